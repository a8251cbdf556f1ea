package kernel

import (
	"slices"
	"testing"

	a "gorin/rules/ability"
)

// night is a table with lamps in the sky and on the pile. A lamp lets its master hold
// one card more, and gains power with each other of the pile.
func night(t *testing.T) *Machine {
	t.Helper()
	room := line(a.Cont, a.Nothing, a.Nothing, a.Nothing, a.N(a.Do, you(), a.Num(a.HandLimit, 1, you(), a.Nothing)))

	light := line(a.Cont, a.Nothing, a.Nothing, a.Nothing, a.N(a.Do, you(),
		a.N(a.Modify, all(a.N(a.Cards, you(), a.N(a.Memory), a.N(a.Card))), a.Nothing, a.Num(a.AddStat, a.OfStat(a.StatPower, a.Plus), a.Num(a.Number, 5)))))
	fall := line(a.Auto, a.Nothing, a.N(a.OnPlaced, a.N(a.This), a.Nothing, a.N(a.WaitingRoom)), a.Nothing, a.N(a.Do, you(), draw(one())))
	b := toyBook(t, map[string][]a.Node{"lamp": {room, light, fall}}, "plain", "lamp")
	b.Looks = map[a.Kind]Looks{a.Memory: LookKind(tPile)}
	closed(t, b)
	m := toyGame(t, b, 3, 0, 0)
	for range 2 {
		m.AddCard(1, 0, m.Z(tPile, 0))
		m.AddCard(1, 0, m.Z(tSky, 0))
	}
	m.anew()
	m.refresh()
	return m
}

