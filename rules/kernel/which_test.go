package kernel

import (
	"testing"

	a "gorin/rules/ability"
)

// whichBook is a toy book with one card for each line, where there may be several opponents.
func whichBook(t *testing.T, lines ...a.Node) *Book {
	t.Helper()
	severalOpponents = true
	defer func() { severalOpponents = false }()
	cards := map[string][]a.Node{}
	names := []string{"plain"}
	for i, l := range lines {
		name := string(rune('a' + i))
		names = append(names, name)
		cards[name] = []a.Node{l}
	}
	return toyBook(t, cards, names...)
}

func usable(acts ...a.Node) a.Node {
	return a.N(a.Act, a.Nothing, a.Nothing, a.Said(a.Nothing, a.Nothing, a.Nothing, a.Nothing, acts...))
}

func handOf(who a.Kind) a.Node { return a.N(a.Cards, a.N(who), a.N(a.Hand), a.N(a.Card)) }

// useIn lets player 0 use the ability of the card of a print in the sky of a match of so many.
func useIn(t *testing.T, b *Book, players int, hand ...uint16) *Machine {
	t.Helper()
	m := toyGame(t, b, players, hand...)
	for p := range int8(players) {
		pick(t, m, p, printed(m, 1))
	}
	pick(t, m, 0, kind(optUse))
	return m
}

// asksWhich reports who is asked which opponent is meant, and the opponents.
func asksWhich(m *Machine) (who int8, opponents []int32) {
	q := m.Pending()
	if q == nil || q.Kind != AskWhich {
		return NoPlayer, nil
	}
	for _, o := range q.Options {
		opponents = append(opponents, o.N)
	}
	return q.Player, opponents
}

func player(p int32) func(Option) bool {
	return func(o Option) bool { return o.Kind == OptPlayer && o.N == p }
}

// TestOpponentActs: who acts as the opponent is chosen by the master, and within what that one
// does the opponent is the one who acts.
func TestOpponentActs(t *testing.T) {
	line := usable(a.N(a.Do, a.N(a.Opp),
		a.N(a.Choose, a.One(), handOf(a.Opp)), a.N(a.Move, a.N(a.Chosen), a.N(a.ToWaitingRoom))))
	m := useIn(t, whichBook(t, line), 3, 1, 0, 0)
	if who, opponents := asksWhich(m); who != 0 || len(opponents) != 2 || opponents[0] != 1 || opponents[1] != 2 {
		t.Fatalf("player %d is asked for one of %v", who, opponents)
	}
	pick(t, m, 0, player(2))
	q := m.Pending()
	if q.Kind != AskChoose || q.Player != 2 || len(q.Options) != 2 {
		t.Fatalf("%+v: player 2 chooses one of the two cards of that hand", q)
	}
	pick(t, m, 2, kind(OptCard))
	if m.Count(m.Z(tAshes, 2)) != 1 || m.Count(m.Z(tHand, 1)) != 2 {
		t.Error("another hand has lost a card")
	}
}

// TestOneOpponentIsKnown: with one opponent nobody is asked which.
func TestOneOpponentIsKnown(t *testing.T) {
	line := usable(a.N(a.Do, a.N(a.Opp), a.N(a.Draw, a.One())))
	m := useIn(t, whichBook(t, line), 2, 1, 0)
	if m.Count(m.Z(tHand, 1)) != 2 {
		t.Errorf("%d cards in the hand of the opponent", m.Count(m.Z(tHand, 1)))
	}
}

// TestWhatIsKnownOfOne: a condition looks at the opponent who is chosen for it, the same one is
// meant in the rest of the sentence, and the next sentence chooses anew.
func TestWhatIsKnownOfOne(t *testing.T) {
	hasThree := a.Num(a.CountIs, int(a.AtLeast), handOf(a.Opp), a.Num(a.Number, 3))
	line := usable(a.N(a.Do, a.N(a.Opp), a.N(a.Draw, a.One())))
	line.Kids = append(line.Kids, a.Said(a.Nothing, a.Nothing, a.Nothing, hasThree, a.N(a.Do, a.N(a.Opp), a.N(a.Draw, a.One()))))
	for choice, draws := range []int{1: 1, 2: 0} {
		if choice == 0 {
			continue
		}
		m := useIn(t, whichBook(t, line), 3, 1, 0, 0)
		pick(t, m, 0, player(1)) // who has three then
		if who, _ := asksWhich(m); who != 0 {
			t.Fatal("the second sentence does not choose anew")
		}
		pick(t, m, 0, player(int32(choice)))
		if who, _ := asksWhich(m); who != NoPlayer {
			t.Fatal("one sentence asks twice")
		}
		if got := m.Count(m.Z(tHand, int8(choice))) - 2; got != draws+2-choice {
			t.Errorf("player %d has drawn %d", choice, got)
		}
	}
}

// TestCardsOfAllOpponents: cards are chosen from those of all opponents together, none twice.
func TestCardsOfAllOpponents(t *testing.T) {
	line := usable(a.N(a.Do, a.N(a.You),
		a.N(a.Choose, a.N(a.Exactly, a.Num(a.Number, 2)), a.N(a.Cards, a.N(a.Opp), a.N(toySky), a.N(a.Card))),
		a.N(a.Move, a.N(a.Chosen), a.N(a.ToWaitingRoom))))
	m := useIn(t, whichBook(t, line), 3, 1, 0)
	q := m.Pending()
	if q.Kind != AskChoose || q.Player != 0 || len(q.Options) != 2 || q.Min != 2 {
		t.Fatalf("%+v: two cards are chosen from two opponents", q)
	}
	if err := m.Answer(q.Seq, []int{0, 1}); err != nil {
		t.Fatal(err)
	}
	if m.Count(m.Z(tAshes, 1)) != 1 || m.Count(m.Z(tAshes, 2)) != 1 {
		t.Error("not one of each")
	}
}
