package builddivide

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// has reports whether a card has a keyword ability in force (1401-1).
func has(m *kernel.Machine, c kernel.CardID, kw ability.Keyword) bool {
	info := m.CardInfo(c)
	if info.Labels&(1<<kw) == 0 || info.Void {
		return false
	}
	for _, g := range info.Given[:info.NGiven] {
		if l := &m.Book.Prog.Lines[g.Line]; l.HasLabel(kw) && valid(m, m.RefOf(c), l) {
			m.ReachLine(g.Line)
			return true
		}
	}
	return false
}

// valid reports whether an ability that an object has is in force (1203): not on
// an aura (521-3), not as the text of a command that has become a unit (1604-2a),
// behind an awakening only with an opened territory (312-3, 312-3a), as a mystery
// only once its attribute has come to the graveyard (1411-2).
func valid(m *kernel.Machine, r kernel.Ref, l *ability.Line) bool {
	if m.Alive(r) && m.S.Cards[r.Card].Shape == shapeAura || wasCommand(m, r) && ownText(m, r.Card, l) {
		return false
	}
	if l.Labels&(1<<lexicon.KwAwaken|1<<lexicon.KwMystery) == 0 {
		return true
	}
	p := m.MasterOf(r)
	if l.HasLabel(lexicon.KwAwaken) && !awake(m, p, l.Title) {
		return false
	}
	return !l.HasLabel(lexicon.KwMystery) || mysterious(m, p, r, l)
}

// wasCommand reports whether an object is a command as a unit, or was one when it
// was last there.
func wasCommand(m *kernel.Machine, r kernel.Ref) bool {
	card := &m.S.Cards[r.Card]
	if m.Alive(r) {
		return card.Shape == shapeUnit
	}
	if m.Book.Prints[card.Print].Info.Kind != kindCommand {
		return false
	}
	last := m.LastOf(r)
	return last != nil && last.Info.Kind&kindUnit != 0
}

// ownText reports whether an ability is text of a command that is not said to be in
// force for a unit (1604-2a): nothing in it asks whether this card is one.
func ownText(m *kernel.Machine, c kernel.CardID, l *ability.Line) bool {
	for _, id := range m.Book.Prints[m.S.Cards[c].Print].Lines {
		if &m.Book.Prog.Lines[id] == l {
			return !asksForUnit(m.Book.Prog.Nodes[id])
		}
	}
	return false
}

func asksForUnit(n ability.Node) bool {
	return n.Kind == ability.IsA && n.Num == 0 && n.Kids[0].Kind == ability.This && n.Kids[1].Kind == ability.Cards && n.Kids[1].Kids[2].Kind == lexicon.Unit ||
		slices.ContainsFunc(n.Kids, asksForUnit)
}

// awake reports whether a player has an opened territory, of a title if one is
// asked for.
func awake(m *kernel.Machine, p int8, title uint16) (open bool) {
	territories(m, p, func(c kernel.CardID) {
		open = open || isOpen(m, c) && (title == 0 || m.CardInfo(c).HasTrait(title))
	})
	return open
}

// mysterious: 1411-2. An ability that waits for cards to come to the graveyard does
// not see those that have only just made it count, its own card among them
// (1411-2a).
func mysterious(m *kernel.Machine, p int8, r kernel.Ref, l *ability.Line) bool {
	since, found := dropped(m, p, l.Word)
	if !found || l.Kind != ability.Auto || m.Alive(r) || len(m.S.Batch) == 0 || since < m.BatchStamp() {
		return found
	}
	return false
}

// modify applies the modifiers that only this book knows.
func modify(m *kernel.Machine, target kernel.Ref, info *kernel.Info, mod *ability.Expr, c *kernel.Ctx, layer int8) {
	switch mod.Kind {
	case lexicon.AuraPower: // 521-2a; not to a territory that is no unit (5.21.2.a.1)
		if info.Kind&kindUnit != 0 {
			info.Num[numPower] += c.X
		}
	case lexicon.PlayCost:
		info.Num[numMore] += mod.Num
	case lexicon.AnyColour:
		if info.Subs |= uint8(mod.Num) * subAlso; mod.Num == 0 {
			info.Subs |= subAnyColour
		}
	case lexicon.Toll:
		info.Num[numToll] += mod.Num
	case lexicon.SetCost: // its coloured part stays, and so does the generic part as far as it is asked for
		w := unpack(info.Num[numNeeds])
		w.generic = 0
		w.generic = uint8(min(200, max(0, int(mod.Num)-w.total())))
		info.Num[numCost], info.Num[numNeeds] = mod.Num, w.pack()
	case ability.OriginalAbilities: // what is printed on it (1208-1a), besides its own
		modelOf(m, c, mod, func(x kernel.Ref) {
			o := &m.Book.Prints[m.S.Cards[x.Card].Print].Info
			for _, g := range o.Given[:o.NGiven] {
				m.Give(target, info, g.Line, x, layer)
			}
		})
	case ability.SameNumbers: // 524-2
		modelOf(m, c, mod, func(x kernel.Ref) {
			o := m.InfoOf(x)
			info.Num[numCost], info.Num[numNeeds], info.Num[numPower], info.Num[numHit] = o.Num[numCost], o.Num[numNeeds], o.Num[numPower], o.Num[numHit]
			info.Colours = o.Colours
		})
	case ability.SameAbilities: // 524-1
		modelOf(m, c, mod, func(x kernel.Ref) {
			o := *m.InfoOf(x)
			info.NGiven, info.Labels = 0, 0
			m.Silence(target)
			for _, g := range o.Given[:o.NGiven] {
				m.Give(target, info, g.Line, x, layer)
			}
		})
	}
}

// modelOf calls f for the card that a modifier names: of an effect that has resolved, the
// one that it named then.
func modelOf(m *kernel.Machine, c *kernel.Ctx, mod *ability.Expr, f func(x kernel.Ref)) {
	if c.Of.Card != 0 {
		f(c.Of)
		return
	}
	m.FirstObject(c, mod.First, f)
}

// iconAbilities is how many ability icons a card has, whether their conditions hold
// or not (15.01.1.a.2).
func iconAbilities(m *kernel.Machine, info *kernel.Info) (n int) {
	for _, g := range info.Given[:info.NGiven] {
		if m.Book.Prog.Lines[g.Line].HasLabel(lexicon.KwIcon) {
			n++
		}
	}
	return n
}

// resolved is told when an ability has resolved: a unit that is on the field and for
// which a card was discarded "has brightened" (1410-3).
func resolved(m *kernel.Machine, r *kernel.Run) {
	if m.Book.Prog.Lines[r.Line].Keyword == lexicon.KwBright && r.Chosen.N > 0 && onField(m, r.Source) {
		m.Announce(kernel.Event{Kind: evBright, Player: r.Player, Card: r.Source, From: kernel.NoZone, To: kernel.NoZone})
	}
}
