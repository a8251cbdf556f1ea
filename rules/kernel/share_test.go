package kernel

import (
	"bytes"
	"slices"
	"testing"

	a "gorin/rules/ability"
)

// What the texts of this file are made of.

func text(sentences ...a.Node) a.Node {
	return a.N(a.Act, append([]a.Node{a.Nothing, a.Nothing}, sentences...)...)
}

func said(link, cond a.Node, groups ...a.Node) a.Node {
	return a.N(a.Sentence, append([]a.Node{link, a.Nothing, a.Nothing, cond, a.Nothing}, groups...)...)
}

// each is a sentence of what each player does, may do, or by doing so does more.
func each(flags int, acts ...a.Node) a.Node {
	return said(a.Nothing, a.Nothing, eachDo(flags, acts...))
}

func eachDo(flags int, acts ...a.Node) a.Node {
	return a.Num(a.Do, flags, append([]a.Node{a.N(a.Each)}, acts...)...)
}

func youDo(cond a.Node, acts ...a.Node) a.Node {
	return said(a.Nothing, cond, a.N(a.Do, append([]a.Node{you()}, acts...)...))
}

func exactly(n int) a.Node { return a.N(a.Exactly, a.Num(a.Number, n)) }

func upTo(n int) a.Node { return a.N(a.UpTo, a.Num(a.Number, n)) }

func chooseOf(qty a.Node, zone a.Kind, head a.Node) a.Node {
	return a.N(a.Choose, qty, a.N(a.Cards, a.N(a.Each), a.N(zone), head))
}

func put(what a.Node, to a.Kind) a.Node { return a.N(a.Move, what, a.N(to)) }

func discard(qty a.Node) []a.Node {
	return []a.Node{chooseOf(qty, a.Hand, a.N(a.Card)), put(a.N(a.Chosen), a.ToWaitingRoom)}
}

// mill puts so many cards from the top of each one's deck into the ashes.
func mill(n int) a.Node {
	return put(a.N(a.Top, exactly(n), a.N(a.Each), a.N(a.Deck)), a.ToWaitingRoom)
}

func draw(qty a.Node) a.Node { return a.N(a.Draw, qty) }

// ring is a match of three in which player 0 may use a bell that says a text. Each
// has the plain cards (0) and lamps (2) in hand that are given, and eight cards in the
// deck.
func ring(t *testing.T, says a.Node, hands ...[]uint16) *Machine {
	t.Helper()
	m := toyGame(t, toyBook(t, map[string][]a.Node{"bell": {says}}, "plain", "bell", "lamp"), 3, 1)
	for p := range int8(3) {
		for range 5 {
			m.AddCard(0, p, m.Z(tDeck, p))
		}
		for _, c := range hands[p] {
			m.AddCard(c, p, m.Z(tHand, p))
		}
	}
	m.anew()
	throughSecret(t, m, 1, 1, 1)
	return m
}

func counts(m *Machine, zone int) (n [3]int) {
	for p := range n {
		n[p] = m.Count(m.Z(zone, int8(p)))
	}
	return n
}

// alike lets a player answer, in the match and in what comes of saving and loading and
// of copying it, and compares.
func alike(t *testing.T, m *Machine, player int8, fits func(Option) bool) {
	t.Helper()
	if err := m.Validate(); err != nil {
		t.Fatal(err)
	}
	loaded, twin := &Machine{Book: m.Book}, &Machine{Book: m.Book}
	if err := loaded.S.Decode(m.S.Encode(nil)); err != nil {
		t.Fatal(err)
	}
	twin.S.CopyFrom(&m.S)
	pick(t, m, player, fits)
	for _, x := range []*Machine{loaded, twin} {
		x.Reopen()
		pick(t, x, player, fits)
		if !bytes.Equal(m.S.Encode(nil), x.S.Encode(nil)) {
			t.Fatalf("player %d: a loaded or copied match plays on differently", player)
		}
	}
}

// over checks that nothing is left of what each player did.
func over(t *testing.T, m *Machine) {
	t.Helper()
	next := m.Pending().Kind // some have led back to where they began
	if len(m.S.Shares)+len(m.S.Parked)+len(m.S.Offered)+len(m.S.Runs) != 0 || next != askWindow && next != AskRepeat {
		t.Errorf("something of it is left: %+v", m.S.Shares)
	}
	if err := m.Validate(); err != nil {
		t.Error(err)
	}
}

