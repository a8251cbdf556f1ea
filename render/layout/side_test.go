package layout

import (
	"fmt"
	"math"
	"testing"
)

var tables = [][2]float64{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}, {2560, 1440}, {768, 1024}}

// parties are who may sit at a table: so many alone, or in teams, and who is shown large.
func parties() (out []Party) {
	for n := 2; n <= 6; n++ {
		for own := range n {
			var seats []int
			for i := range n {
				seats = append(seats, (own+i)%n)
			}
			for large := -1; large < n; large++ {
				if large == own {
					continue
				}
				out = append(out, Party{Seats: seats, Large: large, Shown: -1, Least: 40, Phone: true}, Party{Seats: seats, Large: large, Shown: -1, Least: 30})
				if n == 4 || n == 6 {
					out = append(out, Party{Seats: seats, Teams: n / 2, Large: large, Shown: -1, Least: 40})
				}
			}
		}
	}
	return out
}

// TestSides: however many sit at a table, on any screen each has a place of their own with
// room for a name, and cards that can be told apart or a tab; whoever is large has room for a
// whole mat.
func TestSides(t *testing.T) {
	for _, w := range tables {
		z := Zoom(w[0], w[1])
		s := Divide(w[0]/z, w[1]/z, true)
		for _, p := range parties() {
			name := fmt.Sprint(w, p)
			sides := s.Sides(p)
			own := sides[p.Seats[0]]
			if len(sides) != len(p.Seats) || own.Far || own.Tab || own.Brief {
				t.Fatalf("%s: %+v", name, sides)
			}
			var rects []Rect
			shown := 0
			for seat, side := range sides {
				if side.Plate.Empty() != (len(sides) == 2) {
					t.Errorf("%s: side %d is %+v", name, seat, side)
				}
				if !side.Area.Empty() {
					shown++
					if side.Area.W < 120 || side.Area.H < 45 {
						t.Errorf("%s: the area of %d is only %v", name, seat, side.Area)
					}
				}
				if p.Large == seat && side.Area.W < s.Far.W-1 {
					t.Errorf("%s: who is to be large has %v", name, side.Area)
				}
				for _, r := range []Rect{side.Area, side.Hand, side.Plate} {
					if !r.Empty() {
						rects = append(rects, r)
					}
				}
			}
			if tabs := shown < len(sides); tabs && shown != 2 || tabs != someTabs(sides) {
				t.Errorf("%s: %d sides are shown: %+v", name, shown, sides)
			}
			for i, r := range rects {
				if r.X < 0 || r.Y < 0 || r.Right() > w[0]/z+0.01 || r.Bottom() > w[1]/z+0.01 {
					t.Errorf("%s: %v leaves the window", name, r)
				}
				for _, o := range rects[:i] {
					if min(r.Right(), o.Right())-max(r.X, o.X) > 0.01 && min(r.Bottom(), o.Bottom())-max(r.Y, o.Y) > 0.01 {
						t.Errorf("%s: %v and %v overlap", name, r, o)
					}
				}
			}
			if far := sides[(p.Seats[0]+1)%len(sides)]; len(sides) == 2 && (far.Area != s.Far || far.Hand != s.FarHand || own.Area != s.Near) {
				t.Errorf("%s: a table for two is not as it is: %+v", name, sides)
			}
		}
	}
}

// someTabs reports whether any of the sides is only a tab.
func someTabs(sides []Side) bool {
	for _, s := range sides {
		if s.Tab && s.Area.Empty() {
			return true
		}
	}
	return false
}

// TestRing: on a wide screen who comes next sits to the left and who came before to the
// right, both nearer than the others.
func TestRing(t *testing.T) {
	s := Divide(1280, 720, false)
	for n := 3; n <= 6; n++ {
		p := Party{Large: -1, Shown: -1, Least: 30}
		for i := range n {
			p.Seats = append(p.Seats, (2+i)%n)
		}
		sides := s.Sides(p)
		next, before := sides[p.Seats[1]].Area.Centre(), sides[p.Seats[n-1]].Area.Centre()
		if next.X >= before.X || math.Abs(next.Y-before.Y) > 0.01 {
			t.Errorf("%d players: next at %v, before at %v", n, next, before)
		}
		for _, seat := range p.Seats[2 : n-1] {
			if m := sides[seat].Area.Centre(); m.Y > next.Y+0.01 || !sides[seat].Brief || !sides[seat].Far {
				t.Errorf("%d players: %d sits at %v", n, seat, m)
			}
		}
	}
}

// TestFaceToFace: of two teams each player sits above the one in front, the first of a team
// in front of the last of the other (as the members sit from left to right), and mates sit beside the one
// at the lower edge in their order.
func TestFaceToFace(t *testing.T) {
	s := Divide(1280, 720, false)
	for _, k := range []int{2, 3} {
		for own := range 2 * k {
			p := Party{Teams: k, Large: -1, Shown: -1, Least: 30}
			for i := range 2 * k {
				p.Seats = append(p.Seats, (own+i)%(2*k))
			}
			sides := s.Sides(p)
			x := -1.0
			for i := range k {
				mate := own/k*k + i
				front := 2*k - 1 - mate // the first sits in front of the last
				a, b := sides[mate], sides[front]
				if a.Far || !b.Far || math.Abs(a.Area.X-b.Area.X) > 0.01 || math.Abs(a.Area.W-b.Area.W) > 0.01 || a.Area.X <= x || a.Brief == (mate == own) {
					t.Errorf("%d in a team, from %d: %d at %+v, in front %d at %+v", k, own, mate, a, front, b)
				}
				x = a.Area.X
			}
		}
	}
}
