package builddivide_test

import (
	"testing"

	"gorin/rules/rulestest/numbers"
)

// TestNumbers: the list of the book's numbers is whole, and says what a clause is.
func TestNumbers(t *testing.T) {
	numbers.Whole(t, 682)
	numbers.None(t, "builddivide", "602-9z")
}

// TestCited: the book's numbers are found in what names another book's too.
func TestCited(t *testing.T) {
	numbers.Cited(t, "builddivide", map[string][]string{
		"a cost (8.4.2.1; 1204-2i, 12.04.2.g.3) is paid.":     {"1204-2i", "12.04.2.g.3"},
		"4.07.4.c.1, 407-4c and 101-1":                        {"4.07.4.c.1", "407-4c", "101-1"},
		"HV/W01-001, GL-050, 2026-11-21, 1.5, 12.1, 7.6.1.2.": nil,
		"5.32.1.a.1, 1.16.1":                                  {"5.32.1.a.1"},
		"802-4b":                                              {"802-4b"},
		"8.02.4.b.1":                                          {"8.02.4.b.1"},
		"10.16.1, 1.02.3.a.1; 10.16.1":                        {"1.02.3.a.1"},
		"1704-1, 99-1 and 802-4bc":                            nil,
	})
}
