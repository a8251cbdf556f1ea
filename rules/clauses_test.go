package rules

import (
	"bufio"
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"gorin/assets"
)

// TestClauses: every number of the book and every heading above one is there,
// once and in the book's order, and nothing else; each with a kind and words.
func TestClauses(t *testing.T) {
	data, err := os.ReadFile("weiss/testdata/clauses.txt")
	if err != nil {
		t.Fatal(err)
	}
	book := map[string]bool{}
	for _, n := range strings.Fields(string(data)) {
		book[n] = true
	}
	if len(book) != 527 {
		t.Fatalf("the book has %d numbers, want 527", len(book))
	}
	headings := map[string]bool{}
	for n := range book {
		for i := strings.LastIndexByte(n, '.'); i > 0; i = strings.LastIndexByte(n[:i], '.') {
			if !book[n[:i]] {
				headings[n[:i]] = true
			}
		}
	}

	kinds := map[string]int{"procedure": 0, "action": 0, "information": 0, "definition": 0, "none": 0, "heading": 0}
	all := rulebooks()["weiss"]()
	for n, c := range all {
		if got, ok := Clause("weiss", n); !ok || got != c || got.Number != n {
			t.Errorf("%s: Clause gives %v, %v", n, got, ok)
		}
		if !book[n] && !headings[n] {
			t.Errorf("%s: the book has no such number", n)
		}
		if _, ok := kinds[c.Kind]; !ok {
			t.Errorf("%s: no kind %q", n, c.Kind)
		}
		if (c.Kind == "heading") != headings[n] {
			t.Errorf("%s: kind %q, heading %v", n, c.Kind, headings[n])
		}
		kinds[c.Kind]++
		for l, limit := range map[Lang]int{Japanese: 60, English: 140} {
			w := c.Words.In(l)
			if size := utf8.RuneCountInString(w); size == 0 || size > limit || w != strings.TrimSpace(w) || strings.Contains(w, "\n") {
				t.Errorf("%s: %v: %d characters, want one line of 1 to %d: %q", n, l, size, limit, w)
			}
		}
		if c.Kind != "heading" && !strings.HasSuffix(c.Words.In(Japanese), "。") {
			t.Errorf("%s: %q is no whole sentence", n, c.Words.In(Japanese))
		}
		if c.Kind != "heading" && !strings.HasSuffix(c.Words.In(English), ".") {
			t.Errorf("%s: %q is no whole sentence", n, c.Words.In(English))
		}
		if strings.ContainsFunc(c.Words.In(Japanese), unicode.IsSpace) {
			t.Errorf("%s: a space in %q", n, c.Words.In(Japanese))
		}
	}
	for _, want := range []map[string]bool{book, headings} {
		for n := range want {
			if _, ok := all[n]; !ok {
				t.Errorf("%s is missing", n)
			}
		}
	}
	t.Log(len(all), "entries:", kinds)
}

// TestReasons: a clause has no needless excuse. What only opens the clauses below
// it has some below it; what says another clause again names one that is
// operative.
func TestReasons(t *testing.T) {
	all := rulebooks()["weiss"]()
	used := map[string]bool{}
	for n, c := range all {
		if c.Why == "" {
			if c.Kind == "none" {
				t.Errorf("%s: of kind none, and no reason", n)
			}
			continue
		}
		key, other, _ := strings.Cut(c.Why, " ")
		used[key] = true
		w := c.Reason()
		if w[Japanese] == "" || w[English] == "" || strings.Contains(w[Japanese]+w[English], "%") {
			t.Errorf("%s: no words for %q: %v", n, c.Why, w)
		}
		switch {
		case c.Kind == "heading" || c.Operative():
			t.Errorf("%s: a reason, though %s", n, c.Kind)
		case key == "steps":
			below := false
			for m, d := range all {
				below = below || strings.HasPrefix(m, n+".") && d.Operative()
			}
			if !below {
				t.Errorf("%s: nothing operative stands below it", n)
			}
		case key == "restates":
			if c, ok := all[other]; !ok || !c.Operative() || other == n {
				t.Errorf("%s: repeats %q, which is not operative", n, other)
			}
		case other != "":
			t.Errorf("%s: what is %q?", n, other)
		}
	}
	for key := range reasons {
		if !used[key] {
			t.Errorf("no clause has the reason %q", key)
		}
	}
}

// TestClausesOrder: the files follow the book.
func TestClausesOrder(t *testing.T) {
	for chapter := 1; chapter <= 11; chapter++ {
		name := fmt.Sprintf("rulebooks/weiss/%02d.toml", chapter)
		data, err := fs.ReadFile(assets.Rulebooks, name)
		if err != nil {
			t.Fatal(err)
		}
		last := []int{}
		for s := bufio.NewScanner(bytes.NewReader(data)); s.Scan(); {
			n, ok := strings.CutPrefix(s.Text(), `["`)
			if !ok {
				continue
			}
			var at []int
			for part := range strings.SplitSeq(strings.TrimSuffix(n, `"]`), ".") {
				i, err := strconv.Atoi(part)
				if err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				at = append(at, i)
			}
			if at[0] != chapter || slices.Compare(at, last) <= 0 {
				t.Errorf("%s: %v after %v", name, at, last)
			}
			last = at
		}
	}
}

// TestNoSuchClause: a number or a game that is not there is not made up.
func TestNoSuchClause(t *testing.T) {
	for _, ask := range [][2]string{{"weiss", "6.4.1.9"}, {"weiss", ""}, {"weiss", "6.4."}, {"nothing", "1.1.1"}, {"", "1.1.1"}} {
		if c, ok := Clause(ask[0], ask[1]); ok {
			t.Errorf("Clause(%q, %q) = %v", ask[0], ask[1], c)
		}
	}
	if c, _ := Clause("weiss", "6.4.1.2"); c.Kind != "action" || c.Words.In(English) != "May put one card from hand into the clock; then draw two." {
		t.Errorf("6.4.1.2: %v", c)
	}
}
