package weiss_test

import (
	"testing"

	"gorin/rules/rulestest/steps"
	"gorin/rules/weiss"
)

// unnoticed are the changes of the tables that no scenario can notice, and why.
var unnoticed = map[string]string{
	"exchanged with the one before: setup 2 (5.2.1.4)": "the lot does not depend on the opening hands",
	"exchanged with the one before: setup 5 (5.2.1.5)": "nobody can act between the last exchange and the first turn",

	"without encore-step 4 (7.7.1.4)":                         "the check timing before it has just found nothing more to do",
	"exchanged with the one before: encore-step 4 (7.7.1.4)":  "the same",
	"without encore-step 5 (7.7.1.4)":                         "nothing can be reversed in a check timing that does nothing",
	"exchanged with the one before: check-timing 1 (8.7.6.1)": "states are looked at after every batch of events too",
	"exchanged with the one before: refresh 3 (9.2.4)":        "what a refresh triggers waits until it is over in any case",
	"exchanged with the one before: play-card 3 (8.6.2.3.1)":  "no card both has a cost in its text and offers another price",
	"exchanged with the one before: play-card 7 (8.6.2.4)":    "what a play triggers waits until it is over in any case",
}

func TestEveryStepCounts(t *testing.T) {
	steps.EveryOneCounts(t, steps.Tables{Procedures: weiss.Procedures, Amend: weiss.Amend, Unnoticed: unnoticed})
}
