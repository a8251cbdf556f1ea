package rules

import (
	"slices"
	"testing"
)

// TestCitations: every number of a game's book is found in a text that names it.
func TestCitations(t *testing.T) {
	for _, game := range Games() {
		for n, c := range bookOf(game).clauses() {
			if c.Kind == "heading" {
				continue
			}
			if got := Citations(game, "what is so ("+n+"; 3 cards)."); !slices.Equal(got, []string{n}) {
				t.Errorf("%s: %s: %q", game, n, got)
			}
		}
	}
	if got := Citations("nothing", "1.1"); got != nil {
		t.Error(got)
	}
}
