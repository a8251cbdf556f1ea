package table

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// Draw draws the table and what lies over it.
func (t *Table) Draw() {
	a, now := t.a, t.a.Now()
	var before map[uint16]layout.Pose
	if t.planned {
		before = make(map[uint16]layout.Pose, len(t.shown))
		for i := range t.shown {
			s := &t.shown[i]
			if s.card.ID != 0 {
				before[uint16(s.card.ID)], _ = t.Script.At(uint16(s.card.ID), s.pose, now)
			}
		}
	}
	screen := layout.Divide(a.Size().W, a.Size().H, t.Skin.Band())
	if t.Session.Watching {
		screen = layout.DivideTrack(a.Size().W, a.Size().H, t.Skin.Band(), t.Session.Open)
	} else if t.Puzzle != nil && !screen.Log.Empty() { // the goal stands over the question
		var more layout.Rect
		more, screen.Log = screen.Log.Top(screen.Log.H * 0.4)
		screen.Choice.H += more.H
	}
	resized := screen != t.screen
	t.screen = screen
	t.lay()
	a.C().Cards.Begin(max(t.half(0).CardHeight(), t.screen.Hand.H))
	if resized || a.Habits().Delay == 0 { // without pauses nothing flies either
		t.Script.Stop()
	} else if t.planned {
		t.plan(now, before)
	}
	t.planned = false
	t.drawMats()
	if t.Skin.Queue != "" {
		t.drawAttacks(t.screen.Middle) // what is written there stays legible
	}
	t.drawBand()
	t.drawCards(now)
	t.drawAttacks(t.screen.Far, t.screen.Near)
	t.drawAims()
	t.drawGauges()
	t.drawStates()
	t.drawPlates()
	t.drawCue(now)
	t.drawNotice(now)
	t.drawBar()
	t.drawDetailPanel()
	t.drawChoice(t.screen.Choice)
	t.drawLog(t.screen.Log)
	t.drawTrack(t.screen.Track)
	t.drawCarried()
	t.drawOverlay()
	t.drawSorted()
	if t.Session.Cover && !a.Asking() {
		t.drawCover()
	}
}

// poseOf is about where a zone is, for cards that come from it or go to it.
func (t *Table) poseOf(p rules.Place) (layout.Pose, bool) {
	if p.Zone == t.Skin.Hand {
		m := t.side(p.Seat).Hand.Centre()
		return layout.Pose{X: m.X, Y: m.Y, H: t.screen.Hand.H * 0.9}, true
	}
	if p.Seat < 0 {
		if r, ok := t.middleOf(p.Zone); ok {
			m := r.Centre()
			return layout.Pose{X: m.X, Y: m.Y, H: r.H - 6}, true
		}
		if t.Skin.Queue == "" || p.Zone != t.Skin.Queue {
			return layout.Pose{}, false
		}
		_, r := t.bandParts()
		return itemPose(r), true
	}
	half := t.half(p.Seat)
	f, ok := half.Frame(p.Zone)
	if !ok {
		return layout.Pose{}, false
	}
	if f.W > 0 {
		m := half.Slot(f).Centre()
		return layout.Pose{X: m.X, Y: m.Y, H: half.CardHeight() * f.Scale}, true
	}
	return half.Place(f, 0, 1, 0), true
}

// drawGauges writes how near each player is to losing, beside the mat's zones.
func (t *Table) drawGauges() {
	a := t.a
	for seat := range t.View.Players {
		half := t.half(seat)
		for _, g := range t.Skin.Gauge {
			z := t.Zone(rules.Place{Seat: seat, Zone: g.Zone})
			f, ok := half.Frame(g.Zone)
			if z == nil || !ok {
				continue
			}
			if g.On {
				t.drawOn(half, half.Slot(f), g.Mark.In(a.Lang())+strconv.Itoa(z.Count), z.Count >= g.Full-1)
				continue
			}
			f.Places = max(f.Places, z.Count)
			t.drawGauge(half, half.Slot(f), g.Mark.In(a.Lang()), z.Count, g.Full)
		}
	}
}

