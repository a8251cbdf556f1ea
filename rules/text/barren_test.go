package text

import (
	"slices"
	"testing"

	"gorin/rules/ability"
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

// What comes to nothing only after some characters is not given up where they differ,
// whatever shorter ways are tried after it.
func TestMemoryLooksFarEnough(t *testing.T) {
	g := newGrammar(&book{tables: [][]phrase{{
		{"line", via, 0, "{@:deep}¦{@:short}", ""},
		{"deep", via, 0, "ab{@:end}", ""},
		{"deep", ability.AnyOf, 0, "{0&:member:と}", ""},
		{"member", ability.This, 0, "m", ""},
		{"member", via, 0, "y{@:end}", ""},
		{"end", ability.This, 0, "cde", ""},
		{"short", via, 0, "a{@:never}¦m{@:never}", ""},
		{"never", via, 0, "b{@:nothing}¦と{@:nothing}", ""},
		{"nothing", ability.This, 0, "q", ""},
	}}}, Japanese)
	p := g.take()
	for _, line := range []string{"abcdf", "mとycdf", "mとycdと"} {
		if got := readWhole(p, line); got.Kind != ability.None {
			t.Errorf("%s: read as %v", line, got)
		}
	}
	for _, line := range []string{"abcde", "mとycde", "mとm", "mとycdeとm"} {
		if readWhole(p, line).Kind == ability.None {
			t.Errorf("%s: not read any more", line)
		}
	}
}

func readWhole(p *parser, line string) ability.Node {
	src := normalise(p.g.book, Japanese, line)
	p.begin(nil, src, false)
	for _, r := range p.read(p.g.nt["line"], 0) {
		if r.end == len(src.text) {
			return r.node
		}
	}
	return ability.Nothing
}
