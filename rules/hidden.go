package rules

import (
	"math/rand/v2"

	"gorin/rules/kernel"
)

// ShuffleHidden is a copy of the match in which the cards that a seat cannot
// tell apart have changed places at random: that seat's view and request must
// not change by it. It shows that views leak nothing, and gives a bot that
// looks ahead a full state to try things on.
func (t *Match) ShuffleHidden(seat int, seed uint64) *Match {
	c := t.Copy()
	r := rand.New(rand.NewPCG(seed, 0x6869646465))
	for p := range c.m.S.Players {
		var hidden []kernel.CardID
		for id := 1; id < len(c.m.S.Cards); id++ {
			card := &c.m.S.Cards[id]
			if card.Owner == p && !c.m.SeesCard(int8(seat), kernel.CardID(id)) {
				hidden = append(hidden, kernel.CardID(id))
			}
		}
		for i := len(hidden) - 1; i > 0; i-- {
			j := r.IntN(i + 1)
			a, b := &c.m.S.Cards[hidden[i]], &c.m.S.Cards[hidden[j]]
			a.Print, b.Print = b.Print, a.Print
		}
	}
	c.m.Reopen()
	return c
}