// onSize is the size of a count on the corner of a zone.
func (t *Table) onSize() float64 {
	if t.screen.Shape != layout.Wide {
		return theme.Small
	}
	return theme.Normal + 1
}

// drawOn writes a count on the corner of a zone.
func (t *Table) drawOn(half layout.Half, r layout.Rect, text string, near bool) {
	c := t.a.C()
	size := t.onSize()
	w := c.Width(text, size, true) + 12
	b := layout.Rect{X: r.X - 6, Y: r.Bottom() - size*1.2, W: w, H: size * 1.5}
	if half.Far {
		b.X, b.Y = r.Right()-w+6, r.Y-size*0.3
	}
	plate := theme.Ink
	if near {
		plate = theme.Vermilion
	}
	c.Round(b, size*0.75, theme.Alpha(plate, 0.94))
	c.Text(text, b.X+w/2, b.Y+b.H/2, paint.Style{Size: size, Ink: theme.White, Bold: true, Align: paint.Centre})
}

// drawGauge writes a count of so many beside a zone, towards the middle.
func (t *Table) drawGauge(half layout.Half, r layout.Rect, mark string, n, full int) {
	c := t.a.C()
	ink := theme.InkSoft
	if n >= full-2 {
		ink = theme.Vermilion
	}
	size, big := theme.Small-1, theme.Large+2
	if t.screen.Shape != layout.Wide {
		size, big = theme.Tiny, theme.Normal
	}
	x, y, align := r.Right()+5, r.Bottom()-big*0.6, paint.Start
	if half.Far {
		x, y, align = r.X-5, r.Y+big*0.6, paint.End
	}
	c.Text(fmt.Sprintf("%d/%d", n, full), x, y, paint.Style{Size: big, Ink: ink, Bold: true, Align: align})
	away := -1.0
	if half.Far {
		away = 1
	}
	c.Text(mark, x, y+away*(big*0.5+size*0.6), paint.Style{Size: size, Ink: ink, Align: align})
}

// drawBar draws the upper bar: whose turn, the phases, the buttons.
func (t *Table) drawBar() {
	a, c, r := t.a, t.a.C(), t.screen.Bar
	c.Fill(r, theme.Alpha(theme.PaperLight, 0.9))
	c.Line(r.X, r.Bottom()-0.5, r.Right(), r.Bottom()-0.5, 1, theme.Line)
	in := r.InsetXY(6, 4)
	acts := []struct {
		act string
		on  bool
	}{{"menu", true}, {"redo", t.Session.CanRedo()}, {"undo", t.Session.CanUndo()}}
	side := 40.0
	for _, b := range acts {
		if b.act == "redo" && !b.on && t.screen.Shape == layout.Short {
			continue // the words beside it need the room
		}
		var cell layout.Rect
		cell, in = in.End(side)
		manner := widget.Plain
		if !b.on {
			manner = widget.Off
		}
		a.UI().Icon(cell.InsetXY(2, 0), b.act, b.act, manner)
	}
	seatInk := t.sideInk(t.View.Active)
	if t.screen.Shape != layout.Wide {
		var cell layout.Rect
		cell, in = in.End(side + 6)
		a.UI().Button(cell.InsetXY(1, 0), "log", "", a.W("log"), widget.Plain)
		t.drawTurn(in, seatInk)
		return
	}
	turn, in := in.Left(min(260, in.W*0.26))
	c.Disc(turn.X+10, turn.Y+turn.H/2, 6, seatInk)
	c.Text(c.Fit(t.turns, turn.W-28, theme.Normal, false), turn.X+24, turn.Y+turn.H/2, paint.Style{Size: theme.Normal, Ink: theme.Ink})
	n := len(t.Skin.Phases)
	if n == 0 {
		c.Text(t.View.Title.In(a.Lang()), in.X+in.W/2, in.Y+in.H/2, paint.Style{Size: theme.Normal, Ink: seatInk, Align: paint.Centre})
		return
	}
	w := min(104, in.W/float64(n))
	x := in.X + (in.W-w*float64(n))/2
	for i, p := range t.Skin.Phases {
		cell := layout.Rect{X: x + w*float64(i), Y: in.Y + 3, W: w - 3, H: in.H - 6}
		ink := theme.InkFaint
		if t.View.Phase == p.Key {
			c.Round(cell, cell.H/2, seatInk)
			ink = theme.White
		}
		name := p.Name.In(a.Lang())
		size := theme.Small + 1
		if c.Width(name, size, false) > cell.W-8 {
			size = theme.Small - 1.5
		}
		c.Text(c.Fit(name, cell.W-6, size, false), cell.X+cell.W/2, cell.Y+cell.H/2, paint.Style{Size: size, Ink: ink, Align: paint.Centre})
	}
}

