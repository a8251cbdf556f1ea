package regatta

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// circle is R7-2: one attacks who comes next in the order of turns, and knows only those
// before and after oneself.
var circle = rulebook.Format{
	Format: kernel.Format{Key: "circle", Least: 3, Most: 6, Outcome: circleOutcome,
		Opponents: kernel.Neighbours, Players: kernel.Self | kernel.Neighbours, // R7-2a, and R7-2b: an empty place is nobody's
		Answers: kernel.Neighbours, // R7-2f
		Attacks: kernel.After,
		Late:    true,        // R7-2c
		Blocks:  kernel.Self, // R7-2e
	},
	Words: lang.Words{"サークル", "Circle"}, Clause: "R7-2", Agreed: true, Options: firstOut("R7-2d"),
}

// circleOutcome is R7-2d: when one has dropped out, who comes just before has won. When several
// have at the same time, all those win who are left and come just before one of them (R7-2g).
func circleOutcome(m *kernel.Machine, lost uint8) {
	if m.S.Options&optionFirstOut == 0 || lost == 0 {
		return
	}
	won, clause := uint8(0), "R7-2d"
	if lost&(lost-1) != 0 {
		clause = "R7-2g"
	}
	for p := range m.S.Players {
		if lost>>p&1 != 0 {
			won |= m.Related(p, kernel.Before)
		}
	}
	m.Win(won, m.Book.Clause(clause))
}
