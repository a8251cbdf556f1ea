package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 9.9.1: what continuous effects change of a card, layer by layer.

// modify applies modifiers that belong to this book.
func modify(m *kernel.Machine, target kernel.Ref, info *kernel.Info, mod *ability.Expr, c *kernel.Ctx, layer int8) {
	switch mod.Kind {
	case lexicon.AuraAsHeart: // 9.9.1.6
		if layer == layerHeart {
			info.Num[numHeart] += info.Num[numAura]
		}
	case lexicon.GiveWorld:
		if n := int(info.NTraits); n < len(info.Traits) && !info.HasTrait(mod.Str) {
			info.Traits[n] = mod.Str
			info.NTraits++
		}
	case lexicon.MustAttack, lexicon.CannotHit, lexicon.CannotHitAt: // 8.2.6.2
		mem := memoryOf(m)
		mem.orders = append(mem.orders, order{target.Card, *mod, *c})
	case lexicon.AlsoOnlyName: // a name is what 「」 means as well (2.1.3)
		mem := memoryOf(m)
		mem.added = append(mem.added, addedName{target, mod.Str})
		if n := int(info.NNames); n < len(info.Names) && !info.HasName(mod.Str) {
			info.Names[n] = mod.Str
			info.NNames++
		}
	case lexicon.LoseKeyword: // 5.31.1.1
		loseKeyword(m, target, info, ability.Keyword(mod.Num))
	case lexicon.LoseIcon: // 5.31.1.1
		loseIcon(m, target, info, lexicon.Mark(mod.Num))
	case lexicon.SameStatAs:
		n := statNum[ability.Stat(mod.Num)]
		m.AnyObject(c, mod.First, func(r kernel.Ref) bool {
			info.Num[n] = m.InfoOf(r).Num[n]
			return true
		})
	}
}

// statNum is where each number of a card is kept; who is of a territory has that number (2.10.2.4).
var statNum = map[ability.Stat]int{ability.StatLevel: numLevel, ability.StatCost: numCost, ability.StatPower: numPower, lexicon.StatAura: numAura,
	lexicon.StatLimit: numLimit, lexicon.StatHeart: numHeart, lexicon.StatTerritory: numTerritory, lexicon.StatGate: numGate}

// loseIcon takes all abilities with an icon from a card.
func loseIcon(m *kernel.Machine, r kernel.Ref, info *kernel.Info, mark lexicon.Mark) {
	kind := [...]ability.Kind{lexicon.MarkAuto: ability.Auto, lexicon.MarkAct: ability.Act, lexicon.MarkCont: ability.Cont}[mark]
	loseLines(m, r, info, func(l *ability.Line) bool { return l.Kind == kind })
}

// loseKeyword takes all abilities with a keyword from a card.
func loseKeyword(m *kernel.Machine, r kernel.Ref, info *kernel.Info, kw ability.Keyword) {
	loseLines(m, r, info, func(l *ability.Line) bool { return l.HasLabel(kw) })
}

// loseLines takes abilities from a card, and the keywords that it has by no other ability.
func loseLines(m *kernel.Machine, r kernel.Ref, info *kernel.Info, lost func(l *ability.Line) bool) {
	kept, gone, labels := uint8(0), uint64(0), uint64(0)
	for i := range info.NGiven {
		l := &m.Book.Prog.Lines[info.Given[i].Line]
		if lost(l) {
			m.SilenceLine(r, info.Given[i].Line)
			gone |= l.Labels
			continue
		}
		labels |= l.Labels
		info.Given[kept] = info.Given[i]
		kept++
	}
	info.NGiven = kept
	info.Labels &^= gone &^ labels
}

// layerHeart is the layer of what treats aura as heart, behind all others (9.9.1.6).
const layerHeart = 4
