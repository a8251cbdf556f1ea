package victoryspark_test

import (
	"testing"

	"gorin/rules/rulestest/steps"
	"gorin/rules/victoryspark"
)

// unnoticed are the changes of the tables that no scenario can notice, and why.
var unnoticed = map[string]string{}

func TestEveryStepCounts(t *testing.T) {
	steps.EveryOneCounts(t, steps.Tables{Procedures: victoryspark.Procedures, Amend: victoryspark.Amend, Unnoticed: unnoticed})
}
