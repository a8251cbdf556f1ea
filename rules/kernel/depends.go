package kernel

import "gorin/rules/ability"

// linked reports whether an effect of a layer may depend on another.
func (m *Machine) linked(layer int8) bool {
	var reads, writes uint32
	for i := range m.infos.todo {
		if ch := &m.infos.todo[i]; ch.layer == layer {
			writes |= m.writesOfChange(ch)
			if m.follows(ch) {
				reads |= m.readsOf(ch)
			}
		}
	}
	return writes&(reads&m.Book.LayerMask[layer]|ability.AspectLoss|ability.AspectGrant) != 0
}

// follows reports whether others decide what a change applies to, and how: of an effect that was
// made on certain objects both were fixed then.
func (m *Machine) follows(ch *change) bool { return ch.effect < 0 || m.S.Effects[ch.effect].isArea() }

func (m *Machine) readsOf(ch *change) uint32 { return m.Book.Prog.Lines[ch.line].Reads }

func (m *Machine) writesOfChange(ch *change) uint32 {
	if ch.effect >= 0 {
		return m.Book.Prog.Changes(m.S.Effects[ch.effect].Mods)
	}
	return m.Book.Prog.Lines[ch.line].Writes
}

func (m *Machine) dependsOnOthers(i int, layer int8) bool {
	b := &m.infos.todo[i]
	if !m.follows(b) {
		return false
	}
	reads := m.readsOf(b) & m.Book.LayerMask[layer]
	m.infos.trials -= len(m.infos.todo)
	for j := range m.infos.todo {
		a := &m.infos.todo[j]
		if j == i || a.done || a.layer != layer {
			continue
		}
		if m.writesOfChange(a)&(reads|ability.AspectLoss) != 0 && m.depends(i, j, layer) && !(m.follows(a) && m.depends(j, i, layer)) {
			return true
		}
	}
	return false
}

// mostTrials is how many pairs of effects are looked at in one go to find which depend on
// which, one that is tried out as so many; where there are hundreds of them, the rest go by
// their timestamps.
const (
	mostTrials = 1 << 18
	trialCosts = 100
)

// depends reports whether what change b applies to, or how, would differ after
// change a: also that it would not be there any more.
func (m *Machine) depends(b, a int, layer int8) bool {
	ic := &m.infos
	ic.trials -= trialCosts
	ic.trial, ic.was = append(ic.trial[:0], ic.cards...), ic.was[:0]
	for i := range ic.todo {
		ic.was = append(ic.was, ic.todo[i].done)
	}
	rules := len(ic.rules)
	before := m.signature(&ic.todo[b], layer)
	m.applyChange(&ic.todo[a], layer)
	ic.todo[a].known = false
	differs := ic.todo[b].done || m.signature(&ic.todo[b], layer) != before
	copy(ic.cards, ic.trial)
	ic.todo, ic.rules = ic.todo[:len(ic.was)], ic.rules[:rules]
	for i, done := range ic.was {
		ic.todo[i].done = done
	}
	return differs
}

// signature sums up what an effect would be applied to and how.
func (m *Machine) signature(ch *change, layer int8) uint64 {
	h := uint64(14695981039346656037)
	start := len(m.applied)
	c := m.targets(ch)
	for _, t := range m.applied[start:] {
		c.That = t.target
		h = (h ^ uint64(t.target.Card)) * 1099511628211
		h = (h ^ uint64(t.per)) * 1099511628211
		e := &m.Book.Prog.Exprs[t.mods]
		for i := 2; i < int(e.N); i++ {
			mod := &m.Book.Prog.Exprs[e.First+int32(i)]
			switch {
			case mod.Kind == ability.SameNumbers, mod.Kind == ability.SameAbilities, mod.Kind == ability.OriginalAbilities:
				m.FirstObject(c, mod.First, func(x Ref) { h = m.likeness(h, x, mod.Kind) })
			case mod.N > 0 && mod.Kind != ability.GiveAbility:
				h = (h ^ uint64(m.Value(c, mod.First))) * 1099511628211
			}
		}
	}
	m.applied = m.applied[:start]
	return h
}

// likeness adds to a signature what an object is, of which another gets the numbers or the
// abilities.
func (m *Machine) likeness(h uint64, x Ref, kind ability.Kind) uint64 {
	info := m.InfoOf(x)
	add := func(v uint64) { h = (h ^ v) * 1099511628211 }
	add(uint64(x.Card))
	switch kind {
	case ability.OriginalAbilities:
		return h
	case ability.SameAbilities:
		for _, g := range info.Given[:info.NGiven] {
			add(uint64(g.Line))
		}
		return h
	}
	for _, n := range info.Num {
		add(uint64(uint32(n)))
	}
	add(uint64(info.Colours))
	return h
}
