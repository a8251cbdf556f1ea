package table

import (
	"slices"
	"strconv"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/render/widget"
)

const (
	numberSize = theme.Small - 0.5 // of the numbers of the turns
	lane       = 7                 // from the line of time to the middle of the nearest marks
	damage     = 2.6               // half as wide as the mark of damage
)

// drawTrack draws the line of time.
func (t *Table) drawTrack(r layout.Rect) {
	if r.Empty() || !t.Session.Watching {
		return
	}
	a, c := t.a, t.a.C()
	c.Fill(r, theme.PaperLight)
	c.Line(r.X, r.Y+0.5, r.Right(), r.Y+0.5, 1, theme.Line)
	side := min(40, r.H-4)
	var button layout.Rect
	in := r.InsetXY(6, 2)
	button, in = in.Left(side)
	icon := "play"
	if t.Session.Playing {
		icon = "pause"
	}
	a.UI().Icon(button.Mid(side-4, min(32, r.H-8)), "watch-play", icon, widget.Plain)
	in = in.InsetXY(14, 0)
	in.W -= 14 // the page has a button in the corner
	line := t.line(in)
	// The marks above the line are clear of the numbers of the turns, and those below it of the edge.
	y := min(max(in.Y+in.H*0.6, in.Y+2+numberSize*1.2+lane+damage), in.Bottom()-lane-damage)
	t.drawTurns(line)
	now := int(t.Session.Match.Seq())
	x := line.X(now)
	c.Line(in.X, y, in.Right(), y, 3, theme.PaperDark)
	c.Line(in.X, y, x, y, 3, theme.InkSoft)
	for _, m := range t.Track.Marks {
		t.drawMark(m, line.X(int(m.at)), y)
	}
	ink := theme.Ink
	if t.Session.Past {
		ink = theme.Vermilion
	}
	c.Line(x, in.Y+4, x, in.Bottom()-2, 2, ink)
	c.Disc(x, y, 6.5, theme.White)
	c.Disc(x, y, 5, ink)
	a.UI().Add(widget.Node{Rect: in, Act: "seek", Slide: true})
	if t.Session.Past { // the whole table is of another time
		c.Ring(layout.Rect{W: a.Size().W, H: r.Y}.Inset(1.5), 4, 3, theme.Alpha(theme.Vermilion, 0.75))
	}
}

// drawTurns shades the turns by whose they are, and numbers them.
func (t *Table) drawTurns(line layout.Track) {
	c := t.a.C()
	var turns []mark
	var xs []float64
	for _, m := range t.Track.Marks {
		if m.Kind == skin.Turn {
			turns, xs = append(turns, m), append(xs, line.X(int(m.at)))
		}
	}
	shown := layout.Apart(xs, numberSize*1.9)
	for i, m := range turns {
		end := line.Right()
		if i+1 < len(xs) {
			end = xs[i+1]
		}
		part := layout.Rect{X: xs[i], Y: line.Y + 2, W: end - xs[i], H: line.H - 4}
		c.Fill(part, theme.Alpha(t.SideInk(m.seat), 0.1))
		c.Line(part.X, part.Y, part.X, part.Bottom(), 1, theme.Alpha(theme.Ink, 0.3))
		if shown[i] && part.X+numberSize*1.5 < line.Right() {
			c.Text(strconv.Itoa(m.turn), part.X+3, line.Y+2+numberSize*0.6, paint.Style{Size: numberSize, Ink: theme.InkSoft})
		}
	}
}

// laneOf is how far below the line of time the marks of a player stand: below it for who sits
// at the lower edge, above it for the other one; at a table for more than two those of the
// others stand in lanes, in the order of the turns.
func (t *Table) laneOf(seat int) float64 {
	if seat == t.Session.Bottom() {
		return lane
	}
	others := t.Others()
	return -lane - 3.2*float64(max(0, slices.Index(others, seat)))*3/float64(max(3, len(others)))
}

// drawMark draws a mark: damage below the line on the own side and above it on the
// other, growth as a larger disc of gold, a loss as a block.
func (t *Table) drawMark(m mark, x, y float64) {
	c, ink := t.a.C(), t.SideInk(m.seat)
	off := t.laneOf(m.seat)
	switch m.Kind {
	case skin.Damage:
		c.Disc(x, y+off, damage, ink)
	case skin.Growth:
		c.Disc(x, y, 6, theme.Gold)
		c.Disc(x, y, 3.4, ink)
	case skin.Loss:
		c.Fill(layout.Rect{X: x - 3, Y: y - 8, W: 6, H: 16}, theme.Ink)
	}
}

// drawLogActs draws the buttons over the log at the right end of r.
func (t *Table) drawLogActs(r layout.Rect) {
	acts := t.timeActs()
	if t.Session.Watching {
		acts = acts[:0] // the choice has them
	}
	if n := t.tapped; t.overlay.kind == "log" && n > 0 && n <= len(t.AllEntries()) && t.Session.Seat >= 0 {
		acts = []page.Act{{Act: "moment", Value: strconv.Itoa(int(t.AllEntries()[n-1].Seq)), Text: t.a.W("show-moment")}}
	}
	for _, x := range acts {
		if x.Off {
			continue
		}
		w := t.a.C().Width(x.Text, theme.Small, false) + 18
		cell := layout.Rect{X: r.Right() - w, Y: r.Y, W: w, H: r.H}
		t.a.UI().Button(cell, x.Act, x.Value, x.Text, widget.Plain)
		r.W -= w + 6
	}
}

// scrollLog keeps the moment that is shown in sight, in the middle of a log so high.
func (t *Table) scrollLog(id string, high float64, now int) {
	if !t.Session.Watching || t.logAt == t.seen {
		return
	}
	t.logAt = t.seen
	y := 0.0
	for _, h := range t.heights[:min(now+1, len(t.heights))] {
		y += h
	}
	t.a.UI().ScrollTo(id, max(0, y-high*0.6))
}
