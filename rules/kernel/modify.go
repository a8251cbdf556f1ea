package kernel

import "gorin/rules/ability"

// modify applies the modifiers of one Modify expression that belong to a layer.
func (m *Machine) modify(target Ref, mods int32, c *Ctx, per int32, layer int8, from Ref) {
	if !m.Alive(target) {
		return
	}
	p := m.Book.Prog
	e := &p.Exprs[mods]
	if e.Kind == ability.PlayFor && m.Book.LayerMask[layer]&(ability.AspectStat<<ability.StatCost) != 0 {
		cost := &m.infos.cards[target.Card].Num[m.numOf(ability.StatCost)]
		*cost = min(*cost, e.Num)
		m.infos.changed.add(target.Card)
		return
	}
	if e.Kind != ability.Modify {
		return
	}
	info := &m.infos.cards[target.Card]
	if info.Blank {
		return
	}
	m.infos.changed.add(target.Card)
	for i := int32(2); i < int32(e.N); i++ {
		mod := &p.Exprs[e.First+i]
		if m.Book.LayerMask[layer]&p.Vocabulary.ChangedBy(mod.Kind, int(mod.Num)) == 0 {
			continue
		}
		m.reachKind(mod.Kind)
		switch mod.Kind {
		case ability.AddStat:
			n := m.Value(c, mod.First) * per
			if mod.Num%ability.PerStat == ability.Minus {
				n = -n
			}
			info.Num[m.numOf(ability.Stat(mod.Num/ability.PerStat))] += n
		case ability.SetStat:
			info.Num[m.numOf(ability.Stat(mod.Num))] = m.Value(c, mod.First)
		case ability.TimesStat: // what it adds was fixed when it began
			info.Num[m.numOf(ability.Stat(mod.Num%ability.PerStat))] += c.X
		case ability.VoidAbilities:
			m.infos.gives = true
			info.Void = true
			m.loses(info)
			m.silence(target)
		case ability.GiveTrait:
			info.addTrait(mod.Str)
		case ability.GiveColour:
			info.Colours |= 1 << mod.Num
		case ability.AlsoNamed:
			info.addName(mod.Str)
		case ability.GiveIcon:
			info.Icons += 1 << (IconBits * mod.Num)
		case ability.Ban:
			info.Bans |= 1 << mod.Num
		case ability.GiveAbility:
			m.Give(target, info, uint16(p.Exprs[mod.First].Num), from, layer)
		case ability.LoseAbilities:
			m.infos.gives = true
			info.NGiven = 0
			info.Labels &= m.Book.CardLabels
			m.loses(info)
			m.silence(target)
		default:
			if m.Book.Modify != nil {
				m.Book.Modify(m, target, info, mod, c, layer)
			}
		}
	}
}

// silence ends the continuous effects of an object's own abilities that have not
// applied yet.
func (m *Machine) silence(r Ref) {
	for i := range m.infos.todo {
		if t := &m.infos.todo[i]; t.ref == r {
			t.done = true
		}
	}
}

// Silence is for modifiers of the rulebook that take abilities away, or give others
// instead.
func (m *Machine) Silence(r Ref) {
	m.infos.gives = true
	m.silence(r)
}

// SilenceLine is Silence for one of the abilities.
func (m *Machine) SilenceLine(r Ref, line uint16) {
	m.infos.gives = true
	for i := range m.infos.todo {
		if t := &m.infos.todo[i]; t.ref == r && t.line == line {
			t.done = true
		}
	}
}

// Give adds an ability to an object; a continuous one takes effect at once, in a layer
// from that on.
func (m *Machine) Give(target Ref, info *Info, line uint16, from Ref, layer int8) {
	if int(info.NGiven) == len(info.Given) {
		return
	}
	info.Given[info.NGiven] = Given{line, from}
	info.NGiven++
	m.infos.gives = true
	info.Labels |= m.Book.Prog.Lines[line].Labels
	m.plan(target, line, m.S.Cards[target.Card].Stamp, layer)
}

// loses takes away what a card has in its information by abilities that it loses.
func (m *Machine) loses(info *Info) {
	if m.Book.Loses != nil {
		m.Book.Loses(info)
	}
}

