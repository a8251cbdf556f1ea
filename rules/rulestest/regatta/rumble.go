package regatta

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// rumble is R7-1: everybody may attack everybody who has had a turn.
var rumble = rulebook.Format{
	Format: kernel.Format{Key: "rumble", Least: 3, Most: 6, Outcome: rumbleOutcome, Looks: 1 << zWreck, // R7-1f
		Opponents: kernel.Foes, Attacks: kernel.Foes, // R7-1a
		Late:    true,             // R7-1b
		Blocks:  kernel.Self,      // R7-1c
		Answers: kernel.Everybody, // R7-1e
	},
	Words: lang.Words{"ランブル", "Rumble"}, Clause: "R7-1", Agreed: true, Options: firstOut("R7-1d"),
}

// rumbleOutcome is R7-1d: when somebody has dropped out, who alone has the fewest wrecks wins,
// and as long as there is no such player, the first who comes to be one (R7-1f).
func rumbleOutcome(m *kernel.Machine, lost uint8) {
	if m.S.Options&optionFirstOut == 0 || m.S.Result.Left == 0 {
		return
	}
	fewest, best := 1<<30, uint8(0)
	m.Walk(m.Present(), func(p int8) {
		switch n := m.Count(m.Z(zWreck, p)); {
		case n < fewest:
			fewest, best = n, 1<<p
		case n == fewest:
			best |= 1 << p
		}
	})
	clause := "R7-1d"
	if lost == 0 {
		clause = "R7-1f"
	}
	if best != 0 && best&(best-1) == 0 {
		m.Win(best, m.Book.Clause(clause))
	}
}
