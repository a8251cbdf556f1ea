package page

import (
	"image/color"
	"strings"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
)

// Column writes texts one below the other, or only measures them.
type Column struct {
	C   *paint.Canvas
	R   layout.Rect
	Y   float64 // where it goes on
	Dry bool    // nothing is drawn
}

// Text writes a text; nothing for an empty one.
func (d *Column) Text(s string, size float64, ink color.RGBA) {
	if s == "" {
		return
	}
	d.Y += d.Block(s, layout.Rect{X: d.R.X, Y: d.Y, W: d.R.W - 6}, size, ink) + 2
}

// Block writes a text somewhere else, and returns how high it is.
func (d *Column) Block(s string, in layout.Rect, size float64, ink color.RGBA) float64 {
	if d.Dry {
		return d.C.BlockHeight(s, in.W, size, false)
	}
	return d.C.Block(s, in, paint.Style{Size: size, Ink: ink})
}

// Rule draws a line across.
func (d *Column) Rule() {
	if !d.Dry {
		d.C.Line(d.R.X, d.Y+4, d.R.Right()-6, d.Y+4, 1, theme.Line)
	}
	d.Y += 9
}

var items = strings.NewReplacer("。・", "。\n・", ": · ", ":\n· ", ". · ", ".\n· ")

// Listed is a text with each of the things that it lists on a line of its own.
func Listed(s string) string { return items.Replace(s) }
