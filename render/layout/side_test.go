package layout

import "testing"

// TestSides: however many sit at a table, on any screen each has a place of their own, as
// wide as the rest, with room for a name and for cards that can be told apart.
func TestSides(t *testing.T) {
	for _, w := range [][2]float64{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}, {2560, 1440}, {768, 1024}} {
		z := Zoom(w[0], w[1])
		s := Divide(w[0]/z, w[1]/z, true)
		for n := 2; n <= 6; n++ {
			sides := s.Sides(n)
			if len(sides) != n {
				t.Fatalf("%v: %d sides for %d players", w, len(sides), n)
			}
			var rects []Rect
			for i, side := range sides {
				if side.Far != (i > 0) || side.Plate.Empty() != (n == 2) {
					t.Errorf("%v, %d players: side %d is %+v", w, n, i, side)
				}
				if side.Area.W < 90 || side.Area.H < 45 {
					t.Errorf("%v, %d players: the area of %d is only %v", w, n, i, side.Area)
				}
				rects = append(rects, side.Area, side.Hand)
				if n > 2 {
					rects = append(rects, side.Plate)
				}
			}
			for i, r := range rects {
				if r.X < 0 || r.Y < 0 || r.Right() > w[0]/z+0.01 || r.Bottom() > w[1]/z+0.01 {
					t.Errorf("%v, %d players: %v leaves the window", w, n, r)
				}
				for _, o := range rects[:i] {
					if min(r.Right(), o.Right())-max(r.X, o.X) > 0.01 && min(r.Bottom(), o.Bottom())-max(r.Y, o.Y) > 0.01 {
						t.Errorf("%v, %d players: %v and %v overlap", w, n, r, o)
					}
				}
			}
			if n == 2 && (sides[1].Area != s.Far || sides[1].Hand != s.FarHand || sides[0].Area != s.Near) {
				t.Errorf("%v: a table for two is not as it is: %+v", w, sides)
			}
		}
	}
}
