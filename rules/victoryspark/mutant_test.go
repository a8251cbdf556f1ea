package victoryspark_test

import (
	"testing"

	"gorin/rules/rulestest/steps"
	"gorin/rules/victoryspark"
)

// Reasons for several changes.
const (
	byChance     = "neither shuffling nor the lot depends on the other, or on the hands"
	byTheCheck   = "the check timing that follows does the same by a rule action"
	paidToTheEnd = "a payment that is begun can be completed"
)

// unnoticed are the changes of the tables that no scenario can notice, and why.
var unnoticed = map[string]string{
	"exchanged with the one before: setup 4 (5.2.1.4)":          byChance,
	"exchanged with the one before: setup 5 (5.2.1.5)":          byChance,
	"exchanged with the one before: setup 6 (5.2.1.6)":          "nobody can act between the two",
	"exchanged with the one before: setup 7 (5.2.1.7)":          "nobody can act between the two",
	"exchanged with the one before: support-step 2 (7.1.3.2.4)": "without support there is no attack",
	"exchanged with the one before: check-timing 2 (9.1.1.1)":   "a renewal does not look at what waits",
	"exchanged with the one before: check-timing 7 (8.12.5)":    "neither looks at what the other takes away",
	"exchanged with the one before: check-timing 8 (3.8.7)":     "the book gives the two no order, and after either the check timing begins anew",
	"without check-timing 15 (4.7.1.3)":                         "it only forgets what nothing refers to any more",
	"exchanged with the one before: check-timing 15 (4.7.1.3)":  "while anything can be resolved nothing is forgotten",
	"without play 4 (8.4.1.3.1)":                                byTheCheck,
	"without play 5 (6.5.1.2.3)":                                byTheCheck,
	"exchanged with the one before: play 5 (6.5.1.2.3)":         "a card that is played from the ring comes to an empty slot",
	"without activate 3 (8.5.1.3.2)":                            paidToTheEnd,
	"exchanged with the one before: activate 4 (8.5.2)":         paidToTheEnd,
}

func TestEveryStepCounts(t *testing.T) {
	steps.EveryOneCounts(t, steps.Tables{Procedures: victoryspark.Procedures, Amend: victoryspark.Amend, Unnoticed: unnoticed})
}
