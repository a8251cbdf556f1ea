package builddivide_test

import (
	"testing"

	"gorin/rules/builddivide"
	"gorin/rules/rulestest/steps"
)

// unnoticed are the changes of the tables that no scenario can notice, and why.
var unnoticed = map[string]string{
	"exchanged with the one before: skip 1 (531-1b)": "packets and what lies in the resolution zone do not touch each other",
	"exchanged with the one before: skip 2 (531-1c)": "packets trigger nothing when they vanish",
}

func TestEveryStepCounts(t *testing.T) {
	steps.EveryOneCounts(t, steps.Tables{Procedures: builddivide.Procedures, Amend: builddivide.Amend, Unnoticed: unnoticed})
}
