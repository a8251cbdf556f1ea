//go:build lanterns

package render_test

import (
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"testing"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/rendertest"
	"gorin/render/session"
	"gorin/render/skin"
	skins "gorin/render/skin/all"
	"gorin/rules"
)

// crowd is a table for more than two that is looked at.
type crowd struct {
	name, game, format string
	players, team      int
}

// crowds are those of a made-up game with formats, and those at which any game looks as if so
// many played it.
func crowds(tb testing.TB) (all []crowd) {
	for _, f := range rules.Formats("regatta") {
		for n := max(3, f.Least); n <= f.Most; n++ {
			all = append(all, crowd{fmt.Sprint(f.Key, "-", n), "regatta", f.Key, n, 0})
		}
	}
	for _, game := range rendertest.Games(tb) {
		all = append(all, crowd{game + "-5", game, "", 5, 0}, crowd{game + "-teams-4", game, "", 4, 2}, crowd{game + "-teams-6", game, "", 6, 3})
	}
	return all
}

// crowdAt is a table in the middle of a game.
func crowdAt(t *testing.T, x crowd, size [2]int, lang rules.Lang, letters string, answers int) *tour {
	on := newTour(letters)
	on.bilingual = true
	params := map[string]string{"game": x.game, "seed": "11", "delay": "0", "start": "1"}
	var e session.Engine = rendertest.Crowd{Engine: rendertest.Shipped(t), Players: x.players, Team: x.team}
	if x.format != "" {
		e, params["format"], params["players"] = rendertest.Shipped(t), x.format, fmt.Sprint(x.players)
	}
	on.Picture = rendertest.New(t, size[0], size[1], e, lang, params)
	if letters != "" {
		on.Game.Do("settings", "")
		on.Game.Do("set", "letters="+letters)
		on.Do("settings-close", "")
	}
	for range answers {
		if options := on.nodesOf("option"); len(options) > 0 {
			on.Do("option", options[0].Value)
		}
	}
	if len(on.nodesOf("again")) > 0 || len(on.nodesOf("close")) > 0 {
		on.Do("close", "")
	}
	return on
}

// TestCrowd: a table for three to six, alone or in teams, can be read at every size, in the
// middle of a game, and so can each side that is shown large.
func TestCrowd(t *testing.T) {
	for _, x := range crowds(t) {
		for i, size := range windows {
			if i == 1 || i == 4 || testing.Short() && i == 2 { // two are as the first, only larger
				continue
			}
			for _, lang := range []rules.Lang{rules.Japanese, rules.English} {
				t.Run(fmt.Sprintf("%s-%dx%d-%v", x.name, size[0], size[1], lang), func(t *testing.T) {
					on := crowdAt(t, x, size, lang, "", 14)
					defer on.Leave()
					if *seatsInto != "" {
						rendertest.WritePNG(t, filepath.Join(*seatsInto, fmt.Sprintf("%s-%dx%d-%v.png", x.name, size[0], size[1], lang)), on.Pixels())
						return
					}
					on.App().UI().C.Seen = on.seen
					z := layout.Zoom(float64(size[0]), float64(size[1]))
					window := layout.Rect{W: float64(size[0]) / z, H: float64(size[1]) / z}
					on.check(t, window, lang)
					for _, seat := range []int{1, x.players - 1} { // of either team
						on.Do("enlarge", fmt.Sprint(seat))
						on.check(t, window, lang)
					}
				})
			}
		}
	}
}

// TestLetters: the same with large letters, where there is a mouse and on phones.
func TestLetters(t *testing.T) {
	for _, x := range crowds(t) {
		for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
			for name, times := range map[string]float64{"large": 1.15, "largest": 1.3} {
				t.Run(fmt.Sprintf("%s-%dx%d-%s", x.name, size[0], size[1], name), func(t *testing.T) {
					on := crowdAt(t, x, size, rules.English, name, 14)
					defer on.Leave()
					if *seatsInto != "" {
						rendertest.WritePNG(t, filepath.Join(*seatsInto, fmt.Sprintf("%s-%dx%d-%s.png", x.name, size[0], size[1], name)), on.Pixels())
						return
					}
					on.App().UI().C.Seen = on.seen
					on.check(t, layout.Rect{W: math.Ceil(float64(size[0]) / times), H: math.Ceil(float64(size[1]) / times)}, rules.English)
				})
			}
		}
	}
}

