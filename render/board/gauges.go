package board

import (
	"fmt"
	"strconv"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/rules"
)

// poseOf is about where a zone is, for cards that come from it or go to it.
func (t *Board) poseOf(p rules.Place) (layout.Pose, bool) {
	if p.Zone == t.Skin.Hand {
		m := t.side(p.Seat).Hand.Centre()
		return layout.Pose{X: m.X, Y: m.Y, H: t.Screen.Hand.H * 0.9}, true
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
	half := t.Half(p.Seat)
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

// DrawGauges writes how near each player is to losing, beside the mat's zones.
func (t *Board) DrawGauges() {
	a := t.a
	for seat := range t.View.Players {
		half := t.Half(seat)
		for _, g := range t.Skin.Gauge {
			z := t.Zone(rules.Place{Seat: seat, Zone: g.Zone})
			f, ok := half.Frame(g.Zone)
			if z == nil || !ok {
				continue
			}
			if g.On {
				t.drawOn(half, half.Slot(f), g.Mark.In(a.Lang())+strconv.Itoa(z.Count), z.Count >= g.Near)
				continue
			}
			f.Places = max(f.Places, z.Count)
			t.drawGauge(half, half.Slot(f), g, z.Count)
		}
	}
}

// onSize is the size of a count on the corner of a zone.
func (t *Board) onSize() float64 {
	if t.Screen.Shape != layout.Wide {
		return theme.Small
	}
	return theme.Normal + 1
}

// outside is how far a number on a place stands out of it.
const outside = 6.0

// drawOn writes a count on the corner of a zone.
func (t *Board) drawOn(half layout.Half, r layout.Rect, text string, near bool) {
	c := t.a.C()
	size := t.onSize()
	w := c.Width(text, size, true) + 12
	b := layout.Rect{X: r.X - outside, Y: r.Bottom() - size*1.2, W: w, H: size * 1.5}
	if half.Far {
		b.X, b.Y = r.Right()-w+outside, r.Y-size*0.3
	}
	plate := theme.Ink
	if near {
		plate = theme.Vermilion
	}
	c.Round(b, size*0.75, theme.Alpha(plate, 0.94))
	c.Text(text, b.X+w/2, b.Y+b.H/2, paint.Style{Size: size, Ink: theme.White, Bold: true, Align: paint.Centre})
}

// drawGauge writes a count of so many beside a zone, towards the middle.
func (t *Board) drawGauge(half layout.Half, r layout.Rect, g skin.Gauge, n int) {
	c := t.a.C()
	ink := theme.InkSoft
	if n >= g.Near {
		ink = theme.Vermilion
	}
	size, big := theme.Small-1, theme.Large+2
	if t.Screen.Shape != layout.Wide {
		size, big = theme.Tiny, theme.Normal
	}
	x, y, align := r.Right()+5, r.Bottom()-big*0.6, paint.Start
	if half.Far {
		x, y, align = r.X-5, r.Y+big*0.6, paint.End
	}
	c.Text(fmt.Sprintf("%d/%d", n, g.Full), x, y, paint.Style{Size: big, Ink: ink, Bold: true, Align: align})
	away := -1.0
	if half.Far {
		away = 1
	}
	c.Text(g.Mark.In(t.a.Lang()), x, y+away*(big*0.5+size*0.6), paint.Style{Size: size, Ink: ink, Align: align})
}
