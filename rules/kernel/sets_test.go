package kernel

import (
	"testing"

	a "gorin/rules/ability"
)

// power is the cards of the hand whose power compares so with a number.
func power(how a.Compare, number a.Node) a.Node {
	return a.N(a.Cards, you(), a.N(a.Hand), a.N(a.Card), a.Num(a.WithStat, a.OfStat(a.StatPower, how), number))
}

// TestSets: what may be chosen from a set.
func TestSets(t *testing.T) {
	look := a.N(a.LookTop, one(), you())
	those := a.N(a.Cards, a.Nothing, a.N(a.AmongThose), a.N(a.Card))
	for name, c := range map[string]struct {
		says a.Node
		hand []uint16
		want int
	}{
		"a union has nothing twice":          {text(youDo(a.Nothing, a.N(a.Choose, one(), a.N(a.Union, hers(a.Hand, "lamp"), a.N(a.Cards, you(), a.N(a.Hand), a.N(a.Card)))))), []uint16{2, 0, 2}, 3},
		"one of two that was looked at":      {text(youDo(a.Nothing, look, put(all(hers(a.Hand, "lamp")), a.ToWaitingRoom)), youDo(a.Nothing, a.N(a.Choose, one(), those))), []uint16{2, 2}, 1},
		"as many as a number says":           {text(youDo(a.Nothing, a.N(a.Choose, one(), power(a.AtMost, a.Num(a.HighestOf, a.PerStat+int(a.StatPower), hers(a.Hand, "plain")))))), []uint16{0, 0, 2}, 3},
		"as many as colours":                 {text(youDo(a.Nothing, a.N(a.Choose, one(), power(a.AtLeast, a.Num(a.ColoursOf, 1, hers(a.Hand, "plain")))))), []uint16{0, 0, 2}, 3},
		"those that were moved, not seen":    {text(youDo(a.Nothing, put(all(hers(a.Hand, "lamp")), a.ToWaitingRoom)), youDo(a.Nothing, a.N(a.Choose, one(), those))), []uint16{2, 2}, 2},
		"a word that asks for one of a pair": {text(youDo(a.N(a.IsA, a.N(a.This), a.N(a.Union, hers(a.Hand, "lamp"), hers(a.Hand, "bell"))), a.N(a.Choose, one(), hers(a.Hand, "lamp")))), []uint16{2, 2, 0}, 2},
		"nor is it of another pair":          {text(youDo(a.Num(a.IsA, 1, a.N(a.This), a.N(a.Union, hers(a.Hand, "lamp"), hers(a.Hand, "plain"))), a.N(a.Choose, one(), hers(a.Hand, "lamp")))), []uint16{2, 2, 0}, 2},
	} {
		m := ring(t, c.says, c.hand, nil, nil)
		pick(t, m, 0, kind(optUse))
		seen := map[CardID]bool{}
		for _, o := range m.Pending().Options {
			seen[o.Card] = true
		}
		if q := m.Pending(); q.Kind != AskChoose || len(q.Options) != c.want || len(seen) != c.want {
			t.Errorf("%s: %+v", name, q)
		}
	}
}

// TestWhereItWas: an object that has left is of the zone that it was in last, and of
// none if nothing is known of it.
func TestWhereItWas(t *testing.T) {
	m := table(t)
	c := &Ctx{Player: 0}
	there := m.RefOf(m.TopCard(m.Z(tSky, 0)))
	if !m.inWord(c, there, toySky, 0) || m.inWord(c, there, a.WaitingRoom, 0) {
		t.Error("where it is")
	}
	do(t, m, Event{Kind: EvMove, Card: there, To: m.Z(tAshes, 0)})
	if !m.inWord(c, there, toySky, 0) || m.inWord(c, there, a.WaitingRoom, 0) {
		t.Error("where it was")
	}
	if m.inWord(c, Ref{there.Card, there.Gen + 9}, toySky, 0) || m.inWord(c, Ref{}, a.Hand, 0) {
		t.Error("where nobody knows")
	}
}

// TestEitherZone: what belongs to a set in either of two zones is in one of them.
func TestEitherZone(t *testing.T) {
	either := a.N(a.EitherZone, a.N(a.Hand), a.N(a.WaitingRoom))
	m := ring(t, text(youDo(a.Nothing, a.N(a.Choose, one(), a.N(a.Cards, you(), either, a.N(a.Card))))), []uint16{0}, []uint16{0}, nil)
	discarded := m.AddCard(2, 0, m.Z(tAshes, 0))
	m.anew()
	set := int32(-1)
	for i, e := range m.Book.Prog.Exprs {
		if e.Kind == a.Cards {
			set = int32(i)
		}
	}
	c := &Ctx{Player: 0}
	for name, x := range map[string]struct {
		card CardID
		is   bool
	}{
		"in the hand":           {m.TopCard(m.Z(tHand, 0)), true},
		"in the ashes":          {discarded, true},
		"in the sky":            {m.TopCard(m.Z(tSky, 0)), false},
		"in the hand of others": {m.TopCard(m.Z(tHand, 1)), false},
	} {
		if m.In(c, set, m.RefOf(x.card)) != x.is {
			t.Errorf("a card %s", name)
		}
	}
	pick(t, m, 0, kind(optUse))
	if q := m.Pending(); len(q.Options) != 2 {
		t.Errorf("%+v", q.Options)
	}
}

// TestAtRandom: what is chosen at random is any of the set, nothing twice, and cannot be
// taken back unseen.
func TestAtRandom(t *testing.T) {
	choose := a.Num(a.Choose, a.RandomFlag, exactly(2), a.N(a.Cards, you(), a.N(a.Hand), a.N(a.Card), a.Str(a.NameIs, "lamp")))
	pairs := map[[2]CardID]bool{}
	for seed := range uint64(12) {
		m := ring(t, text(youDo(a.Nothing, choose)), []uint16{0, 2, 2, 2, 0}, nil, nil)
		m.S.Rand = *newRand(seed)
		var chosen []CardID
		m.OnNote = func(kind uint8, _, _ uint16, r Ref, _ int8) {
			if kind == NoteChoice {
				chosen = append(chosen, r.Card)
			}
		}
		reveals := m.S.Reveals
		pick(t, m, 0, kind(optUse))
		if len(chosen) != 2 || chosen[0] == chosen[1] || m.S.Cards[chosen[0]].Print != 2 || m.S.Cards[chosen[1]].Print != 2 || m.S.Reveals != reveals+1 {
			t.Fatalf("seed %d: %v, revealed %d times", seed, chosen, m.S.Reveals-reveals)
		}
		pairs[[2]CardID(chosen)] = true
	}
	if len(pairs) < 4 {
		t.Errorf("of six orders of two of three only %v", pairs)
	}
}
