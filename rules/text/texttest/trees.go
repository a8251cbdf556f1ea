package texttest

import (
	"os"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"gorin/rules/ability"
	"gorin/rules/rulestest/property"
	"gorin/rules/text"
	"gorin/rules/text/gen"
)

// drawn is a chance whose draws can be made smaller.
type drawn struct{ *rapid.T }

func (d drawn) IntN(n int) int { return rapid.IntRange(0, n-1).Draw(d.T, "n") }

// CheckTrees draws trees and reads what is said of each: it is read as the same tree in
// both languages, and what means nothing is refused in both.
func CheckTrees(t *testing.T, lex *text.Lexicon, draw func(*gen.Source) ability.Node) {
	property.Check(t, func(rt *rapid.T) { checkTree(rt, draw(&gen.Source{Chance: drawn{rt}, Words: lex.Vocabulary()}), lex) })
}

// CheckFound does the same with the trees of a file, one a line; lines that begin with #
// are notes. What a search has found once stays mended.
func CheckFound(t *testing.T, lex *text.Lexicon, file string) {
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(string(data), "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		n, err := lex.Vocabulary().ReadTree(line)
		if err != nil {
			t.Fatalf("line %d: %v", i+1, err)
		}
		t.Run("", func(t *testing.T) { checkTree(t, n, lex) })
	}
}

// judge is who is told what is wrong: a test, or a property that draws.
type judge interface {
	Fatalf(format string, args ...any)
}

func checkTree(rt judge, want ability.Node, lex *text.Lexicon) {
	if err := lex.Vocabulary().Check(want); err != nil {
		rt.Fatalf("the generator made no well-shaped tree: %v", err)
	}
	for _, lang := range []string{text.Japanese, text.English} {
		s, err := text.Say(lang, want, lex)
		if err != nil {
			rt.Fatalf("%s: %v: %v", lang, want, err)
		}
		if len([]rune(s)) > text.MaxRunes {
			continue
		}
		got, err := text.Parse(lang, s, lex)
		if senseless(want, lex) {
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

// senseless reports whether a line speaks of what happens only later, or is a continuous
// ability that does something once, or has such a line within.
func senseless(n ability.Node, lex *text.Lexicon) bool {
	for _, k := range n.Kids {
		if senseless(k, lex) {
			return true
		}
	}
	if n.Kind == ability.LetX && ability.SaysX(n.Kids[0]) {
		return true
	}
	return text.SpeaksTooSoon(n) || lex.Vocabulary().Momentary(n).Kind != ability.None
}

// CheckDamaged looks at a line that may be damaged: what is read from it, if anything, is
// well shaped and can be said and read again, and it does not take long.
func CheckDamaged(t *testing.T, lang, line string, lex *text.Lexicon) {
	start := time.Now()
	n, err := text.Parse(lang, line, lex)
	if d := time.Since(start); d > 5*time.Second {
		t.Fatalf("%v for %q", d, line)
	}
	if err != nil {
		return
	}
	if err := lex.Vocabulary().Check(n); err != nil {
		t.Fatalf("%q: %v", line, err)
	}
	for _, l := range []string{text.Japanese, text.English} {
		s, err := text.Say(l, n, lex)
		if err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		if len([]rune(s)) > text.MaxRunes {
			continue
		}
		if m, err := text.Parse(l, s, lex); err == nil && !m.Equal(n) {
			t.Fatalf("%q\nsays %q\n got %v\nwant %v", line, s, m, n)
		}
	}
}
