package rebirth_test

import (
	"testing"

	"gorin/rules/rebirth"
	"gorin/rules/rulestest/steps"
)

// Reasons for several changes.
const (
	byChance      = "neither shuffling nor the lot depends on the other, or on the hands"
	betweenTheTwo = "nobody can act between the two, and nothing is looked at"
)

// unnoticed are the changes of the tables that no scenario can notice, and why.
var unnoticed = map[string]string{
	"exchanged with the one before: match 4 (6.2.1.4)":        byChance,
	"exchanged with the one before: match 5 (6.2.1.5)":        byChance,
	"exchanged with the one before: main-phase 3 (7.4.3)":     "going on to the attack phase leaves nothing to check",
	"exchanged with the one before: set 1 (7.4.2.4)":          betweenTheTwo,
	"exchanged with the one before: end-phase 3 (7.6.4)":      betweenTheTwo,
	"exchanged with the one before: play-card 2 (9.7.2.1.1)":  "what triggers by a play waits for the next check timing",
	"without check-timing 7 (9.6.2.5)":                        "it only forgets what nothing refers to any more",
	"exchanged with the one before: check-timing 7 (9.6.2.5)": "while anything waits nothing is forgotten",
}

func TestEveryStepCounts(t *testing.T) {
	steps.EveryOneCounts(t, steps.Tables{Procedures: rebirth.Procedures, Amend: rebirth.Amend, Unnoticed: unnoticed})
}
