//go:build lanterns

package render_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"gorin/render/layout"
	"gorin/render/rendertest"
	"gorin/rules"
	"gorin/rules/rulestest/spent"
)

// crews are the tables of which pictures are kept: three to six alone, and two teams.
var crews = []struct{ players, team int }{{3, 0}, {4, 0}, {5, 0}, {6, 0}, {4, 2}, {6, 3}}

var crewParams = map[string]string{"game": "regatta", "start": "1", "p1": "human", "delay": "0"}

// TestGoldenCrew compares pictures of tables for three to six: whom one may attack, an attack,
// which opponent, who is out, a result of several, and one side large.
func TestGoldenCrew(t *testing.T) {
	pages := []struct {
		name string
		acts []string
	}{
		{"attack", []string{"card 11"}}, {"block", []string{"option 0"}}, {"which", []string{"option 0", "option 0"}},
		{"out", []string{"option 0", "option 0", "option 0"}}, {"over", []string{"option 0", "option 0", "option 0", "option 0"}}, {"large", []string{"enlarge 3"}},
	}
	for k, x := range crews {
		e := rendertest.Crew{Engine: rendertest.Shipped(t), Players: x.players, Team: x.team}
		for i, size := range windows {
			page, lang := pages[(i+k)%len(pages)], rules.Lang((i+k)%2)
			name := fmt.Sprintf("crew-%d-%d-%s-%dx%d-%v", x.players, x.team, page.name, size[0], size[1], lang)
			rendertest.Golden(t, e, rendertest.Snap(name, size[0], size[1], lang, crewParams, page.acts...))
		}
	}
}

// TestCrew: each page of such a table can be read at every size in both languages. An opponent
// is chosen by a press on the plate, and a side that nothing is asked of is shown large by one.
func TestCrew(t *testing.T) {
	for _, x := range crews {
		for i, size := range windows {
			if i == 1 || i == 4 { // as the first, only larger
				continue
			}
			for _, lang := range []rules.Lang{rules.Japanese, rules.English} {
				t.Run(fmt.Sprintf("%d-%d-%dx%d-%v", x.players, x.team, size[0], size[1], lang), func(t *testing.T) {
					on := newTour("")
					on.bilingual = true
					on.Picture = rendertest.New(t, size[0], size[1], rendertest.Crew{Engine: rendertest.Shipped(t), Players: x.players, Team: x.team}, lang, crewParams)
					defer on.Leave()
					window := layout.Rect{W: float64(size[0]), H: float64(size[1])}
					for page := range 5 {
						if *seatsInto != "" {
							rendertest.WritePNG(t, filepath.Join(*seatsInto, fmt.Sprintf("crew-%d-%d-%d-%dx%d-%v.png", x.players, x.team, page, size[0], size[1], lang)), on.Pixels())
						} else {
							on.App().UI().C.Seen = on.seen
							on.check(t, window, lang)
							on.App().UI().C.Seen = nil
						}
						was := on.App().View().Turn
						if page == 2 {
							on.Do("seat", fmt.Sprint(x.players-1))
						} else {
							on.Do("option", "0")
						}
						if now := on.App().View().Turn; page < 4 && now != was+1 {
							t.Fatalf("page %d: turn %d after %d", page, now, was)
						}
					}
				})
			}
		}
	}
}

// TestBudgetCrew: a table for six takes few draw calls, and a frame in which nothing has changed
// takes none and no memory.
func TestBudgetCrew(t *testing.T) {
	for _, team := range []int{0, 3} {
		p := rendertest.New(t, 1280, 720, rendertest.Crew{Engine: rendertest.Shipped(t), Players: 6, Team: team}, rules.English, crewParams)
		c := p.App().UI().C
		rendertest.Frame(func() {
			before := c.Calls()
			p.Game.Redraw()
			drawn := spent.Least(func(spent.Cost) bool { return true }, func() { p.Step(0) })
			calls := c.Calls() - before
			t.Logf("six seats, teams of %d: %d draw calls, %d allocations to draw anew", team, calls, drawn.Allocs)
			if calls == 0 || calls > mostCalls {
				t.Errorf("a table for six takes %d draw calls", calls)
			}
			before = c.Calls()
			still := spent.Least(func(c spent.Cost) bool { return c.Allocs < frames }, func() {
				for range frames {
					p.Step(0)
				}
			})
			if still.Allocs >= frames || c.Calls() != before {
				t.Errorf("%d still frames take memory %d times and %d draw calls", frames, still.Allocs, c.Calls()-before)
			}
		})
		p.Leave()
	}
}
