package atlas

import (
	"image"
	"math/rand/v2"
	"testing"
)

// TestShelves: no two places overlap, all lie on the atlas, and it is well
// filled before one is refused.
func TestShelves(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var s shelves
	var all []image.Rectangle
	used := 0
	for {
		w, h := 1+r.IntN(120), 8+r.IntN(40)
		at, ok := s.place(w, h)
		if !ok {
			break
		}
		if at.Dx() != w || at.Dy() != h || !at.In(image.Rect(0, 0, Side, Side)) {
			t.Fatalf("%d×%d lies at %v", w, h, at)
		}
		all = append(all, at)
		used += w * h
	}
	for i, a := range all {
		for _, b := range all[:i] {
			if a.Overlaps(b) {
				t.Fatalf("%v and %v overlap", a, b)
			}
		}
	}
	if used < Side*Side*3/4 {
		t.Errorf("full with %d of %d pixels used", used, Side*Side)
	}
}

// TestEmptied: when the atlas is full it begins anew, and says so.
func TestEmptied(t *testing.T) {
	a := New()
	for i := range 5 {
		at := a.room(Side/2, Side/2)
		if at.Dx() != Side/2 || at.Overlaps(a.white) {
			t.Errorf("picture %d lies at %v", i, at)
		}
	}
	if a.Round == 0 {
		t.Error("five quarters have found room at once")
	}
}
