package format2

import (
	"bytes"
	"testing"

	"github.com/tinylib/msgp/msgp"
)

// small is a state that says nothing, with one list of so many.
func small(list uint32) []byte {
	b := msgp.AppendMapHeader(nil, 2)
	b = msgp.AppendString(b, "Position")
	b = msgp.AppendArrayHeader(b, 48)
	for _, n := range []int{version, 2, 0, 0} {
		b = msgp.AppendInt(b, n)
	}
	for range 6 {
		b = msgp.AppendInt(b, 0)
	}
	b = msgp.AppendBytes(b, []byte("pcg"))
	b = msgp.AppendArrayHeader(b, 3)
	b = msgp.AppendBool(b, false)
	b = msgp.AppendInt(b, 0)
	b = msgp.AppendInt(b, 0)
	for range 10 {
		b = msgp.AppendInt(b, 0)
	}
	b = msgp.AppendArrayHeader(b, list)
	for range 25 {
		b = msgp.AppendArrayHeader(b, 0)
	}
	b = msgp.AppendString(b, "Saved")
	return msgp.AppendArrayHeader(b, 0)
}

// TestLimits: what a state claims costs no more than it may, and what is no state is one
// error.
func TestLimits(t *testing.T) {
	if _, err := Frame(small(0), nil); err != nil {
		t.Error(err)
	}
	for name, b := range map[string][]byte{
		"nothing":      nil,
		"too long":     bytes.Repeat([]byte{0}, maxState+1),
		"a long list":  small(maxList + 1),
		"cards of air": small(maxList),
		"cut off":      small(0)[:30],
		"no state":     msgp.AppendString(nil, "state"),
		"another key":  msgp.AppendString(msgp.AppendMapHeader(nil, 2), "Saved"),
	} {
		if _, err := Frame(b, nil); err == nil {
			t.Errorf("%s was read", name)
		}
	}
}

// FuzzFrame reads what may be the state of a key frame.
func FuzzFrame(f *testing.F) {
	f.Add(small(0))
	f.Add(small(3))
	f.Fuzz(func(t *testing.T, b []byte) {
		s, err := Frame(b, []string{"A"})
		if err != nil {
			return
		}
		for z := range s.zones {
			if len(s.pile(&s.zones[z])) > len(s.cards) {
				t.Error("a pile without an end")
			}
		}
	})
}
