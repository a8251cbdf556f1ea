package kernel

import "testing"

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
// ends the match; a choice in between starts anew.
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
// choice is a draw; if somebody had one, it is asked how often as soon as it comes.
func TestSamePosition(t *testing.T) {
	m := looping(t, 1, func(*Machine) {})
	answer(t, m, 0)
	if r := m.S.Result; !r.Over || r.Lost != 3 || m.Book.Clauses[r.Clause] != "6.2" || m.Pending() != nil {
		t.Errorf("the same position without a choice: %+v", r)
	}

	m = looping(t, 3, func(*Machine) {})
	answer(t, m, 1)
	if q := m.Pending(); q.Kind != askWindow {
		t.Fatal("one round is no loop where there is a choice")
	}
	answer(t, m, 2) // another round
	answer(t, m, 1)
	asked := func() {
		t.Helper()
		q := m.Pending()
		if q.Kind != AskRepeat || q.Player != 0 || len(q.Options) != maxRepeats+1 || m.Book.Clauses[q.Clause] != "6.1" {
			t.Fatalf("asked %+v", q)
		}
	}
	asked()
	answer(t, m, 4)
	if q := m.Pending(); q.Kind != askWindow || len(q.Options) != 2 || q.Options[0].N != 0 || q.Options[1].N != 2 {
		t.Errorf("the choice that keeps the loop up is offered again: %+v", q.Options)
	}
	answer(t, m, 1) // option 2, which has led back here once
	asked()
	answer(t, m, 0)
	if q := m.Pending(); len(q.Options) != 1 || q.Options[0].N != 0 {
		t.Errorf("both loops: %+v", q.Options)
	}
	answer(t, m, 0)
	if r := m.S.Result; !r.Over || r.Lost != 3 {
		t.Error("the only choice that is left leads back, and the match goes on")
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
		for i := int32(0); i < 3*period && !asked; i++ {
			m.S.Vars[3] = i % period
			answer(t, m, 0)
			asked = m.Pending().Kind == AskRepeat
		}
		if asked != (period <= maxTrail) {
			t.Errorf("a loop of %d: asked %v", period, asked)
		}
	}
}
