package victoryspark

import (
	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/victoryspark/lexicon"
)

// whyNot is what keeps a card of a player's hand from being played now.
func whyNot(m *kernel.Machine, p int8, c kernel.CardID) (out []cards.Obstacle) {
	add := func(key, clause string, n int) { out = append(out, cards.Obstacle{Key: key, Clause: clause, N: n}) }
	if p != m.S.Active || ability.Phase(m.S.Phase) != lexicon.PhChara {
		add("chara-phase", "4.8.3", 0)
	}
	info := m.CardInfo(c)
	if info.Banned(ability.BanPlayThis) || m.Forbidden(p, lexicon.BanPlay) {
		add("banned", "1.3.3", 0)
	}
	if n := playLevel(info) - standingEnergy(m, p); n > 0 {
		add("energy", "2.2.2", n)
	}
	return out
}
