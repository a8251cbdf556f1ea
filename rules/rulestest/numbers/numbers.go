// Package numbers tests what a game's book is known by: the numbers of its clauses, what they decide, and how
// they are cited.
package numbers

import (
	"os"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/clauses"
)

// Whole expects so many numbers in the list of the book, testdata/clauses.txt of the game's room, from which it is
// called.
func Whole(t *testing.T, want int) {
	t.Helper()
	data, err := os.ReadFile("testdata/clauses.txt")
	if err != nil {
		t.Fatal(err)
	}
	if n := len(strings.Fields(string(data))); n != want {
		t.Errorf("the book has %d numbers, want %d", n, want)
	}
}

// Says expects of a clause its kind and what it decides in English.
func Says(t *testing.T, game, number, kind, words string) {
	t.Helper()
	if c, _ := clauses.Find(game, number); c.Kind != kind || c.Words.In(rules.English) != words {
		t.Errorf("%s: %v", number, c)
	}
}

// None expects that a book does not have a number.
func None(t *testing.T, game, number string) {
	t.Helper()
	if c, ok := clauses.Find(game, number); ok {
		t.Errorf("%s: %v", number, c)
	}
}

// Cited expects that in each text the book's numbers are found, in their order, and those of another book are not.
func Cited(t *testing.T, game string, in map[string][]string) {
	t.Helper()
	for text, want := range in {
		if got := clauses.Cited(game, text); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
