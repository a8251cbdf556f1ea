package weiss

import "gorin/rules/kernel"

// AddToDeck puts a printed card into a player's deck, before the match.
func AddToDeck(m *kernel.Machine, p int8, print uint16) {
	m.AddCard(print, p, m.Z(zDeck, p))
}

// Start plays up to the first decision.
func Start(m *kernel.Machine) { m.Start(procMatch) }
