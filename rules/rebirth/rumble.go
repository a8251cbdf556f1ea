package rebirth

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// rumble is 12.6: everybody may attack everybody who has had a turn.
var rumble = rulebook.Format{
	Format: kernel.Format{Key: "rumble", Least: 3, Most: 6, Outcome: rumbleOutcome, Looks: 1 << zRetire, // 12.6.3.2
		Opponents: kernel.Foes, Players: kernel.Everybody, // 12.6.4
		Answers: kernel.Everybody, // 12.6.5
		Attacks: kernel.Foes,      // 12.6.6
		Late:    true,             // 12.3.1
		Blocks:  kernel.Self,      // 12.6.6.1
	},
	Words: lang.Words{"ランブル", "Rumble"}, Clause: "12.6.1", Agreed: true, Options: firstOut("12.6.3"), // 12.6.2
}

// rumbleOutcome is 12.6.3.1: when somebody has lost and left, who alone has the fewest retired
// cards wins, and as long as there is no such player, the first who comes to be one (12.6.3.2).
func rumbleOutcome(m *kernel.Machine, lost uint8) {
	if m.S.Options&optionFirstOut == 0 || m.S.Result.Left == 0 {
		return
	}
	fewest, best := 1<<30, uint8(0)
	m.Walk(m.Present(), func(p int8) {
		switch n := m.Count(m.Z(zRetire, p)); {
		case n < fewest:
			fewest, best = n, 1<<p
		case n == fewest:
			best |= 1 << p
		}
	})
	clause := "12.6.3.1"
	if lost == 0 {
		clause = "12.6.3.2"
	}
	if best != 0 && best&(best-1) == 0 {
		m.Win(best, m.Book.Clause(clause))
	}
}
