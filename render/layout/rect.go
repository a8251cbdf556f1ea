// Package layout is the geometry of the table: rectangles, mats, fans of
// cards, lines of text. It is pure arithmetic and draws nothing.
//
// Lengths are logical pixels; x grows to the right and y grows downwards.
package layout

import "math"

// Rect is a rectangle by its upper left corner and its size.
type Rect struct{ X, Y, W, H float64 }

// Point is a place on the screen.
type Point struct{ X, Y float64 }

// Right is the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Centre is the middle of r.
func (r Rect) Centre() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Has reports whether p lies in r.
func (r Rect) Has(p Point) bool {
	return p.X >= r.X && p.X < r.Right() && p.Y >= r.Y && p.Y < r.Bottom()
}

// Empty reports whether r has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Inset is r made smaller by d on every side.
func (r Rect) Inset(d float64) Rect { return r.InsetXY(d, d) }

// InsetXY is r made smaller by dx left and right and by dy above and below.
func (r Rect) InsetXY(dx, dy float64) Rect {
	return Rect{r.X + dx, r.Y + dy, math.Max(0, r.W-2*dx), math.Max(0, r.H-2*dy)}
}

// Move is r shifted.
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Top cuts h off the top and returns the piece and the rest.
func (r Rect) Top(h float64) (piece, rest Rect) {
	h = math.Min(h, r.H)
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// Low cuts h off the bottom and returns the piece and the rest.
func (r Rect) Low(h float64) (piece, rest Rect) {
	h = math.Min(h, r.H)
	return Rect{r.X, r.Bottom() - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h}
}

// Left cuts w off the left and returns the piece and the rest.
func (r Rect) Left(w float64) (piece, rest Rect) {
	w = math.Min(w, r.W)
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// End cuts w off the right and returns the piece and the rest.
func (r Rect) End(w float64) (piece, rest Rect) {
	w = math.Min(w, r.W)
	return Rect{r.Right() - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w, r.H}
}

// Mid is a rectangle of the given size in the middle of r.
func (r Rect) Mid(w, h float64) Rect {
	return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}

// Fit is the largest rectangle of the aspect w/h in the middle of r.
func (r Rect) Fit(aspect float64) Rect {
	if r.W > r.H*aspect {
		return r.Mid(r.H*aspect, r.H)
	}
	return r.Mid(r.W, r.W/aspect)
}

// Union is the smallest rectangle that holds both; an empty one counts for nothing.
func (r Rect) Union(o Rect) Rect {
	if r.Empty() {
		return o
	}
	if o.Empty() {
		return r
	}
	x, y := math.Min(r.X, o.X), math.Min(r.Y, o.Y)
	return Rect{x, y, math.Max(r.Right(), o.Right()) - x, math.Max(r.Bottom(), o.Bottom()) - y}
}

// Grid cuts r into columns × rows cells with a gap, row by row.
func (r Rect) Grid(columns, rows int, gap float64) []Rect {
	w := (r.W - gap*float64(columns-1)) / float64(columns)
	h := (r.H - gap*float64(rows-1)) / float64(rows)
	cells := make([]Rect, 0, columns*rows)
	for y := range rows {
		for x := range columns {
			cells = append(cells, Rect{r.X + float64(x)*(w+gap), r.Y + float64(y)*(h+gap), w, h})
		}
	}
	return cells
}
