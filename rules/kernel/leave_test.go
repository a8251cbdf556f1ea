package kernel

import (
	"testing"

	a "gorin/rules/ability"
)

// giveUp lets a player concede, and looks at what is left.
func giveUp(t *testing.T, m *Machine, p int8) {
	t.Helper()
	m.Concede(p, m.Clause())
	m.Resume()
	if err := m.Validate(); err != nil {
		t.Fatal(err)
	}
	if q := m.Pending(); m.S.Leaving != 0 || q == nil || m.Out(q.Player) || q.Seq != m.S.Seq {
		t.Fatalf("after player %d has given up, %+v is asked", p, q)
	}
}

// payDearly is a match in which player 0 is asked for the second of two cards that an
// ability costs: one is in the ashes already.
func payDearly(t *testing.T) *Machine {
	t.Helper()
	item := modelItem{n: 1, from: tHand, to: tAshes}
	says := a.N(a.Act, a.Nothing, a.N(a.Cost, item.node(), item.node()), said(a.Nothing, a.Nothing, a.N(a.Do, you(), draw(exactly(1)))))
	m := toyGame(t, toyBook(t, map[string][]a.Node{"bell": {says}}, modelNames...), 3, 1, 0, 0, 0)
	throughSecret(t, m, 1, 1, 1)
	pick(t, m, 0, kind(optUse))
	pick(t, m, 0, kind(OptCard))
	if counts(m, tAshes) != [3]int{1} || m.S.Paying != 1 || len(m.S.Saved) != 1 {
		t.Fatalf("no payment is under way: ashes %v", counts(m, tAshes))
	}
	return m
}

// TestGivingUpInAPayment: who pays and gives up gets nothing for it, and what was kept for
// it brings nobody back.
func TestGivingUpInAPayment(t *testing.T) {
	m := payDearly(t)
	giveUp(t, m, 0)
	if m.S.Result.Lost != 1 || m.S.Paying != 0 || len(m.S.Runs)+len(m.S.Saved) != 0 || counts(m, tAshes) != [3]int{} || m.Pending().Player != 1 || m.Count(m.Z(tSky, 0)) != 0 {
		t.Errorf("out %b, ashes %v, %+v is asked", m.S.Result.Lost, counts(m, tAshes), m.Pending())
	}

	m = payDearly(t)
	giveUp(t, m, 1)
	if q := m.Pending(); q.Player != 0 || q.Kind != AskChoose {
		t.Fatalf("the payment does not go on: %+v", q)
	}
	m.GiveBack(0, 0) // as what cannot be paid in full
	if !m.Out(1) || m.S.Leaving != 0 || m.Count(m.Z(tHand, 1))+m.Count(m.Z(tSky, 1))+m.Count(m.Z(tDeck, 1)) != 0 || m.Count(m.Z(tHand, 0)) != 3 {
		t.Error("the position that was kept brings back who has given up")
	}
	if err := m.Validate(); err != nil {
		t.Error(err)
	}

	m = payDearly(t)
	m.S.Runs[0].Player = 1 // a payment that is part of what another carries out
	m.Keep()
	giveUp(t, m, 1)
	if m.S.Paying != 0 || len(m.S.Runs)+len(m.S.Saved) != 0 || m.S.Paid {
		t.Errorf("%d payments, %d abilities, %d kept positions are left", m.S.Paying, len(m.S.Runs), len(m.S.Saved))
	}
}

// TestGivingUpWhatMayBeDone: what one may do is not done for one who is out, and the others
// go on; if it is the master of the text, it is over.
func TestGivingUpWhatMayBeDone(t *testing.T) {
	for quits, want := range map[int8][3]int{1: {3, 0, 1}, 0: {0, 1, 0}, NoPlayer: {3, 2, 1}} {
		m := ring(t, text(each(a.MayFlag, draw(exactly(1)))), []uint16{0, 0}, []uint16{0}, []uint16{})
		pick(t, m, 0, kind(optUse))
		pick(t, m, 0, kind(OptYes))
		if q := m.Pending(); q.Kind != AskMay || q.Player != 1 {
			t.Fatalf("%+v is asked", q)
		}
		if quits != NoPlayer {
			giveUp(t, m, quits)
		}
		for _, p := range []int8{1, 2} {
			if m.Pending().Kind == AskMay && m.Pending().Player == p {
				pick(t, m, p, kind(OptYes))
			}
		}
		if now := counts(m, tHand); now != want {
			t.Errorf("player %d gives up: hands %v, want %v", quits, now, want)
		}
	}
	m := ring(t, text(each(a.MayFlag, draw(exactly(1)))), []uint16{0, 0}, []uint16{0}, []uint16{})
	pick(t, m, 0, kind(optUse))
	pick(t, m, 0, kind(OptYes))
	pick(t, m, 1, kind(OptYes))
	giveUp(t, m, 1) // who has agreed to it
	pick(t, m, 2, kind(OptYes))
	if now := counts(m, tHand); now != [3]int{3, 0, 1} {
		t.Errorf("who has agreed gives up: hands %v", now)
	}
	over(t, m)
}
