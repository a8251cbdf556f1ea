package replay

import (
	"slices"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/value"
)

// packMore is what the cards have beyond card, or nothing if none has any.
func packMore(cards []pack.Card) []more {
	if !slices.ContainsFunc(cards, hasMore) {
		return nil
	}
	out := make([]more, len(cards))
	for i, c := range cards {
		out[i].Extra = packExtra(c)
		if c.Open != nil {
			out[i].Open = []opened{{packCard(*c.Open), packExtra(*c.Open)}}
		}
	}
	return out
}

// hasMore reports whether a card is more than card can hold; inert lines are held
// elsewhere.
func hasMore(c pack.Card) bool {
	c.Inert = nil
	plain := packCard(c).unpack()
	return !plain.Equal(&c)
}

func packExtra(c pack.Card) extra {
	return extra{Subtypes: c.Keys("subtypes"), Colours: c.Keys("colours"),
		Needs:  [5]int{c.Count("needs", "black"), c.Count("needs", "blue"), c.Count("needs", "white"), c.Count("needs", "red"), c.Count("needs", "generic")},
		Timing: c.Word("timing"), Hit: c.Number("hit"), Titles: packWords(c.Tags("titles")), Identities: packWords(c.Tags("identities")),
		Icons: c.Keys("ability-icons"), Quoted: packWords(c.Quoted.Tags("identities"))}
}

// unpack adds to a card what it has beyond card.
func (m *more) unpack(c *pack.Card) {
	m.Extra.unpack(c)
	for _, o := range m.Open {
		open := o.Card.unpack()
		o.Extra.unpack(&open)
		c.Open = &open
	}
}

func (e *extra) unpack(c *pack.Card) {
	c.SetKeys("subtypes", e.Subtypes)
	c.SetKeys("colours", e.Colours)
	c.SetWord("timing", e.Timing)
	c.SetNumber("hit", e.Hit)
	c.SetKeys("ability-icons", e.Icons)
	c.Put(value.Value{Key: "needs", Counts: []value.Count{{Key: "black", N: e.Needs[0]}, {Key: "blue", N: e.Needs[1]}, {Key: "white", N: e.Needs[2]}, {Key: "red", N: e.Needs[3]}, {Key: "generic", N: e.Needs[4]}}})
	c.SetTags("titles", unpackWords(e.Titles))
	c.SetTags("identities", unpackWords(e.Identities))
	c.Quoted.SetTags("identities", unpackWords(e.Quoted))
}

// packBeside is what is beside each seat's deck, or nothing if there is nothing.
func packBeside(seats []rules.SeatSetup) []beside {
	has := func(s rules.SeatSetup) bool { return len(s.Deck.DDeck) > 0 || s.Deck.Territory != "" }
	if !slices.ContainsFunc(seats, has) {
		return nil
	}
	out := make([]beside, len(seats))
	for i, s := range seats {
		out[i].Territory = s.Deck.Territory
		for _, l := range s.Deck.DDeck {
			out[i].DDeck = append(out[i].DDeck, line(l))
		}
	}
	return out
}

func (b *beside) unpack(d *deck.Deck) {
	d.Territory = b.Territory
	for _, l := range b.DDeck {
		d.DDeck = append(d.DDeck, deck.Line(l))
	}
}
