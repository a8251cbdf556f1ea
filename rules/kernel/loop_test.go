package kernel

import (
	"math/rand/v2"
	"testing"
)

// looping is a match of one procedure: do, then a question with some options,
// then do again.
func looping(t *testing.T, options int32, do func(m *Machine)) *Machine {
	t.Helper()
	b := toyBook(t, nil, "plain")
	b.Procs[toyMatch].Steps = []Step{
		{Clause: "2.1", Do: do},
		{Clause: "3.1", Ask: func(m *Machine, q *Request) {
			q.Player, q.Kind, q.Min, q.Max = 0, askWindow, 1, 1
			for n := range options {
				q.AddN(OptNumber, n)
			}
		}, Then: func(m *Machine, picks []Option) { m.Goto(0) }},
		{Clause: "2.1", Do: func(m *Machine) { m.Goto(0) }},
	}
	b.layRows()
	m := New(b, 2, 1)
	m.S.Active, m.S.First, m.S.Turn = 0, 0, 1
	m.AddCard(0, 0, m.Z(tHand, 0))
	m.Start(toyMatch)
	return m
}

func answer(t *testing.T, m *Machine, n int) {
	t.Helper()
	if err := m.Answer(m.Pending().Seq, []int{n}); err != nil {
		t.Fatal(err)
	}
}

// TestNoDecision: a procedure that never asks ends in a draw, whether it comes
// back to the same position or not; one that is only long goes on.
func TestNoDecision(t *testing.T) {
	forced := func(name string, m *Machine) {
		t.Helper()
		if r := m.S.Result; !r.Over || r.Lost != 3 || m.Book.Clauses[r.Clause] != "6.2" || m.Pending() != nil {
			t.Errorf("%s: %+v", name, r)
		}
	}
	forced("back to the same", looping(t, 0, func(m *Machine) {}))
	forced("back to the same after seven", looping(t, 0, func(m *Machine) { m.S.Vars[3] = (m.S.Vars[3] + 1) % 7 }))
	forced("never the same", looping(t, 0, func(m *Machine) { m.S.Vars[3]++ }))
	long := func(n int32) *Machine {
		return looping(t, 2, func(m *Machine) {
			if m.S.Vars[3]++; m.S.Vars[3] < n {
				m.Goto(0)
			}
		})
	}
	for _, n := range []int32{stepsBeforeLoopCheck - 1, stepsBeforeLoopCheck + 50, stepsPerAnswer} {
		if m := long(n); m.Pending() == nil {
			t.Errorf("%d steps that lead on are held to be a loop", n)
		}
	}
	forced("one step too many", long(stepsPerAnswer+2))
}

// TestNoChoice: as many decisions as are allowed may leave no choice, one more
// ends the match (11.1.1.1 in Weiss Schwarz); a choice in between starts anew.
func TestNoChoice(t *testing.T) {
	onward := func(m *Machine) { m.S.Turn++ }
	m := looping(t, 1, onward)
	for range maxForced {
		answer(t, m, 0)
	}
	if m.S.Result.Over {
		t.Fatal("ended too early")
	}
	answer(t, m, 0)
	if !m.S.Result.Over || m.S.Result.Lost != 3 || m.Pending() != nil {
		t.Error("decisions without a choice go on for ever")
	}
	m = looping(t, 2, onward)
	for range maxForced + 100 {
		answer(t, m, 1)
	}
	if m.S.Result.Over {
		t.Error("decisions with a choice are held to have none")
	}
}

// TestSamePosition: a position that comes again without anybody having had a
// choice is a draw; if somebody had one, it is asked how often.
func TestSamePosition(t *testing.T) {
	m := looping(t, 1, func(*Machine) {})
	answer(t, m, 0)
	if m.S.Result.Over {
		t.Fatal("once is no loop")
	}
	answer(t, m, 0)
	if r := m.S.Result; !r.Over || r.Lost != 3 || m.Book.Clauses[r.Clause] != "6.2" || m.Pending() != nil {
		t.Errorf("the same position without a choice: %+v", r)
	}

	m = looping(t, 3, func(*Machine) {})
	answer(t, m, 1)
	answer(t, m, 2) // another choice: no loop yet
	if q := m.Pending(); q.Kind == AskRepeat {
		t.Fatal("another choice is taken for the same")
	}
	answer(t, m, 1)
	q := m.Pending()
	if q.Kind != AskRepeat || q.Player != 0 || len(q.Options) != maxRepeats+1 || m.Book.Clauses[q.Clause] != "6.1" {
		t.Fatalf("asked %+v", q)
	}
	answer(t, m, 4)
	if q := m.Pending(); q.Kind != askWindow || len(q.Options) != 2 || q.Options[0].N != 0 || q.Options[1].N != 2 {
		t.Errorf("the choice that keeps the loop up is offered again: %+v", q.Options)
	}
}

