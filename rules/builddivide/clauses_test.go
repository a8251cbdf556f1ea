package builddivide_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"gorin/rules/clauses"
)

// TestNumbers: the list of the book's numbers is whole, and says what a clause is.
func TestNumbers(t *testing.T) {
	data, err := os.ReadFile("testdata/clauses.txt")
	if err != nil {
		t.Fatal(err)
	}
	if n := len(strings.Fields(string(data))); n != 682 {
		t.Errorf("the book has %d numbers, want 682", n)
	}
	if c, ok := clauses.Find("builddivide", "602-9z"); ok {
		t.Errorf("602-9z: %v", c)
	}
}

// TestCitations: the book's numbers are found in what names another book's too.
func TestCitations(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"a cost (8.4.2.1; 1204-2i, 12.04.2.g.3) is paid.", []string{"1204-2i", "12.04.2.g.3"}},
		{"4.07.4.c.1, 407-4c and 101-1", []string{"4.07.4.c.1", "407-4c", "101-1"}},
		{"HV/W01-001, GL-050, 2026-11-21, 1.5, 12.1, 7.6.1.2.", nil},
		{"5.32.1.a.1, 1.16.1", []string{"5.32.1.a.1"}},
		{"802-4b", []string{"802-4b"}},
		{"8.02.4.b.1", []string{"8.02.4.b.1"}},
		{"10.16.1, 1.02.3.a.1; 10.16.1", []string{"1.02.3.a.1"}},
		{"1704-1, 99-1 and 802-4bc", nil},
	} {
		if got := clauses.Cited("builddivide", c.text); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.text, got, c.want)
		}
	}
}
