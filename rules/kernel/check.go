package kernel

import "fmt"

// Check reports a card that is not in exactly one zone, or in one though it is in the game
// no more, or a pile whose links or count are wrong.
func (m *Machine) Check() error {
	seen := make([]bool, len(m.S.Cards))
	total := 0
	for c := 1; c < len(m.S.Cards); c++ {
		if m.vanished(CardID(c)) {
			total++
		}
	}
	for z := range m.S.Zones {
		n, below := 0, CardID(0)
		for c := m.S.Zones[z].Bottom; c != 0; c = m.S.Cards[c].Above {
			card := &m.S.Cards[c]
			if seen[c] || int(card.Zone) != z || card.Below != below {
				return fmt.Errorf("card %d is not in exactly one zone", c)
			}
			seen[c] = true
			below = c
			n++
		}
		if m.S.Zones[z].Top != below || int(m.S.Zones[z].N) != n {
			return fmt.Errorf("zone %s %d: %d cards counted, %d noted", m.Spec(Zone(z)).Key, z, n, m.S.Zones[z].N)
		}
		total += n
	}
	if total != len(m.S.Cards)-1 {
		return fmt.Errorf("%d of %d cards are in a zone", total, len(m.S.Cards)-1)
	}
	return nil
}

// leftOK looks at what is there of players who have left while others play on: nothing.
func (m *Machine) leftOK() bool {
	s := &m.S
	if s.Result.Over {
		return true
	}
	if s.Leaving != 0 {
		return false
	}
	for i := 1; i < len(s.Cards) && s.Result.Left != 0; i++ {
		if c := &s.Cards[i]; c.Zone != NoZone && !m.Spec(c.Zone).Aside && (m.Out(c.Owner) || m.Out(c.Master) || m.vacant(c.Zone)) {
			return false
		}
	}
	for i := range s.Runs {
		if m.gone(s.Runs[i].Player) {
			return false
		}
	}
	for i := range s.Stack {
		if m.gone(s.Stack[i].Player) {
			return false
		}
	}
	for i := range s.Pending {
		if m.gone(s.Pending[i].Player) {
			return false
		}
	}
	for i := range s.Delayed {
		if m.gone(s.Delayed[i].Player) {
			return false
		}
	}
	return true
}

// gone is Out of what is in a snapshot and may be no player.
func (m *Machine) gone(p int8) bool { return m.playerOK(p) && m.Out(p) }
