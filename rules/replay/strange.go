package replay

import (
	"slices"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/study"
)

// differs reports whether two cards of one ID say different things in play: what a
// collector looks at does not count.
func differs(a, b *pack.Card) bool {
	x, y := plainOf(*a), plainOf(*b)
	return !x.Equal(&y)
}

// plainOf is a card without what does not matter in play, and without which of its lines
// are inert.
func plainOf(c pack.Card) pack.Card {
	c.Rarity, c.Artist, c.Flavour, c.Inert = "", "", lang.Words{}, nil
	if c.Open != nil {
		open := plainOf(*c.Open)
		c.Open = &open
	}
	return c
}

// Strange is something that a file says otherwise than this program would.
type Strange struct {
	Card   rules.Words // its name on the shipped card, or on the card that has the line
	ID     string
	Theirs pack.Card  // as the file prints it
	Ours   *pack.Card // of the same ID, as it ships; nil of an inert line
	Line   int        // of a line that does nothing though it can be read: its number, from 0; -1 else
}

// Strange lists the cards that have the ID of one that ships and say something else, and
// the lines that are inert though this program can read them. It is complete when the
// texts are read: before the first answer.
func (l *Loader) Strange() (out []Strange, err error) {
	packs, err := rules.Packs(l.setup.Game)
	if err != nil {
		return nil, err
	}
	for i := range l.setup.Cards {
		card := &l.setup.Cards[i]
		if l.carried[i] {
			for _, p := range packs {
				if k := p.Find(card.ID); k >= 0 && differs(card, &p.Cards[k]) {
					ours := p.Cards[k]
					out = append(out, Strange{Card: ours.Name, ID: card.ID, Theirs: *card, Ours: &ours, Line: -1})
				}
			}
		}
		inert := false
		for _, c := range facesOf(card) {
			inert = inert || len(c.Inert) > 0
		}
		if !inert {
			continue
		}
		wrong, err := study.Misreads(l.setup.Game, []pack.Card{lively(*card)})
		if err != nil {
			return nil, err
		}
		for _, c := range facesOf(card) {
			for _, n := range c.Inert {
				if !slices.ContainsFunc(wrong, func(m study.Misread) bool { return m.Card == c.ID && m.Line == n }) {
					out = append(out, Strange{Card: c.Name, ID: c.ID, Theirs: *c, Line: n})
				}
			}
		}
	}
	return out, nil
}

// lively is a card none of whose lines is inert.
func lively(c pack.Card) pack.Card {
	c.Inert = nil
	if c.Open != nil {
		open := lively(*c.Open)
		c.Open = &open
	}
	return c
}
