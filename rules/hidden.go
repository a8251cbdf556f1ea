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
		c.shuffleOf(seat, p, r)
	}
	c.m.Reopen()
	return c
}

// shuffleOf lets the cards of a player that a seat cannot see change places,
// those that come from one part of the deck, and of which the same is known.
func (c *Match) shuffleOf(seat int, p int8, r *rand.Rand) {
	parts := map[string][]kernel.CardID{}
	var order []string
	for id := 1; id < len(c.m.S.Cards); id++ {
		card := &c.m.S.Cards[id]
		if card.Owner != p || c.m.SeesCard(int8(seat), kernel.CardID(id)) {
			continue
		}
		home := c.book.Deck.Home(c.cards.List[card.Print].Kind, c.m.Spec(card.Zone).Key)
		if parts[home] == nil {
			order = append(order, home)
		}
		parts[home] = append(parts[home], kernel.CardID(id))
	}
	for _, home := range order {
		hidden := parts[home]
		for i := len(hidden) - 1; i > 0; i-- {
			j := r.IntN(i + 1)
			a, b := &c.m.S.Cards[hidden[i]], &c.m.S.Cards[hidden[j]]
			a.Print, b.Print = b.Print, a.Print
		}
	}
}
