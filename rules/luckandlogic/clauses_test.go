package luckandlogic_test

import (
	"testing"

	"gorin/rules/rulestest/numbers"
)

// TestNumbers: the list of the book's numbers is whole, and says what a clause is.
func TestNumbers(t *testing.T) {
	numbers.Whole(t, 690)
	numbers.Says(t, "luckandlogic", "5.18.1", "procedure", "Put the top 3 cards of one's stock zone into the drop zone as a cost; if that is done, draw a card.")
}

// TestCited: the book's numbers are found in what names another book's too.
func TestCited(t *testing.T) {
	numbers.Cited(t, "luckandlogic", map[string][]string{
		"a cost (9.6.2.3; 1204-2i, 12.04.2.g.3) is paid.": {"9.6.2.3"},
		"4.07.4.c.1, 407-4c and 101-1":                    nil,
		"RN/001, 2026-11-21, 1.2, 12.2.1.1, 8.2.11.2.1.":  {"1.2", "12.2.1.1", "8.2.11.2.1"},
		"13.1 is no chapter; 4.1.3.2.2.1; 12.5":           {"4.1.3.2.2.1", "12.5"},
		"802-4b":                                          nil,
	})
}