// TestShares: what each player does is chosen by all, in turn order, before anything
// of it happens; then it happens at once.
func TestShares(t *testing.T) {
	m := ring(t, text(each(0, discard(exactly(1))...), youDo(a.Num(a.DidExactly, 3), draw(exactly(1)))), []uint16{0, 0}, []uint16{0, 0}, []uint16{0, 0})
	var stamps []uint32
	m.OnEvent = func(e *Event) { stamps = append(stamps, m.BatchStamp()) }
	pick(t, m, 0, kind(optUse))
	for p := range int8(3) {
		if counts(m, tHand) != [3]int{2, 2, 2} || counts(m, tAshes) != [3]int{} {
			t.Errorf("player %d chooses, and somebody has given up a card", p)
		}
		alike(t, m, p, kind(OptCard))
	}
	if counts(m, tAshes) != [3]int{1, 1, 1} || counts(m, tHand) != [3]int{2, 1, 1} {
		t.Errorf("ashes %v, hands %v", counts(m, tAshes), counts(m, tHand))
	}
	if len(stamps) != 4 || stamps[0] != stamps[2] || stamps[2] == stamps[3] {
		t.Errorf("they were given up at %v", stamps)
	}
	over(t, m)
}

// TestSharesAddUp: what the players have done, each of them, is counted and meant
// together afterwards; who is out does nothing.
func TestSharesAddUp(t *testing.T) {
	those := put(a.N(a.TheCards), a.ToHand)
	lamps := put(a.N(a.All, a.N(a.Cards, a.N(a.Each), a.N(a.Hand), a.Str(a.Named, "lamp"))), a.ToWaitingRoom)
	reveal := a.N(a.RevealTop, exactly(2), a.N(a.Each))
	revealed := put(a.N(a.All, a.N(a.Cards, a.Nothing, a.N(a.AmongThose), a.N(a.Card))), a.ToWaitingRoom)
	for name, c := range map[string]struct {
		says        a.Node
		out         int8
		hand, ashes [3]int
	}{
		"one after the other":    {text(each(0, mill(2)), youDo(a.Num(a.DidExactly, 6), those)), 0, [3]int{4, 5, 2}, [3]int{}},
		"with one of them out":   {text(each(0, mill(2)), youDo(a.Num(a.DidExactly, 4), those)), 1, [3]int{4, 0, 2}, [3]int{}},
		"as many as all did":     {text(each(0, mill(1)), youDo(a.Nothing, draw(a.N(a.SameMany)))), 0, [3]int{5, 3, 0}, [3]int{1, 1, 1}},
		"not as many each":       {text(each(0, lamps), youDo(a.Num(a.DidExactly, 3), those)), 0, [3]int{2, 3, 0}, [3]int{}},
		"those that it revealed": {text(each(0, reveal, revealed), youDo(a.Num(a.DidExactly, 6), draw(exactly(1)))), 0, [3]int{3, 3, 0}, [3]int{2, 2, 2}},
	} {
		m := ring(t, c.says, []uint16{0, 2}, []uint16{0, 2, 2}, nil)
		if c.out != 0 {
			m.Concede(c.out, m.clause)
			m.Resume()
		}
		alike(t, m, 0, kind(optUse))
		if counts(m, tHand) != c.hand || counts(m, tAshes) != c.ashes {
			t.Errorf("%s: hands %v, ashes %v", name, counts(m, tHand), counts(m, tAshes))
		}
		over(t, m)
	}
}

