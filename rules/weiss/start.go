package weiss

import "gorin/rules/kernel"

// AddToDeck puts a printed card into a player's deck, before the match.
func AddToDeck(m *kernel.Machine, p int8, print uint16) {
	m.AddCard(print, p, m.Z(zDeck, p))
}

// Start plays up to the first decision.
func Start(m *kernel.Machine) { m.Start(procMatch) }

// StartAt begins in the middle: with a phase or step of somebody's turn. lot is
// who will be drawn as first player at set-up, NoPlayer for chance. It reports
// whether there is such a phase.
func StartAt(m *kernel.Machine, phase string, active, first int8, turn uint16, lot int8) bool {
	if phase == "setup" {
		m.S.First = lot
		Start(m)
		return true
	}
	m.S.Active, m.S.First, m.S.Turn = active, first, turn
	// Whose turns there have been: the first player began.
	n := int32(turn)
	m.S.Vars[vOwnTurns0+int(first)] = (n + 1) / 2
	m.S.Vars[vOwnTurns0+int(1-first)] = n / 2
	for ph, key := range PhaseKeys {
		if key != phase || ph >= len(turnRow) || ph > 0 && turnRow[ph] == 0 && phase != "stand" || phase == "turn" {
			continue
		}
		m.Call(procMatch)
		m.Goto(2)
		m.Call(procTurn)
		m.Goto(turnRow[ph])
		m.Run()
		return true
	}
	return false
}
