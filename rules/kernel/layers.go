package kernel

import (
	"math/bits"

	"gorin/rules/ability"
)

// rule is a player-wide continuous effect.
type rule struct {
	expr   int32
	player int8
	n      int32
	source Ref
}

// change is a continuous effect waiting to be applied.
type change struct {
	stamp  uint32
	layer  int8
	done   bool
	effect int32 // index into State.Effects, or -1
	ref    Ref   // bearer of the continuous ability
	line   uint16
	part   int32 // its sentence

	known       bool // what it applies to is in infos.kept from first to last
	first, last int32
}

// planEffects lists the continuous effects that there are, by timestamp: that of a continuous
// ability is when its card came to its zone.
func (m *Machine) planEffects() {
	ic := &m.infos
	ic.todo, ic.kept, ic.looks = ic.todo[:0], ic.kept[:0], LookEffects
	for w, set := range ic.conts {
		for ; set != 0; set &= set - 1 {
			c := CardID(w<<6 | bits.TrailingZeros64(set))
			card := &m.S.Cards[c]
			p := &m.Book.Prints[card.Print]
			for i := range p.Info.NGiven {
				m.plan(Ref{c, card.Gen}, p.Info.Given[i].Line, card.Stamp, 0)
			}
		}
	}
	for i := range m.S.Effects {
		e := &m.S.Effects[i]
		if e.Target.Card != 0 && !m.Alive(e.Target) {
			continue // it was on what has left
		}
		if e.Of.Card != 0 { // the same as another card, whatever becomes of that
			ic.looks = LookAll
		}
		if e.isArea() {
			ic.looks |= m.Book.exprLooks(m.Book.Prog.Exprs[e.Mods].First)
		}
		m.planLayers(change{stamp: e.Stamp, effect: int32(i), line: e.Line}, m.Book.Prog.Changes(e.Mods), 0)
	}
	for i := 1; i < len(ic.todo); i++ { // they nearly are in order
		for j := i; j > 0 && ic.todo[j].stamp < ic.todo[j-1].stamp; j-- {
			ic.todo[j], ic.todo[j-1] = ic.todo[j-1], ic.todo[j]
		}
	}
	for layer := range m.Book.Layers {
		ic.linked[layer] = m.linked(int8(layer))
	}
}

// maxKept is how long the list of what changes apply to may get before they are
// planned anew.
const maxKept = 2000

// doubt drops what changes apply to that may apply to something else now: they
// look at what has been touched, or read what such a change writes.
func (m *Machine) doubt(touched Looks) {
	ic := &m.infos
	var stirred uint32
	for i := range ic.todo {
		if ch := &ic.todo[i]; !ch.known && ch.effect < 0 {
			stirred |= m.writesOfChange(ch)
		}
	}
	for again := true; again; {
		again = false
		for i := range ic.todo {
			ch := &ic.todo[i]
			if ch.known && (m.Book.looks[ch.line]&touched != 0 || m.readsOf(ch)&stirred != 0) {
				ch.known = false
				stirred |= m.writesOfChange(ch)
				again = true
			}
		}
	}
}

// applyEffects applies all continuous effects.
func (m *Machine) applyEffects() {
	ic := &m.infos
	for w, set := range ic.changed {
		for ; set != 0; set &= set - 1 {
			m.print(CardID(w<<6 | bits.TrailingZeros64(set)))
		}
		ic.changed[w] = 0
	}
	ic.rules = ic.rules[:0]
	for i := range ic.todo {
		ic.todo[i].done = false
	}
	ic.trials = mostTrials
	for layer := range int8(m.Book.Layers) {
		m.applyLayer(layer)
	}
}

// applyLayer applies the effects of a layer.
func (m *Machine) applyLayer(layer int8) {
	ic := &m.infos
	if !ic.linked[layer] {
		for i := range ic.todo {
			if ch := &ic.todo[i]; ch.layer == layer && !ch.done {
				m.applyChange(ch, layer)
			}
		}
		return
	}
	for {
		next := m.nextChange(layer)
		if next < 0 {
			return
		}
		ic.todo[next].done = true
		m.applyChange(&ic.todo[next], layer)
		ic.todo[next].known = false // what it applied to depended on the others
	}
}

