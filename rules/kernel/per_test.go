package kernel

import (
	"testing"

	a "gorin/rules/ability"
)

// TestPerApart: a sentence that is carried out for each card chooses another one each time, where the book says so.
func TestPerApart(t *testing.T) {
	for _, apart := range []bool{false, true} {
		each := a.N(a.Act, a.Nothing, a.Nothing, a.Said(a.Nothing, a.Nothing, a.Nothing, a.Nothing,
			a.N(a.Do, a.N(a.You), a.N(a.Choose, a.One(), a.N(a.Cards, a.N(a.You), a.N(a.Hand), a.N(a.Card))))))
		each.Kids[2].Kids[4] = a.N(a.Cards, a.N(a.You), a.N(a.Hand), a.N(a.Card))
		b := toyBook(t, map[string][]a.Node{"lamp": {each}}, "plain", "bell", "lamp")
		b.PerApart = apart
		m := toyGame(t, b, 2, 0, 1, 2)
		line := b.Prints[2].Lines[0]
		m.Resolve(Run{Line: line, Source: m.RefOf(m.BottomCard(m.Z(tHand, 0))), Player: 0, Cause: Event{From: NoZone, To: NoZone}})
		m.open = false
		m.Run()
		for i, want := range []int{3, 2, 1} {
			if !apart {
				want = 3
			}
			q := m.Pending()
			if q == nil || q.Kind != AskChoose {
				if want == 1 {
					break // nothing is left to choose from: it is chosen unasked
				}
				t.Fatalf("apart %v, time %d: asked %+v", apart, i, q)
			}
			if len(q.Options) != want {
				t.Errorf("apart %v, time %d: %d to choose from, want %d", apart, i, len(q.Options), want)
			}
			pick(t, m, 0, kind(OptCard))
		}
	}
}
