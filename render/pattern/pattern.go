// Package pattern draws the traditional patterns of the mats and card backs as
// tiles that repeat without a seam, sharp at every size. It is pure: a tile is how
// much ink lies on each pixel.
package pattern

import "math"

// Kind is a traditional pattern.
type Kind uint8

// The patterns; each game has its own.
const (
	Waves     Kind = iota // 青海波
	HempLeaf              // 麻の葉
	Arrows                // 矢絣
	Cloisonne             // 七宝
	Tortoise              // 亀甲

	Count = int(Tortoise) + 1
)

// motif is one pattern: how large its tile is in units, and how far a place of the
// tile is from the nearest line; negative within what is filled.
type motif struct {
	w, h  float64
	depth func(x, y float64) float64
	line  float64 // how wide lines are, in units; 0 if areas are filled
}

var root3 = math.Sqrt(3)

var motifs = [Count]motif{
	Waves:     {2, 1, waves, 0.07},
	HempLeaf:  {2, 2 * root3, hempLeaf, 0.06},
	Arrows:    {2, 2, arrows, 0},
	Cloisonne: {2, 2, cloisonne, 0.075},
	Tortoise:  {2 * root3, 2, tortoise, 0.075},
}

// Tile is a picture of w × h pixels that repeats: the ink of each pixel, from 0 to
// 255. A unit, about half of the pattern's largest part, has at least the given
// number of pixels; the tile is stretched a little so that it ends at whole ones.
func Tile(kind Kind, unit float64) (ink []byte, w, h int) {
	m := &motifs[kind]
	unit = max(unit, 3)
	w, h = int(math.Ceil(m.w*unit)), int(math.Ceil(m.h*unit))
	ink = make([]byte, w*h)
	sx, sy := m.w/float64(w), m.h/float64(h)
	soft := (sx + sy) / 2 // a pixel, in units
	for y := range h {
		for x := range w {
			d := m.depth((float64(x)+0.5)*sx, (float64(y)+0.5)*sy)
			if m.line > 0 {
				d -= math.Max(m.line, 1.1*soft) / 2
			}
			ink[y*w+x] = byte(255*max(0, min(1, 0.5-d/soft)) + 0.5)
		}
	}
	return ink, w, h
}

// waves is scales, each over those above it, with rings within.
func waves(x, y float64) float64 {
	// Rows lie half a unit apart, every other one shifted by a unit; the lowest
	// that reaches a place covers it.
	for row := int(math.Floor(y*2)) + 2; ; row-- {
		cy := float64(row) / 2
		cx := 2*math.Round((x-float64(row&1))/2) + float64(row&1)
		r := math.Hypot(x-cx, y-cy)
		if r > 1 {
			continue
		}
		d := math.Inf(1)
		for _, ring := range [...]float64{0.96, 0.68, 0.4} {
			d = math.Min(d, math.Abs(r-ring))
		}
		return d
	}
}

// hempLeaf is triangles with lines from their middles to their corners.
func hempLeaf(x, y float64) float64 {
	const side = 2.0
	high := root3
	row := math.Floor(y / high)
	v := y - row*high
	u := x - row*side/2
	u -= side * math.Floor((u-v/root3)/side) // the rhombus that begins at a corner of the row
	a, b, c := point{0, 0}, point{side, 0}, point{side / 2, high}
	if u-v/root3 > side-2*v/root3 { // its upper half is the triangle on its head
		a = point{side * 1.5, high}
	}
	p := point{u, v}
	m := point{(a.x + b.x + c.x) / 3, (a.y + b.y + c.y) / 3}
	d := math.Inf(1)
	for _, e := range [...][2]point{{a, b}, {b, c}, {c, a}, {a, m}, {b, m}, {c, m}} {
		d = math.Min(d, p.from(e[0], e[1]))
	}
	return d
}

// arrows is feathers, one column up and one down.
func arrows(x, y float64) float64 {
	column := math.Floor(x)
	u := math.Abs(x - column - 0.5)
	v := y + 0.8*u
	if int(column)&1 == 1 {
		v = y - 0.8*u + 1.4
	}
	v -= 2 * math.Floor(v/2)
	d := math.Abs(v-0.5) - 0.5       // within the feather
	d = math.Max(d*0.78, 0.045-u)    // its shaft is left free
	return math.Max(d, u-(0.5-0.03)) // and so is its edge
}

// cloisonne is circles that each run through the middles of their neighbours.
func cloisonne(x, y float64) float64 {
	d := math.Inf(1)
	for i := -1; i <= 3; i++ {
		for j := -1; j <= 3; j++ {
			if (i+j)&1 == 0 {
				d = math.Min(d, math.Abs(math.Hypot(x-float64(i), y-float64(j))-1))
			}
		}
	}
	return d
}

// tortoise is hexagons with smaller ones inside.
func tortoise(x, y float64) float64 {
	// Columns of hexagons that stand on an edge, two units apart in each, every other
	// one shifted by a unit.
	side := 2 / root3
	best := math.Inf(1)
	var p point
	for i := -1; i <= 3; i++ {
		for j := -2; j <= 3; j++ {
			c := point{float64(i) * 1.5 * side, float64(j)*root3*side + math.Abs(float64(i&1))*root3*side/2}
			if r := math.Hypot(x-c.x, y-c.y); r < best {
				best, p = r, point{x - c.x, y - c.y}
			}
		}
	}
	// How far out, where 1 is the edge.
	out := 0.0
	for k := range 3 {
		a := math.Pi/6 + float64(k)*math.Pi/3
		out = math.Max(out, math.Abs(p.x*math.Cos(a)+p.y*math.Sin(a)))
	}
	edge := side * root3 / 2
	return math.Min(math.Abs(out-edge), math.Abs(out-edge*0.66))
}

type point struct{ x, y float64 }

// from is how far p is from the line between two places.
func (p point) from(a, b point) float64 {
	dx, dy := b.x-a.x, b.y-a.y
	t := ((p.x-a.x)*dx + (p.y-a.y)*dy) / (dx*dx + dy*dy)
	t = max(0, min(1, t))
	return math.Hypot(p.x-a.x-t*dx, p.y-a.y-t*dy)
}
