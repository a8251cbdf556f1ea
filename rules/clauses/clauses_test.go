package clauses

import (
	"bufio"
	"bytes"
	"cmp"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"gorin/rules"
	"gorin/rules/rulestest/room"
)

// TestClauses: every number of the book and every heading above one is there,
// once and in the book's order, and nothing else; each with a kind and words.
func TestClauses(t *testing.T) {
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) { testClauses(t, game) })
	}
}

// late is what a match can do without, which the tests have.
func late(t *testing.T, game string) fs.FS {
	from, here := rules.Late(game)
	if !here {
		t.Fatal("the words of the clauses have not come")
	}
	return from
}

func testClauses(t *testing.T, game string) {
	book := map[string]bool{}
	for _, n := range strings.Fields(room.Text(t, game, "testdata/clauses.txt")) {
		book[n] = true
	}
	if len(book) == 0 {
		t.Fatal("the book has no numbers")
	}
	headings := map[string]bool{}
	for n := range book {
		for _, above := range headingsAbove(n) {
			if !book[above] {
				headings[above] = true
			}
		}
	}

	kinds := map[string]int{"procedure": 0, "action": 0, "information": 0, "definition": 0, "none": 0, "heading": 0}
	all := of(game)
	for n, c := range all {
		if got, ok := Find(game, n); !ok || got != c || got.Number != n {
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
		for l, limit := range map[rules.Lang]int{rules.Japanese: 60, rules.English: 140} {
			w := c.Words.In(l)
			if size := utf8.RuneCountInString(w); size == 0 || size > limit || w != strings.TrimSpace(w) || strings.Contains(w, "\n") {
				t.Errorf("%s: %v: %d characters, want one line of 1 to %d: %q", n, l, size, limit, w)
			}
		}
		if c.Kind != "heading" && !strings.HasSuffix(c.Words.In(rules.Japanese), "。") {
			t.Errorf("%s: %q is no whole sentence", n, c.Words.In(rules.Japanese))
		}
		if c.Kind != "heading" && !strings.HasSuffix(c.Words.In(rules.English), ".") {
			t.Errorf("%s: %q is no whole sentence", n, c.Words.In(rules.English))
		}
		if strings.ContainsFunc(c.Words.In(rules.Japanese), unicode.IsSpace) {
			t.Errorf("%s: a space in %q", n, c.Words.In(rules.Japanese))
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

// headingsAbove are the numbers above a clause that may be those of headings.
func headingsAbove(n string) (above []string) {
	if unicode.IsUpper(rune(n[0])) { // L5-1a
		if chapter, _, ok := strings.Cut(n, "-"); ok {
			above = append(above, chapter)
		}
		return above
	}
	if strings.ContainsFunc(n, unicode.IsLetter) || strings.Contains(n, "-") { // 802-4b, 8.02.4.b.1
		p := numberParts(n)
		return []string{strconv.Itoa(p[0] * 100), strconv.Itoa(p[0]*100 + p[1])}
	}
	for i := strings.LastIndexByte(n, '.'); i > 0; i = strings.LastIndexByte(n[:i], '.') {
		above = append(above, n[:i])
	}
	return above
}

// TestReasons: a clause has no needless excuse. What only opens the clauses below
// it has some below it; what says another clause again names one that is
// operative.
func TestReasons(t *testing.T) {
	used := map[string]bool{}
	for _, b := range rules.Games() {
		testReasons(t, of(b), used)
	}
	for key := range reasons {
		if !used[key] && len(rules.Games()) > 0 {
			t.Errorf("no clause has the reason %q", key)
		}
	}
}

func testReasons(t *testing.T, all map[string]Clause, used map[string]bool) {
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
		if w[rules.Japanese] == "" || w[rules.English] == "" || strings.Contains(w[rules.Japanese]+w[rules.English], "%") {
			t.Errorf("%s: no words for %q: %v", n, c.Why, w)
		}
		switch {
		case c.Kind == "heading" || c.Operative():
			t.Errorf("%s: a reason, though %s", n, c.Kind)
		case key == "steps":
			below := false
			for m, d := range all {
				below = below || isBelow(m, n) && d.Operative()
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
}

// isBelow reports whether a clause stands somewhere below another.
func isBelow(m, n string) bool {
	a, b := numberParts(m), numberParts(n)
	return len(a) > len(b) && slices.Equal(a[:len(b)], b)
}

// TestClausesOrder: the files follow the book, one to a chapter.
func TestClausesOrder(t *testing.T) {
	for _, game := range rules.Games() {
		chapters, want := 0, map[int]bool{}
		for n := range of(game) {
			want[numberParts(n)[0]] = true
		}
		names, err := fs.Glob(late(t, game), "clauses/*.toml")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			data, err := fs.ReadFile(late(t, game), name)
			if err != nil {
				t.Fatal(err)
			}
			chapters++
			chapter := numberParts(strings.TrimSuffix(path.Base(name), ".toml"))[0]
			last := ""
			for s := bufio.NewScanner(bytes.NewReader(data)); s.Scan(); {
				n, ok := strings.CutPrefix(s.Text(), `["`)
				if !ok {
					continue
				}
				n = strings.TrimSuffix(n, `"]`)
				if numberParts(n)[0] != chapter || compareNumbers(n, last) <= 0 {
					t.Errorf("%s: %s: %v after %v", game, name, n, last)
				}
				last = n
			}
		}
		if chapters != len(want) {
			t.Error(game, chapters, len(want))
		}
	}
}

// TestNoSuchClause: a number or a game that is not there is not made up.
func TestNoSuchClause(t *testing.T) {
	asks := [][2]string{{"nothing", "1.1.1"}, {"", "1.1.1"}, {"nothing", ""}}
	for _, game := range rules.Games() {
		asks = append(asks, [2]string{game, ""}, [2]string{game, "."})
		for n := range of(game) {
			asks = append(asks, [2]string{game, n + "."}, [2]string{game, n + "!"}, [2]string{"nothing", n})
		}
	}
	for _, ask := range asks {
		if c, ok := Find(ask[0], ask[1]); ok {
			t.Errorf("Clause(%q, %q) = %v", ask[0], ask[1], c)
		}
	}
}

// TestCompareNumbers: the numbers of both ways of writing them, in the order of
// their books.
func TestCompareNumbers(t *testing.T) {
	for _, order := range [][]string{
		{"1", "1.1", "1.1.1", "1.2.1", "2.1", "9.9.9", "10", "10.2", "10.2.1", "10.19", "11.1"},
		{"L1", "L1-1", "L2-2", "L5", "L5-1", "L5-1a", "L5-1b", "L5-2", "L10-1"},
		{"100", "101", "101-1", "102-3", "102-3a", "1.02.3.a.1", "1.02.3.a.2", "102-3b", "103-1", "200", "999-9", "1000", "1001-1", "1003-2c", "10.03.2.c.1", "1003-3", "1204-2g", "12.04.2.g.3", "1204-2h"},
	} {
		for i, a := range order {
			for j, b := range order {
				if got, want := compareNumbers(a, b), cmp.Compare(i, j); got != want {
					t.Errorf("%s and %s: %d, want %d", a, b, got, want)
				}
			}
		}
	}
}
