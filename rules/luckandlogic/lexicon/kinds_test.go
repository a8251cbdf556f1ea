package lexicon

import "testing"

// TestTerms: what the game says fits, and has names.
func TestTerms(t *testing.T) {
	if _, err := Terms(); err != nil {
		t.Error(err)
	}
}
