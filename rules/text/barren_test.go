package text

import (
	"slices"
	"testing"

	"gorin/rules/ability"
	"gorin/rules/rulestest/size"
	"gorin/rules/text/surface"
)

// CheckMemory looks whether what a reader has learned from other lines changes an answer:
// each line, whole, cut off, joined with another, and with other characters in it, is read as by one that
// remembers nothing.
func CheckMemory(t *testing.T, lex *Lexicon, lang string, lines []string) {
	p := lex.book.grammar(lang).take()
	read, remembered := 0, 0
	check := func(line []rune) {
		src := normalise(lex.book, lang, string(line))
		got, err := p.parse(lex, src, false)
		if err == nil {
			read++
		}
		if slices.ContainsFunc(p.places[:len(src.text)+1], func(at place) bool { return at.line == p.line && at.none != parts{} }) {
			remembered++
		}
		want, plainErr := p.parse(lex, src, true)
		if !got.Equal(want) || (err == nil) != (plainErr == nil) || err != nil && err.Error() != plainErr.Error() {
			t.Errorf("%s\n got %v, %v\nwant %v, %v", string(line), got, err, want, plainErr)
		}
	}
	last := []rune("。")
	for i, l := range lines {
		line := []rune(l)
		check(line)
		check(slices.Concat(last[:len(last)/2], line[len(line)/2:]))
		every := size.Of(18, 18, 6)
		for at := i % every; at < len(line); at += every {
			other := slices.Clone(line)
			other[at] = last[at%len(last)]
			check(other)
			check(append(other[:at], last[len(last)*at/len(line):]...))
		}
		last = line
	}
	if read < len(lines) || remembered < len(lines) {
		t.Errorf("%s: %d lines, %d readings, memory served %d times", lang, len(lines), read, remembered)
	}
}

// What comes to nothing only after some characters is not given up where they differ,
// whatever shorter ways are tried after it.
func TestMemoryLooksFarEnough(t *testing.T) {
	g := newGrammar(&Book{Tables: [][]Phrase{{
		{"line", surface.Via, 0, "{@:deep}¦{@:short}", ""},
		{"deep", surface.Via, 0, "ab{@:end}", ""},
		{"deep", ability.AnyOf, 0, "{0&:member:と}", ""},
		{"member", ability.This, 0, "m", ""},
		{"member", surface.Via, 0, "y{@:end}", ""},
		{"end", ability.This, 0, "cde", ""},
		{"short", surface.Via, 0, "a{@:never}¦m{@:never}", ""},
		{"never", surface.Via, 0, "b{@:nothing}¦と{@:nothing}", ""},
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
