package layout

import "math"

// Weight is a place that should stay free, and how much each of its square pixels matters.
type Weight struct {
	Rect Rect
	By   float64
}

// step is how far the places that Beside tries lie apart.
const step = 12.0

// Beside finds the place within room for something so wide and high that covers least of what
// should stay free, and of such places the one that is nearest to a rectangle.
func Beside(room Rect, w, h float64, near Rect, free []Weight) Rect {
	best, least := Rect{room.X, room.Y, w, h}, math.Inf(1)
	aim := near.Centre()
	for y := room.Y; ; y += step {
		y = math.Min(y, math.Max(room.Y, room.Bottom()-h))
		for x := room.X; ; x += step {
			x = math.Min(x, math.Max(room.X, room.Right()-w))
			r := Rect{x, y, w, h}
			cost := 2 * r.away(aim)
			for _, f := range free {
				cost += f.By * r.shared(f.Rect)
			}
			if cost < least {
				best, least = r, cost
			}
			if x >= room.Right()-w {
				break
			}
		}
		if y >= room.Bottom()-h {
			break
		}
	}
	return best
}

// away is how far a point lies from a rectangle, 0 within it.
func (r Rect) away(p Point) float64 {
	return math.Hypot(max(r.X-p.X, p.X-r.Right(), 0), max(r.Y-p.Y, p.Y-r.Bottom(), 0))
}

// shared is the area that two rectangles have in common.
func (r Rect) shared(o Rect) float64 {
	w := math.Min(r.Right(), o.Right()) - math.Max(r.X, o.X)
	h := math.Min(r.Bottom(), o.Bottom()) - math.Max(r.Y, o.Y)
	return math.Max(0, w) * math.Max(0, h)
}
