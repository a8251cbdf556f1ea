package pack

import (
	"fmt"
	"slices"
	"strings"
)

// cards checks and builds every card.
func (c *checker) cards(f *file) []Card {
	out := make([]Card, 0, len(f.Cards))
	seen := map[string]bool{}
	english := map[string]string{} // a name in English belongs to one Japanese name
	name := func(field string, w Words) {
		if ja, ok := english[w.En]; ok && ja != w.Ja {
			c.fail(field, "英語の%qが「%s」と「%s」の両方に使われている", "%q is English for both %s and %s", w.En, ja, w.Ja)
		}
		english[w.En] = w.Ja
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
	card := Card{ID: in.ID, Game: f.Game, Kind: in.Kind, Colour: in.Colour, Triggers: in.Triggers, Icons: in.Icons,
		Title: in.Title, Side: in.Side, Rarity: in.Rarity, Artist: in.Artist, Subtypes: in.Subtypes, Timing: in.Timing}
	if card.Title == (Words{}) {
		card.Title = f.Title
	}
	c.words("title", card.Title, true)
	if card.Side == "" {
		card.Side = f.Side
	}
	if card.Side != "" {
		c.oneOf("side", card.Side, c.vals.Sides)
	}
	c.short("rarity", in.Rarity, true)
	c.short("artist", in.Artist, true)
	kind, ok := c.vals.Kinds[in.Kind]
	if !ok {
		c.fail("kind", "種類に%qはない。あるのは %s", "no kind %q; known: %s", in.Kind, strings.Join(keys(c.vals.Kinds), ", "))
		return card
	}
	s := side{checker: c, who: Words{"種類が" + clip(in.Kind) + "のカード", "a card of kind " + clip(in.Kind)}, Fields: kind, english: f.Words}
	if s.may("colour", in.Colour != "") {
		c.oneOf("colour", in.Colour, c.vals.Colours)
	}
	if s.may("timing", in.Timing != "") {
		c.oneOf("timing", in.Timing, c.vals.Timings)
	}
	s.allOf("triggers", in.Triggers, c.vals.Triggers)
	s.allOf("icons", in.Icons, c.vals.Icons)
	s.allOf("subtypes", in.Subtypes, c.vals.Subtypes)
	one := Step{Max: MaxNumber, Of: 1}
	card.Level = s.number("level", in.Level, one)
	card.Soul = s.number("soul", in.Soul, one)
	card.Traits = s.tags("traits", in.Traits)
	s.face(&card, &in.fileFace)
	switch must := slices.Contains(kind.Must, "open"); {
	case must && in.Open == nil:
		s.missing("open")
	case !must && in.Open != nil:
		s.none("open")
	case must:
		card.Open = c.open(&card, in.Open, f.Words)
	}
	return card
}

// open makes the opened face of a card (319-2). What stands on neither face in
// particular, it has in common with the card.
func (c *checker) open(card *Card, in *fileFace, english map[string]string) *Card {
	out := &Card{ID: card.ID + "+", Game: card.Game, Kind: card.Kind, Title: card.Title, Side: card.Side,
		Rarity: card.Rarity, Artist: card.Artist}
	s := side{checker: c, at: "open.", who: Words{"開放面", "the opened face"}, Fields: c.vals.Opened, english: english}
	s.face(out, in)
	if (in.Power == nil) != (in.Hit == nil) {
		c.fail("open", "パワーとヒット数は両方書くか、両方書かない（1406）", "power and hit stand together, or neither (1406)")
	}
	return out
}
