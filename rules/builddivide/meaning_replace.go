package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// would matches events that are about to happen against replacements (1202-2c,
// 1209-1).
func would(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	switch e.Kind {
	case lexicon.WouldHurt:
		if ev.Kind != evHurt {
			return false
		}
		if e.Num == 1 {
			return subject(m, c, e, ev.Source)
		}
		return subject(m, c, e, ev.Card)
	case ability.WouldTakeDamage:
		return ev.Kind == evPacket && whose(m, c, e, ev.Player)
	case ability.WouldDraw:
		return ev.Kind == kernel.EvMove && ev.Flags&kernel.MoveDraw != 0 && whose(m, c, e, ev.Player)
	}
	return false
}

// rank orders replacements of damage: of dealing it, then of receiving it, then what
// reduces it (1209-2d); what increases comes before what reduces (519-2a).
func rank(_ *kernel.Machine, _ *kernel.Event, kind ability.Kind, num int32, _ int8) int {
	switch {
	case kind == lexicon.WouldHurt && num == 1:
		return 0
	case kind == lexicon.ReduceNext:
		return 2
	}
	return 1
}

// replaces: effects of resolved abilities that change the damage dealt to a unit
// (519).
func replaces(_ *kernel.Machine, kind ability.Kind) bool {
	return kind == lexicon.ReduceNext || kind == lexicon.RaiseDamage
}

func effectFits(m *kernel.Machine, e *kernel.Effect, ev *kernel.Event) bool {
	return ev.Kind == evHurt && ev.Card == e.Target && m.Alive(e.Target) && ev.N > 0
}

// replace changes the damage; a reduction of the next damage is used up by it
// (519-1, 519-2).
func replace(m *kernel.Machine, i int, ev *kernel.Event) {
	e := m.S.Effects[i]
	if m.Book.Prog.Exprs[e.Mods].Kind == lexicon.RaiseDamage {
		ev.N += e.X
		return
	}
	ev.N -= e.X
	m.S.Effects = append(m.S.Effects[:i], m.S.Effects[i+1:]...)
	m.Touch(kernel.LookEffects)
}
