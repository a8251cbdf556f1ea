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
	t.figured = append(t.figured, figured{s.room, l})
}

// figured is a card of a brief side whose numbers are still to be written: over all the cards.
type figured struct {
	room float64
	paint.Look
}

// DrawFigures writes the numbers of the cards that have been drawn on brief sides, over the
// cards and the arrows.
func (t *Board) DrawFigures() {
	for i := range t.figured {
		t.drawNumbers(t.figured[i].room, t.figured[i].Look)
	}
	t.figured = t.figured[:0]
}

func (t *Board) drawNumbers(room float64, l paint.Look) {
	at := l.Pose
	foot, head := at.Y+at.H/2, l.Pose.Bounds().Y
	var low, rows [][]figure // what it fights with; and the rest, from above
	switch main, beside := number(l.Main, l.MainUp, firstPlate), number(l.Beside, l.SideUp, nextPlate); {
	case l.Face == nil:
	case l.Fight && t.figuresWide(theme.Tiny, main, beside) > room:
		low = [][]figure{{main}, {beside}}
	case l.Fight:
		low = [][]figure{{main, beside}}
	case l.Values:
		low = [][]figure{{number(l.First, 0, firstPlate)}}
	}
	if l.Values && l.Fight && l.Face != nil {
		rows = append(rows, []figure{number(l.First, 0, costPlate)})
	}
	switch {
	case l.Upset && l.Face != nil:
		rows = append(rows, []figure{{l.Stamp, theme.White, nextPlate}})
	case l.Taken > 0:
		rows = append(rows, []figure{{"-" + strconv.Itoa(l.Taken), theme.White, theme.Vermilion}})
	case l.Badge != "":
		rows = append(rows, []figure{{l.Badge, theme.White, theme.Indigo}})
	}
	if n := float64(len(low) + len(rows)); at.H < n*figureStep || head > at.Y-at.H*0.45 && n > 2 { // close to each other
		t.stacked(at, room, foot, append(rows, low...))
		return
	}
	t.stacked(at, room, foot, low)
	for i, row := range rows {
		t.figures(at, room, head+figureStep*float64(i+1)+1, figureSize, row)
	}
}

// figureSize is how large the numbers of a brief side are where there is room.
const figureSize = 14.0

// figurePad is the room beside the letters of a number, of their size; figureStep is from one
// of several numbers to the next below it, and leastStep as close as they may come.
const (
	figurePad  = 0.45
	figureStep = 16.0
	leastStep  = 11.3
)

// stacked writes rows of numbers one over the other, the last one at the foot.
func (t *Board) stacked(at layout.Pose, room, foot float64, rows [][]figure) {
	step := max(leastStep, min(figureStep, at.H/float64(max(1, len(rows)))))
	for i, row := range rows {
		t.figures(at, room, foot-float64(len(rows)-1-i)*step, min(figureSize, step/1.25), row)
	}
}

// figures writes numbers side by side in the middle of a card, on plates that end at foot, at
// most so large and as large as the room allows.
func (t *Board) figures(at layout.Pose, room, foot, size float64, of []figure) {
	c := t.a.C()
	for size > theme.Tiny && t.figuresWide(size, of...) > room {
		size = max(theme.Tiny, size-0.5)
	}
	high := math.Floor(size * 1.25)
	x, y := at.X-t.figuresWide(size, of...)/2, foot-high
	for _, f := range of {
		w := c.Width(f.text, size, true) + size*figurePad
		c.Round(layout.Rect{X: x, Y: y, W: w, H: high}, 3, f.plate)
		c.Text(f.text, x+w/2, y+high/2, paint.Style{Size: size, Ink: f.ink, Bold: true, Align: paint.Centre})
		x += w
	}
}

// figuresWide is how wide numbers of a size are, side by side.
func (t *Board) figuresWide(size float64, of ...figure) (wide float64) {
	for _, f := range of {
		wide += t.a.C().Width(f.text, size, true) + size*figurePad
	}
	return wide + 1
}
