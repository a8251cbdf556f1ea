package kernel

import (
	"errors"
	"testing"
)

// TestUpToOne: who may choose one thing or none has a choice; after the loop of either
// only the other is left.
func TestUpToOne(t *testing.T) {
	for _, c := range []struct {
		picks    []int
		min, max int
	}{{[]int{0}, 0, 0}, {nil, 1, 1}} {
		m := looping(t, 1, func(*Machine) {})
		ask := m.Book.Procs[toyMatch].Steps[1].Ask
		m.Book.Procs[toyMatch].Steps[1].Ask = func(m *Machine, q *Request) { ask(m, q); q.Min, q.Always = 0, true }
		m.Book.layRows()
		m.Reopen()
		for range 2 {
			if err := m.Answer(m.Pending().Seq, c.picks); err != nil {
				t.Fatal(err)
			}
		}
		if m.Pending() == nil || m.Pending().Kind != AskRepeat {
			t.Fatalf("%v: asked %+v", c, m.Pending())
		}
		answer(t, m, 2)
		if q := m.Pending(); q.Kind != askWindow || q.Min != c.min || q.Max != c.max || len(q.Options) != c.max {
			t.Errorf("%v: asked %+v %+v", c, q.head, q.Options)
		}
	}
}

// TestSeveralPicks: of several options that were picked together, just these are
// refused, in whatever order unless the order counts.
func TestSeveralPicks(t *testing.T) {
	for _, ordered := range []bool{false, true} {
		m := looping(t, 3, func(*Machine) {})
		ask := m.Book.Procs[toyMatch].Steps[1].Ask
		m.Book.Procs[toyMatch].Steps[1].Ask = func(m *Machine, q *Request) { ask(m, q); q.Max, q.Ordered = 2, ordered }
		m.Book.layRows()
		m.Reopen()
		say := func(picks ...int) error { return m.Answer(m.Pending().Seq, picks) }
		if say(2, 0) != nil || say(2, 0) != nil || m.Pending().Kind != AskRepeat || say(1) != nil {
			t.Fatal("there is no loop")
		}
		q := m.Pending()
		told := 0
		q.EachBarred(func(picks []int) {
			if told++; len(picks) != 2 || picks[0]+picks[1] != 2 {
				t.Errorf("told %v", picks)
			}
		})
		if told != 1 || len(q.Options) != 3 || q.Max != 2 {
			t.Errorf("%d told of %+v", told, q)
		}
		before := m.S.Hash()
		var r *Refused
		if err := say(2, 0); !errors.As(err, &r) || r.Why != "barred" || m.Book.Clauses[r.Clause] != "6.1" || m.S.Hash() != before {
			t.Errorf("the same again: %v", err)
		}
		if err := say(0, 2); (err == nil) != ordered {
			t.Errorf("the other way round, ordered %v: %v", ordered, err)
		}
		if !ordered {
			if err := say(0, 1); err != nil {
				t.Error(err)
			}
		}
	}
}

// TestHowManyAnswers: how many answers there are to a request.
func TestHowManyAnswers(t *testing.T) {
	for _, c := range []struct {
		options, min, max int
		ordered           bool
		want              int
	}{{3, 1, 1, false, 3}, {3, 0, 1, false, 4}, {3, 2, 2, false, 3}, {3, 2, 2, true, 6}, {4, 1, 3, false, 14}, {0, 0, 0, false, 1}, {3, 0, 9, false, 8}} {
		q := Request{head: head{Min: c.min, Max: c.max, Ordered: c.ordered}, Options: numbered(c.options)}
		if n := q.answers(); n != c.want {
			t.Errorf("%+v: %d", c, n)
		}
	}
	if q := (Request{head: head{Max: 60, Ordered: true}, Options: numbered(60)}); q.answers() < 1000 {
		t.Error("too few for many")
	}
}

// numbered is so many options that differ.
func numbered(n int) (list []Option) {
	for i := range n {
		list = append(list, Option{N: int32(i)})
	}
	return list
}

// TestBarred: a choice that may not be repeated is not offered, unless there is no other.
func TestBarred(t *testing.T) {
	m := looping(t, 3, func(*Machine) {})
	q := m.Pending()
	bar := func(n int, steps uint8) {
		path := summing{}
		m.S.Barred = append(m.S.Barred, Bar{Hash: m.here(), Path: path.sum(), Steps: steps, Player: 0, Choice: choiceKey([]Option{q.Options[n]})})
	}
	bar(0, 0)
	bar(1, 0)
	bar(2, 1) // needs a step before it
	all := append([]Option{}, q.Options...)
	if m.dropBarred(q); len(q.Options) != 1 || q.Options[0].N != 2 {
		t.Errorf("two of three: %+v", q.Options)
	}
	q.Options = append(q.Options[:0], all...)
	bar(2, 0)
	if m.dropBarred(q); len(q.Options) != 3 {
		t.Errorf("all of them: %+v", q.Options)
	}
	m.S.Barred = m.S.Barred[:1]
	q.Options = append(q.Options[:0], all[0], all[0])
	if m.dropBarred(q); len(q.Options) != 2 || q.Min != 1 {
		t.Errorf("all of them, which are alike: %d to %d of %+v", q.Min, q.Max, q.Options)
	}
}

