package board

import (
	"slices"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/session"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// Latest is what has happened last in this turn and the one before, the newest
// first: what changes the table, not the order of the turn.
func (t *Board) Latest(most int) (out []*rules.Entry) {
	for i := len(t.Log) - 1; i >= 0 && len(out) < most; i-- {
		e := &t.Log[i]
		if e.Turn < t.View.Turn-1 {
			break
		}
		ev := &e.Event
		switch {
		case !session.Eventful(ev, t.Skin.IsRoutine), ev.Kind == "move" && ev.From == ev.To:
		case len(out) > 0 && out[len(out)-1].Words == e.Words: // one after the other
		default:
			out = append(out, e)
		}
	}
	return out
}

// drawLatest shows in the empty resolution zone what has happened last, as many
// whole lines as fit, the newest below; a click opens the log.
func (t *Board) drawLatest(r layout.Rect) {
	a, c := t.a, t.a.C()
	size := theme.Small + 0.0
	if t.Screen.Shape != layout.Wide {
		size = theme.Small - 2
	}
	in := r.InsetXY(8, 3)
	var lines []*rules.Entry
	room := in.H
	for _, e := range t.Latest(6) {
		high := c.BlockHeight(e.Words.In(a.Lang()), in.W, size, false)
		if room -= high; room < 0 {
			break
		}
		lines = append(lines, e)
	}
	if len(lines) == 0 {
		c.Ring(r, 5, 1, theme.Alpha(theme.Ink, 0.1))
		c.Text(t.Skin.Zone(t.Skin.Queue).In(a.Lang()), r.Centre().X, r.Centre().Y, paint.Style{Size: theme.Small, Ink: theme.Alpha(theme.Ink, 0.3), Align: paint.Centre})
		return
	}
	c.Round(r, 5, theme.Alpha(theme.Paper, 0.85))
	c.Ring(r, 5, 1, theme.Alpha(theme.Ink, 0.1))
	a.UI().Add(widget.Node{Rect: r, Act: "log", Value: "latest"})
	slices.Reverse(lines)
	y := r.Y + max(3, room/2)
	for i, e := range lines {
		ink := theme.InkFaint
		if i == len(lines)-1 {
			ink = theme.Ink
		}
		words := e.Words.In(a.Lang())
		high := c.BlockHeight(words, in.W, size, false)
		row := layout.Rect{X: in.X, Y: y, W: in.W, H: high}
		c.Block(words, row, paint.Style{Size: size, Ink: ink})
		if e.Event.Card != 0 {
			a.UI().Add(widget.Node{Rect: layout.Rect{X: r.X, Y: y, W: r.W, H: high}, Act: "log", Value: "latest", Hover: HoverValue(e.Event.Card)})
		}
		y += high
	}
}
