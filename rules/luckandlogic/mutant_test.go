package luckandlogic_test

import (
	"testing"

	"gorin/rules/luckandlogic"
	"gorin/rules/rulestest/steps"
)

// Reasons for several changes.
const (
	byChance      = "neither shuffling nor the lot depends on the other, or on the hands"
	betweenTheTwo = "nobody can act between the two, and nothing is looked at"
	allAtOnce     = "the book gives the questions no order, and what is chosen is done at once (10.1.2.2.1)"
)

// unnoticed are the changes of the tables that no scenario can notice, and why.
var unnoticed = map[string]string{
	"exchanged with the one before: setup 1 (6.2.1.4)":                   byChance,
	"exchanged with the one before: setup 4 (6.2.1.7)":                   byChance,
	"exchanged with the one before: setup 5 (6.2.1.8)":                   byChance,
	"exchanged with the one before: setup 9 (6.2.1.11)":                  betweenTheTwo,
	"exchanged with the one before: battle-phase 2 (8.2.11.5)":           "where no battle has begun nobody intercepts",
	"exchanged with the one before: attack-declaration-step 5 (8.2.4.1)": "going on to the end phase leaves nothing to check",
	"without attack-declaration-step 18 (8.2.10.5)":                      "the check timing before it has just found nothing more to do",
	"exchanged with the one before: judgment-step 3 (8.5.3)":             "nothing but 8.5.4 asks who has won",
	"exchanged with the one before: end-of-battle-step 3 (8.6.5)":        betweenTheTwo,
	"exchanged with the one before: check-timing 1 (12.3.1.3)":           "what cannot be used does not begin to wait",
	"exchanged with the one before: rule-actions 1 (10.5.2)":             allAtOnce,
	"exchanged with the one before: rule-actions 2 (10.6.1.2)":           allAtOnce,
	"exchanged with the one before: rule-actions 3 (10.8.1)":             allAtOnce,
	"exchanged with the one before: refresh 2 (5.21.1)":                  "what a refresh triggers waits until it is over in any case",
	"exchanged with the one before: mobilize 3 (9.6.2.3)":                "of what is paid for no text says the circles",
	"exchanged with the one before: trance 1 (5.13.1.2)":                 betweenTheTwo,
	"exchanged with the one before: trance 9 (5.13.1.4)":                 betweenTheTwo,
	"exchanged with the one before: activate 2 (9.6.2.2.1)":              "where no ability was chosen nothing of it is asked",
}

func TestEveryStepCounts(t *testing.T) {
	steps.EveryOneCounts(t, steps.Tables{Procedures: luckandlogic.Procedures, Amend: luckandlogic.Amend, Unnoticed: unnoticed})
}