// TestBarred: a choice that may not be repeated is not offered, unless there is no other.
func TestBarred(t *testing.T) {
	m := looping(t, 3, func(*Machine) {})
	q := m.Pending()
	bar := func(n int) {
		m.S.Barred = append(m.S.Barred, Mark{Hash: m.here(), Player: 0, Choice: choiceKey([]Option{q.Options[n]})})
	}
	bar(0)
	bar(1)
	all := append([]Option{}, q.Options...)
	if m.dropBarred(q); len(q.Options) != 1 || q.Options[0].N != 2 {
		t.Errorf("two of three: %+v", q.Options)
	}
	bar(0)
	q.Options = append(q.Options[:0], all...)
	if m.dropBarred(q); len(q.Options) != 3 {
		t.Errorf("all of them: %+v", q.Options)
	}
}

// TestLoopOfTwoSteps: a loop of two decisions goes on up to that of the player who has to
// leave it; who is alone in it is asked alone.
func TestLoopOfTwoSteps(t *testing.T) {
	ask := func(p int8) func(m *Machine, q *Request) {
		return func(m *Machine, q *Request) {
			q.Player, q.Kind, q.Min, q.Max = p, askWindow, 1, 1
			for n := range int32(3) {
				q.AddN(OptNumber, n)
			}
		}
	}
	for _, c := range []struct {
		first, second int8  // who decides
		numbers       []int // said in turn order
		leaves        int8
	}{{0, 1, []int{5, 2}, 1}, {0, 1, []int{2, 5}, 0}, {1, 1, []int{3}, 1}, {0, 0, []int{3}, 0}} {
		b := toyBook(t, nil, "plain")
		b.Procs[toyMatch].Steps = []Step{
			{Clause: "3.1", Ask: ask(c.first), Then: func(*Machine, []Option) {}},
			{Clause: "3.2", Ask: ask(c.second), Then: func(m *Machine, _ []Option) { m.Goto(0) }},
			{Clause: "2.1", Do: func(m *Machine) { m.Goto(0) }},
		}
		b.layRows()
		m := New(b, 2, 1)
		m.S.Active, m.S.First, m.S.Turn = 0, 0, 1
		m.AddCard(0, 0, m.Z(tHand, 0))
		m.Start(toyMatch)
		for m.Pending().Kind != AskRepeat {
			answer(t, m, 1)
		}
		for _, n := range c.numbers {
			if q := m.Pending(); q.Kind != AskRepeat {
				t.Fatalf("%+v: asked %+v", c, q.head)
			}
			answer(t, m, n)
		}
		if q := m.Pending(); q.Kind != askWindow || q.Player != c.leaves || len(q.Options) != 2 || q.Options[1].N != 2 {
			t.Errorf("%+v: asked %+v %+v", c, q.head, q.Options)
		}
	}
}

// TestLongTrail: however many decisions came before, a loop is found, unless it
// is longer than what is remembered.
func TestLongTrail(t *testing.T) {
	for _, period := range []int32{1, 5, maxTrail - 1, maxTrail, maxTrail + 1} {
		m := looping(t, 2, func(m *Machine) { m.S.Vars[3]++ })
		for range 100 {
			answer(t, m, 0)
		}
		asked := false
		for i := int32(0); i < 2*period && !asked; i++ {
			m.S.Vars[3] = i % period
			answer(t, m, 0)
			asked = m.Pending().Kind == AskRepeat
		}
		if asked != (period <= maxTrail) {
			t.Errorf("a loop of %d: asked %v", period, asked)
		}
	}
}

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

// TestWhoLeaves: of two who can leave a loop each says a number; who said the
// smaller one, with equal numbers the turn player, has to leave, and the choice
// of the other is made (11.1.1.2, 11.1.1.3 in Weiss Schwarz).
func TestWhoLeaves(t *testing.T) {
	for _, c := range []struct{ first, second, leaves int }{{2, 5, 0}, {5, 2, 1}, {3, 3, 0}, {0, 0, 0}, {1, 0, 1}} {
		m := looping(t, 2, func(m *Machine) { m.S.Vars[3] = 1 - m.S.Vars[3] })
		ask := m.Book.Procs[toyMatch].Steps[1].Ask
		m.Book.Procs[toyMatch].Steps[1].Ask = func(m *Machine, q *Request) {
			ask(m, q)
			q.Player = int8(m.S.Vars[3])
		}
		m.Book.layRows()
		m.Reopen()
		for _, p := range []int8{1, 0, 1} {
			if m.Pending().Player != p {
				t.Fatalf("player %d is asked", m.Pending().Player)
			}
			answer(t, m, 1)
		}
		for p, n := range []int{c.first, c.second} {
			if q := m.Pending(); q.Kind != AskRepeat || q.Player != int8(p) {
				t.Fatalf("%+v: asked %+v", c, q.head)
			}
			answer(t, m, n)
		}
		q := m.Pending()
		if q.Kind != askWindow || q.Player != int8(c.leaves) || len(q.Options) != 1 || q.Options[0].N != 0 {
			t.Errorf("%+v: asked %+v %+v", c, q.head, q.Options)
		}
		if m.Book.Clauses[q.Clause] != "3.1" {
			t.Errorf("%+v: under %s", c, m.Book.Clauses[q.Clause])
		}
	}
}
