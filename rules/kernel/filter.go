package kernel

import "gorin/rules/ability"

// fits checks head, "other" and filters of a set.
func (m *Machine) fits(c *Ctx, e *ability.Expr, r Ref) bool {
	if e.Num&1 != 0 && r == c.Source {
		return false
	}
	return m.fitsInfo(c, e, r, m.infoFor(c, r))
}

// LooksLike checks a set's head and filters only: what a card is, not where.
func (m *Machine) LooksLike(c *Ctx, expr int32, r Ref) bool {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	if e.Kind == ability.Union {
		for i := range int32(e.N) {
			if m.LooksLike(c, e.First+i, r) {
				return true
			}
		}
		return false
	}
	if e.Kind == ability.This {
		return r == c.Source
	}
	return m.fitsInfo(c, e, r, m.infoFor(c, r))
}

func (m *Machine) isHead(head *ability.Expr, info *Info) bool {
	if k := m.Book.HeadKind[head.Kind]; k != 0 {
		return !info.Blank && info.Kind&k != 0
	}
	return head.Kind != ability.Named || info.HasName(head.Str) // a name among its names
}

// fitsInfo checks head and filters of a set against an object's information.
func (m *Machine) fitsInfo(c *Ctx, e *ability.Expr, r Ref, info *Info) bool {
	if !m.isHead(&m.Book.Prog.Exprs[e.First+2], info) {
		return m.eyes != eyesOfAll && m.couldBe(c, e, r, info)
	}
	for i := int32(3); i < int32(e.N); i++ {
		if !m.filter(c, e.First+i, r, info) {
			return m.eyes != eyesOfAll && m.couldBe(c, e, r, info)
		}
	}
	return true
}

func (m *Machine) filter(c *Ctx, expr int32, r Ref, info *Info) bool {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	m.reachKind(e.Kind)
	switch e.Kind {
	case ability.Trait:
		return info.HasTrait(e.Str)
	case ability.Colour:
		return info.Colours&(1<<e.Num) != 0
	case ability.WithStat:
		return Compare(ability.Compare(e.Num%ability.PerStat), info.Num[m.numOf(ability.Stat(e.Num/ability.PerStat))], m.Value(c, e.First))
	case ability.NameHas: // any of its names
		for _, n := range info.Names[:info.NNames] {
			if p.Has[e.Num][n] {
				return true
			}
		}
		return false
	case ability.NameIs:
		return info.HasName(e.Str)
	case ability.Lying:
		if ev := c.Event; ev != nil && ev.Kind == EvLie && ev.Card == r {
			return ev.N == e.Num // a standing one that was rested: as it lay before
		}
		return int32(m.liesOf(m.asMoved(c, r))) == e.Num
	case ability.HasKeyword:
		return info.Labels&(1<<e.Num) != 0
	case ability.HasIcon:
		return info.Icon(int(e.Num)) > 0
	case ability.FaceDown:
		return m.Alive(r) && m.S.Cards[r.Card].FaceDown
	case ability.FaceUp:
		return m.Alive(r) && !m.S.Cards[r.Card].FaceDown
	case ability.SameColourAsThis:
		// What has no colour is of the same colour as nothing.
		return info.Colours&m.InfoOf(c.Source).Colours != 0
	case ability.HeadIs:
		return m.isHead(&p.Exprs[e.First], info)
	case ability.TraitHas: // any of its traits
		for _, t := range info.Traits[:info.NTraits] {
			if p.Has[e.Num][t] {
				return true
			}
		}
		return false
	case ability.NoTrait:
		return info.NTraits == 0
	case ability.IsOne:
		return m.AnyObject(c, e.First, func(x Ref) bool { return x == r })
	case ability.SameName, ability.SharedTrait, ability.SameStat:
		return m.AnyObject(c, e.First, func(x Ref) bool { return m.alike(e, info, m.infoFor(c, x)) })
	case ability.HasAbility:
		return m.hasLine(info, uint16(p.Exprs[e.First].Num))
	case ability.AnyOf:
		for i := range int32(e.N) {
			if m.filter(c, e.First+i, r, info) {
				return true
			}
		}
		return false
	case ability.NotOf:
		return !m.filter(c, e.First, r, info)
	}
	return m.Book.Filter(m, c, e, r, info)
}

// alike reports whether two cards have what a filter names in common.
func (m *Machine) alike(what *ability.Expr, a, b *Info) bool {
	switch what.Kind {
	case ability.SameName: // any name of both
		for _, n := range b.Names[:b.NNames] {
			if a.HasName(n) {
				return true
			}
		}
	case ability.SharedTrait:
		for _, t := range b.Traits[:b.NTraits] {
			if a.HasTrait(t) {
				return true
			}
		}
	case ability.SameStat:
		n := m.numOf(ability.Stat(what.Num))
		return a.Num[n] == b.Num[n]
	}
	return false
}

// hasLine reports whether a card has an ability that says the same as a line.
func (m *Machine) hasLine(info *Info, line uint16) bool {
	nodes := m.Book.Prog.Nodes
	for _, g := range info.Given[:info.NGiven] {
		if nodes[g.Line].Equal(nodes[line]) {
			return true
		}
	}
	return false
}
