package regatta

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// double is R7-3: two teams of two.
var double = rulebook.Format{
	Format: facing(4, "double", doubleOutcome),
	Words:  lang.Words{"ダブルチーム", "Double Team"}, Clause: "R7-3",
}

// doubleOutcome is R7-3c: who loses, loses for the team.
func doubleOutcome(m *kernel.Machine, lost uint8) { beat(m, teamsOf(m, lost), "R7-3c") }
