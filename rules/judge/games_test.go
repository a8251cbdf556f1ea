package main

import (
	"slices"
	"strings"
	"testing"

	"gorin/rules"
)

// TestGames: the games are listed as scripts read them.
func TestGames(t *testing.T) {
	status, _, all := call("games")
	if got := strings.Fields(all); status != 0 || !slices.Equal(got, rules.Games()) {
		t.Errorf("status %d: %q", status, all)
	}
	formats := 0
	for _, game := range rules.Games() {
		formats += len(rules.Formats(game))
	}
	status, _, all = call("games", "-formats")
	if got := strings.Count(all, "\n"); status != 0 || got != formats {
		t.Errorf("status %d: %d formats, not %d: %q", status, got, formats, all)
	}
	if status, _, all := call("games", "all"); status != 2 {
		t.Errorf("status %d: %s", status, all)
	}
}
