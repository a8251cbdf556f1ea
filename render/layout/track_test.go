package layout

import (
	"slices"
	"testing"
)

// TestTrack: moments along a strip, and back.
func TestTrack(t *testing.T) {
	line := Track{Rect{X: 20, W: 300}, 1, 301}
	for _, c := range []struct {
		at int
		x  float64
	}{{1, 20}, {301, 320}, {151, 170}, {0, 20}, {999, 320}} {
		if x := line.X(c.at); x != c.x {
			t.Errorf("moment %d lies at %v, want %v", c.at, x, c.x)
		}
	}
	for _, c := range []struct {
		f  float64
		at int
	}{{-1, 1}, {0, 1}, {0.5, 151}, {0.4984, 151}, {1, 301}, {7, 301}} {
		if at := line.At(c.f); at != c.at {
			t.Errorf("at %v: moment %d, want %d", c.f, at, c.at)
		}
	}
	if still := (Track{Rect{X: 20, W: 300}, 5, 5}); still.X(5) != 20 || still.At(0.7) != 5 {
		t.Error("a match of one moment")
	}
}

func TestApart(t *testing.T) {
	for _, c := range []struct {
		xs   []float64
		want []bool
	}{
		{nil, []bool{}},
		{[]float64{0, 10, 20}, []bool{true, true, true}},
		{[]float64{0, 5, 9, 12}, []bool{true, false, false, true}},
		{[]float64{3, 3, 30}, []bool{true, false, true}},
	} {
		if got := Apart(c.xs, 10); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, want %v", c.xs, got, c.want)
		}
	}
}

// TestDivideTrack: the strip lies below everything and changes no shape.
func TestDivideTrack(t *testing.T) {
	for _, c := range [][2]float64{{1280, 720}, {844, 390}, {390, 844}, {1000, 960}, {620, 620}} {
		for _, band := range []bool{false, true} {
			s, plain := DivideTrack(c[0], c[1], band, band), Divide(c[0], c[1], band)
			if s.Shape != plain.Shape || s.Track.Bottom() != c[1] || s.Track.W != c[0] {
				t.Errorf("%v: shape %v, track %v", c, s.Shape, s.Track)
			}
			for _, r := range []Rect{s.Detail, s.Near, s.Far, s.Hand, s.Choice, s.Log} {
				if r.Bottom() > s.Track.Y+0.01 {
					t.Errorf("%v: %v reaches into the strip", c, r)
				}
			}
		}
	}
}
