package replay

import (
	"strings"
	"testing"
)

// TestHostileInert: inert lines that are on no card are refused.
func TestHostileInert(t *testing.T) {
	for _, l := range []inert{{-1, 0, 0}, {1, 0, 0}, {0, -1, 0}, {0, 1, 0}, {0, 0, -1}, {0, 0, 1}} {
		_, err := Read(sampleFile(t, with(func(c *content) { c.Inert = []inert{l} })))
		if err == nil || !strings.Contains(err.Error(), "an inert line is on no card") {
			t.Errorf("%v: %v", l, err)
			continue
		}
		told(t, err)
	}
	_, err := Read(sampleFile(t, with(func(c *content) { c.Inert = []inert{{0, 0, 0}, {0, 0, 0}} })))
	if err == nil || strings.Contains(err.Error(), "inert") { // its decks are no decks
		t.Error(err)
	}
}
