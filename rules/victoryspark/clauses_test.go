package victoryspark_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/clauses"
)

// TestNumbers: the list of the book's numbers is whole, and says what a clause is.
func TestNumbers(t *testing.T) {
	data, err := os.ReadFile("testdata/clauses.txt")
	if err != nil {
		t.Fatal(err)
	}
	if n := len(strings.Fields(string(data))); n != 412 {
		t.Errorf("the book has %d numbers, want 412", n)
	}
	if c, _ := clauses.Find("victoryspark", "6.4.1.2"); c.Kind != "action" || c.Words.In(rules.English) != "May put one card from hand face down into the energy area." {
		t.Errorf("6.4.1.2: %v", c)
	}
}

// TestCitedIn: the book's numbers are found in what names another book's too.
func TestCitedIn(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"a cost (8.5.1.3.2; 1204-2i, 12.04.2.g.3) is paid.", []string{"8.5.1.3.2"}},
		{"4.07.4.c.1, 407-4c and 101-1", nil},
		{"VS/T01-001, 2026-11-21, 1.2, 12.3.1.1, 7.1.5.1.1.", []string{"1.2", "12.3.1.1", "7.1.5.1.1"}},
		{"2.18.2.1.2.2; 12.3", []string{"2.18.2.1.2.2", "12.3"}},
		{"802-4b", nil},
		{"8.02.4.b.1", nil},
	} {
		if got := clauses.Cited("victoryspark", c.text); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.text, got, c.want)
		}
	}
}
