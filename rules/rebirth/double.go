package rebirth

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// double is 12.8: two teams of two.
var double = rulebook.Format{
	Format: facing(4, "double", doubleOutcome),
	Words:  lang.Words{"ダブルチーム", "Double Team"}, Clause: "12.8.1",
}

// doubleOutcome is 12.8.3: who loses, loses for the team. Of both teams at once nobody wins.
func doubleOutcome(m *kernel.Machine, lost uint8) { beat(m, teamsOf(m, lost), "12.8.3") }
