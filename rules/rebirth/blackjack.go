package rebirth

import (
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// blackjack is 12.10: double seven of two teams of three.
var blackjack = rulebook.Format{
	Format: facing(6, "blackjack", outcomeTogether),
	Words:  lang.Words{"ブラックジャック", "Blackjack"}, Clause: "12.10.1",
}
