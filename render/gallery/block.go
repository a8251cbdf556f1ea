package gallery

import (
	"image/color"
	"unicode"
	"unicode/utf8"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/widget"
)

// block is one of several things below one another.
type block struct {
	high float64
	draw func(layout.Rect)
}

// list draws blocks, as many as fit.
func (p *Page) list(id string, in layout.Rect, blocks []block, gap float64) {
	heights := make([]float64, len(blocks))
	for i := range blocks {
		heights[i] = blocks[i].high
	}
	p.UI().List(id, in, widget.Rows{Heights: heights, Gap: gap, More: func(n int) string { return p.W("more-rows", n) }}, func(i int, r layout.Rect) {
		blocks[i].draw(r)
	})
}

// words is a text as a block.
func (p *Page) words(s string, w, size float64, ink color.RGBA) block {
	return block{p.C().BlockHeight(s, w, size, false), func(r layout.Rect) {
		r.W = w
		p.C().Block(s, r, paint.Style{Size: size, Ink: ink})
	}}
}

// capital begins with a capital letter.
func capital(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[size:]
}
