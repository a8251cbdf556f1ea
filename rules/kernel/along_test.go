package kernel

import (
	"slices"
	"testing"

	a "gorin/rules/ability"
)

// crew is a match in which what is attached to a card moves with it, and its player says in which
// order they come to the deck. The raft of player 0 has two cards attached, that of player 1 has one.
func crew(t *testing.T, sorts bool) (m *Machine, rafts [2]CardID) {
	t.Helper()
	b := fieldBook(t, nil)
	b.SortsAlong = sorts
	b.Along = func(m *Machine) {
		for i := range m.S.Batch {
			e := m.S.Batch[i]
			for c := CardID(1); int(c) < len(m.S.Cards); c++ {
				if m.Host(c) == e.Card && e.Card.Card != 0 {
					m.Emit(Event{Kind: EvMove, Player: e.Player, Card: m.RefOf(c), To: m.Z(m.KindOf(e.To), m.PlayerOf(e.To)), Flags: e.Flags})
				}
			}
		}
	}
	m = toyGame(t, closed(t, b), 3, 0)
	for p := range int8(2) {
		rafts[p] = on(m, 1, p, tFrontLeft, tFrontRight)
		for range 2 - p {
			m.Attach(m.AddCard(0, p, m.Z(tAshes, p)), m.RefOf(rafts[p]), 0)
		}
	}
	m.anew()
	return m, rafts
}

// pile is the cards of a zone, bottom first.
func pile(m *Machine, z Zone) (list []CardID) {
	m.EachIn(z, func(c CardID) { list = append(list, c) })
	return list
}