// drawTurn writes whose turn it is and the phase, where there is little room.
func (t *Table) drawTurn(r layout.Rect, seatInk color.RGBA) {
	a, c := t.a, t.a.C()
	turn, phase, room := t.turns, t.View.Title.In(a.Lang()), r.W-5
	if c.Width(turn, theme.Small, false) > room-13 && t.View.Turn > 0 {
		turn = a.W("turn-n", t.View.Turn) // the disc says whose
	}
	if c.Width(phase, theme.Small, false) > room {
		phase = t.stepWords()
	}
	if _, step, parted := strings.Cut(phase, rules.Words{"・", ": "}.In(t.a.Lang())); parted && c.Width(phase, theme.Small, false) > room {
		phase = step // it names the phase
	}
	if lines := c.Wrap(phase, room, theme.Tiny, false); len(lines) > 1 {
		style := paint.Style{Size: theme.Tiny, Ink: theme.InkSoft}
		c.Disc(r.X+6, r.Y+r.H*0.16, 4, seatInk)
		c.Text(c.Fit(turn, room-13, theme.Tiny, false), r.X+15, r.Y+r.H*0.16, style)
		style.Ink = theme.Ink
		for i, line := range lines[:2] {
			c.Text(line, r.X+2, r.Y+r.H*(0.52+0.34*float64(i)), style)
		}
		return
	}
	c.Disc(r.X+6, r.Y+r.H*0.28, 4, seatInk)
	c.Text(c.Fit(turn, room-13, theme.Small, false), r.X+15, r.Y+r.H*0.28, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
	c.Snug(phase, r.X+2, r.Y+r.H*0.76, room, theme.Tiny, paint.Style{Size: theme.Small, Ink: theme.Ink})
}

// drawCover hides everything until the next player has the device.
func (t *Table) drawCover() {
	a, c := t.a, t.a.C()
	a.UI().Modal()
	c.Paper(a.Size())
	m := a.Size().Centre()
	c.Disc(m.X, m.Y-90, 46, theme.Vermilion)
	c.Text("⇄", m.X, m.Y-90, paint.Style{Size: 44, Ink: theme.White, Align: paint.Centre})
	w := min(520, a.Size().W-40)
	y := m.Y - 20
	y += c.Block(a.W("hand-over", t.name(t.Session.CoverTo)), layout.Rect{X: m.X - w/2, Y: y, W: w}, paint.Style{Size: 22, Ink: theme.Ink, Align: paint.Centre}) + 6
	y += c.Block(t.w("hand-over-why"), layout.Rect{X: m.X - w/2, Y: y, W: w}, paint.Style{Size: theme.Normal, Ink: theme.InkSoft, Align: paint.Centre}) + 22
	a.UI().Button(layout.Rect{X: m.X - 130, Y: y, W: 260, H: 46}, "uncover", "", a.W("hand-over-done", t.name(t.Session.CoverTo)), widget.Primary)
	if t.Session.CanUndo() {
		a.UI().Button(layout.Rect{X: m.X - 70, Y: y + 60, W: 140, H: 40}, "undo", "", a.W("undo"), widget.Quiet)
	}
}
