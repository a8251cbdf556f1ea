package kernel

import (
	"testing"

	a "gorin/rules/ability"
)

// lastOneWith is a format that ends when somebody has so many cards in the ashes, at any
// moment: that player wins.
func lastOneWith(t *testing.T, b *Book, n int, asked *int) {
	t.Helper()
	b.Formats = []Format{{Key: "moment", Least: 3, Most: 3, Looks: 1 << tAshes, Outcome: func(m *Machine, lost uint8) {
		*asked++
		for p := range m.S.Players {
			if m.Count(m.Z(tAshes, p)) >= n && lost == 0 {
				m.Win(1<<p, m.clause)
			}
		}
	}}}
	if err := b.layFormats(); err != nil {
		t.Fatal(err)
	}
}

// TestEndsAtAnyMoment: a format that looks at a zone is asked as soon as that has changed,
// in the midst of a payment and of an effect, and for nothing else.
func TestEndsAtAnyMoment(t *testing.T) {
	item := modelItem{n: 1, from: tHand, to: tAshes}
	pours := func(n int) a.Node { return put(a.N(a.Top, exactly(n), you(), a.N(a.Deck)), a.ToWaitingRoom) }
	pays := a.N(a.Act, a.Nothing, a.N(a.Cost, item.node(), item.node()), said(a.Nothing, a.Nothing, a.N(a.Do, you(), draw(exactly(1)))))
	for name, c := range map[string]struct {
		says        a.Node
		enough      int
		hand, ashes int // of player 0 when it is over
	}{
		"in a payment":               {pays, 1, 2, 1},
		"at the end of a payment":    {pays, 2, 1, 2},
		"between two acts of a text": {text(youDo(a.Nothing, pours(1)), youDo(a.Nothing, draw(exactly(1)))), 1, 3, 1},
		"between two cards":          {text(youDo(a.Nothing, pours(3))), 2, 3, 2},
	} {
		asked := 0
		b := toyBook(t, map[string][]a.Node{"bell": {c.says}}, modelNames...)
		lastOneWith(t, b, c.enough, &asked)
		m := toyGame(t, b, 3, 1, 0, 0, 0)
		throughSecret(t, m, 1, 1, 1)
		asked = 0
		pick(t, m, 0, kind(optUse))
		for m.Pending() != nil && m.Pending().Kind == AskChoose {
			pick(t, m, 0, kind(OptCard))
		}
		if r := m.S.Result; !r.Over || r.Won != 1 || r.Lost != 0 || m.Count(m.Z(tHand, 0)) != c.hand || m.Count(m.Z(tAshes, 0)) != c.ashes {
			t.Errorf("%s: %+v, %d cards in the hand and %d in the ashes", name, r, m.Count(m.Z(tHand, 0)), m.Count(m.Z(tAshes, 0)))
		}
		if asked != c.ashes {
			t.Errorf("%s: asked %d times for %d cards", name, asked, c.ashes)
		}
	}
	b := toyBook(t, nil, "plain")
	b.Formats = []Format{{Key: "blind", Least: 2, Most: 2, Looks: 1}}
	if b.layFormats() == nil {
		t.Error("a format looks at something and decides nothing")
	}
}
