package text

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"gorin/rules/ability"
	"gorin/rules/rulestest/property"
	"gorin/rules/text/gen"
)

// parse(print(tree)) == tree in both languages; what means nothing is refused in both.
func TestRoundTrip(t *testing.T) {
	checkTrees(t, testLexicon(), gen.Weiss)
}

func TestBuildDivideRoundTrip(t *testing.T) { checkTrees(t, buildDivideLexicon(), gen.BuildDivide) }

func TestRebirthRoundTrip(t *testing.T) { checkTrees(t, rebirthLexicon(), gen.Rebirth) }

// drawn is a chance whose draws can be made smaller.
type drawn struct{ *rapid.T }

func (d drawn) IntN(n int) int { return rapid.IntRange(0, n-1).Draw(d.T, "n") }

// checkTrees draws trees and reads what is said of each.
func checkTrees(t *testing.T, lex *Lexicon, draw func(*gen.Source) ability.Node) {
	property.Check(t, func(rt *rapid.T) { checkTree(rt, draw(&gen.Source{Chance: drawn{rt}}), lex) })
}

// judge is who is told what is wrong: a test, or a property that draws.
type judge interface {
	Fatalf(format string, args ...any)
}

func checkTree(rt judge, want ability.Node, lex *Lexicon) {
	if err := ability.Check(want); err != nil {
		rt.Fatalf("the generator made no well-shaped tree: %v", err)
	}
	for _, lang := range []string{Japanese, English} {
		s, err := Say(lang, want, lex)
		if err != nil {
			rt.Fatalf("%s: %v: %v", lang, want, err)
		}
		if len([]rune(s)) > maxRunes {
			continue
		}
		got, err := Parse(lang, s, lex)
		if senseless(want) {
			if err == nil {
				rt.Fatalf("%v\n%s: read, though it means nothing", want, s)
			}
			continue
		}
		if err != nil {
			rt.Fatalf("%v\n%s\n%v", want, s, err)
		}
		if !got.Equal(want) {
			rt.Fatalf("%s\n got %v\nwant %v", s, got, want)
		}
	}
}

// What is read from a damaged line, if anything, is well shaped and can be
// said and read again.
func checkText(t *testing.T, lang, line string, lex *Lexicon) {
	start := time.Now()
	n, err := Parse(lang, line, lex)
	if d := time.Since(start); d > 5*time.Second {
		t.Fatalf("%v for %q", d, line)
	}
	if err != nil {
		return
	}
	if err := ability.Check(n); err != nil {
		t.Fatalf("%q: %v", line, err)
	}
	for _, l := range []string{Japanese, English} {
		s, err := Say(l, n, lex)
		if err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		if len([]rune(s)) > maxRunes {
			continue
		}
		if m, err := Parse(l, s, lex); err == nil && !m.Equal(n) {
			t.Fatalf("%q\nsays %q\n got %v\nwant %v", line, s, m, n)
		}
	}
}

func FuzzParseJa(f *testing.F) {
	lex := testLexicon()
	for _, l := range readLines(f) {
		f.Add(l.ja)
	}
	f.Fuzz(func(t *testing.T, line string) { checkText(t, Japanese, line, lex) })
}

func FuzzParseEn(f *testing.F) {
	lex := testLexicon()
	for _, l := range readLines(f) {
		f.Add(l.en)
	}
	f.Fuzz(func(t *testing.T, line string) { checkText(t, English, line, lex) })
}

// senseless reports whether a line speaks of what happens only later, or is a continuous
// ability that does something once, or has such a line within.
func senseless(n ability.Node) bool {
	var a ahead
	for _, k := range n.Kids {
		if senseless(k) || k.Kind == ability.Sentence && a.says(k) != nil {
			return true
		}
	}
	if n.Kind == ability.LetX && ability.SaysX(n.Kids[0]) {
		return true
	}
	return ability.Momentary(n).Kind != ability.None
}
