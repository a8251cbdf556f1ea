package kernel

import (
	"bytes"
	"testing"

	a "gorin/rules/ability"
	"gorin/rules/rulestest/spent"
)

func you() a.Node { return a.N(a.You) }

func line(kind a.Kind, cost a.Node, trigger, cond a.Node, group a.Node) a.Node {
	return a.N(kind, a.Nothing, cost, a.N(a.Sentence, a.Nothing, a.Nothing, trigger, cond, a.Nothing, group))
}

func one() a.Node { return a.N(a.Exactly, a.Num(a.Number, 1)) }

func named(s string) a.Node { return a.N(a.Cards, you(), a.N(a.Hand), a.Str(a.Named, s)) }

// TestSecretChoice: what the first has chosen is not to be seen by the others
// while they choose (2.1.1), and is by all afterwards (2.1.2).
func TestSecretChoice(t *testing.T) {
	m := toyGame(t, toyBook(t, nil, "plain", "lamp"), 3, 0, 1)
	pick(t, m, 0, printed(m, 1))
	c := m.TopCard(m.Z(tSecret, 0))
	if !m.SeesCard(0, c) || m.SeesCard(1, c) || m.SeesCard(2, c) || m.SeesCard(NoPlayer, c) {
		t.Error("the first choice can be seen by others, or not by its player")
	}
	pick(t, m, 1, printed(m, 0))
	pick(t, m, 2, printed(m, 0))
	c = m.TopCard(m.Z(tSky, 0))
	if m.S.Cards[c].Print != 1 || !m.SeesCard(1, c) {
		t.Error("the choices were not revealed")
	}
}

func throughSecret(t *testing.T, m *Machine, prints ...uint16) {
	t.Helper()
	for p, c := range prints {
		pick(t, m, int8(p), printed(m, c))
	}
}

// TestLastInFirstOut: the pile resolves from its top after all have passed in
// succession (3.2); an addition starts the passes anew.
func TestLastInFirstOut(t *testing.T) {
	m := toyGame(t, toyBook(t, nil, "plain", "lamp"), 3, 0, 1, 1)
	throughSecret(t, m, 0, 0, 0)
	pick(t, m, 0, kind(optAdd))
	first := m.TopCard(m.Z(tPile, 0))
	pick(t, m, 0, kind(OptPass))
	pick(t, m, 1, kind(OptPass))
	pick(t, m, 2, kind(optAdd)) // two passes are not enough, and count no more
	second := m.TopCard(m.Z(tPile, 0))
	for _, p := range []int8{2, 0, 1} {
		if m.Count(m.Z(tPile, 0)) != 2 {
			t.Fatal("the pile resolved before all had passed")
		}
		pick(t, m, p, kind(OptPass))
	}
	if m.TopCard(m.Z(tPile, 0)) != first || m.S.Cards[second].Zone != m.Z(tAshes, 2) {
		t.Error("the last card in did not resolve first")
	}
	if m.Count(m.Z(tHand, 2)) != 2 || m.Count(m.Z(tDeck, 2)) != 2 {
		t.Error("its owner did not draw")
	}
}

// TestReplacement: a card that would go from the pile to the ashes goes to the
// hand instead; the draw of the same batch happens all the same.
func TestReplacement(t *testing.T) {
	phoenix := line(a.Cont, a.Nothing, a.N(a.WouldPlaced, a.N(a.This), a.N(a.Memory), a.N(a.WaitingRoom)), a.Nothing,
		a.Num(a.Do, a.InsteadFlag, you(), a.N(a.Move, a.N(a.This), a.N(a.ToHand))))
	m := toyGame(t, toyBook(t, map[string][]a.Node{"phoenix": {phoenix}}, "plain", "phoenix"), 3, 0, 1)
	throughSecret(t, m, 0, 0, 0)
	pick(t, m, 0, kind(optAdd))
	for _, p := range []int8{0, 1, 2} {
		pick(t, m, p, kind(OptPass))
	}
	if m.Count(m.Z(tAshes, 0)) != 0 || m.Count(m.Z(tHand, 0)) != 2 || m.Count(m.Z(tDeck, 0)) != 2 {
		t.Errorf("ashes %d, hand %d, deck %d", m.Count(m.Z(tAshes, 0)), m.Count(m.Z(tHand, 0)), m.Count(m.Z(tDeck, 0)))
	}
}

// TestOptionalReplacement: "may … instead" asks, and no leaves the event be.
func TestOptionalReplacement(t *testing.T) {
	for _, yes := range []bool{true, false} {
		ember := line(a.Cont, a.Nothing, a.N(a.WouldPlaced, a.N(a.This), a.N(a.Memory), a.N(a.WaitingRoom)), a.Nothing,
			a.Num(a.Do, a.InsteadFlag|a.MayFlag, you(), a.N(a.Move, a.N(a.This), a.N(a.ToHand))))
		m := toyGame(t, toyBook(t, map[string][]a.Node{"ember": {ember}}, "plain", "ember"), 3, 0, 1)
		throughSecret(t, m, 0, 0, 0)
		pick(t, m, 0, kind(optAdd))
		for _, p := range []int8{0, 1, 2} {
			pick(t, m, p, kind(OptPass))
		}
		ashes := 0
		if yes {
			pick(t, m, 0, kind(OptYes))
		} else {
			pick(t, m, 0, kind(OptNo))
			ashes = 1
		}
		if m.Count(m.Z(tAshes, 0)) != ashes {
			t.Errorf("yes %v: %d in the ashes", yes, m.Count(m.Z(tAshes, 0)))
		}
	}
}

