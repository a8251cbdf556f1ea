package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
)

// TestEveryClause: every operative clause is cited in code and shown by a
// scenario, and nothing cites a number that the book does not have.
func TestEveryClause(t *testing.T) {
	for _, game := range rules.Games() {
		status, last, all := call("clauses", "-game", game, "-missing", "-root", filepath.Join("..", ".."))
		if status != 0 {
			t.Errorf("%s", all)
		}
		if all != last+"\n" {
			t.Errorf("nothing is missing, and yet:\n%s", all)
		}
	}
}

// TestClausesReport: a tree in which a clause lacks its code, one its scenario,
// and both kinds of citation give a number that is not in the book.
func TestClausesReport(t *testing.T) {
	root := t.TempDir()
	for name, content := range map[string]string{
		"rules/weiss/a.go":               "package weiss\n\n// 6.4.1.2, and 6.4.1.9; code is no citation.\nvar x, y = 7.61, \"7.6.1.2\"\n",
		"rules/weiss/scenarios/a.txt":    "game weiss\ntitle t   # 6.4.1.2, 4.7.1\nyou\n  hand blank\nstart main\nexpect you hand 1   # 4.7.99\n",
		"rules/deck/a_test.go":           "package deck\n\n// 5.1.2.3 in a comment is none\nvar names = []string{\"5.1.2.1 one too few\", \"5.1.2.2: a reason\"}\n",
		"rules/deck/a.go":                "package deck\n\nconst size = \"5.1.2.1\"\n",
		"rules/text/rebirth_zones.go":    "package text\n\n// 7.6.1.3 and 99.1 of another book\n",
		"rules/kernel/state_gen.go":      "package kernel\n\n// 3.1.4\n",
		"rules/weiss/scenarios/note.txt": "game weiss\ntitle u\nyou\n  hand blank\nstart main\nexpect you hand 1\n",
	} {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	status, last, all := call("clauses", "-root", root)
	if status != 1 || last != "clauses 527 cited 3 tested 3 needless 122" {
		t.Errorf("status %d, last %q", status, last)
	}
	for number, want := range map[string]string{
		"6.4.1.2":   "code: weiss/a.go:3\n    scenarios: a.txt:1\n",
		"7.6.1.2":   "code: weiss/a.go:4\n    scenarios: none\n",
		"4.7.1":     "code: none\n    scenarios: a.txt:1\n",
		"5.1.2.1":   "code: deck/a.go:3\n    scenarios: deck/a_test.go:4\n",
		"5.1.2.2":   "code: none\n    scenarios: none\n",
		"5.1.2.3":   "code: none\n    scenarios: none\n",
		"3.1.4":     "code: none\n    scenarios: none\n",
		"6.4.1.9":   "code: weiss/a.go:3\n    scenarios: none\n",
		"4.7.99":    "code: none\n    scenarios: a.txt:1\n",
		"2.2.2":     "needs neither: tells of something that does nothing in the game\n",
		"2.6.2":     "needs neither: says what 8.6.2.1.2 says\n",
		"8.6.2.1.2": "code: none\n    scenarios: none\n",
	} {
		if got := entryOf(all, number); got != "    "+want {
			t.Errorf("%s: %q, want %q", number, got, want)
		}
	}
	_, _, missing := call("clauses", "-missing", "-root", root)
	for number, want := range map[string]bool{"6.4.1.2": false, "5.1.2.1": false, "2.2.2": false, "7.6.1.2": true, "4.7.1": true, "4.7.99": true} {
		if got := entryOf(missing, number) != ""; got != want {
			t.Errorf("%s among the missing: %v, want %v", number, got, want)
		}
	}
}

// entryOf is what the report says of one clause, below its first line.
func entryOf(report, number string) (entry string) {
	lines := strings.SplitAfter(report, "\n")
	i := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, number+"  ") })
	if i < 0 {
		return ""
	}
	for _, l := range lines[i+1:] {
		if !strings.HasPrefix(l, "    ") {
			break
		}
		entry += l
	}
	return entry
}
