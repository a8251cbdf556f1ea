package kernel

import (
	"slices"

	"gorin/rules/ability"
)

// gather adds what one time of "for each" has chosen and moved to what the times before
// have: what comes after speaks of all of it.
func (m *Machine) gather(r *Run) {
	chosen, moved, last := r.Chosen, r.Moved, chosenLast(r.Chosen, r.Moved)
	if chosen.Off < r.EachOne.Off {
		chosen.N = 0 // before
	}
	if moved.Off < r.EachPut.Off {
		moved.N = 0
	}
	before := m.chosenBefore(r)
	for _, choice := range [...]bool{!last, last} { // what was named last stands behind
		if choice {
			m.S.Refs = append(m.S.Refs, before)
			r.EachOne = m.merged(r.EachOne, chosen)
		} else {
			r.EachPut = m.merged(r.EachPut, moved)
		}
	}
	if r.Per == 1 {
		if r.EachOne.N > 0 {
			r.Chosen = r.EachOne
		}
		if r.EachPut.N > 0 {
			r.Moved = r.EachPut
		}
	}
}

// merged stores the objects of two lists as one, each once.
func (m *Machine) merged(a, b List) List {
	start := len(m.tmp)
	m.tmp = append(m.tmp, m.ListOf(a)...)
	for _, x := range m.ListOf(b) {
		if !slices.Contains(m.tmp[start:], x) {
			m.tmp = append(m.tmp, x)
		}
	}
	return m.setList(start)
}

// liesRested is the orientation of a card that is rested, as texts count it.
const liesRested = 1

// tallyRested notes what events rest.
func (m *Machine) tallyRested(r *Run, events []Event) {
	for i := range events {
		if e := &events[i]; e.Kind == EvLie && e.Lies == liesRested {
			start := len(m.tmp)
			m.tmp = append(append(m.tmp, m.ListOf(r.Rested)...), e.Card)
			r.Rested = m.setList(start)
		}
	}
}

// givenX is the Ｘ of an ability that an effect has given to a card: what it was then.
func (m *Machine) givenX(r Ref, line uint16) int32 {
	p := m.Book.Prog
	for i := len(m.S.Effects) - 1; i >= 0; i-- {
		e := &m.S.Effects[i]
		if e.Target != r || p.Exprs[e.Mods].Kind != ability.Modify {
			continue
		}
		for k := int32(2); k < int32(p.Exprs[e.Mods].N); k++ {
			if mod := &p.Exprs[p.Exprs[e.Mods].First+k]; mod.Kind == ability.GiveAbility && p.Exprs[mod.First].Num == int32(line) {
				return e.X
			}
		}
	}
	return 0
}
