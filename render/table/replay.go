package table

import (
	"strconv"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/render/widget"
)

// watchKeys are the keys while a match is looked at.
var watchKeys = map[string]string{
	"Space": "watch-play", "Left": "watch-back", "Right": "watch-next",
	"ShiftLeft": "turn-back", "ShiftRight": "turn-next", "PageUp": "turn-back", "PageDown": "turn-next",
	"Home": "watch-first", "End": "watch-last",
}

// Owns reports whether a key is the table's and not that of lists and of the focus.
func (t *Table) Owns(key string) bool {
	return t.Session.Watching && t.overlay.kind == "" && watchKeys[key] != ""
}

// watchActs is what can be done while a match is looked at, the most important
// first.
func (t *Table) watchActs() []page.Act {
	a := t.a
	play := page.Act{Act: "watch-play", Text: a.W("watch-start")}
	if t.Session.Playing {
		play.Text = a.W("watch-stop")
	}
	speed := page.Act{Act: "watch-speed", Text: a.W("watch-speed", strconv.FormatFloat(t.Session.Speed, 'g', -1, 64))}
	acts := []page.Act{play}
	switch {
	case t.Session.Past:
		acts = []page.Act{{Act: "watch-end", Text: a.W("to-now")}, play, speed}
	case t.Puzzle != nil:
		acts = append(acts, page.Act{Act: "puzzle-again", Text: a.W("puzzle-again")}, speed)
	}
	for _, k := range []string{"watch-back", "watch-next", "turn-back", "turn-next", "mark-back", "mark-next", "watch-first", "watch-last"} {
		if t.Puzzle != nil && k[:4] != "watc" {
			continue // it is short
		}
		acts = append(acts, page.Act{Act: k, Text: a.W(k)})
	}
	if t.Puzzle != nil {
		return append(acts, page.Act{Act: "puzzles", Text: a.W("puzzles")})
	}
	if t.Session.All() {
		hands := "hands-one"
		if t.Session.Open {
			hands = "hands-both"
		}
		acts = append(acts, speed, page.Act{Act: "watch-hands", Text: t.W(hands)}, page.Act{Act: "watch-flip", Text: t.W("watch-flip")})
	}
	if !t.Session.Past && !t.Session.All() { // a film
		acts = append(acts, speed)
	}
	if t.Branches() {
		acts = append(acts, page.Act{Act: "branch", Text: a.W("branch")})
	}
	if !t.Session.Past {
		acts = append(acts, page.Act{Act: "watch-end", Text: a.W("watch-end")})
	}
	return acts
}

// Branches reports whether the match can be played on from what is shown.
func (t *Table) Branches() bool {
	return !t.Film() && t.Puzzle == nil && t.Session.Pending() != nil
}

// watchDoes are the acts while a match is looked at.
var watchDoes = map[string]func(t *Table){
	"watch-play": func(t *Table) {
		if t.Session.Playing = !t.Session.Playing; t.Session.Playing && t.Session.Match.Seq() >= t.Session.Span.Last {
			t.showMoment(t.Session.Span.First)
			t.Session.Playing = true
		}
	},
	"watch-next":  func(t *Table) { t.Session.Forward(1) },
	"watch-back":  func(t *Table) { t.jumped = true; t.Session.Forward(-1) },
	"watch-first": func(t *Table) { t.showMoment(t.Session.Span.First) },
	"watch-last":  func(t *Table) { t.showMoment(t.Session.Span.Last) },
	"turn-back":   func(t *Table) { t.showMoment(t.next(-1, skin.Turn)) },
	"turn-next":   func(t *Table) { t.showMoment(t.next(1, skin.Turn)) },
	"mark-back":   func(t *Table) { t.showMoment(t.next(-1, 0)) },
	"mark-next":   func(t *Table) { t.showMoment(t.next(1, 0)) },
	"watch-speed": func(t *Table) { t.Session.Faster() },
	"watch-end": func(t *Table) {
		if t.Puzzle == nil { // to be shown a solution is not to solve it
			t.leaveWatch()
		}
	},
	"branch": func(t *Table) { t.a.Match("branch") },
	"watch-flip": func(t *Table) {
		t.flipTo((t.Session.Bottom() + 1) % t.Session.Seats())
	},
	"watch-hands": func(t *Table) {
		if t.Session.All() {
			t.Session.Open = !t.Session.Open
			t.jumped = true
			t.Session.Revision++
		}
	},
}

func (t *Table) doWatch(act, value string) {
	if seat, err := strconv.Atoi(value); err == nil && act == "watch-flip" {
		t.flipTo(seat)
		return
	}
	if do := watchDoes[act]; do != nil && t.Session.Watching {
		do(t)
	}
}

// drawWatch draws the buttons of watching where else the choices are.
func (t *Table) drawWatch(r layout.Rect) {
	a, c := t.a, t.a.C()
	acts := t.watchActs()
	columns, size := 2, theme.Normal+0.0
	switch t.Screen.Shape {
	case layout.Tall:
		columns, size = 4, theme.Small+0.0
		if r.W < 340 {
			columns = 3
		}
	case layout.Short:
		columns, size = 3, theme.Small
	}
	ink := theme.Ink
	if t.Session.Past {
		ink = theme.Vermilion
	}
	first := 1
	if t.Screen.Shape != layout.Wide {
		first = 0 // all of one size
	}
	rows := (len(acts) - first + columns - 1) / columns
	row := max(a.UI().Touch-1, min(max(36, a.UI().Touch+5), (r.H-36)/float64(rows+first)))
	grid, top := r.Low(min(r.H-36, row*float64(rows+first)))
	words := t.watchWords()
	place := t.placeWords()
	top.H -= 6
	if t.Puzzle == nil || top.H < 60 {
		c.Text(c.Fit(words, top.W, size, false), top.X, top.Y+8, paint.Style{Size: size, Ink: ink})
	} else {
		_, text := top.Top(22)
		a.UI().Scroll("solution", text, c.BlockHeight(words, text.W-8, size, false)+4, false, func(in layout.Rect) {
			in.W -= 8
			c.Block(words, in, paint.Style{Size: size, Ink: ink})
		})
		top.Y -= 20
	}
	c.Snug(place, top.X, top.Y+28, top.W, theme.Tiny, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
	if first > 0 {
		var wide layout.Rect
		wide, grid = grid.Top(row)
		a.UI().Button(layout.Rect{X: wide.X, Y: wide.Y, W: wide.W, H: wide.H - 5}, acts[0].Act, "", acts[0].Text, widget.Primary)
	}
	long := row*float64(rows) > grid.H+1
	a.UI().Scroll("watch", grid, row*float64(rows), false, func(grid layout.Rect) {
		if long {
			grid.W -= 8
		}
		for i, cell := range grid.Grid(columns, rows, 5) {
			if i+first >= len(acts) {
				break
			}
			manner := widget.Plain
			if i+first == 0 {
				manner = widget.Primary
			}
			x := acts[i+first]
			a.UI().Button(cell, x.Act, x.Value, x.Text, manner)
		}
	})
}

// Film reports whether the match can only be watched.
func (t *Table) Film() bool {
	_, film := t.Session.Match.(interface{ Notice() string })
	return film
}
