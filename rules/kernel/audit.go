package kernel

import (
	"fmt"
	"slices"
)

// Same reports whether another machine stands where this one does, for what tells loops. It is for tests.
func (m *Machine) Same(n *Machine) bool { return m.position() == n.position() }

// Audit reports where what the machine has worked out from the state step by
// step differs from what it works out from that state alone. It is for tests.
func (m *Machine) Audit() error {
	n := &Machine{Book: m.Book}
	n.S.CopyFrom(&m.S)
	n.tabulate()
	n.anew()
	n.refresh()
	m.refresh()
	for c := 1; c < len(m.S.Cards); c++ {
		if m.infos.cards[c] != n.infos.cards[c] {
			return fmt.Errorf("card %d has the information %+v, not %+v", c, m.infos.cards[c], n.infos.cards[c])
		}
	}
	switch {
	case m.sum != n.sum:
		return fmt.Errorf("the sum of the cards is %x, not %x", m.sum, n.sum)
	case !slices.Equal(m.infos.rules, n.infos.rules):
		return fmt.Errorf("effects on players are %v, not %v", m.infos.rules, n.infos.rules)
	case !slices.Equal(m.infos.autos, n.infos.autos):
		return fmt.Errorf("triggered abilities in force are %v, not %v", m.infos.autos, n.infos.autos)
	case !slices.Equal(m.infos.watch, n.infos.watch):
		return fmt.Errorf("abilities that wait for a state are %v, not %v", m.infos.watch, n.infos.watch)
	case !slices.Equal(m.infos.would, n.infos.would):
		return fmt.Errorf("replacement abilities in force are %v, not %v", m.infos.would, n.infos.would)
	case !slices.Equal(m.infos.acts, n.infos.acts):
		return fmt.Errorf("activated abilities in force are %v, not %v", m.infos.acts, n.infos.acts)
	}
	return nil
}

// Applies sums up what a continuous ability of an object would apply to and how. It is
// for tests.
func (m *Machine) Applies(line uint16, source Ref) uint64 {
	m.refresh()
	l := &m.Book.Prog.Lines[line]
	sum := uint64(0)
	for i := range int32(l.NParts) {
		sum = sum*31 + m.signature(&change{effect: -1, ref: source, line: line, part: l.Parts + i}, 0)
	}
	return sum
}
