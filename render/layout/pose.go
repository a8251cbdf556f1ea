package layout

import "math"

// CardAspect is the width of a card over its height: 63 by 88 mm.
const CardAspect = 63.0 / 88.0

// Pose is where a card lies: its centre, its height when upright, and the
// quarter turns clockwise that it is rotated by.
type Pose struct {
	X, Y  float64
	H     float64
	Turns float64
}

// Width is the width of the upright card.
func (p Pose) Width() float64 { return p.H * CardAspect }

// Bounds is the smallest upright rectangle around the card.
func (p Pose) Bounds() Rect {
	w, h := p.Width(), p.H
	sin, cos := math.Sincos(p.Turns * math.Pi / 2)
	sin, cos = math.Abs(sin), math.Abs(cos)
	bw, bh := w*cos+h*sin, w*sin+h*cos
	return Rect{p.X - bw/2, p.Y - bh/2, bw, bh}
}

// Lerp is the pose the fraction t of the way from p to q.
func (p Pose) Lerp(q Pose, t float64) Pose {
	mix := func(a, b float64) float64 { return a + (b-a)*t }
	return Pose{mix(p.X, q.X), mix(p.Y, q.Y), mix(p.H, q.H), mix(p.Turns, q.Turns)}
}
