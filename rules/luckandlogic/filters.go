package luckandlogic

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// What is said of cards to choose among them: filters, names and numbers.

// filter judges filters that need this book.
func filter(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref, info *kernel.Info) bool {
	o := rulesOf(m)
	f := o.face(m, r.Card)
	like := func(ok func(x kernel.Ref) bool) bool { return !info.Blank && m.AnyObject(c, e.First, ok) }
	switch e.Kind {
	case lexicon.World: // 2.5.4, 2.5.5
		return info.HasTrait(e.Str)
	case lexicon.CovenanterIs: // 2.1.4, 2.3.1, 2.3.2
		return !info.Blank && slices.Contains(f.covenanters, e.Str)
	case lexicon.TitleIs: // 2.1.2
		return !info.Blank && slices.Contains(f.titles, e.Str)
	case lexicon.NameOnly:
		return !info.Blank && slices.Contains(namesOf(m, r, info), e.Str)
	case lexicon.MostIn, lexicon.LeastIn:
		return isExtreme(m, c, e, info)
	case lexicon.HasLogic: // 2.11.2
		return !info.Blank && f.logics>>e.Num&1 != 0
	case lexicon.Broken: // 5.32.1
		return m.Alive(r) && m.S.Cards[r.Card].FaceDown == (e.Num == 1)
	case lexicon.WithSoul: // 4.15.2
		return (soulsOf(m, r) > 0) != (e.Num == 1)
	case lexicon.WithSouls:
		return int32(soulsOf(m, r)) >= m.Value(c, e.First)
	case ability.Attacking:
		return isAttacking(m, r)
	case lexicon.Defending:
		return isDefending(m, r)
	case ability.InBattle: // 8.2.11.3
		return isAttacking(m, r) || isDefending(m, r)
	case lexicon.IsSet:
		return isSet(m, r.Card)
	case lexicon.WithSet:
		n := 0
		eachSetOn(m, r, func(kernel.CardID) { n++ })
		return n > 0
	case lexicon.LawIs: // 2.16
		return !info.Blank && info.Kind&kindParadox != 0 && f.law == lexicon.Law(e.Num)
	case lexicon.SameTitle:
		return like(func(x kernel.Ref) bool { return shares(f.titles, o.face(m, x.Card).titles) })
	case lexicon.SameOnlyName:
		return like(func(x kernel.Ref) bool { return shares(namesOf(m, r, info), namesOf(m, x, m.InfoOf(x))) })
	case lexicon.SharedCovenanter:
		return like(func(x kernel.Ref) bool { return shares(f.covenanters, o.face(m, x.Card).covenanters) })
	case lexicon.SharedAttribute:
		return like(func(x kernel.Ref) bool { return sharesTrait(m, info, m.InfoOf(x), false) })
	case lexicon.SameWorld:
		return like(func(x kernel.Ref) bool { return sharesWorld(m, info, m.InfoOf(x)) })
	case lexicon.SameColour:
		return like(func(x kernel.Ref) bool { return info.Colours&m.InfoOf(x).Colours != 0 })
	case lexicon.LevelAtMostLevels:
		return int(info.Num[numLevel]) <= m.Count(m.Z(zLevel, m.PlayerOfWord(c, m.Book.Prog.Exprs[e.First].Kind)))
	}
	return false
}

// namesOf is the names of a card (2.1.2), with those that effects add.
func namesOf(m *kernel.Machine, r kernel.Ref, info *kernel.Info) []uint16 {
	if info.Blank {
		return nil
	}
	list := rulesOf(m).face(m, r.Card).names
	for _, a := range memoryOf(m).added {
		if a.card == r && info.HasName(a.name) {
			list = append(slices.Clone(list), a.name)
		}
	}
	return list
}

// isExtreme reports whether no card of a set has a number that is higher, or lower, than that of a card.
func isExtreme(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, info *kernel.Info) bool {
	n := statNum[ability.Stat(e.Num)]
	return !m.AnyObject(c, e.First, func(x kernel.Ref) bool {
		other := m.InfoOf(x).Num[n]
		if e.Kind == lexicon.LeastIn {
			return other < info.Num[n]
		}
		return other > info.Num[n]
	})
}

func shares(a, b []uint16) bool {
	return slices.ContainsFunc(a, func(w uint16) bool { return slices.Contains(b, w) })
}

// ownNumber works out the numbers that only this book has.
func ownNumber(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) int32 {
	times := max(1, e.Num)
	switch e.Kind {
	case lexicon.TRank:
		return times * m.S.Seats[m.PlayerOfWord(c, m.Book.Prog.Exprs[e.First].Kind)][sTRank]
	case lexicon.AttacksOf:
		if whose(m.Book.Prog, c, e, m.S.Active) {
			return times * m.S.Vars[vAttacks]
		}
	}
	return 0
}
