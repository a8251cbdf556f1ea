package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// possible reports whether an act of this book could be done at all, in part at least: what cannot be done nobody is
// asked whether to do (9.7.3.3.1, 9.10.3).
func possible(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	p := c.Actor()
	any := func(ok func(x kernel.Ref) bool) bool { return m.Enough(c, e.First, ok) }
	switch e.Kind {
	case lexicon.PayNow: // 5.22.3
		return int(m.Value(c, e.First)) <= m.Count(m.Z(zStock, p))
	case lexicon.LevelBoost:
		return canLevelBoost(m, p)
	case lexicon.LuckDrive:
		return canLuckDrive(m, p)
	case lexicon.Transmute: // 5.33.3: without a tool nothing is transmuted
		return m.Count(m.Z(zTools, p)) > 0
	case ability.TurnFace:
		return any(func(x kernel.Ref) bool { return m.Alive(x) && m.S.Cards[x.Card].FaceDown != (e.Num == 1) })
	case ability.Destroy: // 5.32.1.1
		return any(func(x kernel.Ref) bool { return m.Alive(x) && isGate(m, x.Card) && m.S.Cards[x.Card].FaceDown })
	case lexicon.Blink:
		return any(func(x kernel.Ref) bool { return m.Alive(x) && isMember(m, x.Card) })
	}
	return true
}
