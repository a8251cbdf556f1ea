package scene

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

// owns reports whether a key is the table's and not that of lists and of the focus.
func (a *App) owns(key string) bool {
	return a.table != nil && !a.packs.Open && a.table.s.Watching && a.ask == nil && a.table.overlay.kind == "" && watchKeys[key] != ""
}

// watchActs is what can be done while a match is looked at, the most important
// first.
func (t *table) watchActs() []page.Act {
	a := t.a
	play := page.Act{Act: "watch-play", Text: a.w("watch-start")}
	if t.s.Playing {
		play.Text = a.w("watch-stop")
	}
	speed := page.Act{Act: "watch-speed", Text: a.w("watch-speed", strconv.FormatFloat(t.s.Speed, 'g', -1, 64))}
	acts := []page.Act{play}
	switch {
	case t.s.Past:
		acts = []page.Act{{Act: "watch-end", Text: a.w("to-now")}, play, speed}
	case t.puzzle != nil:
		acts = append(acts, page.Act{Act: "puzzle-again", Text: a.w("puzzle-again")}, speed)
	}
	for _, k := range []string{"watch-back", "watch-next", "turn-back", "turn-next", "mark-back", "mark-next", "watch-first", "watch-last"} {
		if t.puzzle != nil && k[:4] != "watc" {
			continue // it is short
		}
		acts = append(acts, page.Act{Act: k, Text: a.w(k)})
	}
	if t.puzzle != nil {
		return append(acts, page.Act{Act: "puzzles", Text: a.w("puzzles")})
	}
	if t.s.All() {
		hands := "hands-one"
		if t.s.Open {
			hands = "hands-both"
		}
		acts = append(acts, speed, page.Act{Act: "watch-hands", Text: t.w(hands)}, page.Act{Act: "watch-flip", Text: t.w("watch-flip")})
	}
	if !t.s.Past && !t.s.All() { // a film
		acts = append(acts, speed)
	}
	if t.branches() {
		acts = append(acts, page.Act{Act: "branch", Text: a.w("branch")})
	}
	if !t.s.Past {
		acts = append(acts, page.Act{Act: "watch-end", Text: a.w("watch-end")})
	}
	return acts
}

// branches reports whether the match can be played on from what is shown.
func (t *table) branches() bool {
	_, film := t.s.Match.(interface{ Notice() string })
	return !film && t.puzzle == nil && t.s.Pending() != nil
}

// watchDoes are the acts while a match is looked at.
var watchDoes = map[string]func(t *table){
	"watch-play": func(t *table) {
		if t.s.Playing = !t.s.Playing; t.s.Playing && t.s.Match.Seq() >= t.s.Span.Last {
			t.showMoment(t.s.Span.First)
			t.s.Playing = true
		}
	},
	"watch-next":  func(t *table) { t.s.Forward(1) },
	"watch-back":  func(t *table) { t.jumped = true; t.s.Forward(-1) },
	"watch-first": func(t *table) { t.showMoment(t.s.Span.First) },
	"watch-last":  func(t *table) { t.showMoment(t.s.Span.Last) },
	"turn-back":   func(t *table) { t.showMoment(t.next(-1, skin.Turn)) },
	"turn-next":   func(t *table) { t.showMoment(t.next(1, skin.Turn)) },
	"mark-back":   func(t *table) { t.showMoment(t.next(-1, 0)) },
	"mark-next":   func(t *table) { t.showMoment(t.next(1, 0)) },
	"watch-speed": func(t *table) { t.s.Faster() },
	"watch-end": func(t *table) {
		if t.puzzle == nil { // to be shown a solution is not to solve it
			t.leaveWatch()
		}
	},
	"branch": func(t *table) { t.a.branch() },
	"watch-flip": func(t *table) {
		if t.s.All() {
			t.s.Flip()
			t.jumped = true
			_ = t.s.Whole(func() error { t.trace(); return nil }) // it cannot fail
		}
	},
	"watch-hands": func(t *table) {
		if t.s.All() {
			t.s.Open = !t.s.Open
			t.jumped = true
			t.s.Revision++
		}
	},
}

