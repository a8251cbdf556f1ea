package rebirth_test

import (
	"testing"

	"gorin/rules/rulestest/numbers"
)

// TestNumbers: the list of the book's numbers is whole, and says what a clause is.
func TestNumbers(t *testing.T) {
	numbers.Whole(t, 509)
	numbers.Says(t, "rebirth", "7.3.2.2", "action", "Put up to one other card from hand into the energy zone, face down.")
}

// TestCited: the book's numbers are found in what names another book's too.
func TestCited(t *testing.T) {
	numbers.Cited(t, "rebirth", map[string][]string{
		"a cost (9.5.2.1; 1204-2i, 12.04.2.g.3) is paid.":      {"9.5.2.1"},
		"4.07.4.c.1, 407-4c and 101-1":                         nil,
		"OA/001-002, 2026-11-21, 1.2, 12.7.3.2.1, 12.5.5.5.1.": {"1.2", "12.7.3.2.1", "12.5.5.5.1"},
		"4.3.3.3.1.1; 12.10":                                   {"4.3.3.3.1.1", "12.10"},
		"802-4b":                                               nil,
		"8.02.4.b.1":                                           nil,
	})
}
