package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// whyNot is what keeps a card of a player's hand from being mobilized now.
func whyNot(m *kernel.Machine, p int8, c kernel.CardID) (out []cards.Obstacle) {
	add := func(key, clause string, n int) { out = append(out, cards.Obstacle{Key: key, Clause: clause, N: n}) }
	if p != m.S.Active || ability.Phase(m.S.Phase) != ability.PhMain {
		add("main-phase", "7.5.3", 0)
	}
	info := m.CardInfo(c)
	if info.Kind&kindMember == 0 {
		add("no-member", "7.5.3.1", 0)
		return out
	}
	if info.Banned(lexicon.BanSortie) || info.Banned(ability.BanPlayThis) || m.Forbidden(p, lexicon.BanSortieHand) {
		add("banned", "1.3.3", 0)
	}
	if n := int(info.Num[numLevel]) - m.Count(m.Z(zLevel, p)); n > 0 {
		add("level", "9.6.2.1.3", n)
	}
	if info.Kind&kindTranceunion != 0 && !worldOrColour(m, p, info) && !m.Forbidden(p, lexicon.MayPlayAnyWorld) {
		add("world", "9.6.2.1.4", 0)
	}
	if n := playCost(info) - m.Count(m.Z(zStock, p)); n > 0 {
		add("stock", "9.6.2.3", n)
	}
	return out
}
