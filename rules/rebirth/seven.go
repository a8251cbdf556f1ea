package rebirth

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// seven is 12.10: two teams of two, each of which counts its retired cards together.
var seven = rulebook.Format{
	Format: facing(4, "seven", outcomeTogether),
	Words:  lang.Words{"ダブルセブン", "Double Seven"}, Clause: "12.10.1",
}

// mostRetired is the retired cards with which a player loses (10.6.2), and for each of its
// players a team that counts them together (12.10.3.1).
const mostRetired = 7

// beaten is who has lost by retired cards, and the clause: each by their own (10.6.2), but in
// double seven and blackjack (12.10.3.2) a team by those of all.
func beaten(m *kernel.Machine) (lost uint8, clause string) {
	if countsTogether(m) {
		return beatenTogether(m), "12.10.3.1"
	}
	for p := range m.S.Players {
		if !m.Out(p) && m.Count(m.Z(zRetire, p)) >= mostRetired {
			lost |= 1 << p
		}
	}
	return lost, "10.6.2"
}

// beatenTogether is 12.10.3.1: the members of a team lose when their retired cards are seven
// times as many as those of them who are still in the game (1.2.2).
func beatenTogether(m *kernel.Machine) (lost uint8) {
	retired, most := together(m)
	for team := range retired {
		if retired[team] >= most[team] {
			lost |= teammates(m, int8(team))
		}
	}
	return lost & m.Present()
}

// together is the retired cards of each team, of who is still in the game, and with how many it loses.
func together(m *kernel.Machine) (retired, most [2]int) {
	for p := range m.S.Players {
		if !m.Out(p) {
			retired[m.S.Teams[p]] += m.Count(m.Z(zRetire, p))
			most[m.S.Teams[p]] += mostRetired
		}
	}
	return retired, most
}

// countsTogether reports whether the retired cards of a team are counted together.
func countsTogether(m *kernel.Machine) bool {
	key := m.Format().Key
	return key == seven.Key || key == blackjack.Key
}

// countedFor is how many retired cards count towards the loss of a player, and losesAt with how many
// that player loses.
func countedFor(m *kernel.Machine, p int8) int {
	if !countsTogether(m) {
		return m.Count(m.Z(zRetire, p))
	}
	retired, _ := together(m)
	return retired[m.S.Teams[p]]
}

func losesAt(m *kernel.Machine, p int8) int {
	if !countsTogether(m) {
		return mostRetired
	}
	_, most := together(m)
	return most[m.S.Teams[p]]
}

// outcomeTogether: a team of which nobody is left has lost, and the other has won (1.2.3); of
// both at once nobody wins (1.2.3.1).
func outcomeTogether(m *kernel.Machine, _ uint8) {
	beat(m, 0b11&^teamsOf(m, m.Present()), "1.2.3")
}
