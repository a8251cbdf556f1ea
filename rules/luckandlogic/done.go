package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// does reports whether an event is what a procedure of this book was to do for the act of a text, which 「そうしたら」
// and 「そうしないなら」 ask for: a level card rests (5.15.1), stock is dropped (5.18.1), the deck is shuffled with the drop
// zone (5.20.1, 5.21.1), a card is defined (5.16.1). What the same procedures do for the rules, or on the way to something else, is
// not.
func does(m *kernel.Machine, proc uint16, e *kernel.Event) bool {
	r := m.Running()
	if r == nil || r.Act == 0 {
		return false
	}
	act := m.Book.Prog.Exprs[r.Act].Kind
	is := func(p uint16, kinds ...ability.Kind) bool {
		for _, k := range kinds {
			if proc == p && act == k {
				return true
			}
		}
		return false
	}
	switch e.Kind {
	case kernel.EvLie:
		return is(procLevelBoost, lexicon.LevelBoost)
	case kernel.EvMove:
		return is(procLuckDrive, lexicon.LuckDrive) && m.KindOf(e.To) == zDrop || is(procDefine, lexicon.DefineOne) && m.KindOf(e.To) == zBattle
	case kernel.EvShuffle:
		return is(procRefresh, lexicon.Reshuffle, lexicon.Refresh)
	}
	return false
}