// TestWhatSharesName: what all have chosen is meant, if it is what they did last; what
// a text has named before is meant still if they name nothing.
func TestWhatSharesName(t *testing.T) {
	m := ring(t, text(each(0, mill(1), chooseOf(exactly(1), a.Hand, a.N(a.Card))), youDo(a.Nothing, put(a.N(a.TheCards), a.ToWaitingRoom))), []uint16{0}, nil, []uint16{0})
	pick(t, m, 0, kind(optUse))
	alike(t, m, 0, kind(OptCard))
	alike(t, m, 2, kind(OptCard))
	if counts(m, tHand) != [3]int{} || counts(m, tAshes) != [3]int{2, 1, 2} {
		t.Errorf("hands %v, ashes %v", counts(m, tHand), counts(m, tAshes))
	}
	over(t, m)

	m = ring(t, text(each(0, a.N(a.RevealTop, exactly(2), a.N(a.Each))), youDo(a.Nothing, a.N(a.Choose, exactly(6), a.N(a.Cards, a.Nothing, a.N(a.AmongThose), a.N(a.Card))), put(a.N(a.Chosen), a.ToHand))), nil, nil, nil)
	pick(t, m, 0, kind(optUse))
	if err := m.Validate(); err != nil {
		t.Error(err)
	}
	if q := m.Pending(); len(q.Options) != 6 {
		t.Errorf("those that they revealed: %+v", q.Options)
	}

	strengthen := youDo(a.Nothing, a.N(a.Modify, a.N(a.Chosen), a.N(a.ThisTurn), a.Num(a.AddStat, a.OfStat(a.StatPower, a.Plus), a.Num(a.Number, 5))))
	m = ring(t, text(each(0, chooseOf(exactly(1), a.Hand, a.N(a.Card)), put(a.N(a.Chosen), toyToSky)), strengthen), []uint16{0}, nil, []uint16{0})
	pick(t, m, 0, kind(optUse))
	alike(t, m, 0, kind(OptCard))
	alike(t, m, 2, kind(OptCard))
	if e := m.S.Effects; len(e) != 2 || e[0].Target != m.RefOf(m.TopCard(m.Z(tSky, 0))) || e[1].Target != m.RefOf(m.TopCard(m.Z(tSky, 2))) {
		t.Errorf("what they chose and put into the sky: %+v", e)
	}

	m = ring(t, text(youDo(a.Nothing, a.N(a.Choose, exactly(1), a.N(a.Cards, you(), a.N(toySky), a.N(a.Card)))), each(0, draw(exactly(1))), strengthen), nil, nil, nil)
	pick(t, m, 0, kind(optUse))
	alike(t, m, 0, kind(OptCard))
	if e := m.S.Effects; len(e) != 1 || e[0].Target != m.RefOf(m.TopCard(m.Z(tSky, 0))) {
		t.Errorf("what was chosen before: %+v", e)
	}
}

// TestSharesGoOn: each may stop before each card that is drawn; the first ones are
// drawn at once, then the second ones.
func TestSharesGoOn(t *testing.T) {
	m := ring(t, text(each(0, draw(upTo(2))), youDo(a.Num(a.DidExactly, 4), draw(exactly(1)))), nil, nil, nil)
	pick(t, m, 0, kind(optUse))
	for i, say := range []struct {
		player int8
		answer uint8
		hands  [3]int
	}{
		{0, OptYes, [3]int{}}, {1, OptYes, [3]int{}}, {2, OptYes, [3]int{1, 1, 1}},
		{0, OptStop, [3]int{1, 1, 1}}, {1, OptStop, [3]int{1, 1, 1}}, {2, OptYes, [3]int{2, 1, 2}},
	} {
		alike(t, m, say.player, kind(say.answer))
		if counts(m, tHand) != say.hands {
			t.Fatalf("after answer %d: %v", i, counts(m, tHand))
		}
	}
	over(t, m)
}