// TestEveryNumber: at a table on a wide screen every number of every other side stands where it
// belongs, in letters that can be read: how many cards lie in each zone, and what stands on
// the cards that fight.
func TestEveryNumber(t *testing.T) {
	told := map[string]int{}
	for _, x := range crowds(t) {
		for _, lang := range []rules.Lang{rules.Japanese, rules.English} {
			t.Run(fmt.Sprintf("%s-%v", x.name, lang), func(t *testing.T) {
				on := crowdAt(t, x, windows[0], lang, "", 10)
				defer on.Leave()
				on.App().UI().C.Seen = on.seen
				on.Again()
				if len(on.nodesOf("close")) > 0 { // the match is over, and its result lies on the table
					on.Do("close", "")
				}
				told[x.game] += on.everyNumber(t, x)
			})
		}
	}
	for game, n := range told {
		if n < 10 {
			t.Errorf("%s: only %d numbers are looked at", game, n)
		}
	}
}

// everyNumber looks for the numbers of the other sides, and says how many there are.
func (t *tour) everyNumber(tb testing.TB, x crowd) (numbers int) {
	v, look := t.App().View(), skins.For(x.game)
	node := func(act, value string) layout.Rect {
		for _, n := range t.nodesOf(act) {
			if n.Value == value {
				return n.Rect
			}
		}
		return layout.Rect{}
	}
	says := func(at layout.Rect, number, what string) {
		numbers++
		for _, l := range t.seen.lines {
			if l.text == number && !l.card && l.size >= smallest && common(l.at, at).W > l.at.W*0.9 && common(l.at, at).H > 2 {
				return
			}
		}
		tb.Errorf("%s: no %s in %v", what, number, at)
	}
	prints := t.App().Prints()
	for seat, p := range v.Players {
		if seat == v.Seat || p.Lost || p.Left {
			continue
		}
		for _, f := range look.Mat(layout.Wide).Frames {
			at := slices.IndexFunc(p.Zones, func(z rules.ZoneView) bool { return z.Place.Zone == f.Zone })
			if f.Under != "" || at < 0 {
				continue
			}
			z := &p.Zones[at]
			what := fmt.Sprintf("%s of %d", f.Zone, seat)
			if chip := node("pile", fmt.Sprintf("%d/%s", seat, f.Zone)); !chip.Empty() {
				number := fmt.Sprint(z.Count)
				for _, g := range look.Gauge {
					if g.Zone == f.Zone && !g.On {
						number += fmt.Sprint("/", g.Full)
					}
				}
				if look.Purse != nil && look.Purse.On && look.Purse.Zone == f.Zone { // how many of them can pay stands before it
					ready := slices.DeleteFunc(slices.Clone(z.Cards), func(c rules.CardView) bool { return c.Lies != rules.Stand })
					number = fmt.Sprint(len(ready), "/", z.Count)
				}
				says(chip, number, what)
				continue
			}
			if !look.Stage[f.Zone] && len(look.Stage) > 0 {
				tb.Errorf("%s is not told", what)
			}
			for i := range z.Cards {
				c := &z.Cards[i]
				if c.ID == 0 || c.Print < 0 {
					continue
				}
				place := node("card", fmt.Sprint(c.ID))
				var l paint.Look
				look.Look(&l, &prints[c.Print], c, skin.At{Stage: true, Lang: rules.Japanese})
				if l.Fight {
					says(place.Inset(-24), fmt.Sprint(l.Main), what)
					says(place.Inset(-24), fmt.Sprint(l.Beside), what)
				}
				if l.Values {
					says(place.Inset(-24), fmt.Sprint(l.First), what)
				}
			}
		}
	}
	return numbers
}
