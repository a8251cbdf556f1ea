package pack

import (
	"fmt"
	"slices"
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
	in := fileCard{fileFace: c.print(card, c.vals.Kinds[card.Kind], f.Words), ID: card.ID, Kind: card.Kind, Colour: card.Colour,
		Triggers: card.Triggers, Icons: card.Icons, Title: card.Title, Side: card.Side, Rarity: card.Rarity, Artist: card.Artist,
		Subtypes: card.Subtypes, Timing: card.Timing}
	kind := c.vals.Kinds[card.Kind]
	in.Level, in.Soul = kind.written("level", card.Level), kind.written("soul", card.Soul)
	if card.Open != nil {
		open := c.print(card.Open, c.vals.Opened, f.Words)
		if open.Power == nil && open.Hit != nil {
			open.Power = &card.Open.Power
		} else if open.Hit == nil && open.Power != nil {
			open.Hit = &card.Open.Hit
		}
		in.Open = &open
		if card.Open.Open != nil {
			c.fail("open", "開放面の開放面はない", "an opened face has no opened face")
			return
		}
	}
	if slices.Contains(kind.May, "traits") { // of Build Divide they are called attributes
		in.Traits, in.Attributes = in.Attributes, nil
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
func (c *checker) print(card *Card, kind Fields, english map[string]string) fileFace {
	in := fileFace{Name: card.Name, Colours: card.Colours, AbilityIcons: card.AbilityIcons, Text: card.Lines, Flavour: card.Flavour}
	in.Cost, in.Power, in.Hit = kind.written("cost", card.Cost), kind.written("power", card.Power), kind.written("hit", card.Hit)
	if card.Needs != (Needs{}) {
		in.Needs = &card.Needs
	}
	tags := func(field string, words []Words) (out []string) {
		for _, w := range words {
			c.short(field, w.En, true)
			english[w.Ja] = w.En
			out = append(out, w.Ja)
		}
		return out
	}
	in.Attributes, in.Titles, in.Identities = tags("traits", card.Traits), tags("titles", card.Titles), tags("identities", card.Identities)
	for _, list := range [][]Words{card.QuotedNames, card.QuotedTraits, card.QuotedIdentities} {
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

// take takes over what a pack does not write on a card: the words of its tags, what its
// lines quote, which of them are inert.
func (c *Card) take(from *Card) {
	c.Inert = from.Inert
	c.QuotedNames, c.QuotedTraits, c.QuotedIdentities = from.QuotedNames, from.QuotedTraits, from.QuotedIdentities
	for _, l := range []struct{ to, from []Words }{{c.Traits, from.Traits}, {c.Titles, from.Titles}, {c.Identities, from.Identities}} {
		for i := range min(len(l.to), len(l.from)) {
			l.to[i].En = l.from[i].En
		}
	}
}

// written is a number as a pack writes it: of a card that has it, and wherever it is
// not 0.
func (f Fields) written(field string, n int) *int {
	if n != 0 || slices.Contains(f.Must, field) {
		return &n
	}
	return nil
}