// TestDamagedShares: a share or what waits of it that lies outside of the cards, the
// lists or the players is refused.
func TestDamagedShares(t *testing.T) {
	m := ring(t, text(each(0, draw(upTo(2)))), nil, nil, nil)
	pick(t, m, 0, kind(optUse))
	pick(t, m, 0, kind(OptYes))
	refs := uint16(len(m.S.Refs))
	each := func(s *State) *Frame {
		return &s.Frames[slices.IndexFunc(s.Frames, func(f Frame) bool { return m.isEach(&f) })]
	}
	for name, spoil := range map[string]func(s *State){
		"chosen":              func(s *State) { s.Shares[2].Chosen.Off = refs + 1 },
		"moved":               func(s *State) { s.Shares[0].Moved.N = refs + 1 },
		"looked at":           func(s *State) { s.Shares[1].Looked.Off = refs + 1 },
		"group":               func(s *State) { s.Shares[0].Group.Off = refs + 1 },
		"player above":        func(s *State) { s.Shares[2].Player = 3 },
		"player below":        func(s *State) { s.Shares[2].Player = -1 },
		"an event's card":     func(s *State) { s.Offered[0].Card.Card = CardID(len(s.Cards)) },
		"an event's zone":     func(s *State) { s.Offered[0].To = Zone(len(s.Zones)) },
		"more events":         func(s *State) { s.Shares[0].Events++ },
		"an event of no one":  func(s *State) { s.Shares[0].Stage = shareDone },
		"fewer procedures":    func(s *State) { s.Shares[0].Frames-- },
		"an unknown one":      func(s *State) { s.Parked[0].Proc = uint16(len(m.Book.Procs)) },
		"shares too few":      func(s *State) { s.Shares = s.Shares[:1] },
		"no share":            func(s *State) { s.Shares = s.Shares[:0] },
		"a share too many":    func(s *State) { s.Shares = append(s.Shares, s.Shares[2]) },
		"shares of nothing":   func(s *State) { s.Shares = append(s.Shares, s.Shares[0]) },
		"of no one":           func(s *State) { s.Shares[0].Opens = false },
		"a share under way":   func(s *State) { each(s).Regs[regEachShare] = 4 },
		"one before all":      func(s *State) { each(s).Regs[regEachShare] = -1 },
		"shares of two texts": func(s *State) { s.Runs = append(s.Runs, s.Runs[0]) },
	} {
		n := &Machine{Book: m.Book}
		n.S.CopyFrom(&m.S)
		if err := n.Validate(); err != nil {
			t.Fatal("as it is:", err)
		}
		if spoil(&n.S); n.Validate() == nil {
			t.Errorf("%s: not refused", name)
		}
	}
}

// TestSharesWithin: while the shares of one text wait, those of another may, too: the
// other is done with first.
func TestSharesWithin(t *testing.T) {
	outer := text(each(0, mill(2)), youDo(a.Num(a.DidExactly, 6), put(a.N(a.TheCards), a.ToHand)))
	inner := text(each(0, draw(upTo(2))), youDo(a.Num(a.DidExactly, 3), draw(exactly(1))))
	b := toyBook(t, map[string][]a.Node{"bell": {outer}, "lamp": {inner}}, "plain", "bell", "lamp")
	b.InterruptLooks = 1 << tAshes
	b.Interrupts = func(m *Machine) {
		if ring := &m.S.Vars[2]; *ring == 0 && counts(m, tAshes) == [3]int{1, 1, 1} {
			*ring = 1
			m.Resolve(Run{Line: b.Prints[2].Lines[0], Source: m.RefOf(1), Cause: Event{From: NoZone, To: NoZone}})
		}
	}
	m := toyGame(t, b, 3, 1)
	for p := range int8(3) {
		for range 5 {
			m.AddCard(0, p, m.Z(tDeck, p))
		}
	}
	m.anew()
	throughSecret(t, m, 1, 1, 1)
	pick(t, m, 0, kind(optUse))
	for _, say := range []struct {
		player int8
		answer uint8
	}{{0, OptYes}, {1, OptStop}, {2, OptYes}, {0, OptYes}, {2, OptStop}} {
		alike(t, m, say.player, kind(say.answer))
	}
	if counts(m, tHand) != [3]int{2 + 2 + 1, 2, 2 + 1} || counts(m, tAshes) != [3]int{} {
		t.Errorf("hands %v, ashes %v", counts(m, tHand), counts(m, tAshes))
	}
	over(t, m)
}

// TestSharesOfOneCard: a card that several players put somewhere goes there once, and
// is replaced once.
func TestSharesOfOneCard(t *testing.T) {
	take := text(each(0, a.N(a.Choose, exactly(1), a.N(a.Cards, you(), a.N(a.Memory), a.N(a.Card))), put(a.N(a.Chosen), a.ToHand)))
	instead := a.N(a.Cont, a.Nothing, a.Nothing, a.N(a.Sentence, a.Nothing, a.Nothing, a.N(a.WouldPlaced, a.N(a.This), a.N(a.Memory), a.N(a.Hand)), a.Nothing, a.Nothing,
		a.Num(a.Do, a.InsteadFlag, you(), draw(exactly(1)))))
	m := toyGame(t, toyBook(t, map[string][]a.Node{"bell": {take}, "lamp": {instead}}, "plain", "bell", "lamp"), 3, 1, 2)
	throughSecret(t, m, 1, 1, 1)
	pick(t, m, 0, kind(optAdd))
	pick(t, m, 0, kind(optUse))
	for p := range int8(3) {
		alike(t, m, p, kind(OptCard))
	}
	if counts(m, tHand) != [3]int{1, 1, 1} || m.Count(m.Z(tPile, 0)) != 1 {
		t.Errorf("hands %v, pile %d", counts(m, tHand), m.Count(m.Z(tPile, 0)))
	}
}

