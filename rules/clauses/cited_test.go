package clauses

import (
	"slices"
	"testing"

	"gorin/rules"
)

// TestCitations: every number of a game's book is found in a text that names it.
func TestCited(t *testing.T) {
	for _, game := range rules.Games() {
		for n, c := range of(game) {
			if c.Kind == "heading" {
				continue
			}
			if got := Cited(game, "what is so ("+n+"; 3 cards)."); !slices.Equal(got, []string{n}) {
				t.Errorf("%s: %s: %q", game, n, got)
			}
		}
	}
	if got := Cited("nothing", "1.1"); got != nil {
		t.Error(got)
	}
}
