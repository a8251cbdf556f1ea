package builddivide_test

import (
	"testing"

	"gorin/rules/builddivide"
	"gorin/rules/rulestest"
)

// unnoticed are the changes of the tables that no scenario can notice, and why.
var unnoticed = map[string]string{}

func TestEveryStepCounts(t *testing.T) {
	rulestest.EveryStepCounts(t, rulestest.Tables{Procedures: builddivide.Procedures, Amend: builddivide.Amend, Unnoticed: unnoticed})
}
