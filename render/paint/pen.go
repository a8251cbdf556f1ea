package paint

import (
	"image/color"
	"math"
	"strconv"
)

// spot is a point on the sheet.
type spot struct{ x, y float64 }

// pen draws shapes given as lines of text (the letters of SVG paths, absolute:
// M L C Q Z, and O x y rx ry for an ellipse, B x y w h for a box) in
// coordinates of its own: a motif lies between -1 and 1, y downwards.
type pen struct {
	s                *sheet
	a, b, c, d, e, f float64 // x' = ax+cy+e, y' = bx+dy+f
}

func (p pen) at(x, y float64) pen {
	p.e, p.f = p.a*x+p.c*y+p.e, p.b*x+p.d*y+p.f
	return p
}

func (p pen) scale(x, y float64) pen {
	p.a, p.b, p.c, p.d = p.a*x, p.b*x, p.c*y, p.d*y
	return p
}

func (p pen) grow(k float64) pen { return p.scale(k, k) }

func (p pen) turn(angle float64) pen {
	sin, cos := math.Sincos(angle)
	p.a, p.b, p.c, p.d = p.a*cos+p.c*sin, p.b*cos+p.d*sin, p.c*cos-p.a*sin, p.d*cos-p.b*sin
	return p
}

// size is how many pixels one unit is.
func (p pen) size() float64 { return math.Sqrt(math.Abs(p.a*p.d - p.b*p.c)) }

func (p pen) spot(x, y float64) spot { return spot{p.a*x + p.c*y + p.e, p.b*x + p.d*y + p.f} }

func (p pen) fill(ink color.RGBA, path string) { p.print(ink, p.trace(path)) }

// line draws along a path, w wide.
func (p pen) line(ink color.RGBA, w float64, path string) {
	p.s.stroke(p.trace(path), math.Max(w*p.size(), 0.7), ink)
}

// print fills contours that are already on the sheet.
func (p pen) print(ink color.RGBA, contours [][]spot) {
	for _, c := range contours {
		orient(c)
	}
	p.s.fill(contours, ink)
}

// inside draws f within a shape.
func (p pen) inside(path string, f func()) {
	contours := p.trace(path)
	for _, c := range contours {
		orient(c)
	}
	p.s.within(contours, f)
}

func (p pen) disc(ink color.RGBA, x, y, r float64) { p.oval(ink, x, y, r, r) }

func (p pen) oval(ink color.RGBA, x, y, rx, ry float64) {
	p.print(ink, [][]spot{p.ellipse(nil, x, y, rx, ry)})
}

// ring is a circle drawn w wide.
func (p pen) ring(ink color.RGBA, x, y, r, w float64) {
	c := p.ellipse(nil, x, y, r, r)
	p.s.stroke([][]spot{append(c, c[0])}, math.Max(w*p.size(), 0.7), ink)
}

func (p pen) box(ink color.RGBA, x, y, w, h float64) { p.poly(ink, x, y, x+w, y, x+w, y+h, x, y+h) }

// poly fills a polygon through x0, y0, x1, y1, …
func (p pen) poly(ink color.RGBA, at ...float64) {
	c := make([]spot, 0, len(at)/2+1)
	for i := 0; i+1 < len(at); i += 2 {
		c = append(c, p.spot(at[i], at[i+1]))
	}
	p.print(ink, [][]spot{c})
}

// around calls f n times, each time turned on by a part of the circle.
func (p pen) around(n int, f func(p pen, i int)) {
	for i := range n {
		f(p.turn(float64(i)*2*math.Pi/float64(n)), i)
	}
}

// both calls f for the right and, mirrored, for the left side.
func (p pen) both(f func(p pen)) {
	f(p)
	f(p.scale(-1, 1))
}