// linked reports whether an effect of a layer may depend on another.
func (m *Machine) linked(layer int8) bool {
	var reads, writes uint32
	for i := range m.infos.todo {
		if ch := &m.infos.todo[i]; ch.layer == layer {
			writes |= m.writesOfChange(ch)
			if ch.effect < 0 {
				reads |= m.readsOf(ch)
			}
		}
	}
	return writes&(reads&m.Book.LayerMask[layer]|ability.AspectLoss|ability.AspectGrant) != 0
}

// plan queues the continuous effects of a line that an object has.
func (m *Machine) plan(r Ref, line uint16, stamp uint32, layer int8) {
	l := &m.Book.Prog.Lines[line]
	if l.Kind != ability.Cont || l.Would != 0 || l.Zones&(1<<m.at(m.S.Cards[r.Card].Zone).kind) == 0 {
		return
	}
	m.infos.looks |= m.Book.looks[line]
	for i := range int32(l.NParts) {
		part := l.Parts + i
		m.planLayers(change{stamp: stamp, effect: -1, ref: r, line: line, part: part}, l.Writes, layer)
	}
}

func (m *Machine) planLayers(ch change, writes uint32, from int8) {
	for layer := from; int(layer) < m.Book.Layers; layer++ {
		if writes&m.Book.LayerMask[layer] != 0 {
			ch.layer = layer
			m.infos.todo = append(m.infos.todo, ch)
		}
	}
}

// nextChange picks the next effect of a layer: in order of timestamp, but after those that it
// depends on.
func (m *Machine) nextChange(layer int8) int {
	best, first := -1, -1
	for i := range m.infos.todo {
		ch := &m.infos.todo[i]
		if ch.done || ch.layer != layer {
			continue
		}
		if first < 0 || ch.stamp < m.infos.todo[first].stamp {
			first = i
		}
		if best >= 0 && ch.stamp >= m.infos.todo[best].stamp {
			continue
		}
		if m.infos.trials > 0 && m.dependsOnOthers(i, layer) {
			continue
		}
		best = i
	}
	if best < 0 {
		return first
	}
	return best
}

func (m *Machine) readsOf(ch *change) uint32 { return m.Book.Prog.Lines[ch.line].Reads }

func (m *Machine) writesOfChange(ch *change) uint32 {
	if ch.effect >= 0 {
		return m.Book.Prog.Changes(m.S.Effects[ch.effect].Mods)
	}
	return m.Book.Prog.Lines[ch.line].Writes
}

