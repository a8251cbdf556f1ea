package render

import "testing"

// mostCalls is how many draw calls a full table may take.
const mostCalls = 60

// TestBudget: a full table takes few draw calls, and a frame in which nothing has
// changed takes none and no memory.
func TestBudget(t *testing.T) {
	for _, game := range shippedGames(t).Games() {
		p := fullTable(t, game)
		c := p.game.app.UI().C
		frame(func() {
			before := c.Calls()
			p.game.fresh = true
			p.step(0)
			calls := c.Calls() - before
			t.Logf("%s: %d draw calls", game, calls)
			if calls == 0 || calls > mostCalls {
				t.Errorf("%s: a full table takes %d draw calls", game, calls)
			}
			for range 500 { // pictures are painted a few at a time, as long as a frame has room
				p.step(0)
			}
			before = c.Calls()
			if n := testing.AllocsPerRun(200, func() { p.step(0) }); n > 0 {
				t.Errorf("%s: a still frame takes memory %v times", game, n)
			}
			if c.Calls() != before {
				t.Errorf("%s: something is drawn although nothing has changed", game)
			}
		})
	}
}
