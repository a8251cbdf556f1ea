package paint

import (
	"image/color"
	"math"

	"gorin/render/layout"
	"gorin/render/theme"
)

// Pip is a disc of a card colour, with its sign where colours have signs.
func (c *Canvas) Pip(x, y, r float64, colour string) {
	full := theme.CardTint(colour).Full
	c.Disc(x, y, r*1.2, theme.White)
	c.Disc(x, y, r, full)
	c.Text(theme.Sign(colour), x, y, Style{Size: r * 1.7, Ink: theme.On(full), Bold: true, Align: Centre})
}

// colourSigns writes the signs of a card's colours at the middle of its upper
// edge, or of its lower one on the far side.
func (c *Canvas) colourSigns(l Look) {
	if !theme.Marks {
		return
	}
	colours := l.Face.Colours
	if l.Face.Scheme == Plates {
		colours = []string{l.Face.Picture.Colour}
	}
	b := l.Pose.Bounds()
	r := math.Max(4.5, l.Pose.H*0.062)
	x, y := b.X+b.W/2-r*1.2*float64(len(colours)-1), b.Y+r*1.4
	if l.Far {
		y = b.Bottom() - r*1.4
	}
	for _, k := range colours {
		if theme.Sign(k) == "" {
			continue
		}
		c.Disc(x, y, r*1.35, theme.Ink)
		c.Pip(x, y, r, k)
		x += r * 2.4
	}
}

// Mark says what may be done with a card or a place. Marks are told apart by their shape, and from any card by
// white between.
type Mark uint8

const (
	NoMark Mark = iota
	Spends      // it pays, or goes to where cards pay: a broken line
	Aim         // it is what something is done to, or where to: four corners
	Acts        // it acts: a line all around it, which glows
)

// Mark draws a mark around r, whose corners are so round.
func (c *Canvas) Mark(m Mark, r layout.Rect, radius float64) {
	ink := theme.Vermilion
	if theme.Marks {
		ink = theme.Ink
	}
	switch m {
	case Spends:
		c.Ring(r.Inset(-3), radius+3, 3, theme.White)
		c.dashes(r.Inset(-1.5), 2, theme.Ink)
	case Aim:
		long := math.Min(14, math.Min(r.W, r.H)*0.3)
		c.Glow(r, theme.Gold)
		c.Brackets(r.Inset(-4), long+2, 5, theme.White)
		c.Brackets(r.Inset(-3), long, 3, ink)
	case Acts:
		c.Glow(r.Inset(-1), ink)
		c.Ring(r.Inset(-1.5), radius+1.5, 1.5, theme.White)
		c.Ring(r.Inset(-3.5), radius+3.5, 2, ink)
	}
}

// MarkPlace draws a mark on a place where no card need lie.
func (c *Canvas) MarkPlace(m Mark, r layout.Rect, radius float64) {
	if m == NoMark {
		return
	}
	c.Round(r, radius, theme.Alpha(theme.Vermilion, 0.13))
	if theme.Marks {
		c.hatch(r)
	}
	c.Mark(m, r, radius)
}

// hatch draws slanted lines over r.
func (c *Canvas) hatch(r layout.Rect) {
	const step = 9
	for x := r.X + step/2; x < r.Right()+r.H; x += step {
		from, to := layout.Point{X: x, Y: r.Y}, layout.Point{X: x - r.H, Y: r.Bottom()}
		if over := from.X - r.Right(); over > 0 {
			from.X, from.Y = r.Right(), r.Y+over
		}
		if under := r.X - to.X; under > 0 {
			to.X, to.Y = r.X, r.Bottom()-under
		}
		c.Line(from.X, from.Y, to.X, to.Y, 1.2, theme.Alpha(theme.Ink, 0.26))
	}
}

// dashes draws a broken line along the edges of r.
func (c *Canvas) dashes(r layout.Rect, width float64, clr color.RGBA) {
	const step = 9.0
	edge := func(x0, y0, x1, y1, long float64) {
		n := math.Max(2, math.Round(long/step))
		for k := 0.0; k < n; k++ {
			from, to := (k+0.2)/n, (k+0.8)/n
			c.Line(x0+(x1-x0)*from, y0+(y1-y0)*from, x0+(x1-x0)*to, y0+(y1-y0)*to, width, clr)
		}
	}
	edge(r.X, r.Y, r.Right(), r.Y, r.W)
	edge(r.X, r.Bottom(), r.Right(), r.Bottom(), r.W)
	edge(r.X, r.Y, r.X, r.Bottom(), r.H)
	edge(r.Right(), r.Y, r.Right(), r.Bottom(), r.H)
}