// costly can be used by giving up any card and then the wick: each can be paid
// alone, but whoever gives up the only wick first cannot go on.
func costly() a.Node {
	give := func(set a.Node) a.Node {
		return a.N(a.CostOfHand, one(), set, a.N(a.Move, a.N(a.Chosen), a.N(a.ToWaitingRoom)))
	}
	anyCard := a.N(a.Cards, you(), a.N(a.Hand), a.N(a.Card))
	return line(a.Act, a.N(a.Cost, give(anyCard), give(named("wick"))), a.Nothing, a.Nothing,
		a.N(a.Do, you(), a.N(a.Draw, a.N(a.Exactly, a.Num(a.Number, 2)))))
}

// TestCostLeavesTheRest: what a later item of a cost needs is not offered for an earlier
// one.
func TestCostLeavesTheRest(t *testing.T) {
	b := toyBook(t, map[string][]a.Node{"beacon": {costly()}}, "plain", "beacon", "wick")
	m := toyGame(t, b, 3, 1, 2, 0)
	throughSecret(t, m, 1, 1, 1)
	pick(t, m, 0, kind(optUse))
	if q := m.Pending(); len(q.Options) != 1 || m.S.Cards[q.Options[0].Card].Print != 0 {
		t.Fatalf("offered for any card: %+v", q.Options)
	}
	pick(t, m, 0, printed(m, 0))
	pick(t, m, 0, printed(m, 2))
	if m.Count(m.Z(tAshes, 0)) != 2 || m.Count(m.Z(tHand, 0)) != 2 || len(m.S.Saved) != 0 {
		t.Errorf("ashes %d, hand %d, %d positions are kept", m.Count(m.Z(tAshes, 0)), m.Count(m.Z(tHand, 0)), len(m.S.Saved))
	}
}

// blind can be used by giving up any card of the hand and then a wick of the cellar, where
// nobody knows what lies.
func blind() a.Node {
	give := func(set a.Node) a.Node {
		return a.N(a.CostOfHand, one(), set, a.N(a.Move, a.N(a.Chosen), a.N(a.ToWaitingRoom)))
	}
	return line(a.Act, a.N(a.Cost, give(a.N(a.Cards, you(), a.N(a.Hand), a.N(a.Card))), give(a.N(a.Cards, you(), a.N(toyCellar), a.N(a.Card), a.Str(a.NameIs, "wick")))),
		a.Nothing, a.Nothing, a.N(a.Do, you(), a.N(a.Draw, a.N(a.Exactly, a.Num(a.Number, 2)))))
}

// TestCostRollsBack: half paid is not paid: the position is that
// before the play and the player is asked anew, but what was seen stays known, and what
// is known to be no wick is no payment any more.
func TestCostRollsBack(t *testing.T) {
	b := toyBook(t, map[string][]a.Node{"beacon": {blind()}}, "plain", "beacon", "wick")
	m := toyGame(t, b, 3, 1, 2, 0)
	for _, print := range []uint16{2, 0} {
		m.AddCard(print, 0, m.Z(tCellar, 0))
	}
	m.anew()
	throughSecret(t, m, 1, 1, 1)
	before := m.position()
	for _, c := range []struct {
		wrong  bool
		hidden int // cards of the cellar that could be a wick
	}{{true, 2}, {false, 1}} {
		pick(t, m, 0, kind(optUse))
		seq := m.Pending().Seq
		pick(t, m, 0, printed(m, 0))
		q := m.Pending()
		if len(q.Options) != c.hidden || q.Options[0].Kind != OptHidden {
			t.Fatalf("offered as a wick: %+v", q.Options)
		}
		pick(t, m, 0, func(o Option) bool { return (m.S.Cards[o.Card].Print == 2) != c.wrong })
		if !c.wrong {
			break
		}
		if q := m.Pending(); q.Player != 0 || q.Kind != askWindow || m.position() != before {
			t.Fatalf("asked %d of %d", q.Kind, q.Player)
		}
		if m.Pending().Seq <= seq || len(m.S.Vain) != 1 || len(m.S.Saved) != 0 {
			t.Errorf("decision %d after %d, %d have failed, %d positions are kept", m.Pending().Seq, seq, len(m.S.Vain), len(m.S.Saved))
		}
		top := m.TopCard(m.Z(tCellar, 0))
		if !m.SeesCard(0, top) || !m.SeesCard(1, top) || m.SeesCard(0, m.S.Cards[top].Below) {
			t.Error("what was seen is not known, or more is")
		}
		if m.SeesCard(1, m.TopCard(m.Z(tHand, 0))) == m.SeesCard(1, m.BottomCard(m.Z(tHand, 0))) {
			t.Error("the card of the hand that lay open is not known, or the other one is")
		}
	}
	if m.Count(m.Z(tAshes, 0)) != 2 || m.Count(m.Z(tHand, 0)) != 3 {
		t.Errorf("ashes %d, hand %d", m.Count(m.Z(tAshes, 0)), m.Count(m.Z(tHand, 0)))
	}
}

