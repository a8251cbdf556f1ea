package kernel

import (
	"slices"
	"testing"

	a "gorin/rules/ability"
)

// The field of the tests below: two rows of two slots for each player, over each of which a gate
// may stand. "plain" lies in one slot, "raft" over two beside each other, "island" over all four.
const (
	tFrontLeft = len16 + iota
	tFrontRight
	tBackLeft
	tBackRight
	tGateLeft
	tGateRight
)

const len16 = tCellar + 1

// fieldBook is a book of cards that may lie over several slots.
func fieldBook(t *testing.T, lines map[string][]a.Node) *Book {
	t.Helper()
	b := toyBook(t, lines, "plain", "raft", "island", "bell")
	slot := func(key string) ZoneSpec { return ZoneSpec{Key: key, Slot: true, Group: 1, Across: true, Wide: true} }
	b.Zones = append(slices.Clip(b.Zones), slot("front-left"), slot("front-right"), slot("back-left"), slot("back-right"),
		ZoneSpec{Key: "gate-left", Slot: true, Group: 2}, ZoneSpec{Key: "gate-right", Slot: true, Group: 2})
	for i := range b.Prog.Lines {
		l := &b.Prog.Lines[i]
		l.Zones |= 15 << tFrontLeft
		if l.Trigger != 0 {
			l.On, l.From, l.To = 1<<EvMove, 1<<tHand, 3<<tBackLeft
		}
	}
	words := map[a.Kind][]int{toyFront: {tFrontLeft, tFrontRight}, toyBack: {tBackLeft, tBackRight}, toyField: {tFrontLeft, tFrontRight, tBackLeft, tBackRight}}
	zonesOf := b.ZonesOf
	b.ZonesOf = func(m *Machine, c *Ctx, w a.Kind, p int8, out []Zone) []Zone {
		if words[w] == nil {
			return zonesOf(m, c, w, p, out)
		}
		for _, k := range words[w] {
			out = append(out, m.Z(k, p))
		}
		return out
	}
	b.SlotsOf = func(m *Machine, _ a.Kind, p int8, out []Zone) []Zone { return b.ZonesOf(m, nil, toyField, p, out) }
	b.Shapes = func(m *Machine, c CardID) []Over {
		return [][]Over{nil, {0b0011, 0b1100, 0b0101, 0b1010}, {0b1111}, nil}[m.S.Cards[c].Print]
	}
	b.Looks = map[a.Kind]Looks{toyFront: LookPlaces, toyBack: LookPlaces, toyField: LookPlaces}
	return closed(t, b)
}

// field is a match of three on that field.
func field(t *testing.T, lines map[string][]a.Node, hand ...uint16) *Machine {
	t.Helper()
	return toyGame(t, fieldBook(t, lines), 3, hand...)
}

// on lays a card over slots.
func on(m *Machine, print uint16, p int8, kinds ...int) CardID {
	var slots []Zone
	for _, k := range kinds {
		slots = append(slots, m.Z(k, p))
	}
	at := m.PlaceOver(slots...)
	c := m.AddCard(print, p, at.Zone)
	m.S.Cards[c].Over = at.Over
	m.anew()
	return c
}

// inside is the cards that lie in a zone.
func inside(m *Machine, kind int, p int8) (list []CardID) {
	m.EachIn(m.Z(kind, p), func(c CardID) { list = append(list, c) })
	return list
}

// TestOver: whoever looks at any of the slots that a card lies over finds it there, and nowhere else.
func TestOver(t *testing.T) {
	m := field(t, nil)
	raft := on(m, 1, 0, tBackLeft, tFrontLeft)
	plain := on(m, 0, 0, tBackRight)
	other := on(m, 2, 1, tFrontLeft, tFrontRight, tBackLeft, tBackRight)
	if z := m.S.Cards[raft].Zone; z != m.Z(tFrontLeft, 0) {
		t.Errorf("it is in the pile of %d, not of the first of its slots", z)
	}
	for kind, want := range map[int][]CardID{tFrontLeft: {raft}, tFrontRight: nil, tBackLeft: {raft}, tBackRight: {plain}, tGateLeft: nil} {
		if got := inside(m, kind, 0); !slices.Equal(got, want) {
			t.Errorf("in %s lie %v, not %v", m.Book.Zones[kind].Key, got, want)
		}
		if m.LiesOver(raft, m.Z(kind, 0)) != slices.Contains(want, raft) || m.LiesOver(raft, m.Z(kind, 1)) || m.LiesOver(other, m.Z(kind, 0)) {
			t.Errorf("what lies over %s?", m.Book.Zones[kind].Key)
		}
	}
	if n := m.PlaceOf(m.RefOf(other)).Slots(); n != 4 || m.PlaceOf(m.RefOf(plain)).Slots() != 1 {
		t.Errorf("it lies over %d slots", n)
	}
	was := m.position()
	m.S.Cards[raft].Over = 0
	m.anew()
	if m.position() == was {
		t.Error("the same position, whatever it lies over")
	}
}

