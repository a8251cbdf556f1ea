package kernel

import (
	"testing"

	a "gorin/rules/ability"
)

// TestBackTells: a head that the back of a card tells asks for no information, so that cards are chosen by it that
// lie face down, and have to be. What such a card has not while it lies so, it could not be either.
func TestBackTells(t *testing.T) {
	choose := func(set a.Node) a.Node {
		return a.N(a.Act, a.Nothing, a.Nothing, a.Said(a.Nothing, a.Nothing, a.Nothing, a.Nothing, a.N(a.Do, a.N(a.You), a.N(a.Choose, a.One(), set))))
	}
	any, named := a.N(a.Cards, a.N(a.You), a.Nothing, a.N(a.Character)), a.N(a.Cards, a.N(a.You), a.Nothing, a.N(a.Character), a.Str(a.NameHas, "be"))
	for _, c := range []struct {
		set        a.Node
		back       bool // tells what a card is
		asks, fits bool
	}{{any, false, true, false}, {any, true, false, true}, {named, true, true, false}} {
		b := toyBook(t, map[string][]a.Node{"lamp": {choose(c.set)}}, "plain", "bell", "lamp")
		if c.back {
			b.Words = map[Word][]a.Kind{WordOutside: {a.Character}}
			b.FaceDown = func(_ *Machine, _ CardID, info *Info) { info.Kind, info.Blank = 1, false }
			b = closed(t, b)
		}
		m := toyGame(t, b, 2)
		bell := m.AddCard(1, 1, m.Z(tSky, 1))
		m.S.Cards[bell].FaceDown, m.S.Cards[bell].Veiled = true, true
		m.anew()
		for i := range b.Prog.Exprs {
			if b.Prog.Exprs[i].Kind != a.Cards {
				continue
			}
			if got := m.asksInformation(int32(i)); got != c.asks {
				t.Errorf("%v, back %v: asks %v", c.set, c.back, got)
			}
			start := len(m.tmp)
			eyes := m.judgedBy(0)
			m.Select(&Ctx{Player: 1}, int32(i))
			m.eyes = eyes
			if got := len(m.tmp) > start; got != c.fits {
				t.Errorf("%v, back %v: fits %v", c.set, c.back, got)
			}
			m.tmp = m.tmp[:start]
		}
	}
}
