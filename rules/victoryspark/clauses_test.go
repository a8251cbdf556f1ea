package victoryspark_test

import (
	"testing"

	"gorin/rules/rulestest/numbers"
)

// TestNumbers: the list of the book's numbers is whole, and says what a clause is.
func TestNumbers(t *testing.T) {
	numbers.Whole(t, 412)
	numbers.Says(t, "victoryspark", "6.4.1.2", "action", "May put one card from hand face down into the energy area.")
}

// TestCited: the book's numbers are found in what names another book's too.
func TestCited(t *testing.T) {
	numbers.Cited(t, "victoryspark", map[string][]string{
		"a cost (8.5.1.3.2; 1204-2i, 12.04.2.g.3) is paid.": {"8.5.1.3.2"},
		"4.07.4.c.1, 407-4c and 101-1":                      nil,
		"VS/T01-001, 2026-11-21, 1.2, 12.3.1.1, 7.1.5.1.1.": {"1.2", "12.3.1.1", "7.1.5.1.1"},
		"2.18.2.1.2.2; 12.3":                                {"2.18.2.1.2.2", "12.3"},
		"802-4b":                                            nil,
		"8.02.4.b.1":                                        nil,
	})
}
