package spent

import (
	"testing"
	"time"
)

var kept []byte

// TestLeast: what asks for memory every time is found out, and what does so only now and then
// is not taken for it.
func TestLeast(t *testing.T) {
	const size = 1 << 20
	var times int
	little := func(c Cost) bool { return c.Bytes < size }
	if c := Least(little, func() { times++; kept = make([]byte, size) }); c.Bytes < size || c.Allocs == 0 || times != attempts {
		t.Errorf("%d bytes in %d pieces after %d attempts", c.Bytes, c.Allocs, times)
	}
	times = 0
	if c := Least(little, func() {
		if times++; times < 3 {
			kept = make([]byte, size)
		}
	}); c.Bytes >= size || times != 3 {
		t.Errorf("%d bytes after %d attempts", c.Bytes, times)
	}
	times = 0
	if c := Least(func(c Cost) bool { return c.Took < 20*time.Millisecond }, func() {
		if times++; times < 3 {
			time.Sleep(20 * time.Millisecond)
		}
	}); c.Took >= 20*time.Millisecond || times < 3 {
		t.Errorf("%v after %d attempts", c.Took, times)
	}
}
