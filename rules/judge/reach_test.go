package main

import (
	"regexp"
	"strings"
	"testing"

	"gorin/rules/reach"
)

// TestReach: what games reach is counted from the set-up on; the table of
// reasons names things that the rules know, and an entry that was reached, or
// names nothing, is told.
func TestReach(t *testing.T) {
	reach.Unreached("weiss").Decks["request mulligan"] = "for this test"
	reach.Unreached("weiss").Decks["step of a dance"] = "for this test"
	defer delete(reach.Unreached("weiss").Decks, "request mulligan")
	defer delete(reach.Unreached("weiss").Decks, "step of a dance")
	status, _, all := call("sim", "-n", "6", "-bot", "random", "-bot", "rarest", "-reach")
	if status != 0 || !regexp.MustCompile(`(?m)^reached: \d+ of \d+; not said by these decks \d+, explained \d+, not reached \d+$`).MatchString(all) {
		t.Fatalf("status %d: %s", status, all)
	}
	if strings.Contains(all, "setup (") {
		t.Errorf("steps of the set-up are not counted:\n%s", all)
	}
	var stale []string
	for line := range strings.Lines(all) {
		if strings.HasPrefix(line, "out of date: ") {
			stale = append(stale, line)
		}
	}
	if len(stale) != 2 || !strings.Contains(stale[0], "request mulligan was reached 12 times") || !strings.Contains(stale[1], "no step of a dance") {
		t.Errorf("out of date: %q", stale)
	}
	for _, kind := range []string{"request replace", "event win"} {
		if !strings.Contains(all, "explained: "+kind+": ") {
			t.Errorf("%s is not explained:\n%s", kind, all)
		}
	}
}
