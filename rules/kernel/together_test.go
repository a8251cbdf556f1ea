package kernel

import (
	"fmt"
	"slices"
	"testing"
)

// Procedures of the tests of this file: what each member of the turn team does.
const (
	toyShare = toyActivate + 1 + iota
	toyShareInner
)

// sharing is a match in a format with teams in which the turn team does something
// together, with so many cards in each hand and deck, and then the other team.
func sharing(t *testing.T, format string, players, cards int, steps ...Step) *Machine {
	t.Helper()
	b := toyBook(t, nil, "plain", "lamp")
	b.Formats = slices.Clone(toyFormats)
	if err := b.layFormats(); err != nil {
		t.Fatal(err)
	}
	kernel := slices.Clone(b.Procs[b.base:])
	b.Procs = append(b.Procs[:toyShare:toyShare], Proc{"share", steps}, Proc{"inner", []Step{
		{Clause: "2.1", Do: func(m *Machine) { drawOne(m, int8(m.Top().Regs[0])) }},
	}})
	b.base = uint16(len(b.Procs))
	b.Procs = append(b.Procs, kernel...)
	b.Procs[toyMatch].Steps = []Step{
		{Clause: "2.1.2", Do: func(m *Machine) { m.Together(m.InTurn(), toyShare) }},
		{Clause: "3.3", Do: func(m *Machine) { m.S.Active = m.NextTurn(); m.S.Turn++; m.Goto(0) }},
	}
	b.layRows()
	m := New(b, players, 1)
	m.Sit(slices.IndexFunc(toyFormats, func(f Format) bool { return f.Key == format }), 0, nil)
	m.S.Active, m.S.First, m.S.Turn = 0, 0, 1
	for p := range m.S.Players {
		for range cards {
			m.AddCard(0, p, m.Z(tHand, p))
			m.AddCard(0, p, m.Z(tDeck, p))
		}
	}
	return m
}

func drawOne(m *Machine, p int8) { m.Move(m.TopCard(m.Z(tDeck, p)), m.Z(tHand, p), 0) }

