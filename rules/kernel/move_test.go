package kernel

import (
	"testing"

	a "gorin/rules/ability"
)

// hers is a set of all cards of a print in a zone of who does it.
func hers(zone a.Kind, name string) a.Node {
	return a.N(a.Cards, you(), a.N(zone), a.Str(a.Named, name))
}

func all(set a.Node) a.Node { return a.N(a.All, set) }

// TestThose: "those" are what the act before has moved, not what was moved earlier.
func TestThose(t *testing.T) {
	top := put(a.N(a.Top, exactly(1), you(), a.N(a.Deck)), a.ToWaitingRoom)
	m := ring(t, text(youDo(a.Nothing, top), youDo(a.Nothing, top), youDo(a.Nothing, put(a.N(a.TheCards), a.ToHand))), nil, nil, nil)
	pick(t, m, 0, kind(optUse))
	if counts(m, tAshes) != [3]int{1, 0, 0} || counts(m, tHand) != [3]int{1, 0, 0} {
		t.Errorf("from the top: ashes %v, hands %v", counts(m, tAshes), counts(m, tHand))
	}

	slots := func(name string) a.Node { return youDo(a.Nothing, put(all(hers(a.Hand, name)), a.ToAnySlot)) }
	m = ring(t, text(slots("lamp"), slots("plain"), youDo(a.Nothing, put(a.N(a.TheCards), a.ToWaitingRoom))), []uint16{2, 0, 0}, nil, nil)
	pick(t, m, 0, kind(optUse))
	for _, p := range []int8{1, 1, 2} { // each card is put where it is chosen to go, and nothing else is asked
		z := m.Z(tSky, p)
		alike(t, m, 0, func(o Option) bool { return o.Zone == z })
	}
	if counts(m, tAshes) != [3]int{2, 0, 0} || counts(m, tSky) != [3]int{1, 2, 1} {
		t.Errorf("into slots: ashes %v, skies %v", counts(m, tAshes), counts(m, tSky))
	}
	over(t, m)
}

// TestMovesOfWhatIsThere: what is gone is not moved, and the others of the same act are.
func TestMovesOfWhatIsThere(t *testing.T) {
	m := ring(t, text(youDo(a.Nothing, a.N(a.Choose, one(), hers(a.Hand, "plain")), put(a.N(a.Chosen), a.ToWaitingRoom)),
		youDo(a.Nothing, put(a.N(a.Both, a.N(a.Chosen), all(hers(a.Hand, "lamp"))), a.ToWaitingRoom))), []uint16{0, 2}, nil, nil)
	pick(t, m, 0, kind(optUse))
	alike(t, m, 0, kind(OptCard))
	if counts(m, tAshes) != [3]int{2, 0, 0} {
		t.Errorf("ashes %v", counts(m, tAshes))
	}
}

// TestOrderUnseen: cards that nobody may look at are put in an order all the same.
func TestOrderUnseen(t *testing.T) {
	m := ring(t, text(youDo(a.Nothing, put(all(a.N(a.Cards, you(), a.N(toyCellar), a.N(a.Card))), a.ToDeckTop))), nil, nil, nil)
	first := m.AddCard(0, 0, m.Z(tCellar, 0))
	second := m.AddCard(2, 0, m.Z(tCellar, 0))
	m.anew()
	pick(t, m, 0, kind(optUse))
	q := m.Pending()
	if q.Kind != AskOrder || q.Min != 2 || len(q.Options) != 2 || q.Options[0].Kind != OptHidden || q.Options[0].Card != first || q.Options[1].N != 1 {
		t.Fatalf("%+v", q)
	}
	if err := m.Answer(q.Seq, []int{1, 0}); err != nil {
		t.Fatal(err)
	}
	if top := m.TopCard(m.Z(tDeck, 0)); top != first || m.S.Cards[top].Below != second {
		t.Error("what is named first is put first")
	}
}

