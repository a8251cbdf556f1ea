package rebirth_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gorin/rules/clauses"
	"gorin/rules/rebirth"
)

// TestCitations: whatever the code and the scenarios cite is in the book.
func TestCitations(t *testing.T) {
	data, err := os.ReadFile("testdata/clauses.txt")
	if err != nil {
		t.Fatal(err)
	}
	book := strings.Fields(string(data))
	if len(book) != 509 {
		t.Errorf("the book has %d numbers, want 509", len(book))
	}
	// Above a clause stand sections, which are cited as well.
	known := func(n string) bool {
		return slices.ContainsFunc(book, func(c string) bool { return c == n || strings.HasPrefix(c, n+".") })
	}
	cited := map[string]bool{}
	for _, pattern := range []string{"*.go", "lexicon/*.go", "scenarios/*.txt", "README.md"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			for _, n := range clauses.Cited("rebirth", string(data)) {
				if cited[n] = true; !known(n) && n != rebirth.RulesVersion {
					t.Errorf("%s cites %s, which the book has not", f, n)
				}
			}
		}
	}
	var missing []string
	for _, c := range book {
		if !cited[c] {
			missing = append(missing, c)
		}
	}
	t.Logf("%d of %d clauses are not cited: %s", len(missing), len(book), strings.Join(missing, " "))
}
