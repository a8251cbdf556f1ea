package paint

import (
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

// Target marks what may be chosen, for those to whom the colour of its edge says
// little: corners of ink on white, and with it hatching where there is no card.
func (c *Canvas) Target(r layout.Rect, empty bool) {
	if !theme.Marks {
		return
	}
	if empty {
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
	long := math.Min(14, math.Min(r.W, r.H)*0.3)
	c.Brackets(r.Inset(-4), long+2, 5, theme.White)
	c.Brackets(r.Inset(-3), long, 3, theme.Ink)
}
