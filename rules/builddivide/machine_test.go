package builddivide_test

import (
	"testing"

	"gorin/rules/builddivide"
	"gorin/rules/rulestest/carried"
)

// TestMachine: each clause that shared code is said to carry out is in the book, and the
// code that is named is there.
func TestMachine(t *testing.T) { carried.Named(t, "builddivide", builddivide.Machine()) }

// checked is why no scenario runs what looks at decks.
const checked = "decks are checked before a match (TestDeck)"

// unplayed is what no scenario runs, and why.
var unplayed = map[string]string{
	"deck.ownLimit":  checked,
	"deck.Presented": checked,
	"deck.replaced":  checked,
	"deck.ruleOf":    checked,
	"deck.SameName":  checked,
}

// TestMachineRuns: the scenarios of a clause run the code that is said to carry it out.
func TestMachineRuns(t *testing.T) { carried.Run(t, builddivide.Machine(), unplayed) }
