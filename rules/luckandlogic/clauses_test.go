package luckandlogic_test

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
	if n := len(strings.Fields(string(data))); n != 690 {
		t.Errorf("the book has %d numbers, want 690", n)
	}
	if c, _ := clauses.Find("luckandlogic", "5.18.1"); c.Kind != "procedure" || c.Words.In(rules.English) != "Put the top 3 cards of one's stock zone into the drop zone as a cost; if that is done, draw a card." {
		t.Errorf("5.18.1: %v", c)
	}
}

// TestCitedIn: the book's numbers are found in what names another book's too.
func TestCitedIn(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"a cost (9.6.2.3; 1204-2i, 12.04.2.g.3) is paid.", []string{"9.6.2.3"}},
		{"4.07.4.c.1, 407-4c and 101-1", nil},
		{"RN/001, 2026-11-21, 1.2, 12.2.1.1, 8.2.11.2.1.", []string{"1.2", "12.2.1.1", "8.2.11.2.1"}},
		{"13.1 is no chapter; 4.1.3.2.2.1; 12.5", []string{"4.1.3.2.2.1", "12.5"}},
		{"802-4b", nil},
	} {
		if got := clauses.Cited("luckandlogic", c.text); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.text, got, c.want)
		}
	}
}
