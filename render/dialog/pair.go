package dialog

import (
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"math"
	"strings"
)

// Pair is two texts side by side, under a heading.
type Pair struct{ Head, Left, Right string }

// pairsHeight is how high pairs are, drawn so wide; drawPairs draws them.
func pairsHeight(c *paint.Canvas, pairs []Pair, w float64) (high float64) {
	for _, p := range pairs {
		high += p.draw(c, layout.Rect{W: w}, true)
	}
	return high
}

func drawPairs(c *paint.Canvas, pairs []Pair, r layout.Rect) {
	for _, p := range pairs {
		r.Y += p.draw(c, r, false)
	}
}

// draw draws a pair, or only measures it.
func (p *Pair) draw(c *paint.Canvas, r layout.Rect, dry bool) float64 {
	gap := 14.0
	w := (r.W - gap) / 2
	head := c.BlockHeight(p.Head, r.W, theme.Small, false) + 4
	high := math.Max(c.BlockHeight(p.Left, w-16, theme.Normal, false), c.BlockHeight(p.Right, w-16, theme.Normal, false)) + 12
	if !dry {
		c.Block(p.Head, r, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
		for i, text := range []string{p.Left, p.Right} {
			cell := layout.Rect{X: r.X + float64(i)*(w+gap), Y: r.Y + head, W: w, H: high}
			edge := theme.Line
			if i == 1 {
				edge = theme.Vermilion
			}
			c.Round(cell, theme.Radius, theme.White)
			c.Ring(cell, theme.Radius, 1.2, edge)
			c.Block(text, cell.InsetXY(8, 6), paint.Style{Size: theme.Normal, Ink: theme.Ink})
		}
	}
	return head + high + 12
}

// pairWords are pairs for who does not see them side by side.
func pairWords(pairs []Pair) string {
	var b strings.Builder
	for _, p := range pairs {
		b.WriteString("\n\n" + p.Head + "\n" + p.Left + "\n" + p.Right)
	}
	return b.String()
}
