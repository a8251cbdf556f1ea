package rules

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
)

// Reason is why something cannot be done: the clause, and words about it.
type Reason = lang.Reason

// WhyNot is what keeps a card of a seat's own hand from being played now, as its owner
// may know it; nothing if the card lies elsewhere, if it could be played, or if the
// match is over. It says nothing about whether the seat is asked at all.
func (t *Match) WhyNot(seat int, card Card) (why []Reason) {
	if t.m.S.Result.Over || card == 0 || int(card) >= len(t.m.S.Cards) || seat < 0 || seat >= int(t.m.S.Players) {
		return nil
	}
	c := kernel.CardID(card)
	z := t.m.S.Cards[c].Zone
	if z == kernel.NoZone || !t.m.Spec(z).Owner || int(t.m.PlayerOf(z)) != seat || t.m.Spec(z).Key != t.book.Notation.Hand {
		return nil
	}
	for _, o := range t.book.WhyNot(t.m, int8(seat), c) {
		why = append(why, Reason{Clause: o.Clause, Words: t.message("why." + o.Key).With(lang.Args{N: o.N})})
	}
	return why
}