// TestReplacedMoves: a move that is put instead of another may be replaced, too; and it
// is something that was done.
func TestReplacedMoves(t *testing.T) {
	instead := func(from, to, then a.Kind, more ...a.Node) a.Node {
		return a.N(a.Cont, append([]a.Node{a.Nothing, a.Nothing, a.N(a.Sentence, a.Nothing, a.Nothing, a.N(a.WouldPlaced, a.N(a.This), a.N(from), a.N(to)), a.Nothing, a.Nothing,
			a.Num(a.Do, a.InsteadFlag, you(), put(a.N(a.This), then)))}, more...)...)
	}
	ifDone := said(a.N(a.IfDo), a.Nothing, a.N(a.Do, you(), draw(exactly(2))))
	m := toyGame(t, toyBook(t, map[string][]a.Node{"lamp": {
		instead(a.Memory, a.WaitingRoom, a.ToHand, ifDone), instead(a.Memory, a.Hand, toyToSky),
	}}, "plain", "bell", "lamp"), 3, 0, 2)
	throughSecret(t, m, 0, 0, 0)
	pick(t, m, 0, kind(optAdd))
	lamp := m.TopCard(m.Z(tPile, 0))
	for p := range int8(3) {
		pick(t, m, p, kind(OptPass))
	}
	// the card that was to be drawn together with the move is one of the two
	if m.S.Cards[lamp].Zone != m.Z(tSky, 0) || m.Count(m.Z(tHand, 0)) != 2 {
		t.Errorf("the lamp is in zone %d, %d in hand", m.S.Cards[lamp].Zone, m.Count(m.Z(tHand, 0)))
	}
}

// TestSlotOfNothing: what is put where another card was stays if there is no other.
func TestSlotOfNothing(t *testing.T) {
	m := ring(t, text(youDo(a.Nothing, a.N(a.Choose, one(), hers(a.Hand, "lamp"))), youDo(a.Nothing, a.N(a.Move, all(hers(a.Hand, "plain")), a.N(a.ToSlotOf, a.N(a.Chosen))))), []uint16{0}, nil, nil)
	pick(t, m, 0, kind(optUse))
	if counts(m, tHand) != [3]int{1, 0, 0} || counts(m, tSky) != [3]int{1, 1, 1} {
		t.Errorf("hands %v, skies %v", counts(m, tHand), counts(m, tSky))
	}
}

// TestSlotOf: the slot of a card is where it was before what triggered, where it is, or
// where it was last.
func TestSlotOf(t *testing.T) {
	m := table(t)
	c := m.TopCard(m.Z(tSky, 0))
	there, other, hand := m.RefOf(c), m.RefOf(m.TopCard(m.Z(tSky, 1))), m.RefOf(m.TopCard(m.Z(tHand, 0)))
	move := func(card, is Ref) *Run {
		return &Run{Cause: Event{Kind: EvMove, Card: card, New: is, From: m.Z(tSky, 2), To: m.Z(tAshes, 2)}}
	}
	for name, s := range map[string]struct {
		r    *Run
		x    Ref
		want Zone
	}{
		"which has moved":        {move(hand, there), there, m.Z(tSky, 2)},
		"which moved away":       {move(there, hand), there, m.Z(tSky, 2)},
		"which is there":         {move(hand, other), there, m.Z(tSky, 0)},
		"which is in no slot":    {move(other, other), hand, NoZone},
		"without a cause at all": {&Run{Cause: Event{From: NoZone, To: NoZone}}, there, m.Z(tSky, 0)},
	} {
		if z := m.slotOf(s.r, s.x); z.Zone != s.want {
			t.Errorf("a card %s: %d, want %d", name, z, s.want)
		}
	}
	do(t, m, Event{Kind: EvMove, Card: there, To: m.Z(tAshes, 0)})
	if z := m.slotOf(move(hand, other), there); z.Zone != m.Z(tSky, 0) {
		t.Errorf("where it was last: %d", z)
	}
}
