package builddivide

import (
	"testing"

	"gorin/rules/kernel"
)

// TestPacked: what is packed into one number is as much as fits, and no part of it changes
// another, whatever texts ask for (306-2, 1406-3, 1604-3, 12.04.2.h.4).
func TestPacked(t *testing.T) {
	for _, n := range []int32{-9999, -129, -128, -1, 0, 1, 127, 128, 200, 255, 256, 9999} {
		p := price{needs{of: [4]uint8{1, 2, 3, 4}, generic: 5}, n}
		var f kernel.Frame
		f.Regs[5] = p.noted()
		got := notedPrice(&f)
		if want := max(-128, min(n, 127)); got.needs != p.needs || got.more != want {
			t.Errorf("%+v is noted as %+v", p, got)
		}
	}
	if got := unpack(needs{of: [4]uint8{1, 31, 2, 0}, generic: 7}.pack()); got != (needs{of: [4]uint8{1, 15, 2, 0}, generic: 7}) {
		t.Errorf("31 of a colour: %+v", got)
	}
	for _, c := range []struct{ power, hit, wantPower, wantHit int32 }{
		{5000, 2, 5000, 2}, {-500, 2, 0, 2}, {5000, -1, 5000, 0}, {99990000, 1, 1<<24 - 1, 1}, {5000, 9999, 5000, 127},
	} {
		if w := worth(c.power, c.hit); powerOf(w) != c.wantPower || hitOf(w) != c.wantHit {
			t.Errorf("power %d and hit %d are kept as %d and %d", c.power, c.hit, powerOf(w), hitOf(w))
		}
	}
}
