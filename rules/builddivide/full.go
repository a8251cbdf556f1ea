package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// full reports whether an act could be done completely: for what is done "by
// doing" it (5.32.1.a.1) and for costs (510-1a).
func full(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	f := fulls[e.Kind]
	return f == nil || f(m, c, e)
}

// possible reports whether an act could be done at least in part (104-2b): what
// cannot be done is not offered, nor is what would be done instead (1209-3).
func possible(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	switch e.Kind {
	case ability.Discard:
		return m.Count(m.Z(zHand, actor(c))) > 0
	case lexicon.DropAuras:
		return m.AnyObject(c, e.First+1, func(x kernel.Ref) bool {
			n := 0
			aurasOf(m, x, func(kernel.CardID) { n++ })
			return n > 0
		})
	}
	return full(m, c, e)
}

type fullness = func(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool

// fulls lists the acts that may be impossible; all others can always be done.
var fulls = [ability.KindCount]fullness{
	ability.Discard:      enoughHand,
	lexicon.GainCounter:  enoughCounters,
	lexicon.DropAuras:    enoughAuras,
	ability.DiscardThese: some((*kernel.Machine).Alive),
	lexicon.Appear:       some((*kernel.Machine).Alive),
	ability.Destroy:      some(func(m *kernel.Machine, x kernel.Ref) bool { return onField(m, x) && !cannotBeDestroyed(m, x.Card) }),
	ability.Hurt:         some(onField),
	lexicon.Negate: some(func(m *kernel.Machine, x kernel.Ref) bool {
		return m.Item(x) != nil && !m.CardInfo(x.Card).Banned(lexicon.BanNegate)
	}),
	ability.TurnFace: func(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
		return some(func(m *kernel.Machine, x kernel.Ref) bool {
			return m.Alive(x) && m.S.Cards[x.Card].FaceDown != (e.Num == 1)
		})(m, c, e)
	},
	lexicon.TurnTerritory: func(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
		return some(func(m *kernel.Machine, x kernel.Ref) bool {
			return m.Alive(x) && isTerritoryCard(m, x.Card) && isOpen(m, x.Card) == (e.Num == 1)
		})(m, c, e)
	},
}

// some tells of acts on objects: there is one on which it could be done, or as many
// as are to be chosen for it.
func some(ok func(m *kernel.Machine, x kernel.Ref) bool) fullness {
	return func(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
		return m.Enough(c, e.First, func(x kernel.Ref) bool { return ok(m, x) })
	}
}

// actor is who does what is asked about.
func actor(c *kernel.Ctx) int8 {
	if c.Run != nil {
		return c.Run.Actor
	}
	return c.Player
}

func enoughHand(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	least, most := m.Many(c, e.First, 1000)
	return m.Count(m.Z(zHand, actor(c))) >= max(1, least) && most > 0
}

// enoughCounters: to get counters is always possible, to take them away if they are
// there.
func enoughCounters(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	if e.Num == 0 {
		return true
	}
	n := m.Value(c, e.First+1)
	if whom := &m.Book.Prog.Exprs[e.First]; whom.Kind.SortOf() == ability.SOwner {
		return m.Tokens(kernel.Ref{}, m.PlayerOfWord(c, whom.Kind), e.Str) >= n
	}
	return m.AnyObject(c, e.First, func(x kernel.Ref) bool { return m.Tokens(x, 0, e.Str) >= n })
}

func enoughAuras(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	least, most := m.Many(c, e.First, 1000)
	return most > 0 && m.AnyObject(c, e.First+1, func(x kernel.Ref) bool {
		n := 0
		aurasOf(m, x, func(kernel.CardID) { n++ })
		return n >= max(1, least)
	})
}
