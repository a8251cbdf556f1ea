package regatta

import "gorin/rules/kernel"

// Who leaves takes cards and zones along (R1-5a); what they play or carry out is broken off
// (R1-5b), what waits for them is taken back (R1-5c), and nothing more is done by them or with
// their cards (R1-5e): all that is the machine's. Their turn goes on (R1-5d): nobody in it is
// asked.

// leave ends an attack with a boat of a player who leaves, or on that player (R1-5e).
func leave(m *kernel.Machine, p int8) {
	racer := m.S.Objects[oRacer]
	if racer.Card != 0 && m.S.Cards[racer.Card].Owner == p || target(m) == kernel.NoPlayer {
		m.S.Objects[oRacer], m.S.Objects[oMet] = kernel.Ref{}, kernel.Ref{}
	}
	if met := m.S.Objects[oMet]; met.Card != 0 && m.S.Cards[met.Card].Owner == p {
		m.S.Objects[oMet] = kernel.Ref{}
	}
}
