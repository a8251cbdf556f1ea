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
	ic.todo, ic.kept, ic.looks = ic.todo[:0], ic.kept[:0], LookEffects|m.Book.ByRuleLooks
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
	if m.Book.ByRule != nil && m.Book.ByRuleLooks&touched != 0 {
		stirred = ^uint32(0) // rules may have changed any information
	}
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
	if m.Book.ByRule != nil {
		m.Book.ByRule(m)
	}
	ic.trials = mostTrials
	for layer := range int8(m.Book.Layers) {
		m.applyLayer(layer)
	}
}

// Alter is the information of a card that a rule changes before all effects (Book.ByRule).
func (m *Machine) Alter(c CardID) *Info {
	m.infos.changed.add(c)
	return &m.infos.cards[c]
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

// plan queues the continuous effects of a line that an object has.
func (m *Machine) plan(r Ref, line uint16, stamp uint32, layer int8) {
	l := &m.Book.Prog.Lines[line]
	if l.Kind != ability.Cont || l.Would != 0 || l.Zones&m.kindsOf(Place{m.S.Cards[r.Card].Zone, m.S.Cards[r.Card].Over}) == 0 {
		return
	}
	m.infos.looks |= m.Book.looks[line]
	if m.waitsForWhom(r, line) {
		return
	}
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

func (m *Machine) applyChange(ch *change, layer int8) {
	if ch.effect >= 0 {
		e := &m.S.Effects[ch.effect]
		if e.isArea() {
			start := len(m.applied)
			c := m.targets(ch)
			for _, t := range m.applied[start:] {
				c.That = t.target
				m.modify(t.target, t.mods, c, 1, layer, e.Source)
			}
			m.applied = m.applied[:start]
			return
		}
		if e.Target.Card == 0 {
			m.infos.rules = append(m.infos.rules, rule{e.Mods, e.Player, 1, e.Source})
			return
		}
		c := &m.views[viewCont]
		*c = Ctx{Source: e.Source, Player: e.Master, X: e.X, That: e.Target, Of: e.Of, Opp: e.Opp}
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
