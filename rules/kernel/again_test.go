package kernel

import "testing"

// TestPacked: up to seven numbers fit, up to 254, in the order of the options unless
// theirs counts; nothing picked is something, too.
func TestPacked(t *testing.T) {
	q := Request{Options: make([]Option, 0xff)}
	for _, c := range []struct {
		picks   []int
		ordered bool
		want    uint64
	}{{nil, false, 1}, {[]int{0}, false, 0x101}, {[]int{0xfe}, false, 0xff01}, {[]int{5, 2}, false, 0x60301}, {[]int{5, 2}, true, 0x30601},
		{[]int{0, 1, 2, 3, 4, 5, 6}, true, 0x0706050403020101}, {[]int{0, 1, 2, 3, 4, 5, 6, 7}, true, 0}} {
		if q.Ordered = c.ordered; q.packed(c.picks) != c.want {
			t.Errorf("%+v: %x", c, q.packed(c.picks))
		}
	}
	q.Options = make([]Option, 0x100)
	if q.packed([]int{0}) != 0 {
		t.Error("more options than a byte counts")
	}
}

// TestKeptIsThere: what a series says was picked is taken only if it is offered, whatever
// a file says.
func TestKeptIsThere(t *testing.T) {
	m := looping(t, 3, func(*Machine) {})
	q := m.Pending()
	m.S.Leaver = 1
	for picks, want := range map[uint64]bool{0x201: true, 0x301: false, 0x401: false, 0x20001: false, 1: false, 0: false} {
		m.S.Series = []Mark{{Hash: m.here(), Choice: choiceKey(q.Options[1:2]), Free: true, Picks: picks}}
		if m.kept(q) != want {
			t.Errorf("%x: kept %v", picks, !want)
		}
	}
}

// TestCompletedAllTheSame: if nothing but the series can be chosen it is completed, and
// over with; the next loop begins one of its own.
func TestCompletedAllTheSame(t *testing.T) {
	m := looping(t, 2, func(*Machine) {})
	loop := func(n, option int) {
		t.Helper()
		for range n {
			answer(t, m, option)
		}
		if m.Pending().Kind != AskRepeat {
			t.Fatal("no loop")
		}
		answer(t, m, 0)
	}
	loop(2, 0)
	if len(m.S.Series) != 1 || len(m.S.Barred) != 1 {
		t.Fatalf("%d steps, %d barred", len(m.S.Series), len(m.S.Barred))
	}
	m.S.Barred = append(m.S.Barred, m.S.Barred[0])
	m.S.Barred[1].Choice = choiceKey([]Option{{Kind: OptNumber, N: 1, Zone: NoZone, Zone2: NoZone}})
	m.Reopen()
	answer(t, m, 0)
	if len(m.S.Series) != 0 || m.S.Walked != 0 {
		t.Errorf("a completed series goes on: %+v", m.S.Series)
	}
	if q := m.Pending(); q.Kind != AskRepeat {
		t.Fatalf("asked %+v", q.head)
	}
	m.S.Series = make([]Mark, 3) // of the loop before
	answer(t, m, 0)
	if len(m.S.Series) != 1 {
		t.Errorf("%d steps", len(m.S.Series))
	}
}
