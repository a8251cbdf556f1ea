package rebirth

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// Rules that players may agree on, by bit of State.Options.
const optionFirstOut uint8 = 1 << iota // 1人脱落

// formats is chapter 12: a file for each says what it decides. Who leaves takes cards and zones
// along (12.4.2, 12.4.3), what they carry out is broken off (12.4.4), what waits for them is
// taken back (12.4.5), and their turn goes on (12.4.6): that is the machine's, and leaving.go
// ends the attack. Cancels are open to anybody (9.7.3.1) unless a format says otherwise.
var formats = []rulebook.Format{duel, rumble, circle, double, triple, seven, blackjack}

// duel is 1.1.1: two play, and the one who is left wins (1.2.3).
var duel = rulebook.Format{Format: kernel.Format{Key: "duel", Least: 2, Most: 2}, Words: lang.Words{"デュエル", "Duel"}, Clause: "1.1.1"}

// firstOut is the rule that the match is over when one drops out (1人脱落).
func firstOut(clause string) []rulebook.FormatOption {
	return []rulebook.FormatOption{{Key: "first-out", Words: lang.Words{"1人脱落", "One drops out"}, Clause: clause}}
}
