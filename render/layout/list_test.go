package layout

import "testing"

// TestList: rows of which as many are shown as fit, with a mark for the others.
func TestList(t *testing.T) {
	even := List{Heights: []float64{30, 30, 30, 30, 30, 30}, Gap: 4, Room: 110, Mark: 20}
	uneven := List{Heights: []float64{30, 50, 30, 70}, Gap: 4, Room: 110, Mark: 20}
	fits := List{Heights: []float64{30, 30, 30}, Gap: 4, Room: 98, Mark: 20}
	tight := fits
	tight.Room--
	small := List{Heights: []float64{30, 30}, Gap: 4, Room: 20, Mark: 20}
	shared := even
	shared.One = true
	bare := List{Heights: []float64{30, 30, 30, 30}, Gap: 4, Room: 98}
	for _, c := range []struct {
		name             string
		l                *List
		first, end, last int
	}{
		{"a mark below", &even, 0, 2, 4},
		{"marks above and below", &even, 1, 3, 4},
		{"a mark above", &even, 4, 6, 4},
		{"both on one line", &shared, 1, 3, 4},
		{"rows of two lines", &uneven, 0, 2, 3},
		{"a row of two lines first", &uneven, 1, 2, 3},
		{"all fit", &fits, 0, 3, 0},
		{"not quite", &tight, 0, 2, 1},
		{"no room for a single one", &small, 0, 1, 1},
		{"no marks", &bare, 0, 3, 1},
		{"no rows", &List{Room: 50, Mark: 20}, 0, 0, 0},
	} {
		if end, last := c.l.End(c.first), c.l.Last(); end != c.end || last != c.last {
			t.Errorf("%s: rows %d to %d, the last beginning %d; want %d, %d", c.name, c.first, end, last, c.end, c.last)
		}
	}
	for _, c := range []struct {
		offset float64
		first  int
	}{{0, 0}, {16, 0}, {17, 1}, {36, 1}, {68, 2}, {500, 4}} {
		if first := even.At(c.offset); first != c.first {
			t.Errorf("moved by %v: the first row is %d, want %d", c.offset, first, c.first)
		}
	}
	for _, c := range [][3]int{{0, 1, 0}, {0, 2, 1}, {0, 5, 4}, {4, 3, 3}, {2, 2, 2}} {
		if first := even.Show(c[0], c[1]); first != c[2] {
			t.Errorf("row %d from %d on: the first row is %d, want %d", c[1], c[0], first, c[2])
		}
	}
}