// TestWhereCardsLie: whatever is done to a card where it lies, what the machine has
// worked out is what there is to work out.
func TestWhereCardsLie(t *testing.T) {
	for name, change := range map[string]func(m *Machine, pile Zone, c CardID){
		"laid anew":        func(m *Machine, pile Zone, c CardID) { m.Arrange(pile, []CardID{c, m.BottomCard(pile)}) },
		"laid under":       func(m *Machine, pile Zone, c CardID) { m.Shift(c, pile, false) },
		"another's":        func(m *Machine, _ Zone, c CardID) { m.Control(c, 1) },
		"turned down":      func(m *Machine, _ Zone, c CardID) { m.TurnOver(c, true) },
		"lowest down":      func(m *Machine, pile Zone, _ CardID) { m.TurnOver(m.BottomCard(pile), true) },
		"turned up":        func(m *Machine, _ Zone, c CardID) { m.TurnOver(c, true); m.refresh(); m.TurnOver(c, false) },
		"another print":    func(m *Machine, _ Zone, c CardID) { m.Reface(c, 0, 0) },
		"and as it was":    func(m *Machine, _ Zone, c CardID) { m.Reface(c, 0, 0); m.refresh(); m.Reface(c, 1, 0) },
		"nothing at all":   func(*Machine, Zone, CardID) {},
		"gone to the sky":  func(m *Machine, _ Zone, c CardID) { m.Move(c, m.Z(tSky, 0), 0); m.happen() },
		"under an empty":   func(m *Machine, _ Zone, c CardID) { m.Move(c, m.Z(tCellar, 0), MoveBottom); m.happen() },
		"under the others": func(m *Machine, _ Zone, c CardID) { m.Move(c, m.Z(tDeck, 0), MoveBottom); m.happen() },
	} {
		m := night(t)
		pile := m.Z(tPile, 0)
		m.Settle()
		change(m, pile, m.TopCard(pile))
		if m.Settled(LookAll) != (name == "nothing at all") {
			t.Errorf("%s: who looks again?", name)
		}
		if err := m.Check(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if err := m.Audit(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestMasterOfShared: whose a card of a shared zone is makes another position.
func TestMasterOfShared(t *testing.T) {
	m := night(t)
	h := m.position()
	m.Control(m.TopCard(m.Z(tPile, 0)), 1)
	if m.position() == h {
		t.Error("the same position, whoever is its master")
	}
}

// TestSettled: whatever happens, a check timing looks again.
func TestSettled(t *testing.T) {
	m := night(t)
	m.Settle()
	m.Show(m.TopCard(m.Z(tHand, 0)), 1<<1)
	if !m.Settled(LookAll) {
		t.Error("nothing has happened yet")
	}
	if m.happen(); m.Settled(LookAll) {
		t.Error("something has happened")
	}
}

// TestVeiled: what lies hidden even from its owner is so until an effect has ended.
func TestVeiled(t *testing.T) {
	for name, c := range map[string]struct {
		from  int
		flags uint16
		shown bool
	}{
		"face down from the deck": {tDeck, MoveDown, true}, "face down from the hand": {tHand, MoveDown, false}, "face up": {tDeck, MoveUp, false},
	} {
		m := night(t)
		m.shown = false
		secret := m.Z(tSecret, 0)
		do(t, m, Event{Kind: EvMove, Card: m.RefOf(m.TopCard(m.Z(c.from, 0))), To: secret, Flags: c.flags})
		if m.shown != c.shown || m.SeesCard(0, m.TopCard(secret)) == c.shown {
			t.Errorf("%s: to be hidden again: %v", name, m.shown)
		}
		m.shown = false
		do(t, m, Event{Kind: EvShuffle, To: secret})
		if !m.shown || m.S.Cards[m.TopCard(secret)].Veiled != m.S.Cards[m.TopCard(secret)].FaceDown {
			t.Errorf("%s: after it was shuffled", name)
		}
	}
}

// TestManyLastKnown: what has left last is known best.
func TestManyLastKnown(t *testing.T) {
	m := night(t)
	var refs []Ref
	for range maxLast + 3 {
		c := m.TopCard(m.Z(tSky, 0))
		refs = append(refs, m.RefOf(c))
		m.Lie(c, Rest)
		do(t, m, Event{Kind: EvMove, Card: m.RefOf(c), To: m.Z(tAshes, 0)})
		m.Move(c, m.Z(tSky, 0), 0)
		m.happen()
	}
	for i, r := range refs {
		if l := m.LastOf(r); (l != nil) != (i >= 3) || l != nil && l.Ref != r {
			t.Errorf("%d of %d: %+v", i, len(refs), l)
		}
	}
}

// TestAbandon: what is given up leaves nothing behind.
func TestAbandon(t *testing.T) {
	m := crowded(t)
	m.S.Paying, m.S.Shares, m.S.Parked, m.S.Offered = 1, []Share{{}}, []Frame{{}}, []Event{{}}
	m.Abandon(1)
	s := &m.S
	if len(s.Frames) != 1 || s.Paying != 0 || len(s.Runs)+len(s.Refs)+len(s.Batch)+len(s.Held)+len(s.Replaced)+len(s.Saved)+len(s.Shares)+len(s.Parked)+len(s.Offered) != 0 {
		t.Errorf("%+v", s.Position)
	}
}

// TestTokensStay: counters lie on the card that has them, and are gone with it.
func TestTokensStay(t *testing.T) {
	m := night(t)
	r := m.RefOf(m.TopCard(m.Z(tSky, 0)))
	m.AddTokens(r, 0, 1, 2)
	if do(t, m, Event{Kind: EvMove, Card: r, To: m.Z(tAshes, 0)}); len(m.S.Tokens) != 0 {
		t.Errorf("what has left has %+v", m.S.Tokens)
	}
}

// TestFarZones: in the last of as many zones as there is room for, abilities are in force, wait
// for moves and look at the cards of the one before it.
func TestFarZones(t *testing.T) {
	const near, far = MaxZones - 2, MaxZones - 1
	words := map[a.Kind]int{a.Hand: tHand, a.Deck: tDeck, a.Memory: near, a.WaitingRoom: far}
	light := line(a.Cont, a.Nothing, a.Nothing, a.Nothing, a.N(a.Do, you(),
		a.N(a.Modify, all(a.N(a.Cards, you(), a.N(a.Memory), a.N(a.Card))), a.Nothing, a.Num(a.AddStat, a.OfStat(a.StatPower, a.Plus), a.Num(a.Number, 5)))))
	fall := line(a.Auto, a.Nothing, a.N(a.OnPlaced, a.N(a.This), a.Nothing, a.N(a.WaitingRoom)), a.Nothing, a.N(a.Do, you(), draw(one())))
	b := toyBook(t, map[string][]a.Node{"lamp": {light, fall}}, "plain", "lamp")
	b.Zones = append(slices.Clone(b.Zones), make([]ZoneSpec, MaxZones-len(b.Zones))...)
	b.ZonesOf = func(m *Machine, _ *Ctx, w a.Kind, p int8, out []Zone) []Zone { return append(out, m.Z(words[w], p)) }
	b.ZoneOf = func(m *Machine, w a.Kind, p int8) Zone { return m.Z(words[w], p) }
	b.Looks = map[a.Kind]Looks{a.Memory: LookKind(near)}
	for i := range b.Prog.Lines {
		l := &b.Prog.Lines[i]
		l.Zones, l.On, l.From, l.To = 1<<far, 1<<EvMove, 1<<near, 1<<far
	}
	m := toyGame(t, closed(t, b), 3, 0, 0)
	lit, lamp := m.AddCard(0, 0, m.Z(near, 0)), m.AddCard(1, 0, m.Z(near, 0))
	m.anew()
	power := m.CardInfo(lit).Num[0]
	for i, step := range []struct {
		to      int
		more    int32
		pending int
	}{{far, 5, 1}, {near, 0, 1}, {far, 5, 2}} {
		do(t, m, Event{Kind: EvMove, Card: m.RefOf(lamp), To: m.Z(step.to, 0)})
		n := 0
		for _, p := range m.S.Pending {
			n += int(p.Count)
		}
		if got := m.CardInfo(lit).Num[0] - power; got != step.more || n != step.pending {
			t.Errorf("step %d: power +%d, %d abilities wait; want +%d and %d", i, got, n, step.more, step.pending)
		}
		if err := m.Audit(); err != nil {
			t.Error(err)
		}
	}
	if m.Settle(); LookKind(far) != LookKind(MaxZones-10) || LookKind(far) == LookLies {
		t.Error("zones far away share a bit of their own")
	}
}

// TestSlotsOfAGroup: a card that goes from one slot to another is the same object, and what it does in one of
// them only begins and ends there.
func TestSlotsOfAGroup(t *testing.T) {
	sun := line(a.Cont, a.Nothing, a.Nothing, a.Nothing, a.N(a.Do, you(),
		a.N(a.Modify, a.N(a.This), a.Nothing, a.Num(a.AddStat, a.OfStat(a.StatPower, a.Plus), a.Num(a.Number, 5)))))
	hear := line(a.Auto, a.Nothing, a.N(a.OnPlaced, a.N(a.This), a.Nothing, a.N(a.WaitingRoom)), a.Nothing, a.N(a.Do, you(), draw(one())))
	b := toyBook(t, map[string][]a.Node{"lamp": {sun, hear}}, "plain", "lamp")
	shade, light := len(b.Zones), len(b.Zones)+1
	b.Zones = append(slices.Clone(b.Zones), ZoneSpec{Key: "shade", Slot: true, Group: 1, Across: true}, ZoneSpec{Key: "light", Slot: true, Group: 1, Across: true})
	for i := range b.Prog.Lines {
		b.Prog.Lines[i].Zones = 1 << light
	}
	m := toyGame(t, closed(t, b), 3, 0, 0)
	lamp := m.AddCard(1, 0, m.Z(shade, 0))
	m.anew()
	was, power := m.RefOf(lamp), m.CardInfo(lamp).Num[0]
	for i, to := range []Zone{m.Z(light, 0), m.Z(shade, 0), m.Z(shade, 1), m.Z(light, 1), m.Z(light, 0)} {
		do(t, m, Event{Kind: EvMove, Card: m.RefOf(lamp), To: to})
		lit := m.KindOf(to) == light
		want, heard := power, 0
		if lit {
			want, heard = power+5, 1
		}
		m.refresh()
		if got := m.CardInfo(lamp).Num[0]; got != want || len(m.infos.autos) != heard || !m.Alive(was) {
			t.Errorf("step %d: power %d, %d abilities wait, the same: %v; want %d and %d", i, got, len(m.infos.autos), m.Alive(was), want, heard)
		}
		if err := m.Audit(); err != nil {
			t.Error(err)
		}
	}
}
