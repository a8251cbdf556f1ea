package kernel

import (
	"slices"
	"testing"
)

// teamed is a match in a format with teams in which the members of the turn team put
// cards of their hands among the ashes, in any order, until one of them passes; each has
// so many.
func teamed(t *testing.T, format string, players, cards int) *Machine {
	t.Helper()
	b := toyBook(t, nil, "plain")
	b.Formats = slices.Clone(toyFormats)
	b.Procs[toyMatch].Steps = []Step{
		{Clause: "3.1", Ask: func(m *Machine, q *Request) { m.AskAny(q, askWindow, m.InTurn(), offerHand) }, Then: func(m *Machine, picks []Option) {
			if o := picks[0]; o.Kind == optAdd {
				m.S.Vars[5] = int32(m.Decider())
				m.Move(o.Card, m.Z(tAshes, m.Decider()), 0)
				m.Goto(0)
			}
		}},
		{Clause: "3.3", Do: func(m *Machine) { m.S.Active = (m.S.Active + m.S.Players/2) % m.S.Players; m.S.Turn++; m.Goto(0) }},
	}
	if err := b.layFormats(); err != nil {
		t.Fatal(err)
	}
	b.layRows()
	m := New(b, players, 1)
	m.Sit(slices.IndexFunc(toyFormats, func(f Format) bool { return f.Key == format }), 0, nil)
	m.S.Active, m.S.First, m.S.Turn = 0, 0, 1
	for p := range m.S.Players {
		for range cards {
			m.AddCard(0, p, m.Z(tHand, p))
		}
	}
	m.Start(toyMatch)
	return m
}

func offerHand(m *Machine, q *Request, p int8) {
	for c := m.BottomCard(m.Z(tHand, p)); c != 0; c = m.S.Cards[c].Above {
		q.Add(Option{Kind: optAdd, Card: c, Zone: NoZone, Zone2: NoZone})
	}
	q.AddKind(OptPass)
}

// seats is who may answer and of whom each option is.
func seats(q *Request) (asked []int8, of []int8) {
	for p := range int8(MaxPlayers) {
		if q.Asks(p) {
			asked = append(asked, p)
		}
	}
	for i := range q.Options {
		of = append(of, q.Who(&q.Options[i]))
	}
	return asked, of
}

func wantSeats(t *testing.T, m *Machine, asked, of []int8) {
	t.Helper()
	if a, o := seats(m.Pending()); !slices.Equal(a, asked) || !slices.Equal(o, of) {
		t.Errorf("asked %v, options of %v; want %v and %v", a, o, asked, of)
	}
}

// TestTeamTurn: any member of the turn team acts next, and a step knows who has; who has
// left is asked no more, and a team of which one is left is asked as one player is.
func TestTeamTurn(t *testing.T) {
	m := teamed(t, "triple", 6, 2)
	wantSeats(t, m, []int8{0, 1, 2}, []int8{0, 0, 0, 1, 1, 1, 2, 2, 2})
	for _, p := range []struct{ pick, who, hand int }{{3, 1, 1}, {6, 2, 1}, {3, 1, 0}} {
		answer(t, m, p.pick)
		if int(m.S.Vars[5]) != p.who || m.Count(m.Z(tHand, int8(p.who))) != p.hand || m.Count(m.Z(tAshes, int8(p.who))) != 2-p.hand {
			t.Errorf("option %d is carried out for player %d", p.pick, m.S.Vars[5])
		}
	}
	wantSeats(t, m, []int8{0, 1, 2}, []int8{0, 0, 0, 1, 2, 2})
	if err := m.Answer(m.Pending().Seq, []int{0, 3}); err == nil {
		t.Error("two members answer at once")
	}
	m.Leave(1<<0, m.clause)
	m.Resume()
	wantSeats(t, m, []int8{1, 2}, []int8{1, 2, 2})
	m.Leave(1<<1, m.clause)
	m.Resume()
	wantSeats(t, m, []int8{2}, []int8{2, 2})
	if q := m.Pending(); q.Player != 2 || q.Others != 0 || q.Options[0].By != 0 {
		t.Errorf("one who is left is not asked alone: %+v", q.head)
	}
	answer(t, m, 0)
	if m.S.Vars[5] != 2 {
		t.Errorf("player %d has answered", m.S.Vars[5])
	}
	answer(t, m, 0) // passes
	wantSeats(t, m, []int8{3, 4, 5}, []int8{3, 3, 3, 4, 4, 4, 5, 5, 5})
}

// TestTeamReopens: the options of several players come anew from the state.
func TestTeamReopens(t *testing.T) {
	m := teamed(t, "double", 4, 2)
	answer(t, m, 1)
	before := slices.Clone(m.Pending().Options)
	again := &Machine{Book: m.Book}
	again.S.CopyFrom(&m.S)
	again.Reopen()
	if !slices.Equal(before, again.Pending().Options) || again.Pending().head != m.Pending().head {
		t.Error("another question")
	}
	wantSeats(t, again, []int8{0, 1}, []int8{0, 0, 1, 1, 1})
}

// TestTeamLoop: a position that comes again is a loop whoever of the team has led back to
// it; who has acted on the way says how often it is repeated, and who has to leave it may
// not do the same again while a teammate still may.
func TestTeamLoop(t *testing.T) {
	m := teamed(t, "double", 4, 0)
	m.Book.Procs[toyMatch].Steps[0].Ask = func(m *Machine, q *Request) {
		m.AskAny(q, askWindow, m.InTurn(), func(_ *Machine, q *Request, p int8) {
			q.AddN(OptNumber, 0)
			q.AddN(OptNumber, 1)
			q.AddKind(OptPass)
		})
	}
	m.Book.Procs[toyMatch].Steps[0].Then = func(m *Machine, picks []Option) {
		if picks[0].Kind != OptPass {
			m.Goto(0)
		}
	}
	m.Book.layRows()
	m.S.Frames = m.S.Frames[:0]
	m.Start(toyMatch)
	for range 3 {
		if m.Pending().Kind == AskRepeat {
			break
		}
		answer(t, m, 3) // number 0, by player 1
	}
	q := m.Pending()
	if q.Kind != AskRepeat || q.Player != 1 || q.Others != 0 {
		t.Fatalf("asked %+v", q.head)
	}
	answer(t, m, 0)
	wantSeats(t, m, []int8{0, 1}, []int8{0, 0, 0, 1, 1})
	q = m.Pending()
	if o := q.Options[3]; o.N != 1 {
		t.Errorf("what keeps the loop up may be done again: %+v", o)
	}
	q.Options = q.Options[:3]
	if q.Asked() != 1 {
		t.Errorf("who has nothing to pick is asked: %b", q.Asked())
	}
}
