package kernel

import (
	"testing"

	a "gorin/rules/ability"
)

// table is a match of three with cards in many places, at a question.
func table(t *testing.T) *Machine {
	t.Helper()
	watching := line(a.Cont, a.Nothing, a.Nothing, a.Nothing, a.N(a.Do, you(), a.N(a.Modify, a.N(a.This), a.Nothing, a.Num(a.AddStat, a.OfStat(a.StatPower, a.Plus), a.Num(a.Number, 5)))))
	m := toyGame(t, toyBook(t, map[string][]a.Node{"lamp": {watching}}, "plain", "lamp"), 3, 0, 1)
	for p := range int8(3) {
		m.AddCard(1, p, m.Z(tSky, p))
		m.AddCard(0, p, m.Z(tAshes, p))
		m.AddCard(0, p, m.Z(tAshes, p))
		m.AddCard(0, p, m.Z(tCellar, p))
	}
	m.anew()
	m.refresh()
	return m
}

// do lets events happen, and checks that nothing that the machine keeps has
// gone wrong.
func do(t *testing.T, m *Machine, events ...Event) {
	t.Helper()
	for _, e := range events {
		m.Emit(e)
	}
	m.happen()
	if err := m.Check(); err != nil {
		t.Fatal(err)
	}
	if err := m.Audit(); err != nil {
		t.Fatal(err)
	}
}

// spoilt is a card with everything about it that a card can have.
func spoilt(m *Machine, c CardID) *Card {
	card := &m.S.Cards[c]
	card.Lies, card.FaceDown, card.Veiled, card.Known = Reverse, true, true, 7
	card.Marks, card.Shape, card.Load, card.Came = 3, 4, 5, CameMarked
	m.anew()
	return card
}

// TestMove: a card that changes zone is a new object, of which nothing is left; from slot to slot it stays what it is.
func TestMove(t *testing.T) {
	m := table(t)
	c := m.TopCard(m.Z(tSky, 0))
	was := *spoilt(m, c)
	ref := m.RefOf(c)
	m.S.Turn = 4
	do(t, m, Event{Kind: EvMove, Card: ref, To: m.Z(tAshes, 0)})
	now := m.S.Cards[c]
	if now.Gen != was.Gen+1 || now.Lies != Stand || now.FaceDown || now.Veiled || now.Known != 0 || now.Marks != 0 || now.Shape != 0 || now.Load != 0 ||
		now.Came != 0 || now.Turn != 4 || now.Stamp != now.Placed || now.Stamp <= was.Stamp {
		t.Errorf("%+v", now)
	}
	if m.Alive(ref) || m.TopCard(m.Z(tAshes, 0)) != c {
		t.Error("the old object is still there, or the card is not on top")
	}
	if l := m.LastOf(ref); l == nil || l.Zone != m.Z(tSky, 0) || l.Lies != Reverse || l.Master != 0 {
		t.Errorf("what it was last: %+v", l)
	}

	for name, c := range map[string]struct {
		from, to int
		flags    uint16
		bottom   bool
		want     Card
	}{
		"out of the hand":              {tHand, tSky, 0, false, Card{Came: CameFromHand}},
		"by change":                    {tHand, tSky, MoveMark, false, Card{Came: CameFromHand | CameMarked}},
		"from the deck":                {tDeck, tSky, 0, false, Card{}},
		"into a face-down pile":        {tHand, tCellar, 0, false, Card{FaceDown: true, Came: CameFromHand}},
		"there face up":                {tHand, tCellar, MoveUp, false, Card{Came: CameFromHand}},
		"to the bottom":                {tAshes, tCellar, MoveBottom, true, Card{FaceDown: true}},
		"face down where it is secret": {tDeck, tSecret, MoveDown, false, Card{FaceDown: true, Veiled: true}},
		"down out of the hand":         {tHand, tSecret, MoveDown, false, Card{FaceDown: true, Came: CameFromHand}},
		"down, not secret":             {tDeck, tAshes, MoveDown, false, Card{FaceDown: true}},
		"rested":                       {tAshes, tSky, MoveLies, false, Card{Lies: Rest}},
	} {
		m := table(t)
		card := m.TopCard(m.Z(c.from, 1))
		do(t, m, Event{Kind: EvMove, Card: m.RefOf(card), To: m.Z(c.to, 1), Flags: c.flags, Lies: Rest})
		got := m.S.Cards[card]
		if got.FaceDown != c.want.FaceDown || got.Veiled != c.want.Veiled || got.Came != c.want.Came || got.Lies != c.want.Lies {
			t.Errorf("%s: %+v", name, got)
		}
		at := m.TopCard
		if c.bottom {
			at = m.BottomCard
		}
		if at(m.Z(c.to, 1)) != card {
			t.Errorf("%s: at the wrong end", name)
		}
	}
}

