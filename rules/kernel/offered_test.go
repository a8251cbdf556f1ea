package kernel

import (
	"testing"

	a "gorin/rules/ability"
)

// TestOfferedTo: whom the text of a choosing replacement tells to do something else may agree to it.
func TestOfferedTo(t *testing.T) {
	would := func(who a.Kind) a.Node {
		return a.N(a.Cont, a.Nothing, a.Nothing, a.Said(a.Nothing, a.Nothing, a.N(a.WouldPlaced, a.N(a.This), a.Nothing, a.N(a.WaitingRoom)), a.Nothing,
			a.Num(a.Do, a.MayFlag, a.N(who), a.N(a.Draw, a.One()))))
	}
	for who, want := range map[a.Kind]int8{a.You: 0, a.Opp: 1} {
		b := toyBook(t, map[string][]a.Node{"lamp": {would(who)}}, "plain", "bell", "lamp")
		m := toyGame(t, b, 2)
		lamp := m.AddCard(2, 0, m.Z(tSky, 0))
		if got := m.offeredTo(m.RefOf(lamp), b.Prints[2].Lines[0]); got != want {
			t.Errorf("%v: offered to %d", who, got)
		}
	}
}
