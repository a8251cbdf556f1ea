package board

import (
	"image/color"
	"math"
	"strconv"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
)

// figure is a number of a card as a brief side writes it.
type figure struct {
	text  string
	ink   color.RGBA
	plate color.RGBA
}

// The plates of what a card fights with, what stands beside that, and what is printed in its
// corner.
var (
	firstPlate = theme.Ink
	nextPlate  = theme.RGB(0x6D1F1A)
	costPlate  = theme.RGB(0x4A5560)
)

func number(n, way int, plate color.RGBA) figure {
	ink := theme.White
	switch {
	case way > 0:
		ink = theme.PaleUp
	case way < 0:
		ink = theme.PaleDown
	}
	return figure{strconv.Itoa(n), ink, plate}
}

// drawLook draws a card; on a brief side its picture alone, with its numbers on plates that
// can be read there.
func (t *Board) drawLook(s *Shown, l paint.Look) {
	c := t.a.C()
	if s.room == 0 {
		c.Card(l)
		return
	}
	bare := l
	bare.Values, bare.Fight, bare.Badge, bare.Stamp, bare.Ribbon, bare.Pips, bare.Taken = false, false, "", "", "", nil, 0
	bare.Upset = false
	c.Card(bare)
	at := s.Pose
	at.X, at.Y = l.Pose.X, l.Pose.Y
	foot, head := at.Y+at.H/2, l.Pose.Bounds().Y
	if l.Upset && l.Face != nil {
		t.figures(at, s.room, at.Y, figure{l.Stamp, theme.White, nextPlate})
	}
	switch {
	case l.Face == nil:
	case l.Fight:
		t.figures(at, s.room, foot, number(l.Main, l.MainUp, firstPlate), number(l.Beside, l.SideUp, nextPlate))
		if l.Values {
			t.figures(at, s.room, head+figureSize*1.1, number(l.First, 0, costPlate))
		}
	case l.Values:
		t.figures(at, s.room, foot, number(l.First, 0, firstPlate))
	}
	if l.Taken > 0 {
		t.figures(at, s.room, at.Y-2, figure{"-" + strconv.Itoa(l.Taken), theme.White, theme.Vermilion})
	}
	if l.Badge != "" && !l.Upset && l.Taken <= 0 {
		t.figures(at, s.room, at.Y-2, figure{l.Badge, theme.White, theme.Indigo})
	}
}

// figureSize is how large the numbers of a brief side are where there is room.
const figureSize = 14.0

// figures writes numbers side by side in the middle of a card, on plates that end at foot, as
// large as the room allows.
func (t *Board) figures(at layout.Pose, room, foot float64, of ...figure) {
	c := t.a.C()
	most := figureSize
	if at.H < 44 {
		most -= 2
	}
	size, wide := most, 0.0
	for ; ; size -= 0.5 {
		wide = 0
		for _, f := range of {
			wide += c.Width(f.text, size, true) + size*0.5
		}
		if wide <= room-1 || size <= theme.Tiny {
			break
		}
	}
	high := math.Round(size * 1.25)
	x, y := at.X-wide/2, foot-high
	for _, f := range of {
		w := c.Width(f.text, size, true) + size*0.5
		c.Round(layout.Rect{X: x, Y: y, W: w, H: high}, 3, f.plate)
		c.Text(f.text, x+w/2, y+high/2, paint.Style{Size: size, Ink: f.ink, Bold: true, Align: paint.Centre})
		x += w
	}
}
