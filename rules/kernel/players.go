package kernel

import "math/bits"

// Out reports whether a player has lost and takes part no more while the others
// play on. A match that is over stays as it was.
func (m *Machine) Out(p int8) bool { return m.S.Result.Lost&(1<<p) != 0 && !m.S.Result.Over }

// Next is the player after p in turn order who still takes part.
func (m *Machine) Next(p int8) int8 {
	for range m.S.Players {
		p = (p + 1) % m.S.Players
		if !m.Out(p) {
			break
		}
	}
	return p
}

// Opponent is the next player after p who is not of p's team: with two
// players, the other one.
func (m *Machine) Opponent(p int8) int8 {
	q := p
	for range m.S.Players {
		if q = m.Next(q); m.S.Teams[q] != m.S.Teams[p] {
			return q
		}
	}
	return (p + 1) % m.S.Players
}

// opposed reports whether two players are not of one team.
func (m *Machine) opposed(p, q int8) bool { return m.S.Teams[p] != m.S.Teams[q] }

// OnlyOpponent is the one player left who is not of p's team, NoPlayer where there are
// several or none.
func (m *Machine) OnlyOpponent(p int8) int8 {
	only, n := NoPlayer, 0
	m.enemies(p, func(q int8) { only, n = q, n+1 })
	if n != 1 {
		return NoPlayer
	}
	return only
}

// enemies calls f for every player who is not of p's team, in turn order.
func (m *Machine) enemies(p int8, f func(q int8)) {
	for i := int8(1); i < m.S.Players; i++ {
		if q := (p + i) % m.S.Players; m.S.Teams[q] != m.S.Teams[p] && !m.Out(q) {
			f(q)
		}
	}
}

// End lets the players in the bit set lose, all at once, under a clause. The
// match is over when at most one team is left.
func (m *Machine) End(lost uint8, clause uint16) {
	gone := m.lose(lost, clause)
	if m.S.Result.Over || m.OnNote == nil {
		return
	}
	for p := range m.S.Players {
		if gone>>p&1 != 0 {
			m.OnNote(NoteLost, clause, 0, Ref{}, p)
		}
	}
}

// lose is End without a word to the log. It returns those who had not lost before.
func (m *Machine) lose(lost uint8, clause uint16) (gone uint8) {
	if m.S.Result.Over {
		return 0
	}
	gone = lost &^ m.S.Result.Lost
	m.S.Result.Lost |= lost
	m.S.Result.Clause = clause
	m.Touch(LookAll)
	var teams uint16
	for p := range m.S.Players {
		if !m.Out(p) {
			teams |= 1 << m.S.Teams[p]
		}
	}
	if bits.OnesCount16(teams) <= 1 {
		m.S.Result.Over = true
		m.open = false
		return gone
	}
	m.S.Leaving |= gone
	return gone
}

// EndNow is End under the clause of the step under way.
func (m *Machine) EndNow(lost uint8) { m.End(lost, m.clause) }
