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

// circleOutcome is R7-2d: when some have dropped out, those win who come just before one of
// them.
func circleOutcome(m *kernel.Machine, lost uint8) {
	if m.S.Options&optionFirstOut == 0 || lost == 0 {
		return
	}
	won := uint8(0)
	for p := range m.S.Players {
		if lost>>p&1 != 0 {
			won |= m.Related(p, kernel.Before)
		}
	}
	m.Win(won, m.Book.Clause("R7-2d"))
}
