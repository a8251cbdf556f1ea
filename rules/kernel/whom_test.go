package kernel

import (
	"bytes"
	"testing"

	a "gorin/rules/ability"
)

// whileOppHasThree is 相手の手札が3枚以上なら、このカードのパワーを＋1。
func whileOppHasThree() a.Node {
	return a.N(a.Cont, a.Nothing, a.Nothing, a.Said(a.Nothing, a.Nothing, a.Nothing,
		a.Num(a.CountIs, int(a.AtLeast), handOf(a.Opp), a.Num(a.Number, 3)),
		a.N(a.Do, a.N(a.You), a.N(a.Modify, a.N(a.This), a.Nothing, a.Num(a.AddStat, a.OfStat(a.StatPower, a.Plus), a.Num(a.Number, 1))))))
}

// whomGame is a match of so many in which the first player reveals the card of print 1 and the others
// a plain one, up to there, with the cards of other prints in the first player's sky. The hands of
// players 2 and 3 are of three cards then, the others of two.
func whomGame(t *testing.T, players int, lines ...a.Node) *Machine {
	t.Helper()
	b := whichBook(t, lines...)
	for i := range b.Prog.Lines {
		if l := &b.Prog.Lines[i]; l.Kind == a.Auto {
			l.On, l.From, l.To = 1<<EvMove, 1<<tSecret, 1<<tSky
		}
	}
	m := New(b, players, 1)
	m.S.Active, m.S.First, m.S.Turn = 0, 0, 1
	for p := range int8(players) {
		for i := range 3 + int(p)/2 {
			m.AddCard(map[bool]uint16{true: 1}[p == 0 && i == 0], p, m.Z(tHand, p))
		}
		m.AddCard(0, p, m.Z(tDeck, p))
	}
	for print := 2; print <= len(lines); print++ {
		m.AddCard(uint16(print), 0, m.Z(tSky, 0))
	}
	m.Start(toyMatch)
	pick(t, m, 0, printed(m, 1))
	for p := int8(1); p < int8(players); p++ {
		pick(t, m, p, kind(OptCard))
	}
	return m
}

func powerOf(m *Machine, p int8) int32 { return m.CardInfo(m.TopCard(m.Z(tSky, p))).Num[0] }

// TestWhomIsChosen: the opponent of whom a continuous ability has to know is chosen when it comes
// into force, and is the same as long as it is; until then it applies to nothing.
func TestWhomIsChosen(t *testing.T) {
	for choice, power := range map[int32]int32{1: 1, 2: 2} {
		m := whomGame(t, 3, whileOppHasThree())
		who, opponents := asksWhich(m)
		if who != 0 || len(opponents) != 2 || powerOf(m, 0) != 1 {
			t.Fatalf("player %d is asked for one of %v, with a power of %d", who, opponents, powerOf(m, 0))
		}
		if err := m.Audit(); err != nil {
			t.Fatal(err)
		}
		var loaded State
		if err := loaded.Decode(m.S.Encode(nil)); err != nil {
			t.Fatal(err)
		}
		twin := &Machine{Book: m.Book, S: loaded}
		if err := twin.Validate(); err != nil {
			t.Fatal(err)
		}
		twin.Reopen()
		for _, m := range []*Machine{m, twin} {
			pick(t, m, 0, player(choice))
			if q := m.Pending(); q.Kind != askWindow || powerOf(m, 0) != power {
				t.Errorf("%+v, and the power is %d, not %d", q, powerOf(m, 0), power)
			}
			if err := m.Audit(); err != nil {
				t.Error(err)
			}
		}
		if !bytes.Equal(m.S.Encode(nil), twin.S.Encode(nil)) {
			t.Error("a loaded match goes on otherwise")
		}
	}
}

// TestWhomOfOne: of two players nobody is asked, and nothing is noted.
func TestWhomOfOne(t *testing.T) {
	m := whomGame(t, 2, whileOppHasThree())
	if m.Pending().Kind != askWindow || len(m.S.Whom) != 0 {
		t.Errorf("%+v is asked, %v noted", m.Pending(), m.S.Whom)
	}
}

// TestWhomBeforeTriggers: triggers look at what has happened when the choice has been made.
func TestWhomBeforeTriggers(t *testing.T) {
	strong := a.N(a.Cards, a.N(a.You), a.Nothing, a.N(a.Card), a.Num(a.WithStat, a.OfStat(a.StatPower, a.AtLeast), a.Num(a.Number, 2)))
	line := a.N(a.Auto, a.Nothing, a.Nothing, a.Said(a.Nothing, a.Nothing, a.N(a.OnPlaced, strong, a.Nothing, a.N(toySky)), a.Nothing, a.N(a.Do, a.N(a.You), a.N(a.Draw, a.One()))))
	for choice, waits := range map[int32]int{1: 0, 2: 1} {
		m := whomGame(t, 3, whileOppHasThree(), line)
		if len(m.S.Pending) != 0 || len(m.S.Happened) == 0 {
			t.Fatalf("%v waits before the choice; %v has happened", m.S.Pending, m.S.Happened)
		}
		pick(t, m, 0, player(choice))
		if len(m.S.Pending) != waits || len(m.S.Happened) != 0 {
			t.Errorf("%d wait after player %d was chosen, not %d", len(m.S.Pending), choice, waits)
		}
	}
}

// TestWhomLeaves: when the chosen opponent leaves another one is chosen: of one, without a question.
func TestWhomLeaves(t *testing.T) {
	m := whomGame(t, 4, whileOppHasThree())
	pick(t, m, 0, player(2))
	if powerOf(m, 0) != 2 {
		t.Fatalf("the power is %d", powerOf(m, 0))
	}
	m.Concede(2, 0)
	m.Resume()
	if who, opponents := asksWhich(m); who != 0 || len(opponents) != 2 || powerOf(m, 0) != 1 {
		t.Fatalf("player %d is asked for one of %v, with a power of %d", who, opponents, powerOf(m, 0))
	}
	pick(t, m, 0, player(1))
	m.Concede(1, 0)
	m.Resume()
	if who, _ := asksWhich(m); who != NoPlayer || len(m.S.Whom) != 1 || m.S.Whom[0].Player != 3 {
		t.Errorf("player %d is asked, %v is noted", who, m.S.Whom)
	}
}

// TestWhomEnds: the choice is forgotten with the card that it was for.
func TestWhomEnds(t *testing.T) {
	m := whomGame(t, 3, whileOppHasThree())
	pick(t, m, 0, player(2))
	m.Move(m.TopCard(m.Z(tSky, 0)), m.Z(tAshes, 0), 0)
	m.happen()
	m.settleWhom()
	if len(m.S.Whom) != 0 {
		t.Errorf("%v is noted", m.S.Whom)
	}
}
