//go:build lanterns

package render_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"gorin/render/layout"
	"gorin/render/rendertest"
	"gorin/render/widget"
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

// TestTeamAtOneScreen plays a game of three against three, with one team at the screen: whoever
// holds it sits large at the lower edge with the mates beside, and any of them may answer what
// is asked of all of them; everything can be read.
func TestTeamAtOneScreen(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			on := newTour("")
			on.bilingual = true
			on.Picture = rendertest.New(t, size[0], size[1], rendertest.Shipped(t), rules.English, map[string]string{"game": "regatta", "format": "triple", "players": "6", "p1": "human", "p2": "human", "p3": "human", "seed": "6", "delay": "0", "start": "1"})
			defer on.Leave()
			asked, held := 0, map[int]bool{}
			for i := range 40 {
				if covers := on.nodesOf("uncover"); len(covers) > 0 {
					on.Do("uncover", covers[i%len(covers)].Value)
				}
				on.App().UI().C.Seen = on.seen
				on.check(t, layout.Rect{W: float64(size[0]), H: float64(size[1])}, rules.English)
				on.App().UI().C.Seen = nil
				v := on.App().View()
				held[v.Seat] = true
				if len(v.Asked) > 1 {
					asked++
				}
				if tabs := len(on.nodesOf("seat")); tabs < 5 && len(on.nodesOf("close")) == 0 {
					t.Fatalf("%d of the others can be pressed", tabs)
				}
				if chip := fmt.Sprintf("%d/hand", (v.Seat+1)%3); size[0] == 1280 && len(on.nodesOf("close")) == 0 {
					if !slices.ContainsFunc(on.nodesOf("pile"), func(n widget.Node) bool { return n.Value == chip }) {
						t.Errorf("the side of a mate does not tell of its hand: %s", chip)
					}
				}
				options := on.nodesOf("option")
				if v.Over {
					break
				}
				if len(options) == 0 {
					t.Fatalf("after %d answers nothing can be done", i)
				}
				on.Do("option", options[(i*7)%len(options)].Value)
			}
			if asked < 5 || len(held) < 3 {
				t.Errorf("several were asked %d times, %v held the screen", asked, held)
			}
		})
	}
}
