package kernel

import "testing"

// TestFew: what is written of some objects is what is used of the list, and it comes back,
// gaps and all; more than there is room for is refused.
func TestFew(t *testing.T) {
	for _, used := range []int{0, 1, 2, len(Few{})} {
		var f Few
		if used > 0 {
			f[used-1] = Ref{7, uint16(used)}
		}
		b, err := f.MarshalMsg([]byte("before"))
		if err != nil || len(b)-len("before") > f.Msgsize() || len(f.used()) != used {
			t.Errorf("%d used: %d bytes of %d, %v", used, len(b), f.Msgsize(), err)
		}
		back := Few{{1, 1}, {2, 2}}
		if rest, err := back.UnmarshalMsg(append(b[len("before"):], 0xc3)); err != nil || len(rest) != 1 || back != f {
			t.Errorf("%d used: %v comes back, %v", used, back, err)
		}
		for n := range len(b) - len("before") {
			if _, err := back.UnmarshalMsg(b[len("before"):][:n]); err == nil {
				t.Errorf("%d used: %d bytes are taken for all of it", used, n)
			}
		}
	}
	if _, err := (&Few{}).UnmarshalMsg([]byte{0xdc, 0, 25}); err == nil {
		t.Error("too many objects")
	}
}
