//go:build lanterns

package regatta_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"gorin/rules"
)

// TestChapter12: every scenario that chapter12.md names is there, and every clause of the game
// that it says they show.
func TestChapter12(t *testing.T) {
	table, err := os.ReadFile("chapter12.md")
	if err != nil {
		t.Fatal(err)
	}
	there := map[string]bool{} // scenarios, by file and title
	files, _ := filepath.Glob("scenarios/*.txt")
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			if title, ok := strings.CutPrefix(line, "title "); ok {
				title, _, _ := strings.Cut(title, "   # ")
				there[strings.TrimSuffix(filepath.Base(file), ".txt")+": "+strings.TrimSpace(title)] = true
			}
		}
	}
	named := regexp.MustCompile("`([^`]+)`")
	clause := regexp.MustCompile(rules.BookOf("regatta").Clause)
	known := readme(t)
	rows := 0
	for line := range strings.Lines(string(table)) {
		col := strings.Split(line, " | ")
		if !strings.HasPrefix(line, "| 12.") || len(col) < 4 {
			continue
		}
		rows++
		ours := clause.FindAllString(col[1], -1)
		for _, c := range ours {
			if !strings.Contains(known, "**"+c+"**") {
				t.Errorf("%s: the book has no clause %s", col[0], c)
			}
		}
		scenarios := named.FindAllStringSubmatch(col[2], -1)
		if len(ours) == 0 || len(scenarios) == 0 {
			t.Errorf("%s is shown by nothing", col[0])
		}
		for _, s := range scenarios {
			if !there[s[1]] {
				t.Errorf("%s: there is no scenario %q", col[0], s[1])
			}
		}
	}
	if rows < 70 {
		t.Errorf("%d clauses are in the table", rows)
	}
}

// readme is what the game says of itself, its clauses among it.
func readme(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
