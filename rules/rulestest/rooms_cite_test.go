package rulestest

import (
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/clauses"
)

// TestRoomsCiteTheirBook: whatever the code, the scenarios and the README of a game cite is in
// its book: a clause, a section above one, or the number of the edition.
func TestRoomsCiteTheirBook(t *testing.T) {
	for _, room := range games {
		game := path.Base(room)
		if rules.BookOf(game) == nil {
			continue
		}
		t.Run(game, func(t *testing.T) { citesItsBook(t, game, filepath.Join("../..", room)) })
	}
}

func citesItsBook(t *testing.T, game, room string) {
	data, err := os.ReadFile(filepath.Join(room, "testdata/clauses.txt"))
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{rules.BookOf(game).Version: true}
	for _, n := range strings.Fields(string(data)) {
		for known[n] = true; strings.ContainsAny(n, ".-"); known[n] = true {
			n = n[:strings.LastIndexAny(n, ".-")]
		}
	}
	cites := 0
	for _, pattern := range []string{"*.go", "lexicon/*.go", "oracle/*.go", "scenarios/*.txt", "README.md"} {
		files, err := filepath.Glob(filepath.Join(room, pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			if strings.HasSuffix(f, "_test.go") {
				continue // which may well name what the book has not
			}
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			for _, n := range clauses.Cited(game, string(data)) {
				if cites++; !known[n] {
					t.Errorf("%s cites %s, which the book has not", f, n)
				}
			}
		}
	}
	if cites == 0 {
		t.Error("nothing is cited")
	}
}
