package pack

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules/lang"
)

// cards checks and builds every card.
func (c *checker) cards(f *file) []Card {
	out := make([]Card, 0, len(f.Cards))
	seen := map[string]bool{}
	english := map[string]string{} // a name in English belongs to one Japanese name
	name := func(field string, w lang.Words) {
		if ja, ok := english[w[lang.English]]; ok && ja != w[lang.Japanese] {
			c.fail(field, "英語の%qが「%s」と「%s」の両方に使われている", "%q is English for both %s and %s", w[lang.English], ja, w[lang.Japanese])
		}
		english[w[lang.English]] = w[lang.Japanese]
	}
	for i := range f.Cards {
		in := &f.Cards[i]
		c.card, c.number = clip(in.ID), i+1
		if in.ID == "" {
			c.card = fmt.Sprintf("card %d", i+1)
		}
		c.short("id", in.ID, false)
		if seen[in.ID] {
			c.fail("id", "このパックに2度ある", "stands twice in this pack")
		}
		seen[in.ID] = true
		card := c.build(f, in)
		name("name", card.Name)
		if card.Open != nil {
			if seen[card.Open.ID] {
				c.fail("id", "%sは別のカードの開放面のIDになっている", "%s is the ID of another card's opened face", card.Open.ID)
			}
			seen[card.Open.ID] = true
			name("open.name", card.Open.Name)
		}
		out = append(out, card)
	}
	return out
}

// build makes one card.
func (c *checker) build(f *file, in *fileCard) Card {
	card := Card{ID: in.ID, Game: f.Game, Kind: in.Kind, Title: in.Title, Rarity: in.Rarity, Artist: in.Artist}
	if card.Title == (lang.Words{}) {
		card.Title = f.Title
	}
	c.words("title", card.Title, true)
	c.short("rarity", in.Rarity, true)
	c.short("artist", in.Artist, true)
	kind := c.vals.Kind(in.Kind)
	if kind == nil {
		c.fail("kind", "種類に%qはない。あるのは %s", "no kind %q; known: %s", in.Kind, strings.Join(c.kinds(), ", "))
		return card
	}
	for _, v := range f.head {
		if _, there := in.written[v.Key]; !there {
			in.written[v.Key] = v
		}
	}
	s := side{checker: c, who: lang.Words{"種類が" + clip(in.Kind) + "のカード", "a card of kind " + clip(in.Kind)}, Face: &kind.Face, english: f.Words}
	s.face(&card, &in.fileFace)
	switch must := c.vals.TwoFaced == in.Kind; {
	case must && in.Open == nil:
		s.missing("open")
	case !must && in.Open != nil:
		s.none("open")
	case must:
		card.Open = c.open(&card, in.Open, f.Words)
	}
	return card
}

// kinds are the keys of the kinds of cards, in order.
func (c *checker) kinds() (keys []string) {
	for i := range c.vals.Kinds {
		keys = append(keys, c.vals.Kinds[i].Key)
	}
	slices.Sort(keys)
	return keys
}

// open makes the opened face of a card. What stands on neither face in
// particular, it has in common with the card.
func (c *checker) open(card *Card, in *fileFace, english map[string]string) *Card {
	out := &Card{ID: card.ID + "+", Game: card.Game, Kind: card.Kind, Title: card.Title, Rarity: card.Rarity, Artist: card.Artist}
	for _, d := range headed(c.vals) {
		out.Put(card.Get(d.Key))
	}
	s := side{checker: c, at: "open.", who: lang.Words{"開放面", "the opened face"}, Face: &c.vals.Opened, english: english}
	s.face(out, in)
	return out
}