// discardStep is a step in which the player of a share puts a card of the hand among the ashes,
// or none.
var discardStep = Step{Clause: "2.1.1", Ask: func(m *Machine, q *Request) {
	q.Player, q.Kind, q.Max = int8(m.Top().Regs[0]), askSecret, 1
	for c := m.BottomCard(m.Z(tHand, q.Player)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
}, Then: func(m *Machine, picks []Option) {
	for _, o := range picks {
		m.Move(o.Card, m.Z(tAshes, m.Decider()), 0)
	}
}}

func drawStep(m *Machine) { drawOne(m, int8(m.Top().Regs[0])) }

func held(m *Machine, zone int) (n []int) {
	for p := range m.S.Players {
		n = append(n, m.Count(m.Z(zone, p)))
	}
	return n
}

func wantHeld(t *testing.T, m *Machine, zone int, want ...int) {
	t.Helper()
	if n := held(m, zone); !slices.Equal(n, want) {
		t.Errorf("%s: %v, want %v", m.Book.Zones[zone].Key, n, want)
	}
}

// TestTogether: what the members of a team do at the same time is chosen by all of them
// before any of it happens, and each batch of it happens at once; who does nothing at one
// point goes on without waiting.
func TestTogether(t *testing.T) {
	var stamps []string
	m := sharing(t, "triple", 6, 3, discardStep, Step{Clause: "2.1.3", Do: drawStep})
	m.OnEvent = func(e *Event) { stamps = append(stamps, fmt.Sprint(e.Card.Card, "@", m.BatchStamp())) }
	m.Start(toyMatch)
	for p, pick := range [][]int{{0}, {}, {2}} {
		q := m.Pending()
		if int(q.Player) != p || len(stamps) != 0 {
			t.Fatalf("player %d is asked, %v has happened", q.Player, stamps)
		}
		for _, twin := range []*Machine{{Book: m.Book}, {Book: m.Book}} {
			if err := twin.S.Decode(m.S.Encode(nil)); err != nil {
				t.Fatal(err)
			}
			if err := twin.Validate(); err != nil {
				t.Fatal(err)
			}
			twin.Reopen()
			if twin.Pending().head != q.head {
				t.Errorf("loaded: %+v, was %+v", twin.Pending().head, q.head)
			}
		}
		if err := m.Answer(q.Seq, pick); err != nil {
			t.Fatal(err)
		}
	}
	// Player 1 gave up nothing, so the card that that player draws comes with what the
	// others give up; they draw afterwards.
	at := func(i int) string { return stamps[i][len(stamps[i])-1:] }
	if len(stamps) != 5 || at(0) != at(1) || at(1) != at(2) || at(2) == at(3) || at(3) != at(4) {
		t.Errorf("it happened at %v", stamps)
	}
	wantHeld(t, m, tHand, 3, 4, 3, 3, 3, 3)
	wantHeld(t, m, tAshes, 1, 0, 1, 0, 0, 0)
	if m.Pending().Player != 3 || len(m.S.Parked)+len(m.S.Offered) != 0 || len(m.S.Shares) != 3 {
		t.Errorf("the other team does not do it now: %+v", m.Pending().head)
	}
}

// TestTogetherAlone: with one player, and in a format without teams, it is the procedure of
// that player, and nobody waits.
func TestTogetherAlone(t *testing.T) {
	m := sharing(t, "rumble", 3, 2, discardStep)
	m.Start(toyMatch)
	if len(m.S.Shares) != 0 {
		t.Error("a player alone has a share")
	}
	answer(t, m, 0)
	wantHeld(t, m, tHand, 1, 2, 2)
	m = sharing(t, "double", 4, 2, discardStep)
	m.S.Result.Left = 1 << 0
	m.arrange()
	m.Start(toyMatch)
	if m.Pending().Player != 1 || len(m.S.Shares) != 0 {
		t.Error("who is left does not play alone")
	}
}

// TestTogetherWithin: a procedure within a share waits as its own steps do, and what a
// share does together with others within is done at once.
func TestTogetherWithin(t *testing.T) {
	m := sharing(t, "double", 4, 3, Step{Clause: "2.1", Do: func(m *Machine) { m.Call(toyShareInner, m.Top().Regs[0]) }}, discardStep)
	m.Start(toyMatch)
	wantHeld(t, m, tHand, 4, 4, 3, 3)
	if m.Pending().Player != 0 {
		t.Errorf("player %d is asked first", m.Pending().Player)
	}
	m = sharing(t, "double", 4, 3, discardStep, Step{Clause: "2.1", Do: func(m *Machine) { m.Together(m.InTurn(), toyShareInner) }})
	m.Start(toyMatch)
	answer(t, m, 0)
	answer(t, m, 0)
	wantHeld(t, m, tHand, 3-1+2, 3-1+2, 3, 3)
	if err := m.Validate(); err != nil {
		t.Error(err)
	}
}

// TestTogetherWithInterrupt: a rule action that interrupts what all have done at once is
// over before the shares go on.
func TestTogetherWithInterrupt(t *testing.T) {
	m := sharing(t, "double", 4, 3, discardStep, Step{Clause: "2.1.3", Do: drawStep})
	seen := ""
	m.Book.InterruptLooks = 1 << tAshes
	m.Book.Interrupts = func(m *Machine) {
		seen += fmt.Sprint(held(m, tHand), held(m, tAshes))
		m.Call(toyShareInner, 3)
	}
	m.Start(toyMatch)
	seen = ""
	answer(t, m, 0)
	answer(t, m, 0)
	if seen != "[2 2 3 3] [1 1 0 0]" {
		t.Errorf("interrupted at %s", seen)
	}
	wantHeld(t, m, tHand, 3, 3, 3, 4)
}

// TestDamagedTogether: what is amiss with the shares of a procedure is refused.
func TestDamagedTogether(t *testing.T) {
	m := sharing(t, "triple", 6, 2, discardStep)
	m.Start(toyMatch)
	answer(t, m, 0)
	frame := func(s *State) *Frame { return &s.Frames[len(s.Frames)-2] }
	for name, spoil := range map[string]func(s *State){
		"no shares":         func(s *State) { s.Shares = s.Shares[:0] },
		"shares too few":    func(s *State) { s.Shares = s.Shares[:1] },
		"no such procedure": func(s *State) { frame(s).Regs[regTogether] = int32(m.Book.base) },
		"no such clause":    func(s *State) { frame(s).Regs[regTogetherClause] = int32(len(m.Book.Clauses)) },
		"no such share":     func(s *State) { frame(s).Regs[regEachShare] = 4 },
		"two that do it":    func(s *State) { s.Frames = append(s.Frames, *frame(s)) },
		"one that waits":    func(s *State) { s.Parked[0] = *frame(s) },
	} {
		n := &Machine{Book: m.Book}
		n.S.CopyFrom(&m.S)
		if err := n.Validate(); err != nil {
			t.Fatal("as it is:", err)
		}
		if spoil(&n.S); n.Validate() == nil {
			t.Errorf("%s: not refused", name)
		}
	}
}

// TestTogetherWithoutOne: who leaves while all do something has no share of it any more,
// whether asked at the moment, done or still to come; the others do theirs.
func TestTogetherWithoutOne(t *testing.T) {
	for leaver := range int8(3) {
		m := sharing(t, "rumble", 6, 3, discardStep, Step{Clause: "2.1.3", Do: drawStep})
		m.Book.Procs[toyMatch].Steps[0].Do = func(m *Machine) { m.Together(7, toyShare) }
		m.Book.layRows()
		m.Start(toyMatch)
		answer(t, m, 0) // player 0 waits with a card, and 1 is asked
		m.End(1<<leaver, m.clause)
		m.Resume()
		for range 3 - m.Pending().Player {
			if err := m.Validate(); err != nil {
				t.Fatal(err)
			}
			answer(t, m, 0)
		}
		want := []int{3, 3, 3, 3, 3, 3}
		ashes := []int{1, 1, 1, 0, 0, 0}
		want[leaver], ashes[leaver] = 0, 0
		wantHeld(t, m, tHand, want...)
		wantHeld(t, m, tAshes, ashes...)
		if err := m.Validate(); err != nil || m.S.Turn != 2 {
			t.Errorf("player %d has left: %v, turn %d", leaver, err, m.S.Turn)
		}
	}
}
