package rules

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
)

// Reason is why something cannot be done: the clause, and words about it.
type Reason = lang.Reason

// WhyNot is what keeps a card of a seat's own hand from being played now, or a card that
// lies open from what the seat might do with it, as the seat may know it; nothing if it
// could be done, if its game does not say, or if the match is over. It says nothing about
// whether the seat is asked at all.
func (t *Match) WhyNot(seat int, card Card) (why []Reason) {
	if t.m.S.Result.Over || card == 0 || int(card) >= len(t.m.S.Cards) || seat < 0 || seat >= int(t.m.S.Players) {
		return nil
	}
	c := kernel.CardID(card)
	z := t.m.S.Cards[c].Zone
	if z == kernel.NoZone {
		return nil
	}
	ask := t.book.WhyNotOnTable
	if spec := t.m.Spec(z); spec.Key == t.book.Notation.Hand {
		if ask = t.book.WhyNot; !spec.Owner || int(t.m.PlayerOf(z)) != seat {
			return nil
		}
	} else if spec.Hidden {
		return nil
	}
	for _, o := range ask(t.m, int8(seat), c) {
		why = append(why, Reason{Clause: o.Clause, Words: t.message("why." + o.Key).With(lang.Args{N: o.N})})
	}
	return why
}
