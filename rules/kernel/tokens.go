package kernel

import "math"

// tokens finds the counters of a name on a card, or with a player if the card is
// zero.
func (m *Machine) tokens(on Ref, p int8, name uint16) int {
	for i := range m.S.Tokens {
		if t := &m.S.Tokens[i]; t.Card == on && t.Name == name && (on.Card != 0 || t.Player == p) {
			return i
		}
	}
	return -1
}

// Tokens is how many counters of a name a card has, or a player if the card is zero: those of that
// name, which are all alike.
func (m *Machine) Tokens(on Ref, p int8, name uint16) int32 {
	if i := m.tokens(on, p, name); i >= 0 {
		return m.S.Tokens[i].N
	}
	return 0
}

// AddTokens gives counters to a card or a player, or takes them away if n is
// below zero. It returns by how many the number has changed.
func (m *Machine) AddTokens(on Ref, p int8, name uint16, n int32) int32 {
	i := m.tokens(on, p, name)
	if i < 0 {
		if n <= 0 {
			return 0
		}
		m.S.Tokens = append(m.S.Tokens, Token{Card: on, Player: p, Name: name})
		i = len(m.S.Tokens) - 1
	}
	t := &m.S.Tokens[i]
	n = min(max(n, -t.N), math.MaxInt32-t.N)
	if t.N += n; t.N == 0 {
		m.S.Tokens = append(m.S.Tokens[:i], m.S.Tokens[i+1:]...)
	}
	m.Touch(LookTokens)
	return n
}

// dropTokens takes away the counters of an object that is leaving.
func (m *Machine) dropTokens(r Ref) {
	if len(m.S.Tokens) == 0 {
		return
	}
	w := 0
	for _, t := range m.S.Tokens {
		if t.Card == r {
			m.Touch(LookTokens)
			continue
		}
		m.S.Tokens[w] = t
		w++
	}
	m.S.Tokens = m.S.Tokens[:w]
}
