package paint

import (
	"image/color"
	"math"

	"gorin/render/layout"
)

// Icon draws a small sign of the client: "menu", "undo", "redo",
// "large", "target", "close", "play", "pause", "pen".
func (c *Canvas) Icon(name string, x, y, r float64, clr color.RGBA) {
	switch name {
	case "menu":
		for i := -1.0; i <= 1; i++ {
			c.Line(x-r, y+i*r*0.68, x+r, y+i*r*0.68, 1.7, clr)
		}
	case "undo":
		c.hook(x, y, r, 1, clr)
	case "redo":
		c.hook(x, y, r, -1, clr)
	case "play":
		c.triangle(x-r*0.6, y-r*0.85, x+r*0.9, y, x-r*0.6, y+r*0.85, clr)
	case "pause":
		for _, way := range []float64{-1, 1} {
			c.Line(x+way*r*0.4, y-r*0.75, x+way*r*0.4, y+r*0.75, r*0.45, clr)
		}
	case "pen":
		c.Line(x-r*0.5, y+r*0.5, x+r*0.65, y-r*0.65, 3.4, clr)
		c.triangle(x-r*0.85, y+r*0.85, x-r*0.68, y+r*0.2, x-r*0.2, y+r*0.68, clr)
	case "large": // two corners, away from each other
		for _, way := range []float64{-1, 1} {
			c.Line(x+way*r*0.15, y-way*r*0.85, x+way*r*0.9, y-way*r*0.85, 1.5, clr)
			c.Line(x+way*r*0.85, y-way*r*0.9, x+way*r*0.85, y-way*r*0.15, 1.5, clr)
		}
		c.Line(x-r*0.6, y+r*0.6, x+r*0.6, y-r*0.6, 1.2, clr)
	case "target": // a ring with four marks
		c.Ring(layout.Rect{X: x - r*0.62, Y: y - r*0.62, W: r * 1.24, H: r * 1.24}, r*0.62, 1.4, clr)
		for _, way := range []float64{-1, 1} {
			c.Line(x+way*r*0.3, y, x+way*r, y, 1.4, clr)
			c.Line(x, y+way*r*0.3, x, y+way*r, 1.4, clr)
		}
	case "close":
		c.Line(x-r*0.7, y-r*0.7, x+r*0.7, y+r*0.7, 1.7, clr)
		c.Line(x-r*0.7, y+r*0.7, x+r*0.7, y-r*0.7, 1.7, clr)
	}
}

// hook is an arrow that turns back; way 1 points to the left.
func (c *Canvas) hook(x, y, r, way float64, clr color.RGBA) {
	px, py := x-way*r*0.5, y-r*0.35
	line := func(qx, qy float64) {
		c.Line(px, py, qx, qy, 1.7, clr)
		px, py = qx, qy
	}
	line(x+way*r*0.35, py)
	for i := 1; i <= 8; i++ {
		a := -math.Pi/2 + math.Pi*float64(i)/8
		line(x+way*(r*0.35+r*0.55*math.Cos(a)), y+r*0.2+r*0.55*math.Sin(a))
	}
	line(x-way*r*0.5, y+r*0.75)
	c.triangle(x-way*r*1.05, y-r*0.35, x-way*r*0.4, y-r*0.8, x-way*r*0.4, y+r*0.1, clr)
}