func (t *table) doWatch(act string) {
	if do := watchDoes[act]; do != nil && t.s.Watching {
		do(t)
	}
}

// drawWatch draws the buttons of watching where else the choices are.
func (t *table) drawWatch(r layout.Rect) {
	a, c := t.a, t.a.c
	acts := t.watchActs()
	columns, size := 2, theme.Normal+0.0
	switch t.screen.Shape {
	case layout.Tall:
		columns, size = 4, theme.Small+0.0
		if r.W < 340 {
			columns = 3
		}
	case layout.Short:
		columns, size = 3, theme.Small
	}
	ink := theme.Ink
	if t.s.Past {
		ink = theme.Vermilion
	}
	first := 1
	if t.screen.Shape != layout.Wide {
		first = 0 // all of one size
	}
	rows := (len(acts) - first + columns - 1) / columns
	row := max(a.ui.Touch-1, min(max(36, a.ui.Touch+5), (r.H-36)/float64(rows+first)))
	grid, top := r.Low(min(r.H-36, row*float64(rows+first)))
	words := t.watchWords()
	place := t.placeWords()
	top.H -= 6
	if t.puzzle == nil || top.H < 60 {
		c.Text(c.Fit(words, top.W, size, false), top.X, top.Y+8, paint.Style{Size: size, Ink: ink})
	} else {
		_, text := top.Top(22)
		a.ui.Scroll("solution", text, c.BlockHeight(words, text.W-8, size, false)+4, false, func(in layout.Rect) {
			in.W -= 8
			c.Block(words, in, paint.Style{Size: size, Ink: ink})
		})
		top.Y -= 20
	}
	c.Snug(place, top.X, top.Y+28, top.W, theme.Tiny, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
	if first > 0 {
		var wide layout.Rect
		wide, grid = grid.Top(row)
		a.ui.Button(layout.Rect{X: wide.X, Y: wide.Y, W: wide.W, H: wide.H - 5}, acts[0].Act, "", acts[0].Text, widget.Primary)
	}
	long := row*float64(rows) > grid.H+1
	a.ui.Scroll("watch", grid, row*float64(rows), false, func(grid layout.Rect) {
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
			a.ui.Button(cell, x.Act, x.Value, x.Text, manner)
		}
	})
}

// branch plays on from the moment that is shown; the match itself stays as it is.
func (a *App) branch() {
	t := a.table
	if !t.branches() {
		return
	}
	m, err := t.s.Branch(a.host.Engine)
	if err != nil {
		a.fail(a.w("cannot-start"), err)
		return
	}
	origin := t
	if t.origin != nil { // a branch of a branch leads back to the same game
		origin = t.origin
	}
	a.setTable(m, t.s.Start)
	a.table.practice, a.table.origin = true, origin
	a.table.refreshWords()
}

// backToGame leaves practice for the match that it has branched off from.
func (a *App) backToGame() {
	if a.table.origin == nil {
		return
	}
	a.table.autosaveNow()
	a.table = a.table.origin
	a.table.jumped = true
	a.table.refresh()
	a.changed()
}

// link copies a link that holds the whole match.
func (a *App) link() {
	s := a.table.s
	var text string
	err := s.Whole(func() (err error) {
		text, err = a.host.Engine.Link(s.Match)
		return err
	})
	if err != nil {
		a.fail(a.w("link"), err)
		return
	}
	told := a.w("link-copied", len(text))
	text = a.host.Page + "#replay=" + text
	switch {
	case a.host.Copy != nil:
		err = a.host.Copy(text)
	case a.host.Export != nil:
		var where string
		where, err = a.host.Export(a.fileName(".txt"), []byte(text))
		told = a.w("link-is", where)
	default:
		return
	}
	if err != nil {
		a.fail(a.w("link"), err)
		return
	}
	a.tell(a.w("link"), told)
}
