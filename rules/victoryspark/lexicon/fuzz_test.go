package lexicon_test

import (
	"testing"

	. "gorin/rules/text" // the names of its doors
	"gorin/rules/text/texttest"
	"gorin/rules/victoryspark/lexicon"
)

// FuzzReadTree: what is read as a tree is written as it was read.
func FuzzReadTree(f *testing.F) {
	lex := lexicon.New()
	for i, l := range texttest.ReadLines(f, "testdata/lines.txt") {
		if n, err := Parse(Japanese, l.Ja, lex); err == nil && i%9 == 0 {
			f.Add(lex.Vocabulary().Tree(n))
		}
	}
	f.Fuzz(func(t *testing.T, s string) {
		n, err := lex.Vocabulary().ReadTree(s)
		if err != nil {
			return
		}
		if again, err := lex.Vocabulary().ReadTree(lex.Vocabulary().Tree(n)); err != nil || !again.Equal(n) {
			t.Errorf("%q: read as %v, and that as %v (%v)", s, n, again, err)
		}
	})
}

func FuzzParseJa(f *testing.F) {
	lex := lexicon.New()
	for _, l := range texttest.ReadLines(f, "testdata/lines.txt") {
		f.Add(l.Ja)
	}
	f.Fuzz(func(t *testing.T, line string) { texttest.CheckDamaged(t, Japanese, line, lex) })
}

func FuzzParseEn(f *testing.F) {
	lex := lexicon.New()
	for _, l := range texttest.ReadLines(f, "testdata/lines.txt") {
		f.Add(l.En)
	}
	f.Fuzz(func(t *testing.T, line string) { texttest.CheckDamaged(t, English, line, lex) })
}
