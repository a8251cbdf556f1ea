package layout

import "testing"

// TestBeside: what should stay free does, near what is spoken of, and nothing leaves the room.
func TestBeside(t *testing.T) {
	room := Rect{0, 0, 400, 300}
	for _, c := range []struct {
		name string
		near Rect
		free []Weight
	}{
		{"a corner", Rect{0, 0, 40, 40}, []Weight{{Rect{0, 0, 40, 40}, 20}}},
		{"the middle", Rect{180, 130, 40, 40}, []Weight{{Rect{180, 130, 40, 40}, 20}}},
		{"a line across", Rect{180, 100, 40, 30}, []Weight{{Rect{180, 100, 40, 30}, 20}, {Rect{0, 140, 400, 40}, 20}}},
		{"the lower half is taken", Rect{300, 200, 40, 30}, []Weight{{Rect{0, 150, 400, 150}, 20}}},
	} {
		got := Beside(room, 150, 90, c.near, c.free)
		for _, f := range c.free {
			if got.shared(f.Rect) > 0 {
				t.Errorf("%s: %v covers %v", c.name, got, f.Rect)
			}
		}
		if got.X < 0 || got.Y < 0 || got.Right() > 400 || got.Bottom() > 300 {
			t.Errorf("%s: %v leaves the room", c.name, got)
		}
	}
	far := Beside(room, 100, 60, Rect{350, 250, 40, 40}, nil)
	if !far.Has(Point{370, 270}) && far.away(Point{370, 270}) > 0 {
		t.Errorf("nothing is to stay free, and it lies at %v", far)
	}
	if tight := Beside(Rect{0, 0, 80, 50}, 100, 60, Rect{}, nil); tight.X != 0 || tight.Y != 0 {
		t.Errorf("where it does not fit it lies at %v", tight)
	}
}
