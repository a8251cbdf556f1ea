package pack

import (
	"fmt"
	"slices"

	"gorin/rules/lang"
	"gorin/rules/value"
)

// mostQuoted is how many words of a kind the lines of one face quote.
const mostQuoted = 256

// Verify checks cards that come from elsewhere than a pack, such as a replay: what is
// printed on them has to be what a pack may print, and is checked by what checks packs.
// The error is Faults, without a file and lines.
func Verify(game string, cards []Card, games Games) error {
	c := checker{game: game}
	if c.vals = games.of(game); c.vals == nil {
		c.fail("game", "「%s」というゲームはない", "no game %q", game)
		return Faults(c.errs)
	}
	seen := map[string]bool{}
	for i := range cards {
		card := &cards[i]
		if c.card = clip(card.ID); card.ID == "" {
			c.card = fmt.Sprintf("card %d", i+1)
		}
		c.short("id", card.ID, false)
		c.verify(card)
		for face := range faces(cards[i : i+1]) {
			if seen[face.ID] {
				c.fail("id", "2度ある", "stands twice")
			}
			seen[face.ID] = true
		}
		if len(c.errs) >= maxErrors {
			break
		}
	}
	if c.errs != nil {
		return Faults(c.errs)
	}
	return nil
}

// verify builds a card again from what a pack would say of it.
func (c *checker) verify(card *Card) {
	before := len(c.errs)
	f := file{Game: c.game, Words: map[string]string{}}
	in := fileCard{ID: card.ID, Kind: card.Kind, Title: card.Title, Rarity: card.Rarity, Artist: card.Artist}
	kind := c.vals.Kind(card.Kind)
	if kind == nil {
		kind = &value.Kind{}
	}
	in.fileFace = c.print(card, &kind.Face, f.Words)
	if card.Open != nil {
		open := c.print(card.Open, &c.vals.Opened, f.Words)
		for _, d := range headed(c.vals) {
			delete(open.written, d.Key)
		}
		in.Open = &open
		if card.Open.Open != nil {
			c.fail("open", "開放面の開放面はない", "an opened face has no opened face")
			return
		}
	}
	built := c.build(&f, &in)
	built.take(card)
	if built.Open != nil && card.Open != nil {
		built.Open.take(card.Open)
	}
	if len(c.errs) == before && !built.Equal(card) {
		c.fail("", "書かれた値が互いに合わない", "its values do not belong together")
	}
}

// print is a face as a pack writes it; english takes the words of its tags.
func (c *checker) print(card *Card, face *value.Face, english map[string]string) fileFace {
	in := fileFace{Name: card.Name, Text: card.Lines, Flavour: card.Flavour, written: map[string]value.Value{}}
	for _, key := range face.Must {
		if d := c.vals.Find(key); d != nil && d.Shape == value.Number {
			in.written[key] = value.Value{Key: key}
		}
	}
	for _, v := range card.Values {
		d := c.vals.Find(v.Key)
		if d == nil {
			in.foreign = append(in.foreign, clip(v.Key))
			continue
		}
		if d.Shape == value.Word && len(v.Keys) != 1 {
			c.fail(v.Key, "%d個ある。%d個まで", "%d of them; at most %d", len(v.Keys), 1)
			continue
		}
		for _, w := range v.Tags {
			c.short(v.Key, w[lang.English], true)
			english[w[lang.Japanese]] = w[lang.English]
		}
		in.written[v.Key] = v
	}
	for _, key := range face.Together { // a 0 is not told from what is not written
		if slices.ContainsFunc(face.Together, func(k string) bool { return card.Number(k) != 0 }) {
			in.written[key] = card.Get(key)
		}
	}
	for _, list := range append([][]lang.Words{card.QuotedNames}, tagsOf(card.Quoted)...) {
		if len(list) > mostQuoted {
			c.fail("text", "%d個の語を引用している。%d個まで", "it quotes %d words; at most %d", len(list), mostQuoted)
			continue
		}
		for _, w := range list {
			c.words("text", w, true)
		}
	}
	for _, n := range card.Inert {
		if n < 0 || n >= len(card.Lines) {
			c.fail("text", "ない行が無効になっている", "a line that is not there is inert")
		}
	}
	return in
}

// tagsOf are the tags of all values.
func tagsOf(v value.Values) (out [][]lang.Words) {
	for i := range v {
		out = append(out, v[i].Tags)
	}
	return out
}

// take takes over what a pack does not write on a card: the English of its tags, what its
// lines quote, which of them are inert.
func (c *Card) take(from *Card) {
	c.Inert, c.QuotedNames, c.Quoted = from.Inert, from.QuotedNames, from.Quoted
	for _, v := range c.Values {
		for i, w := range from.Tags(v.Key) {
			if i < len(v.Tags) {
				v.Tags[i][lang.English] = w[lang.English]
			}
		}
	}
}
