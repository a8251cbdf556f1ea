package scene

import (
	"fmt"
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// track is the course of the match that is looked at.
type track struct {
	marks  []mark
	log    []rules.Entry // to its end, as the screen may know it
	seat   int           // who knows that
	sought string        // where the line was touched, as a fraction
}

// mark is a moment that the line of time shows.
type mark struct {
	at    uint32 // the decision before which it has happened
	kind  skin.Moment
	seat  int
	turn  int
	words rules.Words
}

// marksOf picks out of a log what the line of time shows.
func marksOf(log []rules.Entry, moments map[string]skin.Moment, first uint32) (out []mark) {
	for i := range log {
		e := &log[i]
		kind := moments[e.Event.Kind]
		if kind == 0 {
			continue
		}
		m := mark{max(first, e.Seq), kind, e.Event.Seat, e.Turn, e.Words}
		if n := len(out); n > 0 && out[n-1].at == m.at && out[n-1].kind == kind && out[n-1].seat == m.seat {
			continue // of one and the same thing
		}
		out = append(out, m)
	}
	return out
}

// trace reads the course of the match before anything of it is taken back.
func (t *table) trace() {
	m, seat := t.s.Match, t.viewer()
	t.track = track{log: m.Log(seat, 0), seat: seat}
	if _, film := m.(interface{ Notice() string }); film { // it has no log, but its turns
		turn, at := m.View(seat).Turn, m.Seq()
		for m.Undo() {
			if n := m.View(seat).Turn; n != turn {
				t.track.marks = append([]mark{{at: at, kind: skin.Turn, turn: turn}}, t.track.marks...)
				turn = n
			}
			at = m.Seq()
		}
		for m.Redo() {
		}
		return
	}
	t.track.marks = marksOf(t.track.log, t.skin.Moments, 1)
}

// allEntries is the log that is shown: while the match is looked at, to its end.
func (t *table) allEntries() []rules.Entry {
	if t.s.Watching && t.track.seat == t.logSeat && len(t.track.log) >= len(t.log) {
		return t.track.log
	}
	return t.log
}

// watch shows the match from its beginning.
func (t *table) watch() {
	t.overlay = overlay{}
	if t.s.Seat < 0 {
		t.s.Seat = max(0, t.view.Seat)
	}
	t.s.Now()
	t.trace()
	t.s.Watch()
	t.jumped = true
	t.refresh()
}

// lookBack begins to look at what has been, or ends it.
func (t *table) lookBack() {
	if t.puzzle != nil {
		return
	}
	if t.s.Watching {
		t.leaveWatch()
		return
	}
	if t.s.Cover || t.s.Seat < 0 {
		return
	}
	t.a.autosaveNow()
	t.trace()
	t.s.LookBack()
	t.overlay = overlay{}
	t.jumped = true
}

// leaveWatch goes back to where the match stands.
func (t *table) leaveWatch() {
	t.jumped = true
	t.s.Now()
}

// showMoment shows the match at a decision.
func (t *table) showMoment(at uint32) {
	if at >= t.s.Match.Seq() && !t.s.Watching {
		return
	}
	if !t.s.Watching {
		if t.lookBack(); !t.s.Watching {
			return
		}
	}
	t.jumped = true
	t.s.Go(at)
}

// goTo shows the moment of an act's value.
func (t *table) goTo(value string) {
	if at, err := strconv.ParseUint(value, 10, 32); err == nil {
		t.overlay = overlay{}
		t.showMoment(uint32(at))
	}
}

// seek goes where the line of time was touched last.
func (t *table) seek() {
	f, err := strconv.ParseFloat(t.track.sought, 64)
	t.track.sought = ""
	if err != nil || !t.s.Watching {
		return
	}
	if at := uint32(t.line(layout.Rect{}).At(f)); at != t.s.Match.Seq() {
		t.showMoment(at)
	}
}

func (t *table) line(r layout.Rect) layout.Track {
	return layout.Track{Rect: r, First: int(t.s.Span.First), Last: int(t.s.Span.Last)}
}

// next is the nearest mark after the moment that is shown, or before it, of a kind
// or of any.
func (t *table) next(way int, kind skin.Moment) uint32 {
	now := t.s.Match.Seq()
	best := t.s.Span.Last
	if way < 0 {
		best = t.s.Span.First
	}
	for _, m := range t.track.marks {
		switch {
		case kind != 0 && m.kind != kind:
		case way > 0 && m.at > now:
			return m.at
		case way < 0 && m.at < now:
			best = m.at
		}
	}
	return best
}

// placeWords is which moment is shown.
func (t *table) placeWords() string {
	span := t.s.Span
	return t.a.w("moment-of", t.turns, int(t.s.Match.Seq()-span.First), int(span.Last-span.First))
}

// momentField lets the mirror go to a mark.
func (t *table) momentField() MirrorField {
	f := MirrorField{Name: "moment", Label: t.a.w("timeline")}
	add := func(at uint32, words string) {
		value := strconv.Itoa(int(at))
		if n := len(f.Choices); n > 0 && f.Choices[n-1][0] == value {
			if words != "" {
				f.Choices[n-1][1] += t.a.w("comma") + words
			}
		} else {
			f.Choices = append(f.Choices, [2]string{value, fmt.Sprintf("%d %s", at-t.s.Span.First, words)})
		}
		if at <= t.s.Match.Seq() {
			f.Value = value
		}
	}
	add(t.s.Span.First, t.a.w("watch-first"))
	for _, m := range t.track.marks {
		words := m.words.In(t.a.lang)
		if words == "" {
			words = t.a.w("turn-n", m.turn)
		}
		add(m.at, words)
	}
	add(t.s.Span.Last, t.a.w("watch-last"))
	return f
}

// drawTrack draws the line of time.
func (t *table) drawTrack(r layout.Rect) {
	if r.Empty() || !t.s.Watching {
		return
	}
	a, c := t.a, t.a.c
	c.Fill(r, theme.PaperLight)
	c.Line(r.X, r.Y+0.5, r.Right(), r.Y+0.5, 1, theme.Line)
	side := min(40, r.H-4)
	var button layout.Rect
	in := r.InsetXY(6, 2)
	button, in = in.Left(side)
	icon := "play"
	if t.s.Playing {
		icon = "pause"
	}
	a.ui.Icon(button.Mid(side-4, min(32, r.H-8)), "watch-play", icon, widget.Plain)
	in = in.InsetXY(14, 0)
	in.W -= 14 // the page has a button in the corner
	line := t.line(in)
	y := in.Y + in.H*0.6
	t.drawTurns(line, y)
	now := int(t.s.Match.Seq())
	x := line.X(now)
	c.Line(in.X, y, in.Right(), y, 3, theme.PaperDark)
	c.Line(in.X, y, x, y, 3, theme.InkSoft)
	for _, m := range t.track.marks {
		t.drawMark(m, line.X(int(m.at)), y)
	}
	ink := theme.Ink
	if t.s.Past {
		ink = theme.Vermilion
	}
	c.Line(x, in.Y+4, x, in.Bottom()-2, 2, ink)
	c.Disc(x, y, 6.5, theme.White)
	c.Disc(x, y, 5, ink)
	a.ui.Add(widget.Node{Rect: in, Act: "seek", Slide: true})
	if t.s.Past { // the whole table is of another time
		c.Ring(layout.Rect{W: a.size.W, H: r.Y}.Inset(1.5), 4, 3, theme.Alpha(theme.Vermilion, 0.75))
	}
}

// drawTurns shades the turns by whose they are, and numbers them.
func (t *table) drawTurns(line layout.Track, y float64) {
	c := t.a.c
	var turns []mark
	var xs []float64
	for _, m := range t.track.marks {
		if m.kind == skin.Turn {
			turns, xs = append(turns, m), append(xs, line.X(int(m.at)))
		}
	}
	size := theme.Small - 0.5
	shown := layout.Apart(xs, size*1.9)
	for i, m := range turns {
		end := line.Right()
		if i+1 < len(xs) {
			end = xs[i+1]
		}
		part := layout.Rect{X: xs[i], Y: line.Y + 2, W: end - xs[i], H: line.H - 4}
		c.Fill(part, theme.Alpha(t.sideInk(m.seat), 0.1))
		c.Line(part.X, part.Y, part.X, part.Bottom(), 1, theme.Alpha(theme.Ink, 0.3))
		if shown[i] && part.X+size*1.5 < line.Right() {
			c.Text(strconv.Itoa(m.turn), part.X+3, line.Y+2+size*0.6, paint.Style{Size: size, Ink: theme.InkSoft})
		}
	}
}

// drawMark draws a mark: damage below the line on the own side and above it on the
// other, a level or a territory as a larger disc of gold, a loss as a block.
func (t *table) drawMark(m mark, x, y float64) {
	c, ink := t.a.c, t.sideInk(m.seat)
	off := 7.0
	if m.seat != t.s.Bottom() {
		off = -7
	}
	switch m.kind {
	case skin.Damage:
		c.Disc(x, y+off, 2.6, ink)
	case skin.Growth:
		c.Disc(x, y, 6, theme.Gold)
		c.Disc(x, y, 3.4, ink)
	case skin.Loss:
		c.Fill(layout.Rect{X: x - 3, Y: y - 8, W: 6, H: 16}, theme.Ink)
	}
}

// drawLogActs draws the buttons over the log at the right end of r.
func (t *table) drawLogActs(r layout.Rect) {
	acts := t.timeActs()
	if t.s.Watching {
		acts = acts[:0] // the choice has them
	}
	if n := t.tapped; t.overlay.kind == "log" && n > 0 && n <= len(t.allEntries()) && t.s.Seat >= 0 {
		acts = []MirrorAct{{Act: "moment", Value: strconv.Itoa(int(t.allEntries()[n-1].Seq)), Text: t.a.w("show-moment")}}
	}
	for _, x := range acts {
		if x.Off {
			continue
		}
		w := t.a.c.Width(x.Text, theme.Small, false) + 18
		cell := layout.Rect{X: r.Right() - w, Y: r.Y, W: w, H: r.H}
		t.a.ui.Button(cell, x.Act, x.Value, x.Text, widget.Plain)
		r.W -= w + 6
	}
}

// scrollLog keeps the moment that is shown in sight, in the middle of a log so high.
func (t *table) scrollLog(id string, high float64, now int) {
	if !t.s.Watching || t.logAt == t.seen {
		return
	}
	t.logAt = t.seen
	y := 0.0
	for _, h := range t.heights[:min(now+1, len(t.heights))] {
		y += h
	}
	t.a.ui.ScrollTo(id, max(0, y-high*0.6))
}

// timeActs is what leads to another time, or back from it.
func (t *table) timeActs() (acts []MirrorAct) {
	a := t.a
	if t.origin != nil {
		acts = append(acts, MirrorAct{Act: "origin", Text: a.w("to-game")})
	}
	if t.puzzle != nil {
		return acts
	}
	text := a.w("look-back")
	switch {
	case t.s.Past:
		text = a.w("to-now")
	case t.s.Watching:
		text = a.w("watch-end")
	}
	return append(acts, MirrorAct{Act: "look-back", Text: text, Off: t.s.Cover || t.s.Seat < 0})
}

// watchWords is what is being looked at.
func (t *table) watchWords() string {
	a := t.a
	switch {
	case t.puzzle != nil:
		text := a.w("solution-of", t.puzzle.try.Puzzle.Title.In(a.lang))
		if t.s.Match.Seq() == t.s.Span.Last {
			text += "\n" + t.afterWords()
		}
		return strings.TrimSpace(text)
	case t.s.Past:
		return a.w("past")
	}
	return a.w("watching")
}