// TestOverValid: a snapshot in which a card lies over what are no slots together is refused.
func TestOverValid(t *testing.T) {
	for name, over := range map[string]Over{"one slot alone": 1, "not its own": 0b1010, "one too many": 0b10001} {
		m := field(t, nil)
		c := on(m, 1, 0, tFrontLeft, tFrontRight)
		if err := m.Validate(); err != nil {
			t.Fatal(err)
		}
		if m.S.Cards[c].Over = over; m.Validate() == nil {
			t.Errorf("%s: it is taken", name)
		}
	}
	m := field(t, nil)
	if m.S.Cards[m.TopCard(m.Z(tDeck, 0))].Over = 3; m.Validate() == nil {
		t.Error("a card of the deck lies over slots")
	}
	for want, spoil := range map[string]func(z []ZoneSpec){
		"book lanterns: cards cannot lie over several zones of the kind ashes, which is no slot of each player": func(z []ZoneSpec) { z[tAshes].Wide = true },
		"book lanterns: gate-left is of a group of slots over which cards may lie, and is none of them":         func(z []ZoneSpec) { z[tGateLeft].Group = 1 },
	} {
		b := fieldBook(t, nil)
		b.Zones = slices.Clone(b.Zones)
		spoil(b.Zones)
		if _, err := b.Close(); err == nil || err.Error() != want {
			t.Errorf("%v, want: %s", err, want)
		}
	}
}

// TestOverMoves: from slots to slots of its group a card remains the same object, also on the side of
// another player; to a slot of another group, or from there, it is a new one.
func TestOverMoves(t *testing.T) {
	shine := line(a.Cont, a.Nothing, a.Nothing, a.Nothing, a.N(a.Do, you(),
		a.N(a.Modify, all(a.N(a.Cards, you(), a.N(toyField), a.N(a.Card))), a.Nothing, a.Num(a.AddStat, a.OfStat(a.StatPower, a.Plus), a.Num(a.Number, 5)))))
	m := field(t, map[string][]a.Node{"island": {shine}})
	raft := on(m, 1, 0, tFrontLeft, tFrontRight)
	on(m, 2, 1, tFrontLeft, tFrontRight, tBackLeft, tBackRight)
	m.S.Cards[raft].Lies = Rest
	r := m.RefOf(raft)
	for _, slots := range [][]Zone{{m.Z(tFrontLeft, 0), m.Z(tBackLeft, 0)}, {m.Z(tBackLeft, 1), m.Z(tBackRight, 1)}} {
		at := m.PlaceOver(slots...)
		m.MoveTo(raft, at, 0)
		do(t, m)
		if m.RefOf(raft) != r || m.S.Cards[raft].Lies != Rest || m.PlaceOf(r) != at {
			t.Fatalf("%+v, not the same object at %+v", m.S.Cards[raft], at)
		}
	}
	if m.S.Cards[raft].Master != 1 || m.CardInfo(raft).Num[0] != 6 {
		t.Errorf("its master is %d, its power %d", m.S.Cards[raft].Master, m.CardInfo(raft).Num[0])
	}
	m.MoveTo(raft, m.PlaceOf(r), 0)
	placed := m.S.Cards[raft].Placed
	do(t, m)
	if m.S.Cards[raft].Placed != placed {
		t.Error("it has come anew to where it lies")
	}
	m.Move(raft, m.Z(tGateLeft, 1), 0)
	do(t, m)
	if m.RefOf(raft) == r || m.S.Cards[raft].Over != 0 || m.CardInfo(raft).Num[0] != 1 {
		t.Errorf("at the gate it still is what it was: %+v", m.S.Cards[raft])
	}
	if at := m.PlaceOf(r); at != m.PlaceOver(m.Z(tBackLeft, 1), m.Z(tBackRight, 1)) {
		t.Errorf("it lay last at %+v", at)
	}
	gate := m.RefOf(raft)
	m.Move(raft, m.Z(tGateRight, 1), 0)
	do(t, m)
	if m.RefOf(raft) != gate {
		t.Error("from gate to gate it is another object")
	}
	m.Move(raft, m.Z(tGateRight, 0), 0)
	do(t, m)
	if m.RefOf(raft) == gate {
		t.Error("at a gate of another player it is the same object, though these do not reach across")
	}
}