func (p pen) ellipse(c []spot, x, y, rx, ry float64) []spot {
	r := math.Max(math.Abs(rx), math.Abs(ry)) * p.size()
	n := max(10, min(72, int(5+2.6*math.Sqrt(r)*1.6)))
	for i := range n {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / float64(n))
		c = append(c, p.spot(x+rx*cos, y+ry*sin))
	}
	return c
}

// trace lays a path onto the sheet as polygons.
func (p pen) trace(path string) (contours [][]spot) {
	var c []spot
	var num [6]float64
	x, y := 0.0, 0.0
	end := func() {
		if len(c) > 1 {
			contours = append(contours, c)
		}
		c = nil
	}
	for i := 0; i < len(path); {
		op := path[i]
		i++
		if op == ' ' {
			continue
		}
		if op == 'Z' {
			if len(c) > 0 {
				c = append(c, c[0])
			}
			end()
			continue
		}
		n := operands[op]
		if n == 0 {
			panic("paint: no such path: " + path)
		}
		for more := true; more; { // a letter serves all the numbers that follow it
			for k := range n {
				num[k], i = number(path, i)
			}
			switch op {
			case 'M':
				end()
				c = append(c, p.spot(num[0], num[1]))
				op, n = 'L', 2
			case 'L':
				c = append(c, p.spot(num[0], num[1]))
			case 'Q':
				c = p.curve(c, x, y, x+(num[0]-x)*2/3, y+(num[1]-y)*2/3, num[2]+(num[0]-num[2])*2/3, num[3]+(num[1]-num[3])*2/3, num[2], num[3])
			case 'C':
				c = p.curve(c, x, y, num[0], num[1], num[2], num[3], num[4], num[5])
			case 'O':
				end()
				c = p.ellipse(nil, num[0], num[1], num[2], num[3])
				c = append(c, c[0])
				end()
			case 'B':
				end()
				for _, k := range [...][2]float64{{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}} {
					c = append(c, p.spot(num[0]+k[0]*num[2], num[1]+k[1]*num[3]))
				}
				end()
			}
			if n <= 6 && op != 'O' && op != 'B' {
				x, y = num[n-2], num[n-1]
			}
			for i < len(path) && (path[i] == ' ' || path[i] == ',') {
				i++
			}
			more = i < len(path) && (path[i] == '-' || path[i] == '.' || path[i] >= '0' && path[i] <= '9')
		}
	}
	end()
	return contours
}

var operands = [256]int{'M': 2, 'L': 2, 'Q': 4, 'C': 6, 'O': 4, 'B': 4}

// number reads the number at i of a path.
func number(path string, i int) (float64, int) {
	for i < len(path) && (path[i] == ' ' || path[i] == ',') {
		i++
	}
	from := i
	for i < len(path) && (path[i] == '.' || path[i] >= '0' && path[i] <= '9' || path[i] == '-' && i == from) {
		i++
	}
	v, err := strconv.ParseFloat(path[from:i], 64)
	if err != nil {
		panic("paint: no number in a path: " + path)
	}
	return v, i
}

func (p pen) curve(c []spot, x0, y0, x1, y1, x2, y2, x3, y3 float64) []spot {
	long := (math.Hypot(x1-x0, y1-y0) + math.Hypot(x2-x1, y2-y1) + math.Hypot(x3-x2, y3-y2)) * p.size()
	n := max(4, min(28, int(2+math.Sqrt(long)*1.5)))
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		a, b, d, e := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		c = append(c, p.spot(a*x0+b*x1+d*x2+e*x3, a*y0+b*y1+d*y2+e*y3))
	}
	return c
}

// orient makes a contour run clockwise, so that shapes unite where they overlap.
func orient(c []spot) {
	sum := 0.0
	for i, p := range c {
		q := c[(i+1)%len(c)]
		sum += p.x*q.y - q.x*p.y
	}
	if sum < 0 {
		for i, j := 0, len(c)-1; i < j; i, j = i+1, j-1 {
			c[i], c[j] = c[j], c[i]
		}
	}
}
