package regatta

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// triple is R7-4: two teams of three, who count points.
var triple = rulebook.Format{
	Format: facing(6, "triple", tripleOutcome),
	Words:  lang.Words{"トリプルチーム", "Triple Team"}, Clause: "R7-4",
}

// enough is the points with which a team wins (R7-4b).
const enough = 2

// tripleOutcome is R7-4a to R7-4c.
func tripleOutcome(m *kernel.Machine, lost uint8) {
	front := uint8(0)
	for p := range m.S.Players {
		if lost>>p&1 != 0 {
			front |= m.Related(p, kernel.Facing) // who has lost at the same time is out already
		}
	}
	for p := range m.S.Players {
		if front>>p&1 != 0 && m.Score(m.S.Teams[p], 1) >= enough {
			winTeam(m, m.S.Teams[p], "R7-4b")
			return
		}
	}
	if front != 0 {
		m.Leave(front, m.Book.Clause("R7-4a"))
		return
	}
	if m.Present() == 0 {
		switch own, other := m.S.Scores[0], m.S.Scores[1]; {
		case own > other:
			winTeam(m, 0, "R7-4c")
		case own < other:
			winTeam(m, 1, "R7-4c")
		default:
			m.Win(0, m.Book.Clause("R7-4c"))
		}
	}
}
