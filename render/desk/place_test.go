//go:build !js

package desk

import (
	"image"
	"testing"
)

// TestPlaceFits: a window comes back as it was where that can be seen, and else where it can be.
func TestPlaceFits(t *testing.T) {
	wide, small := Screen{"wide", image.Pt(2560, 1440)}, Screen{"small", image.Pt(800, 600)}
	for name, c := range map[string]struct {
		kept    Place
		screens []Screen
		want    Place
		at      int
	}{
		"as it was":                 {Place{Monitor: "wide", X: 700, Y: 300, W: 900, H: 600}, []Screen{small, wide}, Place{Monitor: "wide", X: 700, Y: 300, W: 900, H: 600}, 1},
		"large and full stay so":    {Place{Monitor: "wide", X: 1, Y: 50, W: 900, H: 600, Large: true, Full: true}, []Screen{wide}, Place{Monitor: "wide", X: 1, Y: 50, W: 900, H: 600, Large: true, Full: true}, 0},
		"its title is above":        {Place{Monitor: "wide", X: 0, Y: 0, W: 900, H: 600}, []Screen{wide}, Place{Monitor: "wide", X: 0, Y: head, W: 900, H: 600}, 0},
		"left and above":            {Place{Monitor: "wide", X: -3000, Y: -32000, W: 900, H: 600}, []Screen{wide}, Place{Monitor: "wide", X: 0, Y: head, W: 900, H: 600}, 0},
		"right and below":           {Place{Monitor: "wide", X: 2000, Y: 1400, W: 900, H: 600}, []Screen{wide}, Place{Monitor: "wide", X: 1660, Y: 840, W: 900, H: 600}, 0},
		"just at the edge":          {Place{Monitor: "wide", X: 1660, Y: 840, W: 900, H: 600}, []Screen{wide}, Place{Monitor: "wide", X: 1660, Y: 840, W: 900, H: 600}, 0},
		"a monitor that is gone":    {Place{Monitor: "wide", X: 1660, Y: 840, W: 700, H: 400}, []Screen{small}, Place{Monitor: "small", X: 50, Y: 100, W: 700, H: 400}, 0},
		"larger than the monitor":   {Place{Monitor: "wide", X: 10, Y: 40, W: 2560, H: 1440}, []Screen{small}, Place{Monitor: "small", X: 0, Y: head, W: 800, H: 600 - head}, 0},
		"too small to be used":      {Place{Monitor: "wide", X: 10, Y: 40, W: 1, H: 2}, []Screen{wide}, Place{Monitor: "wide", X: 10, Y: 40, W: least.X, H: least.Y}, 0},
		"a monitor has become less": {Place{Monitor: "small", X: 900, Y: 500, W: 1000, H: 700}, []Screen{wide, small}, Place{Monitor: "small", X: 0, Y: head, W: 800, H: 600 - head}, 1},
		"no monitor that is known":  {Place{Monitor: "wide", X: -5, Y: 6, W: 900, H: 600}, nil, Place{Monitor: "wide", X: -5, Y: 6, W: 900, H: 600}, -1},
	} {
		got, at := c.kept.fit(c.screens)
		if got != c.want || at != c.at {
			t.Errorf("%s: %+v on monitor %d; want %+v on %d", name, got, at, c.want, c.at)
		}
		if again, _ := got.fit(c.screens); again != got {
			t.Errorf("%s: the second time %+v", name, again)
		}
	}
}

// TestPlaceIsKept: a place is read as it was kept, and what makes no sense is none.
func TestPlaceIsKept(t *testing.T) {
	s := Store{Dir: t.TempDir()}
	if p, ok := s.place(); ok {
		t.Errorf("nothing was kept, but %+v is read", p)
	}
	want := Place{Monitor: "右", X: -3, Y: 4, W: 500, H: 600, Large: true, Full: true}
	if err := s.keepPlace(want); err != nil {
		t.Fatal(err)
	}
	if p, ok := s.place(); !ok || p != want {
		t.Errorf("%+v is read", p)
	}
	for _, bad := range []string{"", "{", "[]", `{"w":0,"h":9}`, `{"w":9,"h":-1}`, `{"w":"9"}`, `{"w":1e99}`} {
		if err := s.Save(placeKey, []byte(bad)); err != nil {
			t.Fatal(err)
		}
		if p, ok := s.place(); ok {
			t.Errorf("%q is read as %+v", bad, p)
		}
	}
}
