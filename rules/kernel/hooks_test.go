package kernel

import (
	"testing"

	a "gorin/rules/ability"
)

// acting is a game of one card in the sky that has an activated ability, which has been used; the book is changed
// before.
func acting(t *testing.T, cost a.Node, change func(*Book), acts ...a.Node) (*Machine, Ref) {
	t.Helper()
	line := a.N(a.Act, a.Nothing, cost, said(a.Nothing, a.Nothing, a.N(a.Do, append([]a.Node{you()}, acts...)...)))
	b := toyBook(t, map[string][]a.Node{"bell": {line}}, "plain", "bell")
	change(b)
	m := toyGame(t, b, 3, 0)
	c := m.AddCard(1, 0, m.Z(tSky, 0))
	r := m.RefOf(c)
	m.S.Frames = m.S.Frames[:0]
	m.Start(toyWindow)
	pick(t, m, 0, kind(optUse))
	return m, r
}

// TestNoneIsAll: all of none is a payment where the book says so, and else none.
func TestNoneIsAll(t *testing.T) {
	all := a.N(a.Cost, a.N(a.CostAct, put(a.N(a.All, a.N(a.Cards, you(), a.N(a.WaitingRoom), a.N(a.Card))), a.ToHand)))
	m, r := acting(t, all, func(b *Book) { b.NoneIsAll = true }, a.N(a.Draw, exactly(1)))
	if m.Count(m.Z(tHand, 0)) != 2 {
		t.Error("paid and not carried out")
	}
	m.Book.NoneIsAll = false
	if m.Payable(m.Book.Prints[1].Lines[0], r, 0) {
		t.Error("payable with nothing")
	}
}

// TestMayDraw: no effect has a player draw whom the book keeps from it.
func TestMayDraw(t *testing.T) {
	for _, may := range []bool{true, false} {
		m, _ := acting(t, a.Nothing, func(b *Book) { b.MayDraw = func(_ *Machine, p int8) bool { return may || p != 0 } }, a.N(a.Draw, exactly(2)))
		if n := m.Count(m.Z(tHand, 0)); (n == 3) != may {
			t.Errorf("%v: %d cards in the hand", may, n)
		}
	}
}

// TestMaySwap: what the book keeps from being exchanged is not.
func TestMaySwap(t *testing.T) {
	for _, may := range []bool{true, false} {
		m, r := acting(t, a.Nothing, func(b *Book) { b.MaySwap = func(*Machine, *Ctx, Ref, Ref) bool { return may } },
			a.N(a.Swap, a.N(a.This), a.N(a.Top, exactly(1), you(), a.N(a.Hand))))
		if m.Alive(r) == may {
			t.Errorf("%v: exchanged %v", may, !m.Alive(r))
		}
	}
}

// TestPlacesAt: the book says where a destination of slots is, also one that names a card.
func TestPlacesAt(t *testing.T) {
	m, _ := acting(t, a.Nothing, func(b *Book) {
		b.PlacesAt = func(m *Machine, _ *Ctx, dest *a.Expr, _ Ref, p int8, out []Place) []Place {
			if dest.Kind == toyToField && p == 0 {
				out = append(out, Place{Zone: m.Z(tSky, 1)}, Place{Zone: m.Z(tSky, 2)})
			}
			return out
		}
	}, put(a.N(a.This), toyToField))
	q := m.Pending()
	if q.Kind != AskSlot || len(q.Options) != 2 || q.Options[1].Zone != m.Z(tSky, 2) {
		t.Fatalf("asked %+v", q)
	}
	answer(t, m, 1)
	if m.Count(m.Z(tSky, 2)) != 1 {
		t.Error("it is somewhere else")
	}
}

// TestOnceWithinATime: what an effect has set up for the first time happens once, however long it waits.
func TestOnceWithinATime(t *testing.T) {
	for _, once := range []bool{true, false} {
		wait := a.N(a.Delayed, a.N(a.OnPlaced, a.N(a.Cards, you(), a.Nothing, a.N(a.Card)), a.Nothing, a.N(a.WaitingRoom)), a.N(a.ThisTurn),
			a.N(a.Do, you(), a.N(a.Draw, exactly(1))))
		m, _ := acting(t, a.Nothing, func(b *Book) {
			if once {
				b.Words = map[Word][]a.Kind{WordOnce: {a.OnPlaced}}
				b.layWords()
			}
		}, wait)
		if len(m.S.Delayed) != 1 || m.S.Delayed[0].Once != once {
			t.Errorf("%v: waits %+v", once, m.S.Delayed)
		}
	}
}
