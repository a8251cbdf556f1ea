package rebirth

import "gorin/rules/kernel"

// facing is what the formats of two teams share (12.8 to 12.10). The members of a team sit side
// by side (12.8.2, 12.9.2, 12.10.2), and everybody has one of the other team in front: the
// one's right is the other's left (12.8.2.1, 12.9.2.1, 12.10.2.1).
func facing(least int, key string, outcome func(*kernel.Machine, uint8)) kernel.Format {
	return kernel.Format{Key: key, Least: least, Most: least, Teams: 2, Outcome: outcome,
		TeamTurns: true,             // 12.8.4, 12.9.4, 12.10.4
		Late:      true,             // 12.3.1
		Opponents: kernel.Foes,      // 12.5.5
		Answers:   kernel.Everybody, // 9.7.3.1
		Attacks:   kernel.Facing,    // 12.8.5, 12.9.5, 12.10.5
		Blocks:    kernel.Team,      // 12.8.5.1, 12.9.5.1, 12.10.5.1
	}
}

// teammates is everybody of a team, also those who have left.
func teammates(m *kernel.Machine, team int8) (who uint8) {
	for p := range m.S.Players {
		if m.S.Teams[p] == team {
			who |= 1 << p
		}
	}
	return who
}

// winTeam lets a team win with all its members, also those who have left (12.5.8).
func winTeam(m *kernel.Machine, team int8, clause string) {
	m.Win(teammates(m, team), m.Book.Clause(clause))
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
