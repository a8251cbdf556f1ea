package synthetic

import (
	"testing"

	"gorin/rules/synthetic"
)

func try(t *testing.T, seed uint64, o synthetic.Options) {
	t.Helper()
	g := Game()
	for _, err := range synthetic.Check(&g, seed, o) {
		t.Error(err)
	}
}

// Cards among which no deck is legal, by names that rules give them (1407-3), are drawn anew.
func TestNoLegalDeck(t *testing.T) {
	g := Game()
	if _, err := synthetic.Draw(&g, 330957); err != nil {
		t.Fatal(err)
	}
}

// Who has the same numbers as another card has those that it has now, also when that has
// changed its shape (524-2).
func TestSameNumbersNow(t *testing.T) { try(t, 400283, synthetic.Options{Games: 1, First: 12}) }

// A command that makes a copy is worth something to the computer player when it lies on top
// itself.
func TestCopyOfCopies(t *testing.T) { try(t, 400442, synthetic.Options{Games: 1, First: 17}) }
