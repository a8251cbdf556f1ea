package paint

import (
	"image/color"

	"gorin/render/layout"
)

// Witness is told what would be drawn, so that tests can tell what a player can
// read; with one, nothing is drawn indeed.
// All lengths are logical pixels.
type Witness interface {
	Begin()                                                // what was told before shows no more
	Wrote(text string, at, clip layout.Rect, size float64) // a line of letters; of it shows what lies in clip
	Cut(whole, shown string)                               // a line that was too long
	Covered(at layout.Rect)                                // nothing under it shows any more
	Card(begins bool)                                      // what follows stands on a card
}

func (c *Canvas) dry() bool { return c.Seen != nil }

// From which alpha on what lies under a box need not be read: a box that hides it,
// and one that darkens the scene under a dialog.
const (
	opaque = 200
	veil   = 85
)

func (c *Canvas) covered(r layout.Rect, clr color.RGBA, least uint8) {
	if c.Seen == nil || clr.A < least {
		return
	}
	clip := c.clip()
	x, y := max(r.X, clip.X), max(r.Y, clip.Y)
	c.Seen.Covered(layout.Rect{X: x, Y: y, W: max(0, min(r.Right(), clip.Right())-x), H: max(0, min(r.Bottom(), clip.Bottom())-y)})
}

// clip is the part of the picture that is drawn on.
func (c *Canvas) clip() layout.Rect {
	b := c.batch.Dst.Bounds()
	return layout.Rect{X: float64(b.Min.X) / c.S, Y: float64(b.Min.Y) / c.S, W: float64(b.Dx()) / c.S, H: float64(b.Dy()) / c.S}
}
