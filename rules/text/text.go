package text

import (
	"bytes"
	"fmt"
	"strings"
	"sync"
	"unicode/utf8"

	"gorin/rules/ability"
)

var parsers = sync.Pool{New: func() any { return new(parser) }}

// Parse reads a printed line in language lang ("ja" or "en") into its ability
// tree. The whole line is understood and can be said in both languages, or the
// error is an *Error.
func Parse(lang, line string, lex *Lexicon) (ability.Node, error) {
	n, err := parse(lang, line, lex)
	if err != nil && lang == Japanese && unended(line) {
		if whole, err := parse(lang, line+"。", lex); err == nil {
			return whole, nil
		}
	}
	return n, err
}

// unended reports whether a line may lack its last 。.
func unended(line string) bool {
	last, _ := utf8.DecodeLastRuneInString(strings.TrimSpace(line))
	return !strings.ContainsRune("。』」］]）)", last)
}

func parse(lang, line string, lex *Lexicon) (ability.Node, error) {
	g := lex.book.grammar(lang)
	if n := utf8.RuneCountInString(line); n > maxRunes {
		return ability.Node{}, &Error{Column: maxRunes + 1, Reason: tooLong}
	}
	if n, ok := note(lang, line, lex); ok {
		return n, nil
	}
	src := normalise(lex.book, lang, line)
	p := parsers.Get().(*parser)
	defer parsers.Put(p)
	p.begin(g, lex, src)
	var miss error
	for _, r := range p.read(g.nt["line"], 0) {
		if r.end != len(src.text) || !r.forms.has(0) {
			continue
		}
		n, err := build(lex.book.ways, lang, called(r.node, thisCard, thisCard))
		if err == nil {
			err = unspoken(n, lex)
		}
		if err == nil {
			return n, nil
		}
		if miss == nil || !mayFit(err) {
			miss = err
		}
		if !mayFit(err) {
			break
		}
	}
	return ability.Node{}, p.failure(miss)
}

// unspoken is why a player of one of the languages could not read a line.
func unspoken(n ability.Node, lex *Lexicon) error {
	for _, lang := range []string{Japanese, English} {
		if _, err := Say(lang, n, lex); err != nil {
			return &fault{noWords + lang, ability.Nothing, ofForm}
		}
	}
	return nil
}

// noText is what stands where a card has no text.
const noText = "―—－-"

// note reads a line that is nothing but a note; it has no force (2.12.3).
func note(lang, line string, lex *Lexicon) (ability.Node, bool) {
	g := []rune(strings.TrimSpace(line))
	if len(g) == 1 && strings.ContainsRune(noText, g[0]) {
		return ability.Str(ability.Note, string(noText[:3])), true
	}
	if len(g) < 3 || len(g) > maxRunes || narrow(g[0]) != '(' || digitsIn(g, 0) > 0 || noteEnd(g, 0) != len(g)-1 {
		return ability.Node{}, false
	}
	return ability.Str(ability.Note, lex.know(NoteText, lang, string(g[1:len(g)-1]))), true
}

// Print says an ability tree in language lang. What the phrasebook has no
// words for is shown as its tree in ⟨⟩; see Say.
func Print(lang string, n ability.Node, lex *Lexicon) string {
	s, err := Say(lang, n, lex)
	if err != nil {
		return "⟨" + n.String() + "⟩"
	}
	return s
}

// Say is Print with an error for a tree that the language has no words for.
func Say(lang string, n ability.Node, lex *Lexicon) (string, error) {
	if n.Kind == ability.Note {
		if lang == Japanese {
			return "（" + n.Str + "）", nil
		}
		return "(" + lex.say(NoteText, lang, n.Str) + ")", nil
	}
	if err := ability.Check(n); err != nil {
		return "", fmt.Errorf("text: say: %w", err)
	}
	surface, err := unbuild(lex.book.ways, lang, n)
	if err != nil {
		return "", err
	}
	word, given := lex.thisWords(n)
	surface = called(surface, word, given)
	g := lex.book.grammar(lang)
	p := printers.Get().(*printer)
	defer printers.Put(p)
	*p = printer{g: g, lex: lex, out: p.out[:0]}
	if !p.say(g.nt["line"], 0, surface) {
		return "", &unsaid{n}
	}
	return tidy(p.out, lang == Japanese && lex.book.ways.dense), nil
}

var printers = sync.Pool{New: func() any { return new(printer) }}

// Marks that the printer leaves for tidy, so that it never touches a name.
const (
	softSpace   = '\x01'  // a space that may go
	softArticle = "a\x02" // a or an
)

// tidy sets the spaces and articles of a printed line; in a dense one nothing parts its
// head from its text.
func tidy(s []byte, dense bool) string {
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case softSpace:
			before := i
			for i+1 < len(s) && s[i+1] == softSpace {
				i++
			}
			after := s[i+1:]
			if dense || before == 0 || len(after) == 0 || bytes.HasPrefix(after, []byte("］")) ||
				bytes.HasSuffix(s[:before], []byte("】")) && (bytes.HasPrefix(after, []byte("【")) || bytes.HasPrefix(after, []byte("［"))) {
				continue
			}
			out = append(out, ' ')
		case softArticle[1]:
			if after := s[i+1:]; len(after) > 1 && strings.IndexByte("aeiou", after[1]) >= 0 && !bytes.HasPrefix(after[1:], []byte("uni")) {
				out = append(out, 'n')
			}
		default:
			out = append(out, s[i])
		}
	}
	return string(bytes.TrimSpace(out))
}
