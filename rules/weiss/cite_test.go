package weiss_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var number = regexp.MustCompile(`\b(?:[1-9]|1[01])(?:\.\d+)+\b`)

// clauses reads the numbers of the book.
func clauses(t *testing.T) map[string]bool {
	data, err := os.ReadFile("testdata/clauses.txt")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, line := range strings.Fields(string(data)) {
		n := strings.TrimSuffix(line, ".")
		known[n] = true
		for i := len(n) - 1; i > 0; i-- { // the headings above it
			if n[i] == '.' {
				known[n[:i]] = true
			}
		}
	}
	return known
}

// TestCitations: a clause number in code or in a scenario that the book does
// not have is worse than none.
func TestCitations(t *testing.T) {
	known := clauses(t)
	var files []string
	for _, pattern := range []string{"*.go", "scenarios/*.txt"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, found...)
	}
	cited := map[string]bool{}
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(data), "\n") {
			for _, n := range number.FindAllString(line, -1) {
				if n == "1.109" {
					continue // the edition
				}
				if !known[n] {
					t.Errorf("%s:%d cites %s, which the book does not have", f, i+1, n)
				}
				cited[n] = true
			}
		}
	}
	t.Logf("%d of %d numbers are cited", len(cited), len(known))
}
