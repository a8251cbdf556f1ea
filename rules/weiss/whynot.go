package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// WhyNot is what keeps a card of a player's hand from being played now; nothing if
// it can be.
func WhyNot(m *kernel.Machine, p int8, c kernel.CardID) (why []cards.Obstacle) {
	info := m.CardInfo(c)
	add := func(key, clause string, n int32) {
		why = append(why, cards.Obstacle{Key: key, Clause: clause, N: int(n)})
	}
	mine := m.S.Active == p
	switch {
	case info.Kind == kindClimax && !(mine && ability.Phase(m.S.Phase) == lexicon.PhClimax):
		add("climax-phase", "6.6.1.2", 0)
	case info.Kind == kindEvent && isCounter(m, c) && !(mine && ability.Phase(m.S.Phase) == ability.PhMain):
		if ability.Phase(m.S.Step) != lexicon.PhCounter || mine {
			add("counter-step", "2.8.2", 0)
		}
	case info.Kind != kindClimax && !(mine && ability.Phase(m.S.Phase) == ability.PhMain):
		add("main-phase", "6.5.1.2", 0)
	}
	if info.Banned(ability.BanPlayThis) || playForbidden(m, p, info.Kind) {
		add("banned", "1.3.3", 0)
	}
	if !levelCondition(m, p, info) {
		add("level", "8.6.2.1.2", info.Num[numLevel])
	}
	if !colourCondition(m, p, info) {
		add("colour", "8.6.2.1.1", 0)
	}
	if !canPay(m, p, c, info) {
		add("stock", "8.6.2.3.2", int32(playCost(info)))
	}
	return why
}