// TestOverSets: a card over slots of two rows belongs to both, and to both together once; it triggers
// what waits for a card that comes to either.
func TestOverSets(t *testing.T) {
	comes := line(a.Auto, a.Nothing, a.N(a.OnPlaced, a.N(a.Cards, you(), a.Nothing, a.N(a.Card)), a.Nothing, a.N(toyBack)), a.Nothing, a.N(a.Do, you(), draw(one())))
	m := field(t, map[string][]a.Node{"island": {comes}}, 1, 0)
	raft := on(m, 1, 0, tFrontLeft, tBackLeft)
	on(m, 0, 0, tBackLeft) // with it in one slot
	for word, want := range map[a.Kind]int{toyFront: 1, toyBack: 2, toyField: 2} {
		c := &Ctx{Player: 0}
		m.selectOf(c, &a.Expr{First: anyCard(m), N: 3}, word, 0)
		n := len(m.tmp)
		m.tmp = m.tmp[:0]
		if n != want || !m.inWord(c, m.RefOf(raft), word, 0) || m.inWord(c, m.RefOf(raft), word, 1) {
			t.Errorf("%d cards, not %d, of the zones of word %d", n, want, word)
		}
	}
	on(m, 2, 0, tFrontLeft, tFrontRight, tBackLeft, tBackRight)
	hand := m.RefOf(m.TopCard(m.Z(tHand, 0)))
	front, both := m.PlaceOver(m.Z(tFrontLeft, 0), m.Z(tFrontRight, 0)), m.PlaceOver(m.Z(tFrontRight, 0), m.Z(tBackRight, 0))
	do(t, m, Event{Kind: EvMove, Card: hand, To: front.Zone, Over: front.Over})
	if len(m.S.Pending) != 0 {
		t.Error("what comes to the front comes to the back")
	}
	hand = m.RefOf(m.TopCard(m.Z(tHand, 0)))
	do(t, m, Event{Kind: EvMove, Card: hand, To: both.Zone, Over: both.Over})
	if len(m.S.Pending) != 1 {
		t.Error("what comes to front and back does not come to the back")
	}
}

// anyCard is the first expression of a set of any cards, of nobody named in no zone.
func anyCard(m *Machine) int32 {
	m.Book.Prog.Exprs = append(m.Book.Prog.Exprs, a.Expr{}, a.Expr{}, a.Expr{Kind: a.Card})
	return int32(len(m.Book.Prog.Exprs) - 3)
}

// TestOverChosen: who puts cards into slots is asked for all of the slots of each at once, and not for
// such as another card of theirs is to lie over.
func TestOverChosen(t *testing.T) {
	m := field(t, map[string][]a.Node{"bell": {text(youDo(a.Nothing, put(all(a.N(a.Cards, you(), a.N(a.Hand), a.N(a.Card))), toyToField)))}}, 3)
	for range 2 {
		m.AddCard(1, 0, m.Z(tHand, 0))
	}
	m.anew()
	throughSecret(t, m, 3, 3, 3)
	pick(t, m, 0, kind(optUse))
	want := func(places ...Over) {
		t.Helper()
		var got []Over
		for _, o := range m.Pending().Options {
			got = append(got, o.Over)
		}
		if m.Pending().Kind != AskSlot || !slices.Equal(got, places) {
			t.Fatalf("%04b are offered, not %04b", got, places)
		}
	}
	want(0b0011, 0b1100, 0b0101, 0b1010)
	alike(t, m, 0, func(o Option) bool { return o.Over == 0b0101 })
	want(0b1010)
	alike(t, m, 0, func(o Option) bool { return o.Over == 0b1010 })
	for _, k := range []int{tFrontLeft, tFrontRight, tBackLeft, tBackRight} {
		if len(inside(m, k, 0)) != 1 {
			t.Errorf("in %s lie %v", m.Book.Zones[k].Key, inside(m, k, 0))
		}
	}
}
