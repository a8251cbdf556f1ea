package lexicon_test

import (
	"testing"

	. "gorin/rules/text" // the names of its doors
	"gorin/rules/text/texttest"
)

func FuzzParseJa(f *testing.F) {
	lex := known()
	for _, l := range texttest.ReadLines(f, "testdata/lines.txt") {
		f.Add(l.Ja)
	}
	f.Fuzz(func(t *testing.T, line string) { texttest.CheckDamaged(t, Japanese, line, lex) })
}

func FuzzParseEn(f *testing.F) {
	lex := known()
	for _, l := range texttest.ReadLines(f, "testdata/lines.txt") {
		f.Add(l.En)
	}
	f.Fuzz(func(t *testing.T, line string) { texttest.CheckDamaged(t, English, line, lex) })
}
