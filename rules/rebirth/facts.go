package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// factPlaced is a fact that a card, the source, was put into the entry or among the members in this
// turn from a zone of the kind N.
const factPlaced uint8 = 3

// forgetTurn drops what was remembered for the turn before.
func forgetTurn(m *kernel.Machine) {
	w := 0
	for _, f := range m.S.Facts {
		if f.Kind != factKept && f.Kind != factPlaced {
			m.S.Facts[w] = f
			w++
		}
	}
	m.S.Facts = m.S.Facts[:w]
}

// notePlaced notes a card that comes to a place of characters.
func notePlaced(m *kernel.Machine, e *kernel.Event) {
	if e.Card != e.New && e.From != kernel.NoZone && isField(m, e.To) {
		m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factPlaced, Player: kernel.NoPlayer, Source: e.New, N: int32(m.KindOf(e.From))})
	}
}

// placedNow reports whether a card was put where it lies in this turn, from a zone that a condition
// names.
func placedNow(m *kernel.Machine, r kernel.Ref, e *ability.Expr) bool {
	if !m.Alive(r) || zonesNamed(m.Book.Prog, e.First+2)>>m.KindOf(m.S.Cards[r.Card].Zone)&1 == 0 {
		return false
	}
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factPlaced && f.Source == r {
			return zonesNamed(m.Book.Prog, e.First+1)>>f.N&1 != 0
		}
	}
	return false
}
