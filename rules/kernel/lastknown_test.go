package kernel

import (
	"testing"

	a "gorin/rules/ability"
)

// TestSum: what everybody can tell apart makes another position, what nobody
// can tell apart does not.
func TestSum(t *testing.T) {
	swap := func(zone int, prints ...uint16) (a, b uint64) {
		sum := func(first, second uint16) uint64 {
			m := toyGame(t, toyBook(t, nil, "plain", "lamp"), 3, 0)
			m.AddCard(first, 0, m.Z(zone, 0))
			m.AddCard(second, 0, m.Z(zone, 0))
			m.anew()
			return m.position()
		}
		return sum(prints[0], prints[1]), sum(prints[1], prints[0])
	}
	if a, b := swap(tAshes, 0, 1); a != b {
		t.Error("the order of a zone without order counts")
	}
	if a, b := swap(tPile, 0, 1); a == b {
		t.Error("the order of an open pile does not count")
	}
	m := table(t)
	h := m.position()
	ashes := m.Z(tAshes, 0)
	m.Arrange(ashes, []CardID{m.TopCard(ashes), m.BottomCard(ashes)})
	if m.position() != h {
		t.Error("two like cards of an open zone are told apart")
	}
	if err := m.Audit(); err != nil {
		t.Error(err)
	}
	deck := m.Z(tDeck, 0)
	var ids []CardID
	for c := m.TopCard(deck); c != 0; c = m.S.Cards[c].Below {
		ids = append(ids, c)
	}
	m.Arrange(deck, ids)
	if m.position() == h {
		t.Error("another order of a deck is the same position")
	}
	if m.BottomCard(deck) != ids[0] || m.TopCard(deck) != ids[2] || m.Count(deck) != 3 {
		t.Error("not in the order given")
	}
	if err := m.Audit(); err != nil {
		t.Error(err)
	}
}

// TestLastKnown: what has left is remembered, the oldest forgotten when there
// is no more room.
func TestLastKnown(t *testing.T) {
	m := table(t)
	c := m.TopCard(m.Z(tSky, 0))
	var refs []Ref
	for range maxLast + 2 {
		refs = append(refs, m.RefOf(c))
		do(t, m, Event{Kind: EvMove, Card: m.RefOf(c), To: m.Z(tAshes, 0)})
		do(t, m, Event{Kind: EvMove, Card: m.RefOf(c), To: m.Z(tSky, 0)})
	}
	if len(m.S.Last) != maxLast || m.LastOf(refs[1]) != nil || m.LastOf(refs[2]) == nil || m.LastOf(refs[maxLast+1]) == nil {
		t.Errorf("%d remembered", len(m.S.Last))
	}
	m.S.Pending = []Pending{{Line: 1, Count: 1}}
	if m.Forget(); len(m.S.Last) == 0 {
		t.Error("forgotten although something waits")
	}
	m.S.Pending, m.S.Delayed = nil, []Delayed{{}}
	if m.Forget(); len(m.S.Last) == 0 {
		t.Error("forgotten although something is set up")
	}
	m.S.Delayed, m.S.Runs = nil, []Run{{}}
	if m.Forget(); len(m.S.Last) == 0 {
		t.Error("forgotten while something resolves")
	}
	m.S.Runs = nil
	m.S.Effects = append(m.S.Effects, Effect{Of: refs[2]})
	m.Remember(m.RefOf(c))
	if m.LastOf(refs[2]) == nil || len(m.S.Last) != maxLast {
		t.Error("forgotten although an effect gives another card what it was")
	}
	if m.Forget(); m.LastOf(refs[2]) == nil || len(m.S.Last) != 1 {
		t.Errorf("%d remembered for one effect", len(m.S.Last))
	}
	m.S.Effects = m.S.Effects[:len(m.S.Effects)-1]
	if m.Forget(); len(m.S.Last) != 0 {
		t.Error("nothing can ask for it any more")
	}
}

// TestManyCards: effects of many cards are counted, whatever their numbers, and
// go with them.
func TestManyCards(t *testing.T) {
	m := table(t)
	sky := m.Z(tSky, 1)
	for range 140 {
		m.AddCard(1, 1, sky)
	}
	m.anew()
	lit := func() (n int) {
		for c := 1; c < len(m.S.Cards); c++ {
			if m.CardInfo(CardID(c)).Num[m.numOf(a.StatPower)] == 5+m.Book.Prints[1].Info.Num[m.numOf(a.StatPower)] {
				n++
			}
		}
		return n
	}
	if n := lit(); n != 143 {
		t.Errorf("%d of 143 count", n)
	}
	for _, c := range []CardID{64, 128} {
		if m.S.Cards[c].Print != 1 || m.S.Cards[c].Zone != sky {
			t.Fatal("the cards at the ends of a word are others")
		}
		do(t, m, Event{Kind: EvMove, Card: m.RefOf(c), To: m.Z(tAshes, 1)})
	}
	if n := lit(); n != 141 {
		t.Errorf("%d of 141 count", n)
	}
}
