package layout

import "math"

// Fan places n upright cards side by side in r, overlapping when they must;
// the cards are as high as r. gap is the space between two when there is room.
func Fan(r Rect, n int, gap float64) []Pose {
	w := r.H * CardAspect
	step := w + gap
	if n > 1 {
		step = math.Min(step, (r.W-w)/float64(n-1))
	}
	x := r.X + (r.W-step*float64(n-1))/2
	poses := make([]Pose, n)
	for i := range poses {
		poses[i] = Pose{X: x + step*float64(i), Y: r.Y + r.H/2, H: r.H}
	}
	return poses
}

// Tiles lays cards, each height high when upright, in rows no wider than width; of
// those that lie across their height is the width. It returns the cards of each row
// with poses from the upper left of the row.
func Tiles(width, height, gap float64, across []bool) (rows [][]Pose) {
	widths := make([]float64, len(across))
	for i := range across {
		widths[i] = height * CardAspect
		if across[i] {
			widths[i] = height
		}
	}
	boxes, _ := Flow(Rect{W: width}, widths, height, gap)
	for i, b := range boxes {
		p := Pose{X: b.X + b.W/2, Y: height / 2, H: height}
		if across[i] {
			p.Turns = -1
		}
		if i == 0 || b.Y > boxes[i-1].Y {
			rows = append(rows, nil)
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], p)
	}
	return rows
}

// TilesIn lays cards as Tiles does, as high as they can be between low and high with all rows, each
// with a gap below, in room; no lower than low, where they may need more.
func TilesIn(width, room, low, high, gap float64, across []bool) (height float64, rows [][]Pose) {
	lays := func(h float64) bool {
		height, rows = h, Tiles(width, h, gap, across)
		return float64(len(rows))*(h+gap) <= room
	}
	if lays(max(low, high)) {
		return height, rows
	}
	for range 5 {
		if mid := math.Round((low + high) / 2); lays(mid) {
			low = mid
		} else {
			high = mid
		}
	}
	lays(low)
	return height, rows
}

// Flow places boxes of the given widths in lines of height h from the upper
// left of r; the second result is the height that all lines need.
func Flow(r Rect, widths []float64, h, gap float64) ([]Rect, float64) {
	boxes := make([]Rect, len(widths))
	x, y := r.X, r.Y
	for i, w := range widths {
		w = math.Min(w, r.W)
		if x > r.X && x+w > r.Right()+0.01 {
			x, y = r.X, y+h+gap
		}
		boxes[i] = Rect{x, y, w, h}
		x += w + gap
	}
	if len(widths) == 0 {
		return boxes, 0
	}
	return boxes, y + h - r.Y
}

// Direction is a way to move with the arrow keys.
type Direction int

// The four ways.
const (
	ToLeft Direction = iota
	ToRight
	ToUp
	ToDown
)

// Nearest is the index of the rectangle that lies next to from in the
// direction, or -1. Distance across the direction counts double.
func Nearest(from Rect, to Direction, among []Rect) int {
	best, found := math.Inf(1), -1
	a := from.Centre()
	for i, r := range among {
		b := r.Centre()
		along, across := b.X-a.X, b.Y-a.Y
		if to == ToUp || to == ToDown {
			along, across = across, along
		}
		if to == ToLeft || to == ToUp {
			along = -along
		}
		if along < 1 {
			continue
		}
		if d := along + 2*math.Abs(across); d < best {
			best, found = d, i
		}
	}
	return found
}
