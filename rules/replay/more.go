package replay

import (
	"slices"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/pack"
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
	return extra{Subtypes: c.Subtypes, Colours: c.Colours,
		Needs:  [5]int{c.Needs.Black, c.Needs.Blue, c.Needs.White, c.Needs.Red, c.Needs.Generic},
		Timing: c.Timing, Hit: c.Hit, Titles: packWords(c.Titles), Identities: packWords(c.Identities),
		Icons: c.AbilityIcons, Quoted: packWords(c.QuotedIdentities)}
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
	c.Subtypes, c.Colours, c.Timing, c.Hit, c.AbilityIcons = e.Subtypes, e.Colours, e.Timing, e.Hit, e.Icons
	c.Needs = pack.Needs{Black: e.Needs[0], Blue: e.Needs[1], White: e.Needs[2], Red: e.Needs[3], Generic: e.Needs[4]}
	c.Titles, c.Identities, c.QuotedIdentities = unpackWords(e.Titles), unpackWords(e.Identities), unpackWords(e.Quoted)
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