func (m *Machine) dependsOnOthers(i int, layer int8) bool {
	b := &m.infos.todo[i]
	if b.effect >= 0 {
		return false // its targets and values were fixed when it was made
	}
	reads := m.readsOf(b) & m.Book.LayerMask[layer]
	m.infos.trials -= len(m.infos.todo)
	for j := range m.infos.todo {
		a := &m.infos.todo[j]
		if j == i || a.done || a.layer != layer {
			continue
		}
		if m.writesOfChange(a)&(reads|ability.AspectLoss) != 0 && m.depends(i, j, layer) && !(a.effect < 0 && m.depends(j, i, layer)) {
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
	c := m.continuous(ch)
	start := len(m.applied)
	m.eachTarget(c, ch)
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

// applied is one object, or player if it has no card, that a continuous sentence
// applies to, with its Modify expression and the multiple of "for each".
type applied struct {
	target Ref
	mods   int32
	per    int32
}

// continuous is the context of a continuous ability; its master is that of the card that has it.
func (m *Machine) continuous(ch *change) *Ctx {
	c := &m.views[viewCont]
	*c = Ctx{Source: ch.ref, Player: m.S.Cards[ch.ref.Card].Master, LetX: m.Book.Prog.Lines[ch.line].LetX}
	if m.Book.Prog.Lines[ch.line].GivenX {
		c.X = m.givenX(ch.ref, ch.line)
	}
	return c
}

// eachTarget pushes onto the scratch stack what a continuous sentence applies
// to.
func (m *Machine) eachTarget(c *Ctx, ch *change) {
	p := m.Book.Prog
	l := &p.Lines[ch.line]
	if m.Book.Valid != nil && !m.Book.Valid(m, ch.ref, l) {
		return
	}
	s := &p.Exprs[ch.part]
	kid := func(i int32) int32 { return s.First + i }
	if w := kid(1); p.Exprs[w].Kind != ability.None && !m.Cond(c, w) {
		return
	}
	if w := kid(3); p.Exprs[w].Kind != ability.None && !m.Cond(c, w) {
		return
	}
	per := int32(1)
	if w := kid(4); p.Exprs[w].Kind != ability.None {
		if per = m.CountSet(c, w); per == 0 {
			return
		}
	}
	for g := kid(5); g < s.First+int32(s.N); g++ {
		group := &p.Exprs[g]
		for a := group.First + 1; a < group.First+int32(group.N); a++ {
			act := &p.Exprs[a]
			switch act.Kind {
			case ability.Modify, ability.PlayFor:
				start := len(m.tmp)
				m.Objects(c, act.First)
				for _, r := range m.tmp[start:] {
					m.applied = append(m.applied, applied{r, a, per})
				}
				m.tmp = m.tmp[:start]
			default:
				if m.Book.is(act.Kind, WordRule) {
					m.EachPlayer(c, act.First, func(q int8) { m.applied = append(m.applied, applied{Ref{0, uint16(q)}, a, per}) })
				}
			}
		}
	}
}

// isArea reports whether an effect is on all that fits a description.
func (e *Effect) isArea() bool { return e.Target.Card == 0 && e.Player == NoPlayer }

func (m *Machine) applyArea(e *Effect, layer int8) {
	c := &m.views[viewCont]
	*c = Ctx{Source: e.Source, Player: e.Master, X: e.X}
	start := len(m.tmp)
	m.Objects(c, m.Book.Prog.Exprs[e.Mods].First)
	for i := start; i < len(m.tmp); i++ {
		c.That = m.tmp[i]
		m.modify(m.tmp[i], e.Mods, c, 1, layer, e.Source)
	}
	m.tmp = m.tmp[:start]
}

func (m *Machine) applyChange(ch *change, layer int8) {
	if ch.effect >= 0 {
		e := &m.S.Effects[ch.effect]
		if e.isArea() {
			m.applyArea(e, layer)
			return
		}
		if e.Target.Card == 0 {
			m.infos.rules = append(m.infos.rules, rule{e.Mods, e.Player, 1, e.Source})
			return
		}
		c := &m.views[viewCont]
		*c = Ctx{Source: e.Source, Player: e.Master, X: e.X, That: e.Target, Of: e.Of}
		m.modify(e.Target, e.Mods, c, 1, layer, e.Source)
		return
	}
	c := m.continuous(ch)
	ic := &m.infos
	if !ch.known {
		start := len(m.applied)
		m.eachTarget(c, ch)
		ch.known, ch.first = true, int32(len(ic.kept))
		ic.kept = append(ic.kept, m.applied[start:]...)
		ch.last = int32(len(ic.kept))
		m.applied = m.applied[:start]
	}
	if ch.last > ch.first {
		m.reachLine(ch.line)
	}
	for _, t := range ic.kept[ch.first:ch.last] {
		m.reachDone(t.mods)
		if t.target.Card == 0 {
			m.reachKind(m.Book.Prog.Exprs[t.mods].Kind)
			ic.rules = append(ic.rules, rule{t.mods, int8(t.target.Gen), t.per, ch.ref})
			continue
		}
		c.That = t.target
		m.modify(t.target, t.mods, c, t.per, layer, ch.ref)
	}
}
