package replay

import (
	"strings"
	"testing"
)

// TestHostileInert: inert lines that are on no card are refused.
func TestHostileInert(t *testing.T) {
	for _, l := range []int{-1, 1} {
		_, err := Read(sampleFile(t, with(func(c *content) { c.Cards[0].Face.Inert = []int{l} })))
		if err == nil || !strings.Contains(err.Error(), "an inert line is on no card") {
			t.Errorf("%v: %v", l, err)
			continue
		}
		told(t, err)
	}
	_, err := Read(sampleFile(t, with(func(c *content) { c.Cards[0].Face.Inert = []int{0, 0} })))
	if err == nil || strings.Contains(err.Error(), "inert") { // its decks are no decks
		t.Error(err)
	}
}
