package rebirth

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// triple is 12.9: two teams of three, who count team points, 0 at the beginning (12.9.3.1).
var triple = rulebook.Format{
	Format: facing(6, "triple", tripleOutcome),
	Words:  lang.Words{"トリプルチーム", "Triple Team"}, Clause: "12.9.1",
}

// enough is the points with which a team wins (12.9.3.2).
const enough = 2

// tripleOutcome is 12.9.3: who has lost gives a point to the team of the player in front, unless
// that one is gone, too, and that one leaves as well (12.9.3.3).
func tripleOutcome(m *kernel.Machine, lost uint8) {
	front := uint8(0)
	for p := range m.S.Players {
		if lost>>p&1 != 0 {
			front |= m.Related(p, kernel.Facing) // who has lost at the same time is out already
		}
	}
	for p := range m.S.Players {
		if front>>p&1 != 0 && m.Score(m.S.Teams[p], 1) >= enough {
			winTeam(m, m.S.Teams[p], "12.9.3.2")
			return
		}
	}
	if front != 0 {
		m.Leave(front, m.Book.Clause("12.9.3.3"))
		return
	}
	if m.Present() == 0 { // 12.9.3.3.1; of level points nobody wins
		switch own, other := m.S.Scores[0], m.S.Scores[1]; {
		case own > other:
			winTeam(m, 0, "12.9.3.3.1")
		case own < other:
			winTeam(m, 1, "12.9.3.3.1")
		default:
			m.Win(0, m.Book.Clause("12.9.3.3.1"))
		}
	}
}
