package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// whyNot is what keeps a card of a player's hand from being played or set now, from blocking in the
// block step, and from cancelling where plays are answered.
func whyNot(m *kernel.Machine, p int8, c kernel.CardID) (out []cards.Obstacle) {
	add := func(key, clause string, n int) { out = append(out, cards.Obstacle{Key: key, Clause: clause, N: n}) }
	switch m.Top().Proc {
	case procBlock:
		return whyNoBlock(m, p, c)
	case procAnswers:
		return whyNoCancel(m, p, c)
	}
	if m.InTurn()>>p&1 == 0 || ability.Phase(m.S.Phase) != ability.PhMain {
		add("main-phase", "7.4.2", 0)
	}
	switch cardKind(m, c) {
	case kindChara:
		if n := playCost(m, c) - standingEnergy(m, p); n > 0 {
			add("energy", "2.3.1", n)
		}
	case kindRebirth:
		if m.Forbidden(p, lexicon.BanSets) {
			add("banned", "1.3.3", 0)
		}
	case kindPartner:
		add("partner", "7.3.2.1", 0)
	}
	return out
}
