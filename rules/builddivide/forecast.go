package builddivide

import (
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// forecast is what comes of an attack as the table stands, if nobody blocks: the battle of two units (804-2, 804-4),
// or the damage on the player (805-1), out of the life that there is.
func forecast(m *kernel.Machine, _ *kernel.Request, o *kernel.Option) (key string, n [3]int32) {
	if o.Kind != optAttack {
		return "", n
	}
	a := m.CardInfo(o.Card)
	if o.Card2 == 0 {
		n[0], n[1] = max(0, a.Num[numHit]), int32(m.Count(m.Z(zLife, m.Opponent(m.S.Active))))
		return "hits", n
	}
	t := m.CardInfo(o.Card2)
	n[0], n[1] = a.Num[numPower], t.Num[numPower]
	wins, falls := beats(m, n[0], o.Card2), beats(m, n[1], o.Card)
	switch first, foe := has(m, o.Card, lexicon.KwBlitz), has(m, o.Card2, lexicon.KwBlitz); { // 1403-2
	case first && !foe && wins:
		falls = false
	case foe && !first && falls:
		wins = false
	}
	switch {
	case wins && falls:
		return "both", n
	case wins:
		return "wins", n
	case falls:
		return "loses", n
	}
	return "neither", n
}

// beats reports whether so much damage, besides what it has, destroys a unit.
func beats(m *kernel.Machine, n int32, c kernel.CardID) bool {
	return n > 0 && m.S.Cards[c].Load+n >= m.CardInfo(c).Num[numPower]
}
