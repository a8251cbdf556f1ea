package weiss_test

import (
	"testing"

	"gorin/rules/rulestest/numbers"
)

// TestNumbers: the list of the book's numbers is whole, and says what a clause is.
func TestNumbers(t *testing.T) {
	numbers.Whole(t, 527)
	numbers.None(t, "weiss", "6.4.1.9")
	numbers.Says(t, "weiss", "6.4.1.2", "action", "May put one card from hand into the clock; then draw two.")
}

// TestCited: the book's numbers are found in what names another book's too.
func TestCited(t *testing.T) {
	numbers.Cited(t, "weiss", map[string][]string{
		"a cost (8.4.2.1; 1204-2i, 12.04.2.g.3) is paid.":     {"8.4.2.1"},
		"4.07.4.c.1, 407-4c and 101-1":                        nil,
		"HV/W01-001, GL-050, 2026-11-21, 1.5, 12.1, 7.6.1.2.": {"1.5", "7.6.1.2"},
		"5.32.1.a.1, 1.16.1":                                  {"1.16.1"},
		"802-4b":                                              nil,
		"8.02.4.b.1":                                          nil,
		"10.16.1, 1.02.3.a.1; 10.16.1":                        {"10.16.1", "10.16.1"},
		"1704-1, 99-1 and 802-4bc":                            nil,
	})
}
