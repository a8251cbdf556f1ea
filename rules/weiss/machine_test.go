package weiss_test

import (
	"testing"

	"gorin/rules/rulestest/carried"
	"gorin/rules/weiss"
)

// TestMachine: each clause that shared code is said to carry out is in the book, and the
// code that is named is there.
func TestMachine(t *testing.T) { carried.Named(t, "weiss", weiss.Machine()) }

// unplayed is what no scenario runs, and why.
var unplayed = map[string]string{
	"ability.Several": "the lines of a pack are parted when it is read",
	"deck.SameName":   "decks are checked before a match (TestDeck)",
	"rules.deal":      "scenarios begin in positions (TestNew)",
	"show.hideOrder":  "scenarios read the log of a spectator (TestTold)",
}

// TestMachineRuns: the scenarios of a clause run the code that is said to carry it out.
func TestMachineRuns(t *testing.T) { carried.Run(t, weiss.Machine(), unplayed) }
