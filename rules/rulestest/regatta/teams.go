package regatta

import "gorin/rules/kernel"

// facing is what the formats of two teams share (R7-3, R7-4). The members of a team sit side
// by side, and everybody has one of the other team in front: the one's right is the other's
// left.
func facing(least int, key string, outcome func(*kernel.Machine, uint8)) kernel.Format {
	return kernel.Format{Key: key, Least: least, Most: least, Teams: 2, Outcome: outcome,
		TeamTurns: true,          // R8-1
		Late:      true,          // R7-3
		Opponents: kernel.Foes,   // R7-3
		Answers:   kernel.Foes,   // R7-3
		Attacks:   kernel.Facing, // R7-3a
		Blocks:    kernel.Team,   // R7-3b
	}
}

// members is everybody of a team, also those who have left.
func members(m *kernel.Machine, team int8) (who uint8) {
	for p := range m.S.Players {
		if m.S.Teams[p] == team {
			who |= 1 << p
		}
	}
	return who
}

// winTeam lets a team win with all its members, also those who have left.
func winTeam(m *kernel.Machine, team int8, clause string) {
	m.Win(members(m, team), m.Book.Clause(clause))
}

// teamsOf is the teams of the players of a bit set, a bit each.
func teamsOf(m *kernel.Machine, who uint8) (teams uint8) {
	for p := range m.S.Players {
		if who>>p&1 != 0 {
			teams |= 1 << m.S.Teams[p]
		}
	}
	return teams
}

// beat ends the match for the teams of a bit set: the other one wins, of both nobody.
func beat(m *kernel.Machine, teams uint8, clause string) {
	switch teams {
	case 0b01:
		winTeam(m, 1, clause)
	case 0b10:
		winTeam(m, 0, clause)
	case 0b11:
		m.Win(0, m.Book.Clause(clause))
	}
}
