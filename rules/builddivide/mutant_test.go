package builddivide_test

import (
	"testing"

	"gorin/rules/builddivide"
	"gorin/rules/rulestest/steps"
)

// triggersWait: what is triggered waits for the next window, and is put into the
// resolution zone in an order of the player's choice.
const triggersWait = "what is triggered waits for the next window in any order"

// unnoticed are the changes of the tables that no scenario can notice, and why.
var unnoticed = map[string]string{
	"exchanged with the one before: setup 2 (602-1f)":      "the lot does not depend on the hands",
	"exchanged with the one before: setup 10 (602-1k)":     "who goes first is known before, and no turn runs yet",
	"exchanged with the one before: stand-phase 1 (702-2)": triggersWait,
	"exchanged with the one before: end-phase 4 (706-4)":   "nothing looks at damage or effects between the two",
	"exchanged with the one before: attack-step 9 (802-9)": "who ends attacking has nobody to rest",
	"exchanged with the one before: block-step 7 (803-7a)": triggersWait,
	"exchanged with the one before: block-step 9 (803-9)":  "an attack is on a unit or on a player, so one of the two does nothing",
	"exchanged with the one before: battle-step 1 (804-2)": "nobody who is not there deals damage or is dealt any",
	"exchanged with the one before: window 1 (1103-3)":     "processing by rule does not depend on priority",
	"without damage-check 1 (1104-2a)":                     "the procedure ends there in any case",
	"without rules 2 (1302-4)":                             "the procedure ends there in any case",
	"exchanged with the one before: play-auto 1 (1206-2d)": "of an ability that is used up nothing is asked",
	"exchanged with the one before: play 9 (1204-2j)":      "what is not paid is taken back, with what it has triggered",
	"exchanged with the one before: skip 1 (531-1b)":       "packets and what lies in the resolution zone do not touch each other",
	"exchanged with the one before: skip 2 (531-1c)":       "packets trigger nothing when they vanish",
}

func TestEveryStepCounts(t *testing.T) {
	steps.EveryOneCounts(t, steps.Tables{Procedures: builddivide.Procedures, Amend: builddivide.Amend, Unnoticed: unnoticed})
}
