package kernel

import (
	"math"
	"testing"
)

// TestTokens: counters of a name on a card or with a player, apart from each other;
// none below nothing.
func TestTokens(t *testing.T) {
	m := toyGame(t, toyBook(t, nil, "plain"), 3, 0, 0)
	a, b := m.RefOf(1), m.RefOf(2)
	if n := m.AddTokens(a, 0, 1, -1); n != 0 || len(m.S.Tokens) != 0 {
		t.Error("there was nothing to take away:", n, m.S.Tokens)
	}
	if n := m.AddTokens(a, 0, 1, 0); n != 0 || len(m.S.Tokens) != 0 {
		t.Error("nothing was got:", n, m.S.Tokens)
	}
	for _, c := range []struct {
		on   Ref
		p    int8
		name uint16
		n    int32
	}{{a, 0, 1, 2}, {b, 0, 1, 3}, {a, 0, 2, 4}, {Ref{}, 0, 1, 5}, {Ref{}, 1, 1, 6}} {
		if got := m.AddTokens(c.on, c.p, c.name, c.n); got != c.n {
			t.Errorf("%+v: got %d", c, got)
		}
	}
	if m.Tokens(a, 0, 1) != 2 || m.Tokens(a, 1, 1) != 2 || m.Tokens(b, 0, 1) != 3 || m.Tokens(a, 0, 2) != 4 || m.Tokens(Ref{}, 0, 1) != 5 ||
		m.Tokens(Ref{}, 1, 1) != 6 || m.Tokens(Ref{}, 2, 1) != 0 || m.Tokens(b, 0, 2) != 0 {
		t.Errorf("%+v", m.S.Tokens)
	}
	if n := m.AddTokens(b, 0, 1, -5); n != -3 || m.Tokens(b, 0, 1) != 0 || len(m.S.Tokens) != 4 {
		t.Error("more than there were:", n, m.S.Tokens)
	}
	if n := m.AddTokens(a, 0, 1, -1); n != -1 || m.Tokens(a, 0, 1) != 1 || len(m.S.Tokens) != 4 {
		t.Error("one of two:", n, m.S.Tokens)
	}
	if n := m.AddTokens(a, 0, 2, math.MaxInt32); n != math.MaxInt32-4 || m.Tokens(a, 0, 2) != math.MaxInt32 {
		t.Error("as many as can be counted:", n, m.S.Tokens)
	}
	m.infos.touched = 0
	m.dropTokens(a)
	if m.Tokens(a, 0, 1) != 0 || m.Tokens(a, 0, 2) != 0 || m.Tokens(Ref{}, 0, 1) != 5 || m.Tokens(Ref{}, 1, 1) != 6 || len(m.S.Tokens) != 2 || m.infos.touched&LookTokens == 0 {
		t.Errorf("after it has left: %+v", m.S.Tokens)
	}
	m.infos.touched = 0
	if m.dropTokens(a); m.infos.touched != 0 {
		t.Error("it had none")
	}
	if m.AddTokens(a, 0, 1, 1); m.infos.touched&LookTokens == 0 {
		t.Error("nobody notices")
	}
}

// TestBonds: what a card is attached to and what it adds; nothing without one.
func TestBonds(t *testing.T) {
	m := toyGame(t, toyBook(t, nil, "plain"), 3, 0, 0)
	host := m.RefOf(2)
	if m.Host(1) != (Ref{}) || m.Worth(1) != 0 {
		t.Error("attached to nothing")
	}
	m.Attach(3, host, 7)
	m.Attach(1, host, 5)
	m.Attach(1, m.RefOf(4), 6)
	if m.Host(1) != m.RefOf(4) || m.Worth(1) != 6 || m.Host(3) != host || m.Worth(3) != 7 || len(m.S.Bonds) != 2 {
		t.Errorf("%+v", m.S.Bonds)
	}
	m.unbind(3)
	if m.unbind(3); m.Host(3) != (Ref{}) || m.Worth(3) != 0 || m.Worth(1) != 6 {
		t.Errorf("%+v", m.S.Bonds)
	}
}

// TestUses: plays of an ability of one object are counted for the turn, what a state
// has done for longer.
func TestUses(t *testing.T) {
	m := toyGame(t, toyBook(t, nil, "plain"), 3, 0, 0)
	a, b := m.RefOf(1), m.RefOf(2)
	m.Mark(1, a)
	m.use(1, b, true, true).N = 2
	m.use(2, a, false, true).N = 3
	if !m.Marked(1, a) || m.Marked(1, b) || m.Marked(2, b) || m.Used(1, a) != 1 || m.Used(2, a) != 3 || m.Used(2, b) != 0 {
		t.Errorf("%+v", m.S.Uses)
	}
	m.S.Forced, m.S.Trail, m.S.Barred, m.S.Vain = 4, []Mark{{}}, []Bar{{}}, []Vain{{}}
	m.NewTurn()
	if u := m.use(1, b, true, false); m.Marked(1, a) || m.Used(2, a) != 0 || u == nil || u.N != 2 || len(m.S.Uses) != 1 {
		t.Errorf("in the next turn: %+v", m.S.Uses)
	}
	if m.S.Forced != 0 || len(m.S.Vain) != 0 || len(m.S.Trail) != 0 || len(m.S.Barred) != 0 {
		t.Error("loops of another turn")
	}
	m.use(1, b, true, false).Line = 0
	if m.use(3, a, false, true); len(m.S.Uses) != 1 || m.Used(3, a) != 0 {
		t.Errorf("a free place is taken: %+v", m.S.Uses)
	}
}