func (i *Info) addTrait(w uint16) {
	if !i.HasTrait(w) && int(i.NTraits) < len(i.Traits) {
		i.Traits[i.NTraits] = w
		i.NTraits++
	}
}

func (i *Info) addName(w uint16) {
	if !i.HasName(w) && int(i.NNames) < len(i.Names) {
		i.Names[i.NNames] = w
		i.NNames++
	}
}

// HasTrait reports whether the card has a trait (特徴).
func (i *Info) HasTrait(w uint16) bool {
	for _, t := range i.Traits[:i.NTraits] {
		if t == w {
			return true
		}
	}
	return false
}

// HasName reports whether the card has a name.
func (i *Info) HasName(w uint16) bool {
	for _, n := range i.Names[:i.NNames] {
		if n == w {
			return true
		}
	}
	return false
}

// Icon is how many of an icon the card has.
func (i *Info) Icon(icon int) int { return int(i.Icons >> (IconBits * icon) & (1<<IconBits - 1)) }

// IconBits is how many bits of Info.Icons an icon has.
const IconBits = 4

// Banned reports whether a ban lies on the card.
func (i *Info) Banned(b ability.BanKind) bool { return i.Bans&(1<<b) != 0 }

// Forbidden reports whether a player-wide ban lies on a player.
func (m *Machine) Forbidden(p int8, b ability.BanKind) bool { return m.ruled() && m.forbidden(p, b) }

// ruled reports whether there is any player-wide effect: nearly always there is none.
func (m *Machine) ruled() bool {
	m.refresh()
	return len(m.infos.rules) > 0
}

func (m *Machine) forbidden(p int8, b ability.BanKind) bool {
	for _, r := range m.infos.rules {
		e := &m.Book.Prog.Exprs[r.expr]
		if e.Kind == ability.Forbid && r.player == p && ability.BanKind(e.Num) == b {
			return true
		}
	}
	return false
}

// HasRule reports whether a player-wide effect of a kind is on a player.
func (m *Machine) HasRule(p int8, kind ability.Kind) bool { return m.ruled() && m.hasRule(p, kind) }

func (m *Machine) hasRule(p int8, kind ability.Kind) bool {
	for _, r := range m.infos.rules {
		if r.player == p && m.Book.Prog.Exprs[r.expr].Kind == kind {
			return true
		}
	}
	return false
}

// AnyRule reports whether a player-wide effect of a kind on a player fits.
func (m *Machine) AnyRule(p int8, kind ability.Kind, fits func(e *ability.Expr) bool) bool {
	m.refresh()
	for _, r := range m.infos.rules {
		if e := &m.Book.Prog.Exprs[r.expr]; e.Kind == kind && r.player == p && fits(e) {
			return true
		}
	}
	return false
}

// EachRule calls f for the player-wide effects of a kind on a player, with the objects that
// they come from.
func (m *Machine) EachRule(p int8, kind ability.Kind, f func(source Ref, e *ability.Expr)) {
	m.refresh()
	for i := 0; i < len(m.infos.rules); i++ {
		r := m.infos.rules[i]
		if e := &m.Book.Prog.Exprs[r.expr]; e.Kind == kind && r.player == p && m.Alive(r.source) {
			f(r.source, e)
		}
	}
}

// EachValue calls f for the player-wide effects on a player that say a number, and that number: the
// value that is the kid-th of an effect of one of some kinds.
func (m *Machine) EachValue(p int8, kid int32, kinds *[ability.KindCount]bool, f func(e *ability.Expr, n int32)) {
	m.refresh()
	for i := 0; i < len(m.infos.rules); i++ {
		r := m.infos.rules[i]
		if e := &m.Book.Prog.Exprs[r.expr]; r.player == p && kinds[e.Kind] {
			f(e, r.n*m.Value(m.look(viewRule, r.source, m.MasterOf(r.source), nil), e.First+kid))
		}
	}
}

// RuleSum adds up the numbers of the player-wide effects of a kind on a player.
func (m *Machine) RuleSum(p int8, kind ability.Kind) (sum int32) {
	m.refresh()
	for _, r := range m.infos.rules {
		if e := &m.Book.Prog.Exprs[r.expr]; e.Kind == kind && r.player == p {
			sum += e.Num * r.n
		}
	}
	return sum
}
