package regatta

import (
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// blackjack is R7-6: double seven of two teams of three.
var blackjack = rulebook.Format{
	Format: facing(6, "blackjack", outcomeTogether("R7-6b")),
	Words:  lang.Words{"ブラックジャック", "Blackjack"}, Clause: "R7-6",
}