// TestSharesOfFew: who may do something and will not has no share of it, and then not
// all have done it.
func TestSharesOfFew(t *testing.T) {
	for no, hands := range map[int][3]int{-1: {3, 2, 2}, 0: {0, 2, 2}, 1: {2, 0, 2}, 2: {2, 2, 0}} {
		m := ring(t, text(each(a.MayFlag, draw(exactly(2))), said(a.N(a.IfDo), a.Nothing, a.N(a.Do, you(), draw(exactly(1))))), nil, nil, nil)
		pick(t, m, 0, kind(optUse))
		for p := range 3 {
			if m.Count(m.Z(tHand, 0)) != 0 {
				t.Errorf("player %d is asked, and player 0 has drawn", p)
			}
			if p == no {
				alike(t, m, int8(p), kind(OptNo))
				continue
			}
			alike(t, m, int8(p), kind(OptYes))
		}
		if counts(m, tHand) != hands {
			t.Errorf("player %d will not: hands %v", no, counts(m, tHand))
		}
		over(t, m)
	}
}

// TestSharesThatCannotBe: who cannot do what each may do is not asked, unless only who
// sees hidden cards can know; by doing it in full, only who can.
func TestSharesThatCannotBe(t *testing.T) {
	m := ring(t, text(each(a.MayFlag, chooseOf(exactly(2), a.Hand, a.Str(a.Named, "lamp")), put(a.N(a.Chosen), a.ToWaitingRoom)),
		said(a.N(a.IfDo), a.Nothing, a.N(a.Do, you(), draw(exactly(1))))), []uint16{0, 2}, []uint16{0}, nil)
	pick(t, m, 0, kind(optUse))
	alike(t, m, 0, kind(OptYes)) // one of two is better than none
	if q := m.Pending(); len(q.Options) != 1 {
		t.Errorf("player 1 may do what cannot be done: %+v", q.Options)
	}
	alike(t, m, 1, kind(OptNo))
	alike(t, m, 0, kind(OptCard))
	if counts(m, tHand) != [3]int{1, 1, 0} || counts(m, tAshes) != [3]int{1, 0, 0} {
		t.Errorf("hands %v, ashes %v", counts(m, tHand), counts(m, tAshes))
	}
	over(t, m)

	m = ring(t, text(said(a.Nothing, a.Nothing, eachDo(a.ByFlag, discard(exactly(2))...), eachDo(0, draw(exactly(3))))), []uint16{0}, []uint16{0, 0}, nil)
	pick(t, m, 0, kind(optUse))
	alike(t, m, 1, kind(OptYes))
	q := m.Pending()
	if q.Player != 1 || q.Min != 2 {
		t.Fatalf("%+v", q)
	}
	if err := m.Answer(q.Seq, []int{0, 1}); err != nil {
		t.Fatal(err)
	}
	if counts(m, tHand) != [3]int{1, 3, 0} || counts(m, tAshes) != [3]int{0, 2, 0} {
		t.Errorf("hands %v, ashes %v", counts(m, tHand), counts(m, tAshes))
	}
	over(t, m)
	more := put(a.N(a.All, a.N(a.Cards, a.N(a.Each), a.N(toyCellar), a.N(a.Card))), a.ToHand)
	m = ring(t, text(said(a.Nothing, a.Nothing, eachDo(a.ByFlag, discard(exactly(1))...), eachDo(0, more))), []uint16{0}, nil, nil)
	pick(t, m, 0, kind(optUse))
	alike(t, m, 0, kind(OptYes)) // what follows may be nothing
	alike(t, m, 0, kind(OptCard))
	over(t, m)
}