// ofSteps is a match of one round of decisions, each of a player who has three options:
// 1 goes on, any other begins the round anew on another table.
func ofSteps(t *testing.T, players ...int8) *Machine {
	t.Helper()
	b := toyBook(t, nil, "plain")
	b.Procs[toyMatch].Steps = nil
	for _, p := range players {
		b.Procs[toyMatch].Steps = append(b.Procs[toyMatch].Steps, Step{Clause: "3.1", Ask: func(m *Machine, q *Request) {
			q.Player, q.Kind, q.Min, q.Max = p, askWindow, 1, 1
			for n := range int32(3) {
				q.AddN(OptNumber, n)
			}
		}, Then: func(m *Machine, picks []Option) {
			if picks[0].N != 1 {
				m.S.Vars[3]++
				m.Goto(0)
			}
		}})
	}
	b.Procs[toyMatch].Steps = append(b.Procs[toyMatch].Steps, Step{Clause: "2.1", Do: func(m *Machine) { m.Goto(0) }})
	b.layRows()
	m := New(b, 2, 1)
	m.S.Active, m.S.First, m.S.Turn = 0, 0, 1
	m.AddCard(0, 0, m.Z(tHand, 0))
	m.Start(toyMatch)
	return m
}

// TestWhoLeaves: of two who can leave a loop each says a number, turn player first. Who
// said the smaller one, with equal numbers the turn player, has to leave; what the
// other chooses before that is settled. Only the
// last choice completes the series.
func TestWhoLeaves(t *testing.T) {
	for _, c := range []struct {
		order  []int8 // who decides
		said   []int  // in turn order
		leaves int8
		asked  int // how many decisions there are up to the one that has to leave
	}{
		{[]int8{0, 1}, []int{5, 2}, 1, 0},
		{[]int8{0, 1}, []int{2, 5}, 0, 0},
		{[]int8{1, 0}, []int{2, 5}, 0, 0},
		{[]int8{0, 1}, []int{3, 3}, 0, 0},
		{[]int8{0, 1}, []int{0, 0}, 0, 0},
		{[]int8{0, 1}, []int{1, 0}, 1, 0},
		{[]int8{1, 1}, []int{3}, 1, 1},
		{[]int8{0, 0}, []int{3}, 0, 1},
		{[]int8{0, 1, 0, 1}, []int{5, 2}, 1, 1},
		{[]int8{0, 1, 0, 1}, []int{2, 5}, 0, 1},
		{[]int8{0, 0, 1, 1, 0}, []int{2, 5}, 0, 2},
	} {
		m := ofSteps(t, c.order...)
		for range 2 {
			for _, p := range c.order {
				if q := m.Pending(); q.Kind != askWindow || q.Player != p {
					t.Fatalf("%+v: asked %+v", c, q.head)
				}
				answer(t, m, 1)
			}
		}
		for _, n := range c.said {
			if q := m.Pending(); q.Kind != AskRepeat {
				t.Fatalf("%+v: asked %+v", c, q.head)
			}
			answer(t, m, n)
		}
		for range c.asked {
			q := m.Pending()
			if q.Kind != askWindow || q.Player != c.leaves || len(q.Options) != 3 {
				t.Errorf("%+v: asked %+v %+v", c, q.head, q.Options)
			}
			answer(t, m, 1)
		}
		q := m.Pending()
		if q.Kind != askWindow || q.Player != c.leaves || len(q.Options) != 2 || q.Options[0].N != 0 || q.Options[1].N != 2 {
			t.Errorf("%+v: asked %+v %+v", c, q.head, q.Options)
		}
		if m.Book.Clauses[q.Clause] != "3.1" {
			t.Errorf("%+v: under %s", c, m.Book.Clauses[q.Clause])
		}
	}
}

// TestLeftOnTheWay: the choice that completes a series is barred only there; whoever has
// left on the way is free at once, and barred again when the position comes back.
func TestLeftOnTheWay(t *testing.T) {
	m := ofSteps(t, 0, 0)
	for range 4 {
		answer(t, m, 1)
	}
	answer(t, m, 9) // says nine
	answer(t, m, 0) // leaves with the first choice
	options := func(n int) {
		t.Helper()
		if q := m.Pending(); q.Kind != askWindow || len(q.Options) != n {
			t.Fatalf("asked %+v %+v", q.head, q.Options)
		}
	}
	options(3)
	answer(t, m, 1)
	options(3) // the second step, on another table
	m.S.Vars[3] = 0
	m.Reopen()
	options(3) // and on that of the series, reached in another way
	answer(t, m, 1)
	options(3) // where the series began
	answer(t, m, 1)
	options(2)
	if q := m.Pending(); q.Options[0].N != 0 || q.Options[1].N != 2 {
		t.Errorf("the series may be completed again: %+v", q.Options)
	}
}

