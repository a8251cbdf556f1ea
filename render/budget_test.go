package render_test

import (
	"testing"

	"gorin/render/rendertest"
)

// mostCalls is how many draw calls a full table may take.
const mostCalls = 60

// TestBudget: a full table takes few draw calls, and a frame in which nothing has
// changed takes none and no memory.
func TestBudget(t *testing.T) {
	for _, game := range rendertest.Games(t) {
		p := rendertest.FullTable(t, game)
		c := p.App().UI().C
		rendertest.Frame(func() {
			before := c.Calls()
			p.Game.Redraw()
			p.Step(0)
			calls := c.Calls() - before
			t.Logf("%s: %d draw calls", game, calls)
			if calls == 0 || calls > mostCalls {
				t.Errorf("%s: a full table takes %d draw calls", game, calls)
			}
			for range 500 { // pictures are painted a few at a time, as long as a frame has room
				p.Step(0)
			}
			before = c.Calls()
			if n := testing.AllocsPerRun(200, func() { p.Step(0) }); n > 0 {
				t.Errorf("%s: a still frame takes memory %v times", game, n)
			}
			if c.Calls() != before {
				t.Errorf("%s: something is drawn although nothing has changed", game)
			}
		})
	}
}