// TestAlong: what moves along to an ordered zone is put in order with what it goes with, by the player
// of each such zone, and nothing is asked where there is no order or nothing moves along.
func TestAlong(t *testing.T) {
	m, rafts := crew(t, true)
	for _, raft := range rafts {
		m.Move(raft, m.Z(tDeck, m.S.Cards[raft].Owner), 0)
	}
	m.Move(m.TopCard(m.Z(tHand, 2)), m.Z(tDeck, 2), 0)
	m.commit()
	var lie [2][]CardID
	for p := range int8(2) {
		m.Run()
		q := m.Pending()
		if q.Kind != AskOrder || q.Player != p || len(q.Options) != 3-int(p) || !q.Ordered || q.Min != len(q.Options) {
			t.Fatalf("player %d: %+v", p, q)
		}
		var picks []int
		for i := len(q.Options) - 1; i >= 0; i-- { // the other way round
			picks = append(picks, i)
			lie[p] = append(lie[p], q.Options[i].Card)
		}
		if err := m.Answer(q.Seq, picks); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Check(); err != nil {
		t.Fatal(err)
	}
	for p, want := range lie {
		if all := pile(m, m.Z(tDeck, int8(p))); !slices.Equal(all[3:], want) || len(m.S.Held) != 0 {
			t.Errorf("player %d: the deck is %v, on top should be %v", p, all, want)
		}
	}
	if m.Count(m.Z(tDeck, 2)) != 4 {
		t.Error("what else happens does not")
	}
	for name, to := range map[string]int{"no order": tAshes, "another slot": tBackLeft} {
		m, rafts := crew(t, true)
		was := m.S.Seq
		m.Move(rafts[0], m.Z(to, 0), 0)
		m.commit()
		if m.Run(); m.Pending().Kind == AskOrder || m.S.Seq != was {
			t.Errorf("%s: %+v is asked", name, m.Pending())
		}
	}
	m, rafts = crew(t, false)
	m.Move(rafts[0], m.Z(tDeck, 0), 0)
	if m.commit(); m.Count(m.Z(tDeck, 0)) != 6 {
		t.Error("where nobody sorts, all of it goes at once")
	}
}

// TestGivingUpWhatMovesAlong: nothing is left held when a match in which that is asked is over for
// who is asked.
func TestGivingUpWhatMovesAlong(t *testing.T) {
	m, rafts := crew(t, true)
	m.Move(rafts[1], m.Z(tDeck, 1), 0)
	m.commit()
	m.Run()
	if giveUp(t, m, 1); len(m.S.Held) != 0 || m.Pending().Kind == AskOrder {
		t.Errorf("held %v, asked %+v", m.S.Held, m.Pending())
	}
}

// TestFacesOfPile: of a pile whose cards may lie face up, what does is shown and in force, and what does not
// has no information; shuffled, it has as many face up from the bottom as before.
func TestFacesOfPile(t *testing.T) {
	b := fieldBook(t, map[string][]a.Node{"raft": {brightens}})
	b.Zones = slices.Clone(b.Zones)
	b.Zones[tDeck].Faces = true
	b.Prog.Lines[len(b.Prog.Lines)-1].Zones |= 1 << tDeck
	m := toyGame(t, closed(t, b), 3, 0)
	deck := m.Z(tDeck, 0)
	for range 2 {
		m.AddCard(1, 0, deck)
	}
	m.anew()
	top := m.TopCard(deck)
	for _, down := range []bool{true, false, true} {
		m.TurnOver(top, down)
		info := m.CardInfo(top)
		if m.SeesCard(NoPlayer, top) == down || info.Blank != down || !down && info.Num[0] != 6 {
			t.Errorf("down %v: %+v", down, info)
		}
		if err := m.Audit(); err != nil {
			t.Error(err)
		}
	}
	for _, c := range pile(m, deck)[3:] {
		m.TurnOver(c, false)
	}
	was := m.S.Stamps
	do(t, m, Event{Kind: EvShuffle, To: deck})
	for i, c := range pile(m, deck) {
		if m.S.Cards[c].FaceDown != (i >= 2) {
			t.Errorf("the %d-th from the bottom: face down %v", i+1, m.S.Cards[c].FaceDown)
		}
	}
	if m.S.Stamps != was+1 {
		t.Error("more than one thing has happened")
	}
}

// TestWatched: what lies face down where all know it is seen by all and has no information, also when
// it is shown; what remembers how it lay face up has that.
func TestWatched(t *testing.T) {
	b := fieldBook(t, nil)
	b.Zones = slices.Clone(b.Zones)
	b.Zones[tAshes].Watched, b.LastFaces = true, true
	m := toyGame(t, closed(t, b), 3, 0)
	c := m.AddCard(1, 0, m.Z(tAshes, 0))
	m.anew()
	m.refresh()
	m.TurnOver(c, true)
	m.Show(c, 7)
	do(t, m)
	if !m.SeesCard(2, c) || !m.CardInfo(c).Blank {
		t.Errorf("seen %v, %+v", m.SeesCard(2, c), m.CardInfo(c))
	}
	r := m.RefOf(c)
	run := &Run{Cause: Event{From: NoZone, To: NoZone}}
	if info := m.infoFor(&Ctx{Run: run}, r); info.Blank || info.NNames != 1 {
		t.Errorf("an ability under way takes it for %+v", info)
	}
	if !m.infoFor(&Ctx{}, r).Blank {
		t.Error("nothing under way, and it still has what is printed on it")
	}
}

// TestByRule: what a rule changes comes before all effects, and follows what it looks at.
func TestByRule(t *testing.T) {
	b := fieldBook(t, map[string][]a.Node{"raft": {brightens}})
	b.ByRuleLooks = LookKind(tAshes)
	b.ByRule = func(m *Machine) {
		m.EachIn(m.Z(tFrontLeft, 0), func(c CardID) {
			info := m.Alter(c)
			info.Num[0] = 100 * int32(m.Count(m.Z(tAshes, 0)))
		})
	}
	m := toyGame(t, closed(t, b), 3, 0, 0)
	c := on(m, 1, 0, tFrontLeft, tFrontRight)
	for n := range int32(3) {
		if p := m.CardInfo(c).Num[0]; p != 100*n+5 {
			t.Errorf("with %d cards its power is %d", n, p)
		}
		if err := m.Audit(); err != nil {
			t.Error(err)
		}
		if n < 2 {
			m.Move(m.TopCard(m.Z(tHand, 0)), m.Z(tAshes, 0), 0)
			do(t, m)
		}
	}
	m.Move(c, m.Z(tAshes, 0), 0)
	do(t, m)
	if p := m.CardInfo(c).Num[0]; p != 1 {
		t.Errorf("where no rule reaches it its power is %d", p)
	}
}

// TestToMasters: where a book says so, cards of others go to zones of their masters, and sets that name
// nobody are of all.
func TestToMasters(t *testing.T) {
	for _, masters := range []bool{false, true} {
		b := fieldBook(t, map[string][]a.Node{"bell": {text(youDo(a.Nothing, put(all(a.N(a.Cards, you(), a.N(toyField), a.N(a.Card))), a.ToWaitingRoom)))}})
		b.ToMasters, b.AnySide = masters, masters
		m := toyGame(t, closed(t, b), 3, 3)
		c := m.AddCard(0, 1, m.Z(tFrontLeft, 0))
		m.S.Cards[c].Master = 0
		m.anew()
		x := &Ctx{Player: 2}
		m.selectWord(x, &a.Expr{First: anyCard(m), N: 3}, toyField)
		if n := len(m.tmp); (n == 1) != masters {
			t.Errorf("masters %v: %d cards of nobody named", masters, n)
		}
		m.tmp = m.tmp[:0]
		throughSecret(t, m, 3, 3, 3)
		pick(t, m, 0, kind(optUse))
		want := [3]int{0, 1, 0}
		if masters {
			want = [3]int{1, 0, 0}
		}
		if counts(m, tAshes) != want {
			t.Errorf("masters %v: in the ashes %v", masters, counts(m, tAshes))
		}
	}
}

// TestUsedUpSleeps: where a book says so, an ability whose limit is used up triggers no more in that
// turn, and what waits of it waits no more.
func TestUsedUpSleeps(t *testing.T) {
	for _, sleeps := range []bool{false, true} {
		comes := line(a.Auto, a.Nothing, a.N(a.OnPlaced, a.N(a.Cards, you(), a.Nothing, a.N(a.Card)), a.Nothing, a.N(toyBack)), a.Nothing, a.N(a.Do, you(), draw(one())))
		b := fieldBook(t, map[string][]a.Node{"island": {comes}})
		b.Prog.Lines[len(b.Prog.Lines)-1].Limit = 1
		b.UsedUpSleeps = sleeps
		m := toyGame(t, closed(t, b), 3, 0, 0, 0)
		on(m, 2, 0, tFrontLeft, tFrontRight, tBackLeft, tBackRight)
		come := func() {
			t.Helper()
			do(t, m, Event{Kind: EvMove, Card: m.RefOf(m.TopCard(m.Z(tHand, 0))), To: m.Z(tBackLeft, 0)})
		}
		come()
		come()
		if len(m.S.Pending) != 2 {
			t.Fatalf("%d wait", len(m.S.Pending))
		}
		m.PlayPending(0)
		left := 1
		if sleeps {
			left = 0
		}
		if len(m.S.Pending) != left {
			t.Errorf("sleeps %v: %d wait", sleeps, len(m.S.Pending))
		}
		if come(); (len(m.S.Pending) == left) != sleeps {
			t.Errorf("sleeps %v: %d wait after it has come again", sleeps, len(m.S.Pending))
		}
	}
}

// TestSwapFits: cards change places only where each may lie as the other does.
func TestSwapFits(t *testing.T) {
	for _, with := range []uint16{0, 1} {
		m := field(t, nil)
		raft := on(m, 1, 0, tFrontLeft, tFrontRight)
		other := on(m, with, 0, tBackLeft)
		if with == 1 {
			m.S.Cards[other].Over = m.PlaceOver(m.Z(tBackLeft, 0), m.Z(tBackRight, 0)).Over
		}
		m.anew()
		a, b := m.PlaceOf(m.RefOf(raft)), m.PlaceOf(m.RefOf(other))
		fits := m.FitsInto(raft, b) && m.FitsInto(other, a)
		if fits != (with == 1) {
			t.Errorf("print %d: fits %v", with, fits)
		}
		m.SwapCards(m.RefOf(raft), m.RefOf(other), Ref{})
		do(t, m)
		if m.PlaceOf(m.RefOf(raft)) != b || m.PlaceOf(m.RefOf(other)) != a {
			t.Error("they do not lie where the other lay")
		}
	}
}
