package text

import (
	"slices"
	"testing"
)

// What a reader has learned from other lines changes no answer: each line, whole, cut
// off, joined with another, and with other characters in it, is read as by one that
// remembers nothing.
func TestMemoryChangesNothing(t *testing.T) {
	for _, of := range []struct {
		lex   *Lexicon
		lines []printedLine
	}{
		{testLexicon(), readLines(t)},
		{buildDivideLexicon(), readPairs(t, "builddivide.txt")},
		{rebirthLexicon(), readPairs(t, "rebirth.txt")},
	} {
		for _, lang := range []string{Japanese, English} {
			p := of.lex.book.grammar(lang).take()
			read, remembered := 0, 0
			check := func(line []rune) {
				src := normalise(of.lex.book, lang, string(line))
				got, err := p.parse(of.lex, src, false)
				if err == nil {
					read++
				}
				if slices.ContainsFunc(p.places[:len(src.text)+1], func(at place) bool { return at.line == p.line && at.none != parts{} }) {
					remembered++
				}
				want, plainErr := p.parse(of.lex, src, true)
				if !got.Equal(want) || (err == nil) != (plainErr == nil) || err != nil && err.Error() != plainErr.Error() {
					t.Errorf("%s\n got %v, %v\nwant %v, %v", string(line), got, err, want, plainErr)
				}
			}
			last := []rune("。")
			for i, l := range of.lines {
				line := []rune(l.ja)
				if lang == English {
					line = []rune(l.en)
				}
				check(line)
				check(slices.Concat(last[:len(last)/2], line[len(line)/2:]))
				for at := i % 6; at < len(line); at += 6 {
					other := slices.Clone(line)
					other[at] = last[at%len(last)]
					check(other)
					check(append(other[:at], last[len(last)*at/len(line):]...))
				}
				last = line
			}
			if read < len(of.lines) || remembered < len(of.lines) {
				t.Errorf("%s: %d lines, %d readings, memory served %d times", lang, len(of.lines), read, remembered)
			}
		}
	}
}
