package render_test

import (
	"testing"

	"gorin/render/rendertest"
	"gorin/rules/rulestest/spent"
)

// mostCalls is how many draw calls a full table may take.
const mostCalls = 60

// frames are so many that what takes memory once in each stands out from what else the
// process does meanwhile.
const frames = 200

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
			for steps := 0; !p.Game.Settled(); steps++ { // pictures are painted a few at a time
				if p.Step(0); steps == 1000 {
					t.Fatalf("%s: pictures wait to be painted after %d frames", game, steps)
				}
			}
			before = c.Calls()
			still := spent.Least(func(c spent.Cost) bool { return c.Allocs < frames }, func() {
				for range frames {
					p.Step(0)
				}
			})
			if still.Allocs >= frames {
				t.Errorf("%s: %d still frames take memory %d times", game, frames, still.Allocs)
			}
			if c.Calls() != before {
				t.Errorf("%s: something is drawn although nothing has changed", game)
			}
		})
	}
}