// TestRoundsBetween: a round is the same though others lie between, and one within
// another does not make that a different one.
func TestRoundsBetween(t *testing.T) {
	m := ofSteps(t, 0, 0, 0)
	again := func(picks ...int) {
		t.Helper()
		for _, n := range picks {
			if q := m.Pending(); q.Kind != askWindow {
				t.Fatalf("asked %+v", q.head)
			}
			answer(t, m, n)
		}
	}
	steps := m.Book.Procs[toyMatch].Steps
	back := func(m *Machine, picks []Option) { // 0 goes one step back, 2 a step on
		if picks[0].N == 0 {
			m.Goto(0)
		}
	}
	for i := range 3 {
		steps[i].Then = back
	}
	m.Book.layRows()
	m.Reopen()
	again(1, 2, 1) // three rounds, each for the first time
	again(1, 1, 1)
	again(1, 0) // back at once: another round
	again(1, 1, 1)
	if q := m.Pending(); q.Kind != AskRepeat {
		t.Errorf("asked %+v", q.head)
	}
	answer(t, m, 0)
	again(1, 0) // the same inner round again
	if q := m.Pending(); q.Kind != AskRepeat {
		t.Errorf("asked %+v", q.head)
	}
	answer(t, m, 0)
	again(1, 0) // the way back is barred: what stands first there goes on
	if q := m.Pending(); len(q.Options) != 2 {
		t.Errorf("the round may be completed: %+v", q.Options)
	}
}

// TestManyRounds: of more rounds than are remembered the first are forgotten.
func TestManyRounds(t *testing.T) {
	m := looping(t, maxRounds+2, func(*Machine) {})
	for n := range maxRounds + 1 {
		answer(t, m, n)
	}
	if len(m.S.Rounds) != maxRounds {
		t.Fatalf("%d rounds", len(m.S.Rounds))
	}
	answer(t, m, 0) // forgotten
	if q := m.Pending(); q.Kind != askWindow {
		t.Error("what was forgotten counts")
	}
	answer(t, m, maxRounds)
	if q := m.Pending(); q.Kind != AskRepeat {
		t.Error("the last one is forgotten")
	}
}

// TestAgreeing: where the book has it so, who is asked second agrees or says less.
func TestAgreeing(t *testing.T) {
	m := ofSteps(t, 0, 1)
	m.Book.Loops.Agree = true
	for range 4 {
		answer(t, m, 1)
	}
	answer(t, m, 4)
	if q := m.Pending(); q.Player != 1 || len(q.Options) != 5 {
		t.Fatalf("asked %+v %+v", q.head, q.Options)
	}
	answer(t, m, 4)
	if q := m.Pending(); q.Kind != askWindow || q.Player != 0 || len(q.Options) != 2 {
		t.Errorf("agreed, and asked %+v %+v", q.head, q.Options)
	}
	m = ofSteps(t, 0, 1)
	m.Book.Loops.Agree = true
	for range 4 {
		answer(t, m, 1)
	}
	answer(t, m, 0)
	if q := m.Pending(); q.Player != 1 || len(q.Options) != 1 {
		t.Errorf("fewer than none: %+v %+v", q.head, q.Options)
	}
}

// TestSaid: a book is told what was said, and bars what it says.
func TestSaid(t *testing.T) {
	m := ofSteps(t, 0, 1, 0, 1)
	var heard []Loop
	m.Book.Loops.Again = func(l *Loop) uint64 {
		heard = append(heard, *l)
		return l.Last(1 << 0)
	}
	for range 8 {
		answer(t, m, 1)
	}
	answer(t, m, 20)
	answer(t, m, 7)
	if len(heard) != 1 || heard[0].Leaves != 1 || heard[0].Free != 3 || heard[0].Said != [MaxPlayers]int32{20, 7, -1, -1, -1, -1} || heard[0].Last(1) != 1<<2 ||
		heard[0].Last(2) != 1<<3 || heard[0].Last(4) != 0 {
		t.Fatalf("told %+v", heard)
	}
	if len(m.S.Barred) != 2 || m.S.Barred[0].Once || m.S.Barred[0].Steps != 2 || !m.S.Barred[1].Once || m.S.Barred[1].Steps != 3 {
		t.Errorf("barred %+v", m.S.Barred)
	}
	answer(t, m, 0) // player 1 leaves
	if len(m.S.Barred) != 1 || m.S.Barred[0].Player != 0 || len(m.S.Series) != 0 {
		t.Errorf("left, and barred %+v", m.S.Barred)
	}
}