// TestLastPlayerIn: players who are out take part no more; the match ends when
// one team is left.
func TestLastPlayerIn(t *testing.T) {
	m := toyGame(t, toyBook(t, nil, "plain"), 3, 0, 0)
	if m.OnlyOpponent(0) != NoPlayer {
		t.Error("one of two opponents is taken for the only one")
	}
	m.End(1<<1, m.clause)
	if m.S.Result.Over || m.Next(0) != 2 || m.Opponent(2) != 0 || m.OnlyOpponent(2) != 0 {
		t.Error("one out of three ends the match, or is still asked")
	}
	m.End(1<<2, m.clause)
	if !m.S.Result.Over {
		t.Error("one player left, and the match goes on")
	}
	n := toyGame(t, toyBook(t, nil, "plain"), 4, 0, 0)
	n.S.Teams = [MaxPlayers]int8{0, 1, 0, 1}
	n.arrange()
	if n.Opponent(0) != 1 || n.Opponent(2) != 3 {
		t.Error("a teammate is taken for an opponent")
	}
	n.End(1<<1|1<<3, n.clause)
	if !n.S.Result.Over {
		t.Error("one team left, and the match goes on")
	}
}

// TestSnapshots: encoding and decoding at every decision changes neither bytes
// nor future, and neither does copying.
func TestSnapshots(t *testing.T) {
	b := toyBook(t, map[string][]a.Node{"beacon": {costly()}}, "plain", "beacon", "wick")
	m := toyGame(t, b, 3, 1, 2, 0, 0)
	for n := 0; m.Pending() != nil && n < 60; n++ {
		code := m.S.Encode(nil)
		other := &Machine{Book: b}
		if err := other.S.Decode(code); err != nil {
			t.Fatal(err)
		}
		if err := other.Validate(); err != nil {
			t.Fatal(err)
		}
		other.Reopen()
		var twin Machine
		twin.Book = b
		twin.S.CopyFrom(&m.S)
		twin.Reopen()
		q := m.Pending()
		choice := []int{(n * 7) % len(q.Options)}
		for _, x := range []*Machine{m, other, &twin} {
			if err := x.Answer(x.Pending().Seq, choice); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(m.S.Encode(nil), other.S.Encode(nil)) || !bytes.Equal(m.S.Encode(nil), twin.S.Encode(nil)) {
			t.Fatalf("decision %d: a loaded or copied match plays on differently", n)
		}
	}
}

// TestRefusals: an answer that is not legal changes nothing.
func TestRefusals(t *testing.T) {
	m := toyGame(t, toyBook(t, nil, "plain", "lamp"), 3, 0, 1)
	before := m.S.Encode(nil)
	seq := m.Pending().Seq
	for _, bad := range []struct {
		seq   uint32
		picks []int
		why   string
	}{
		{seq + 1, []int{0}, "stale"}, {seq, nil, "count"}, {seq, []int{0, 1}, "count"}, {seq, []int{2}, "range"}, {seq, []int{-1}, "range"},
	} {
		err := m.Answer(bad.seq, bad.picks)
		r, ok := err.(*Refused)
		if !ok || r.Why != bad.why {
			t.Errorf("%v: %v", bad, err)
		}
	}
	if !bytes.Equal(before, m.S.Encode(nil)) {
		t.Error("a refused answer changed the state")
	}
}

// TestHostileLength: a length far beyond the file is refused before anything is
// made for it.
func TestHostileLength(t *testing.T) {
	m := toyGame(t, toyBook(t, nil, "plain"), 3, 0)
	code := m.S.Encode(nil)
	at := bytes.Index(code, []byte("Cards")) + len("Cards")
	hostile := append(append(bytes.Clone(code[:at]), 0xdd, 0xff, 0xff, 0xff, 0xff), code[at+1:]...)
	little := func(c spent.Cost) bool { return c.Allocs <= 100 && c.Bytes <= 1<<20 }
	grown := spent.Least(little, func() {
		var s State
		if s.Decode(hostile) == nil {
			t.Error("a length of four thousand million was read")
		}
	})
	if !little(grown) {
		t.Errorf("%d allocations of %d bytes", grown.Allocs, grown.Bytes)
	}
}

// FuzzDecode: no bytes make the decoder or the check of a state panic.
func FuzzDecode(f *testing.F) {
	t := &testing.T{}
	b := toyBook(t, nil, "plain", "lamp")
	m := toyGame(t, b, 3, 0, 1)
	f.Add(m.S.Encode(nil))
	f.Fuzz(func(t *testing.T, data []byte) {
		n := &Machine{Book: b}
		if n.S.Decode(data) != nil {
			return
		}
		if n.Validate() == nil && n.S.Encode(nil) == nil {
			t.Error("a valid state does not encode")
		}
	})
}
