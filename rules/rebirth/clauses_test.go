package rebirth_test

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
	if n := len(strings.Fields(string(data))); n != 509 {
		t.Errorf("the book has %d numbers, want 509", n)
	}
	if c, _ := clauses.Find("rebirth", "7.3.2.2"); c.Kind != "action" || c.Words.In(rules.English) != "Put up to one other card from hand into the energy zone, face down." {
		t.Errorf("7.3.2.2: %v", c)
	}
}

// TestCitedIn: the book's numbers are found in what names another book's too.
func TestCitedIn(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"a cost (9.5.2.1; 1204-2i, 12.04.2.g.3) is paid.", []string{"9.5.2.1"}},
		{"4.07.4.c.1, 407-4c and 101-1", nil},
		{"OA/001-002, 2026-11-21, 1.2, 12.7.3.2.1, 12.5.5.5.1.", []string{"1.2", "12.7.3.2.1", "12.5.5.5.1"}},
		{"4.3.3.3.1.1; 12.10", []string{"4.3.3.3.1.1", "12.10"}},
		{"802-4b", nil},
		{"8.02.4.b.1", nil},
	} {
		if got := clauses.Cited("rebirth", c.text); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.text, got, c.want)
		}
	}
}
