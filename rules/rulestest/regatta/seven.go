package regatta

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// seven is R7-5: two teams of two, each of which counts its wrecks together.
var seven = rulebook.Format{
	Format: facing(4, "seven", outcomeTogether("R7-5b")),
	Words:  lang.Words{"ダブルセブン", "Double Seven"}, Clause: "R7-5",
}

// sinkTogether is R7-5a and R7-6a: the members of a team lose when their wrecks are too many
// for as many players as are still there.
func sinkTogether(m *kernel.Machine, clause string) {
	lost, wrecks, players := uint8(0), [2]int{}, [2]int{}
	m.Walk(m.Present(), func(p int8) {
		wrecks[m.S.Teams[p]] += m.Count(m.Z(zWreck, p))
		players[m.S.Teams[p]]++
	})
	for team := range wrecks {
		if wrecks[team] >= mostWrecks*players[team] {
			lost |= members(m, int8(team))
		}
	}
	if lost &= m.Present(); lost != 0 {
		m.End(lost, m.Book.Clause(clause))
	}
}

// outcomeTogether is R7-5b and R7-6b: a team of which nobody is left has lost.
func outcomeTogether(clause string) func(*kernel.Machine, uint8) {
	return func(m *kernel.Machine, _ uint8) {
		beat(m, 0b11&^teamsOf(m, m.Present()), clause)
	}
}