// TestMovesThatAreNone: of a card that has gone, to nowhere, to where it is.
func TestMovesThatAreNone(t *testing.T) {
	m := table(t)
	c := m.TopCard(m.Z(tSky, 0))
	old := m.RefOf(c)
	do(t, m, Event{Kind: EvMove, Card: old, To: m.Z(tAshes, 0)})
	told := 0
	m.OnEvent = func(*Event) { told++ }
	before := m.S.Cards[c]
	do(t, m, Event{Kind: EvMove, Card: old, To: m.Z(tHand, 0)}, Event{Kind: EvLie, Card: old, Lies: Rest}, Event{Kind: EvShow, Card: old, N: 7},
		Event{Kind: EvMove, Card: m.RefOf(c), To: NoZone}, Event{Kind: EvMove, Card: m.RefOf(c), To: m.Z(tAshes, 0)},
		Event{Kind: EvLie, Card: m.RefOf(c), Lies: Stand}, Event{Kind: EvShuffle, To: m.Z(tSecret, 0)})
	if told != 0 || m.S.Cards[c] != before {
		t.Errorf("%d of them happened: %+v", told, m.S.Cards[c])
	}
	do(t, m, Event{Kind: EvMove, Card: m.RefOf(c), To: m.Z(tAshes, 0), Flags: MoveDown})
	if told != 1 || !m.S.Cards[c].FaceDown {
		t.Error("it was not turned down in its zone")
	}
	do(t, m, Event{Kind: EvMove, Card: m.RefOf(c), To: m.Z(tCellar, 0)}, Event{Kind: EvShuffle, To: m.Z(tDeck, 0)})
	if told != 3 {
		t.Errorf("%d told", told)
	}
	n := m.Count(m.Z(tCellar, 0))
	do(t, m, Event{Kind: EvMove, Card: m.RefOf(m.BottomCard(m.Z(tCellar, 0))), To: m.Z(tCellar, 0)})
	if m.Count(m.Z(tCellar, 0)) != n || m.BottomCard(m.Z(tCellar, 0)) != c || told != 4 {
		t.Error("a card of a pile was not laid on top of it")
	}
}

// TestMarkedMoveToWhereItIs: the rulebook marks something by a move to the slot where a card lies, so that it is told; the
// card is the object that it was.
func TestMarkedMoveToWhereItIs(t *testing.T) {
	m := table(t)
	c := m.TopCard(m.Z(tSky, 0))
	was, told := m.RefOf(c), 0
	m.OnEvent = func(e *Event) {
		if told++; e.Card != was || e.New != was || e.From != e.To || e.Flags&MoveMark == 0 {
			t.Errorf("%+v", e)
		}
	}
	do(t, m, Event{Kind: EvMove, Card: was, To: m.Z(tSky, 0)}, Event{Kind: EvMove, Card: was, To: m.Z(tSky, 0), Flags: MoveMark})
	if told != 1 || m.RefOf(c) != was {
		t.Errorf("%d told, %v is %v", told, was, m.RefOf(c))
	}
}

// TestMaster: whose zone a card comes to is its master, and its owner in a zone
// of nobody.
func TestMaster(t *testing.T) {
	m := table(t)
	c := m.TopCard(m.Z(tSky, 0))
	do(t, m, Event{Kind: EvMove, Card: m.RefOf(c), To: m.Z(tSky, 1)})
	if card := m.S.Cards[c]; card.Master != 1 || card.Owner != 0 || card.Gen != 2 {
		t.Errorf("%+v", card)
	}
	ref := m.RefOf(c)
	do(t, m, Event{Kind: EvMove, Card: ref, To: m.Z(tPile, 0)})
	if m.S.Cards[c].Master != 0 {
		t.Error("in a shared zone the master is not the owner")
	}
	if m.MasterOf(ref) != 1 || m.MasterOf(m.RefOf(c)) != 0 {
		t.Error("who was its master there is forgotten")
	}
}

// TestFaces: which way up and how a card lies count for the sum of the position, and for who
// may see the card.
func TestFaces(t *testing.T) {
	m := table(t)
	c := m.TopCard(m.Z(tSky, 0))
	h := m.position()
	do(t, m, Event{Kind: EvMove, Card: m.RefOf(c), To: m.Z(tAshes, 0), Flags: MoveDown})
	if !m.S.Cards[c].FaceDown || m.SeesCard(1, c) || m.position() == h {
		t.Error("turned down it can be seen, or makes no other position")
	}
	if m.CardInfo(c).Num[2] != 0 {
		t.Error("face down it has information")
	}
	do(t, m, Event{Kind: EvMove, Card: m.RefOf(c), To: m.Z(tSky, 0)})
	if m.S.Cards[c].FaceDown || !m.SeesCard(1, c) {
		t.Error("back on the table it lies face down")
	}
	h = m.position()
	var told Event
	m.OnEvent = func(e *Event) { told = *e }
	do(t, m, Event{Kind: EvLie, Card: m.RefOf(c), Lies: Reverse})
	do(t, m, Event{Kind: EvLie, Card: m.RefOf(c), Lies: Rest})
	if told.N != int32(Reverse) || m.S.Cards[c].Lies != Rest || m.position() == h {
		t.Errorf("how it lay before: %+v", told)
	}
}

