package paint

import (
	"image/color"
	"math"
)

// stroke draws along lines, w pixels wide, with round ends and corners.
func (s *sheet) stroke(lines [][]spot, w float64, ink color.RGBA) {
	half := w / 2
	all := s.lines[:0]
	dot := func(at spot) {
		n := max(6, min(24, int(4+2.5*math.Sqrt(half)*1.5)))
		c := make([]spot, n)
		for i := range n {
			sin, cos := math.Sincos(float64(i) * 2 * math.Pi / float64(n))
			c[i] = spot{at.x + half*cos, at.y + half*sin}
		}
		all = append(all, c)
	}
	for _, l := range lines {
		closed := len(l) > 2 && l[0] == l[len(l)-1]
		for i := 1; i < len(l); i++ {
			p, q := l[i-1], l[i]
			dx, dy := q.x-p.x, q.y-p.y
			long := math.Hypot(dx, dy)
			if long < 1e-6 {
				continue
			}
			nx, ny := -dy/long*half, dx/long*half
			c := []spot{{p.x - nx, p.y - ny}, {q.x - nx, q.y - ny}, {q.x + nx, q.y + ny}, {p.x + nx, p.y + ny}}
			orient(c)
			all = append(all, c)
			if half < 0.6 {
				continue
			}
			if i+1 < len(l) || closed {
				r := l[(i+1)%len(l)]
				if closed && i+1 == len(l) {
					r = l[1]
				}
				if ex, ey := r.x-q.x, r.y-q.y; math.Abs(dx*ey-dy*ex) > 0.03*long*math.Hypot(ex, ey) || dx*ex+dy*ey < 0 {
					all = append(all, wedge(q, dx, dy, ex, ey, half))
				}
			}
		}
		if !closed && half >= 0.6 && len(l) > 0 {
			dot(l[0])
			dot(l[len(l)-1])
		}
	}
	s.fill(all, ink)
	s.lines = all
}

// wedge is the round outer side of a corner.
func wedge(at spot, dx, dy, ex, ey, half float64) []spot {
	a, b := math.Atan2(dy, dx), math.Atan2(ey, ex)
	turn := math.Remainder(b-a, 2*math.Pi)
	side := -math.Pi / 2
	if turn < 0 {
		side = math.Pi / 2
	}
	n := 2 + int(math.Abs(turn)*math.Sqrt(half)*1.2)
	c := []spot{at}
	for i := range n + 1 {
		sin, cos := math.Sincos(a + side + turn*float64(i)/float64(n))
		c = append(c, spot{at.x + half*cos, at.y + half*sin})
	}
	orient(c)
	return c
}
