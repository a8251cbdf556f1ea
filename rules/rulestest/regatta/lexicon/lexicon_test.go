package lexicon_test

import (
	"testing"

	"gorin/rules/rulestest/regatta/lexicon"
	"gorin/rules/text"
	"gorin/rules/text/texttest"
)

// TestLines: lines of all sorts are read and said in both languages, and read again as the
// same.
func TestLines(t *testing.T) {
	lex := lexicon.New()
	terms, err := lexicon.Terms()
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range texttest.ReadLines(t, "testdata/lines.txt") {
		n, err := text.Strict(text.Japanese, line.Ja, lex)
		if err != nil {
			t.Errorf("%s: %v", line.Ja, err)
			continue
		}
		if said, tree := text.Print(text.English, n, lex), terms.Tree(n); said != line.En || tree != line.Tree {
			t.Errorf("%s: %s: %s", line.Ja, said, tree)
		}
		for _, lang := range []string{text.Japanese, text.English} {
			said := text.Print(lang, n, lex)
			back, err := text.Parse(lang, said, lex)
			if err != nil || !back.Equal(n) {
				t.Errorf("%s: %s: %s: %v", line.Ja, n, said, err)
			}
		}
	}
}
