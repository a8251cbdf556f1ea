package text

import (
	"errors"
	"os"
	"strings"
	"testing"

	"gorin/rules/ability"
)

// word is one of a made-up pack.
type word struct {
	cat    Cat
	ja, en string
}

// knowing adds words to a lexicon.
func knowing(lex *Lexicon, words []word) *Lexicon {
	for _, w := range words {
		lex.Add(w.cat, w.ja, w.en)
	}
	return lex
}

// readPairs reads a file of testdata: a line in Japanese, below it the same in
// English, parted by blank lines.
func readPairs(t testing.TB, name string) []printedLine {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var out []printedLine
	for _, rec := range strings.Split(strings.TrimSpace(string(data)), "\n\n") {
		ja, en, ok := strings.Cut(rec, "\n")
		if !ok || strings.Contains(en, "\n") {
			t.Fatalf("want two lines: %q", rec)
		}
		out = append(out, printedLine{ja: ja, en: en})
	}
	return out
}

// kinds is the kinds that trees say.
type kinds map[ability.Kind]bool

func (s kinds) add(n ability.Node) { s[n.Kind] = true }

// checkPairs reads each line, says it again word by word, and says it in English,
// which is read as the same tree. It gives the kinds that the lines say.
func checkPairs(t *testing.T, lines []printedLine, lex *Lexicon) kinds {
	t.Helper()
	said := kinds{}
	for _, l := range lines {
		n, err := Parse(Japanese, l.ja, lex)
		if err != nil {
			t.Errorf("%s: %v", l.ja, err)
			continue
		}
		if err := ability.Check(n); err != nil {
			t.Errorf("%s: %v", l.ja, err)
		}
		if s := Print(Japanese, n, lex); s != l.ja {
			t.Errorf("%v\n got %s\nwant %s", n, s, l.ja)
		}
		if s := Print(English, n, lex); s != l.en {
			t.Errorf("%s\n got %s\nwant %s", l.ja, s, l.en)
		}
		if m, err := Parse(English, l.en, lex); err != nil {
			t.Errorf("%s: %v", l.en, err)
		} else if !m.Equal(n) {
			t.Errorf("%s:\n got %v\nwant %v", l.en, m, n)
		}
		each(n, said.add)
	}
	return said
}

// checkSaid looks for a line of each kind from one up to another.
func checkSaid(t *testing.T, said kinds, from, to ability.Kind) {
	t.Helper()
	for k := from; k < to; k++ {
		if ability.Kinds[k].Name != "" && !said[k] {
			t.Errorf("no line says %v", k)
		}
	}
}

// checkSame reads two spellings of the same text.
func checkSame(t *testing.T, lang, a, b string, lex *Lexicon) {
	t.Helper()
	one, err := Parse(lang, a, lex)
	if err != nil {
		t.Errorf("%s: %v", a, err)
	}
	two, err := Parse(lang, b, lex)
	if err != nil {
		t.Errorf("%s: %v", b, err)
	} else if !one.Equal(two) {
		t.Errorf("%s\n%v\n%s\n%v", a, one, b, two)
	}
}

// checkError looks at where a line is not understood, and for what is said of it.
func checkError(t *testing.T, lang, line string, column int, says []string, lex *Lexicon) {
	t.Helper()
	n, err := Parse(lang, line, lex)
	var e *Error
	if !errors.As(err, &e) {
		t.Errorf("%s: read as %v, error %v", line, n, err)
		return
	}
	if e.Column != column {
		t.Errorf("%s: column %d, want %d: %v", line, e.Column, column, err)
	}
	for _, s := range says {
		if !strings.Contains(err.Error(), s) {
			t.Errorf("%s: %q does not say %q", line, err, s)
		}
	}
}
