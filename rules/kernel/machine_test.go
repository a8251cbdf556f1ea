package kernel

import (
	"math/rand/v2"
	"testing"
)

// TestNew: what a match is before it begins.
func TestNew(t *testing.T) {
	m := New(toyBook(t, nil, "plain"), 3, 7)
	if m.S.Seq != 1 || m.S.Active != NoPlayer || m.S.First != NoPlayer || m.S.Version != StateVersion || m.S.Teams[2] != 2 {
		t.Errorf("%+v", m.S.Position)
	}
	if m.Pending() != nil {
		t.Error("asks before it has begun")
	}
	if m.S.Rand != *rand.NewPCG(7, 0x676f72696e) {
		t.Error("the seed does not count")
	}
	if m.PlayerOf(m.Z(tPile, 2)) != NoPlayer || m.PlayerOf(m.Z(tHand, 2)) != 2 || m.Z(tPile, 1) != m.Z(tPile, 0) {
		t.Error("whose zones are whose")
	}
}

// TestReopen: after loading, the same question is open, and none after the end.
func TestReopen(t *testing.T) {
	m := looping(t, 2, func(m *Machine) { m.S.Vars[3]++ })
	answer(t, m, 0)
	was := m.Pending().head
	m.Reopen()
	if q := m.Pending(); q == nil || q.head != was || len(q.Options) != 2 || m.S.Vars[3] != 2 {
		t.Errorf("another question: %+v", q)
	}
	m.End(3, m.clause)
	m.Reopen()
	if m.Pending() != nil {
		t.Error("a match that is over asks")
	}
	fresh := &Machine{Book: m.Book}
	fresh.S.CopyFrom(&m.S)
	fresh.open = true // as it may have been before loading
	fresh.Reopen()
	if fresh.Pending() != nil {
		t.Error("a match that is over asks after loading")
	}
}

// TestRestart: a match that is started anew is that of its seed, whatever was
// played before.
func TestRestart(t *testing.T) {
	b := toyBook(t, nil, "plain", "lamp")
	prepared := New(b, 2, 1)
	for range 40 {
		prepared.AddCard(0, 0, prepared.Z(tDeck, 0))
	}
	prepared.AddCard(1, 0, prepared.Z(tDeck, 0))
	order := func(m *Machine) (ids [41]CardID) {
		m.shuffle(m.Z(tDeck, 0))
		c := m.TopCard(m.Z(tDeck, 0))
		for i := range ids {
			ids[i], c = c, m.S.Cards[c].Below
		}
		return ids
	}
	m := looping(t, 2, func(m *Machine) { m.S.Vars[3]++ })
	m.Book = b
	m.Restart(&prepared.S, 5)
	if m.Pending() != nil || m.S.Vars[3] != 0 || len(m.S.Frames) != 0 || len(m.S.Cards) != 42 {
		t.Fatal("something of the match before is left")
	}
	if err := m.Audit(); err != nil {
		t.Fatal(err)
	}
	first := order(m)
	m.Restart(&prepared.S, 5)
	if order(m) != first {
		t.Error("the same seed deals otherwise")
	}
	m.Restart(&prepared.S, 6)
	if order(m) == first {
		t.Error("another seed deals the same")
	}
	if m.S.Seq != prepared.S.Seq || len(prepared.S.Frames) != 0 {
		t.Error("what was prepared has changed")
	}
}
