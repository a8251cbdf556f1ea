package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/cards"
	"gorin/rules/kernel"
)

// WhyNot is what keeps a card of a player's hand from being played now; nothing if
// it can be.
func WhyNot(m *kernel.Machine, p int8, c kernel.CardID) (why []cards.Obstacle) {
	info := m.CardInfo(c)
	add := func(key, clause string, n int) { why = append(why, cards.Obstacle{Key: key, Clause: clause, N: n}) }
	if info.Subs&subQuick == 0 && !mainWindow(m, p) {
		add("normal", "307-2", 0)
	}
	switch {
	case info.Banned(ability.BanPlayThis), info.Kind == kindUnit && m.Forbidden(p, lexicon.BanPlayUnits), info.Kind == kindCommand && m.Forbidden(p, lexicon.BanPlayCommands):
		add("banned", "12.04.2.a.2", 0)
	case info.Kind == kindCommand && !commandAims(m, p, m.RefOf(c)):
		add("targets", "12.04.2.g.3", 0)
	}
	if have := (purse{m: m, p: p}); !canPaySomehow(m, p, c, &have) {
		w, _ := priceOf(m, c).in(m, c, wayNormal)
		add("energy", "510-1a", w.total())
	}
	return why
}

// mainWindow reports whether a player could play what is normal, if asked (307-2).
func mainWindow(m *kernel.Machine, p int8) bool {
	if len(m.S.Frames) == 0 || len(m.S.Stack) > 0 || p != m.S.Active {
		return false
	}
	f := m.Top()
	return f.Proc == procWindow && f.Regs[regWindow] == windowMain
}
