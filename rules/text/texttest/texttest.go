// Package texttest holds what the tests of every game's lexicon ask for: lines that are said
// word by word, other spellings, errors, and trees drawn at random.
package texttest

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"gorin/rules/ability"
	"gorin/rules/text"
	"gorin/rules/text/phrases"
)

// Word is a proper word of a made-up pack.
type Word = struct {
	Cat    text.Cat
	Ja, En string
}

// Knowing adds words to a lexicon.
func Knowing(lex *text.Lexicon, words ...Word) *text.Lexicon {
	for _, w := range words {
		lex.Add(w.Cat, w.Ja, w.En)
	}
	return lex
}

// Line is a line in both languages, and its tree if the file gives it.
type Line struct{ Ja, En, Tree string }

// ReadLines reads a file of lines parted by blank lines: Japanese, below it English, and
// below that, in some, the tree.
func ReadLines(t testing.TB, file string) []Line {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out []Line
	for _, rec := range strings.Split(strings.TrimSpace(string(data)), "\n\n") {
		ls := strings.Split(rec, "\n")
		switch len(ls) {
		case 2:
			out = append(out, Line{Ja: ls[0], En: ls[1]})
		case 3:
			out = append(out, Line{ls[0], ls[1], ls[2]})
		default:
			t.Fatalf("want two or three lines: %q", rec)
		}
	}
	return out
}

// Meaning is the tree of a line.
func (l Line) Meaning(t testing.TB, lex *text.Lexicon) ability.Node {
	t.Helper()
	n, err := text.Parse(text.Japanese, l.Ja, lex)
	if err != nil {
		t.Fatalf("%s: %v", l.Ja, err)
	}
	return n
}

// Said is the kinds that trees say.
type Said map[ability.Kind]bool

// Add notes the kinds of a tree.
func (s Said) Add(n ability.Node) {
	s[n.Kind] = true
	for _, k := range n.Kids {
		s.Add(k)
	}
}

// CheckLines reads each line, says it again word by word, and says it in English, which is
// read as the same tree. It gives the kinds that the lines say.
func CheckLines(t *testing.T, lines []Line, lex *text.Lexicon) Said {
	t.Helper()
	said := Said{}
	for _, l := range lines {
		n, err := text.Parse(text.Japanese, l.Ja, lex)
		if err != nil {
			t.Errorf("%s: %v", l.Ja, err)
			continue
		}
		if err := lex.Vocabulary().Check(n); err != nil {
			t.Errorf("%s: %v", l.Ja, err)
		}
		if l.Tree != "" {
			if want, err := lex.Vocabulary().ReadTree(l.Tree); err != nil || !n.Equal(want) {
				t.Errorf("%s:\n got %v\nwant %v, %v", l.Ja, n, l.Tree, err)
			}
		}
		if s := text.Print(text.Japanese, n, lex); s != l.Ja {
			t.Errorf("%v\n got %s\nwant %s", n, s, l.Ja)
		}
		if s := text.Print(text.English, n, lex); s != l.En {
			t.Errorf("%s\n got %s\nwant %s", l.Ja, s, l.En)
		}
		if m, err := text.Parse(text.English, l.En, lex); err != nil {
			t.Errorf("%s: %v", l.En, err)
		} else if !m.Equal(n) {
			t.Errorf("%s:\n got %v\nwant %v", l.En, m, n)
		}
		said.Add(n)
	}
	return said
}

// CheckOwn looks for a line of each kind that only the game of a lexicon says.
func CheckOwn(t *testing.T, said Said, lex *text.Lexicon) {
	t.Helper()
	words, shared := lex.Vocabulary(), ability.Shared()
	for _, k := range words.Kinds()[len(shared.Kinds()):] {
		if !said[k] {
			t.Errorf("no line says %s", words.Name(k))
		}
	}
}

// CheckUsed looks for a line of each kind that a lexicon reads by a phrase of its own, and with
// shared of each that it reads at all.
func CheckUsed(t *testing.T, said Said, lex *text.Lexicon, shared bool) {
	t.Helper()
	ours := func(p text.Spelling) bool {
		return !slices.ContainsFunc(phrases.Tables(), func(table []text.Phrase) bool {
			return slices.ContainsFunc(table, func(o text.Phrase) bool { return o.Part == p.Part && o.Kind == p.Kind })
		})
	}
	for _, p := range lex.Spellings(text.Japanese) {
		if words := lex.Vocabulary(); words.Knows(p.Kind) && !said[p.Kind] && (shared || ours(p)) {
			t.Errorf("no line says %s: %s", words.Name(p.Kind), p.Words)
		}
	}
}

// CheckSame reads two spellings of the same text.
func CheckSame(t *testing.T, lang, a, b string, lex *text.Lexicon) {
	t.Helper()
	one, err := text.Parse(lang, a, lex)
	if err != nil {
		t.Errorf("%s: %v", a, err)
	}
	two, err := text.Parse(lang, b, lex)
	if err != nil {
		t.Errorf("%s: %v", b, err)
	} else if !one.Equal(two) {
		t.Errorf("%s\n%v\n%s\n%v", a, one, b, two)
	}
}

// CheckError looks at where a line is not understood, and for what is said of it.
func CheckError(t *testing.T, lang, line string, column int, says []string, lex *text.Lexicon) {
	t.Helper()
	n, err := text.Parse(lang, line, lex)
	var e *text.Error
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

// CheckNear looks for the phrase that the error of a line proposes first.
func CheckNear(t *testing.T, line, near string, lex *text.Lexicon) {
	t.Helper()
	_, err := text.Parse(text.Japanese, line, lex)
	var e *text.Error
	if !errors.As(err, &e) || len(e.Near) == 0 || e.Near[0] != near || len(e.Near) > 3 || strings.Contains(strings.Join(e.Near, ""), "＠") {
		t.Errorf("%s: %v; want %q first", line, err, near)
	}
}
