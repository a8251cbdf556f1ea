package kernel

import (
	"bytes"
	"testing"

	a "gorin/rules/ability"
)

// TestShares: what each player does is chosen by all, in turn order, before anything
// of it happens; then it happens at once (Build Divide 104-4a). A match that is saved
// and loaded in between plays on alike.
func TestShares(t *testing.T) {
	toll := line(a.Act, a.Nothing, a.Nothing, a.Nothing, a.N(a.Do, a.N(a.Each),
		a.N(a.Choose, one(), a.N(a.Cards, a.N(a.Each), a.N(a.Hand), a.N(a.Card))), a.N(a.Move, a.N(a.Chosen), a.N(a.ToWaitingRoom))))
	b := toyBook(t, map[string][]a.Node{"bell": {toll}}, "plain", "bell")
	m := toyGame(t, b, 3, 1, 0, 0)
	throughSecret(t, m, 1, 1, 1)
	var stamps []uint32
	m.OnEvent = func(e *Event) { stamps = append(stamps, m.BatchStamp()) }
	pick(t, m, 0, kind(optUse))
	for p := range int8(3) {
		for q := range int8(3) {
			if m.Count(m.Z(tHand, q)) != 2 || m.Count(m.Z(tAshes, q)) != 0 {
				t.Errorf("player %d chooses, and player %d has given up a card", p, q)
			}
		}
		if err := m.Validate(); err != nil {
			t.Fatal(err)
		}
		other := &Machine{Book: b}
		if err := other.S.Decode(m.S.Encode(nil)); err != nil {
			t.Fatal(err)
		}
		other.Reopen()
		var twin Machine
		twin.Book = b
		twin.S.CopyFrom(&m.S)
		twin.Reopen()
		for _, x := range []*Machine{m, other, &twin} {
			pick(t, x, p, kind(OptCard))
		}
		if !bytes.Equal(m.S.Encode(nil), other.S.Encode(nil)) || !bytes.Equal(m.S.Encode(nil), twin.S.Encode(nil)) {
			t.Fatalf("player %d: a loaded or copied match plays on differently", p)
		}
	}
	for p := range int8(3) {
		if m.Count(m.Z(tAshes, p)) != 1 {
			t.Errorf("player %d: %d in the ashes", p, m.Count(m.Z(tAshes, p)))
		}
	}
	if len(stamps) != 3 || stamps[0] != stamps[2] {
		t.Errorf("they were given up at %v", stamps)
	}
	if len(m.S.Shares)+len(m.S.Parked)+len(m.S.Offered) != 0 {
		t.Error("something of it is left")
	}
}

// TestSharesOfFew: who may do something and will not has no share of it.
func TestSharesOfFew(t *testing.T) {
	draw := line(a.Act, a.Nothing, a.Nothing, a.Nothing, a.Num(a.Do, a.MayFlag, a.N(a.Each), a.N(a.Draw, a.N(a.Exactly, a.Num(a.Number, 2)))))
	m := toyGame(t, toyBook(t, map[string][]a.Node{"bell": {draw}}, "plain", "bell"), 3, 1, 0)
	throughSecret(t, m, 1, 1, 1)
	pick(t, m, 0, kind(optUse))
	for p, say := range []uint8{OptYes, OptNo, OptYes} {
		if m.Count(m.Z(tHand, 0)) != 1 {
			t.Errorf("player %d is asked, and player 0 has drawn", p)
		}
		pick(t, m, int8(p), kind(say))
	}
	for p, want := range []int{3, 1, 3} {
		if got := m.Count(m.Z(tHand, int8(p))); got != want {
			t.Errorf("player %d has %d cards, want %d", p, got, want)
		}
	}
}