// TestShowing: who is shown a card or a zone knows it, and each showing counts,
// for taking back.
func TestShowing(t *testing.T) {
	m := table(t)
	c := m.TopCard(m.Z(tHand, 0))
	n := m.S.Reveals
	m.Show(c, 1<<2)
	m.happen()
	if !m.SeesCard(0, c) || m.SeesCard(1, c) || !m.SeesCard(2, c) || m.SeesCard(NoPlayer, c) || m.S.Reveals != n+1 {
		t.Error("a card that one player was shown")
	}
	do(t, m, Event{Kind: EvShow, To: m.Z(tDeck, 1), N: 1 << 1})
	for d := m.BottomCard(m.Z(tDeck, 1)); d != 0; d = m.S.Cards[d].Above {
		if !m.SeesCard(1, d) || m.SeesCard(0, d) {
			t.Error("a deck that one player looked through")
		}
	}
	if m.S.Reveals != n+2 {
		t.Error("looking through a deck does not count")
	}
	d := m.TopCard(m.Z(tDeck, 1))
	ref := m.RefOf(d)
	do(t, m, Event{Kind: EvShuffle, To: m.Z(tDeck, 1)})
	if m.SeesCard(1, d) || m.Alive(ref) || m.S.Reveals != n+3 {
		t.Error("what was known before shuffling is known after it")
	}
	do(t, m, Event{Kind: EvMove, Card: m.RefOf(m.TopCard(m.Z(tDeck, 1))), To: m.Z(tHand, 1)})
	do(t, m, Event{Kind: EvMove, Card: m.RefOf(m.TopCard(m.Z(tHand, 1))), To: m.Z(tAshes, 1)})
	if m.S.Reveals != n+5 {
		t.Error("drawing and discarding tell something")
	}
	do(t, m, Event{Kind: EvMove, Card: m.RefOf(m.TopCard(m.Z(tSky, 1))), To: m.Z(tAshes, 1)})
	if m.S.Reveals != n+5 {
		t.Error("what everybody saw tells nothing")
	}
}

// TestNewTurn: what is counted for a turn is dropped, what a state has fired
// for is not.
func TestNewTurn(t *testing.T) {
	m := crowded(t)
	m.S.Uses = []Use{{Line: 1, N: 2}, {Line: 1, State: true}, {State: true}, {Line: 2, State: true}, {Line: 2, N: 1}}
	m.S.Vain = []Vain{{}}
	m.NewTurn()
	if u := m.S.Uses; len(u) != 2 || u[0] != (Use{Line: 1, State: true}) || u[1] != (Use{Line: 2, State: true}) {
		t.Errorf("%+v", u)
	}
	if len(m.S.Vain) != 0 || len(m.S.Trail) != 0 || len(m.S.Barred) != 0 {
		t.Error("what was tried in the turn before counts in the next")
	}
}

// TestExpireAt: effects and what is set up end at their time, in whatever order
// they stand, and effects end with what they are on.
func TestExpireAt(t *testing.T) {
	m := crowded(t)
	m.Book.Expired = func(_ *Machine, when uint8, until, _ uint16, _ int8, _ Ref) bool { return uint16(when) == until }
	r := m.RefOf(2)
	gone := Ref{2, r.Gen + 1}
	m.S.Effects = []Effect{{Until: 1, X: 1}, {Until: 2, X: 2, Target: r}, {Until: 2, X: 3, Target: gone}, {Until: 1, X: 4, Target: r}, {Until: 2, X: 5}}
	m.S.Delayed = []Delayed{{Until: 1, X: 1}, {Until: 2, X: 2}, {Until: 1, X: 3}, {Until: 2, X: 4}}
	m.ExpireAt(1)
	if e := m.S.Effects; len(e) != 2 || e[0].X != 2 || e[1].X != 5 {
		t.Errorf("effects %+v", e)
	}
	if d := m.S.Delayed; len(d) != 2 || d[0].X != 2 || d[1].X != 4 {
		t.Errorf("set up %+v", d)
	}
	if m.ExpireAt(3); len(m.S.Effects) != 2 || len(m.S.Delayed) != 2 {
		t.Error("ended at another time")
	}
}

// TestNoZone: an event that names no zone is about none; zone 0 is a deck.
func TestNoZone(t *testing.T) {
	m := table(t)
	c := m.RefOf(m.TopCard(m.Z(tSky, 0)))
	z := m.Z(tAshes, 1)
	var told []Event
	m.OnEvent = func(e *Event) { told = append(told, *e) }
	do(t, m, Event{Kind: EvLie, Card: c, Lies: Rest}, Event{Kind: EvShow, Card: c, N: 1}, Event{Kind: EvShow, To: z, N: 1}, Event{Kind: EvShuffle, To: z})
	for i, to := range []Zone{NoZone, NoZone, z, z} {
		if e := &told[i]; e.From != NoZone || e.To != to {
			t.Errorf("event %d: from %d to %d", e.Kind, e.From, e.To)
		}
	}
}
