package table

import (
	"image/color"
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
	t.sitDown()
	var before map[uint16]layout.Pose
	if t.planned {
		before = make(map[uint16]layout.Pose, len(t.Shown))
		for i := range t.Shown {
			s := &t.Shown[i]
			if s.Card.ID != 0 {
				before[uint16(s.Card.ID)], _ = t.Script.At(uint16(s.Card.ID), s.Pose, now)
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
	resized := screen != t.Screen
	t.Screen = screen
	t.Lay()
	a.C().Cards.Begin(max(t.Half(0).CardHeight(), t.Screen.Hand.H))
	if resized || !t.films() { // without pauses nothing flies either
		t.Script.Rest()
	} else if t.planned && !a.Calm() {
		slow := a.Habits().Slow
		if t.Session.Watching {
			slow /= t.Session.Speed
		}
		t.Plan(now, before, slow)
	}
	t.planned = false
	t.DrawMats()
	if t.Skin.Queue != "" {
		t.DrawAttacks(t.Screen.Middle) // what is written there stays legible
	}
	t.DrawBand()
	t.DrawCards(now)
	t.DrawAttacks(t.Screen.Far, t.Screen.Near)
	t.DrawAims()
	t.DrawFigures()
	t.DrawPlates()
	t.DrawGauges()
	t.DrawStates()
	t.DrawBeat(now, a.Calm())
	t.DrawCue(now)
	t.drawNotice(now)
	t.drawBar()
	t.drawDetailPanel()
	t.drawChoice(t.Screen.Choice)
	t.drawLog(t.Screen.Log)
	t.drawTrack(t.Screen.Track)
	t.drawCarried()
	t.drawOverlay()
	t.drawSorted()
	t.drawLesson()
	if t.Covered() && !a.Asking() {
		t.drawCover()
	}
}

// drawBar draws the upper bar: whose turn, the phases, the buttons.
func (t *Table) drawBar() {
	a, c, r := t.a, t.a.C(), t.Screen.Bar
	c.Fill(r, theme.Alpha(theme.PaperLight, 0.9))
	c.Line(r.X, r.Bottom()-0.5, r.Right(), r.Bottom()-0.5, 1, theme.Line)
	in := r.InsetXY(6, 4)
	acts := []struct {
		act string
		on  bool
	}{{"menu", true}, {"redo", t.Session.CanRedo()}, {"undo", t.Session.CanUndo()}}
	side := 40.0
	for _, b := range acts {
		if b.act == "redo" && !b.on && t.Screen.Shape == layout.Short {
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
	seatInk := t.SideInk(t.View.Active)
	if t.Screen.Shape != layout.Wide {
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
		phase = t.StepWords()
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
	y += c.Block(t.handOver(), layout.Rect{X: m.X - w/2, Y: y, W: w}, paint.Style{Size: 22, Ink: theme.Ink, Align: paint.Centre}) + 6
	y += c.Block(t.W("hand-over-why"), layout.Rect{X: m.X - w/2, Y: y, W: w}, paint.Style{Size: theme.Normal, Ink: theme.InkSoft, Align: paint.Centre}) + 22
	y += t.drawHandOver(layout.Rect{X: m.X - 130, Y: y, W: 260, H: 46})
	if t.Session.CanUndo() {
		a.UI().Button(layout.Rect{X: m.X - 70, Y: y + 14, W: 140, H: 40}, "undo", "", a.W("undo"), widget.Quiet)
	}
}
