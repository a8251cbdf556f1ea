package regatta

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// Rules that players may agree on, by bit of State.Options.
const optionFirstOut uint8 = 1 << iota // "one drops out"

// formats is R7: a file for each says what it decides. Who leaves takes cards and zones along
// (R1-5a); what they carry out is broken off (R1-5b), what waits for them is taken back (R1-5c),
// and their turn goes on (R1-5d): all that is the machine's.
var formats = []rulebook.Format{duel, rumble, circle, double, triple, seven, blackjack}

// duel is R1-1: two play, and as in every format that does not say otherwise the one who is
// left wins (R1-5).
var duel = rulebook.Format{Format: kernel.Format{Key: "duel", Least: 2, Most: 2}, Words: lang.Words{"デュエル", "Duel"}, Clause: "R1-1"}

// firstOut is the rule that the match is over when one drops out.
func firstOut(clause string) []rulebook.FormatOption {
	return []rulebook.FormatOption{{Key: "first-out", Words: lang.Words{"1人脱落", "One drops out"}, Clause: clause}}
}
