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
}
