package rebirth

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// circle is 12.7: one attacks who comes next in the order of turns, and knows only those before
// and after oneself. The place of one who has left stays empty until the turn is over (12.7.7):
// the machine closes it as the next turn begins, and nobody is meant by it before (12.7.7.1).
var circle = rulebook.Format{
	Format: kernel.Format{Key: "circle", Least: 3, Most: 6, Outcome: circleOutcome,
		Opponents: kernel.Neighbours, Players: kernel.Self | kernel.Neighbours, // 12.7.4
		Answers: kernel.Neighbours, // 12.7.5
		Attacks: kernel.After,      // 12.7.6
		Late:    true,              // 12.3.1
		Blocks:  kernel.Self,       // 12.7.6.1
	},
	Words: lang.Words{"サークル", "Circle"}, Clause: "12.7.1", Agreed: true, Options: firstOut("12.7.3"), // 12.7.2
}

// circleOutcome is 12.7.3.1: when one has lost and left, who comes just before has won. When
// several have at the same time, all those win who are left and come just before one of them
// (12.7.3.2, 12.7.3.2.1).
func circleOutcome(m *kernel.Machine, lost uint8) {
	if m.S.Options&optionFirstOut == 0 || lost == 0 {
		return
	}
	won, clause := uint8(0), "12.7.3.1"
	for p := range m.S.Players {
		if lost>>p&1 != 0 {
			won |= m.Related(p, kernel.Before)
		}
	}
	switch {
	case won&(won-1) != 0:
		clause = "12.7.3.2.1"
	case lost&(lost-1) != 0:
		clause = "12.7.3.2"
	}
	m.Win(won, m.Book.Clause(clause))
}
