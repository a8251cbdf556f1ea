package bot

import (
	"sync"

	"gorin/rules"
)

// colourKeys are the four colours, in the order of wants.
var colourKeys = [4]string{"black", "blue", "white", "red"}

// at is where the values that a bot weighs stand in views.
var at = sync.OnceValue(func() (c struct{ cost, power, hit, needs, colours, timing rules.Column }) {
	of := func(key string) rules.Column { return rules.ColumnOf("builddivide", key) }
	c.cost, c.power, c.hit, c.needs, c.colours, c.timing = of("cost"), of("power"), of("hit"), of("needs"), of("colours"), of("timing")
	return c
})

// wants is how much of each colour a card costs.
func wants(c *rules.CardView) (n [4]int) {
	first := at().needs
	for i := range n {
		n[i] = c.Now.Num(first + rules.Column(i))
	}
	return n
}

// isQuick reports whether a card can be played as a reaction.
func isQuick(c *rules.CardView) bool { return len(c.Now.Set(at().timing)) > 0 }

func hasColour(c *rules.CardView, i int) bool {
	for _, k := range c.Now.Set(at().colours) {
		if k == colourKeys[i] {
			return true
		}
	}
	return false
}

// supply counts the bot's energy by colour, standing or not.
func (t *table) supply() (n [4]int) {
	if z := t.Zones[rules.Place{Seat: t.Me, Zone: "energy"}]; z != nil {
		for i := range z.Cards {
			if !z.Cards[i].FaceUp {
				continue
			}
			for k := range n {
				if hasColour(&z.Cards[i], k) {
					n[k]++
				}
			}
		}
	}
	return n
}

// payable reports whether the bot's energy has the colours of a card.
func (t *table) payable(c *rules.CardView) bool {
	have := t.supply()
	for k, n := range wants(c) {
		if n > have[k] {
			return false
		}
	}
	return true
}

// brings is what the colours of a card would add to the bot's energy, by the
// other cards of the hand.
func (t *table) brings(c *rules.CardView) (gain float64) {
	have := t.supply()
	hand := t.hand()
	for i := range hand {
		if hand[i].ID == c.ID {
			continue
		}
		for k, n := range wants(&hand[i]) {
			if n > have[k] && hasColour(c, k) {
				gain += 0.8
			}
		}
	}
	return gain
}

// scorePay rests the energy whose colours the hand needs least.
func scorePay(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil || !c.FaceUp {
		return 20
	}
	s := 10.0
	hand := t.hand()
	for i := range hand {
		for k, n := range wants(&hand[i]) {
			if hasColour(c, k) {
				s -= 0.3 * float64(n)
			}
		}
	}
	return s - 0.1*float64(len(c.Now.Set(at().colours)))
}
