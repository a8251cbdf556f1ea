package text

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"gorin/rules/ability"
	"gorin/rules/text/meaning"
	"gorin/rules/text/surface"
)

// errPhrases is that a program without phrases has met a line that is not known.
var errPhrases = errors.New("text: this program reads no texts")

// Parse reads a printed line in language lang ("ja" or "en") into its ability
// tree. The whole line is understood and can be said in both languages, or the
// error is an *Error.
func Parse(lang, line string, lex *Lexicon) (ability.Node, error) {
	if !Speaks {
		return ability.Node{}, errPhrases
	}
	n, err := parse(lang, line, lex)
	if err != nil && lang == Japanese {
		if ended := withEnd(line); ended != "" {
			if whole, err := parse(lang, ended, lex); err == nil {
				return whole, nil
			}
		}
	}
	return n, err
}

// withEnd is a line with its last 。, behind it or within its last 』, if it may lack it;
// else nothing.
func withEnd(line string) string {
	line = strings.TrimSpace(line)
	if quote := strings.TrimSuffix(strings.TrimSuffix(line, "。"), "』"); strings.HasSuffix(line, "』") || quote+"』。" == line {
		if last, _ := utf8.DecodeLastRuneInString(quote); !strings.ContainsRune("。』」］]）)", last) {
			return quote + "。" + line[len(quote):]
		}
		return ""
	}
	if last, _ := utf8.DecodeLastRuneInString(line); strings.ContainsRune("。」］]）)", last) {
		return ""
	}
	return line + "。"
}

func parse(lang, line string, lex *Lexicon) (ability.Node, error) {
	g := lex.book.grammar(lang)
	if len(line) > MaxRunes && utf8.RuneCountInString(line) > MaxRunes {
		return ability.Node{}, &Error{Column: MaxRunes + 1, Reason: tooLong}
	}
	if column := unwritten(line); column > 0 {
		return ability.Node{}, &Error{Column: column, Reason: notText}
	}
	if n, ok := note(lang, line, lex); ok {
		return n, nil
	}
	p := g.take()
	defer g.give(p)
	src := p.own.normalise(lex.book, lang, line)
	n, err := p.parse(lex, src, false)
	if err == errUnread { // once more, to see how far it can be read
		n, err = p.parse(lex, src, true)
	}
	if err != nil {
		return ability.Node{}, p.failure(err)
	}
	return n, nil
}

// unwritten is the column of the first byte that is no part of a character in UTF-8, 0 if there is none. No pack has one.
func unwritten(line string) int {
	column := 0
	for i, r := range line {
		column++
		if _, n := utf8.DecodeRuneInString(line[i:]); r == utf8.RuneError && n == 1 {
			return column
		}
	}
	return 0
}

// errUnread is the error for a line that no phrases make up.
var errUnread = errors.New("text: not read")

// parse reads the whole line, or gives a fault, or errUnread.
func (p *parser) parse(lex *Lexicon, src *source, plain bool) (ability.Node, error) {
	p.begin(lex, src, plain)
	miss := errUnread
	for _, r := range p.read(p.g.nt["line"], 0) {
		if r.end != len(src.text) || !r.forms.has(0) {
			continue
		}
		own := meaning.Called(r.node, surface.ThisCard, surface.ThisCard)
		n, err := meaning.Build(lex.ways(), p.g.lang, own)
		if err == nil {
			if path := meaning.Unused(lex.ways(), p.g.lang, own, n); path != nil {
				err = &dropped{r.node, path}
			}
		}
		if err == nil {
			err = lex.ways().Refused(n)
		}
		if err == nil {
			err = unspoken(n, lex)
		}
		if err == nil {
			return n, nil
		}
		if miss == errUnread || !meaning.MayFit(err) {
			miss = err
		}
		if !meaning.MayFit(err) {
			break
		}
	}
	return ability.Node{}, miss
}

// unspoken is why a player of one of the languages could not read a line.
func unspoken(n ability.Node, lex *Lexicon) error {
	if err := lex.Vocabulary().Check(n); err != nil {
		var wrong *ability.Misplaced
		if errors.As(err, &wrong) && wrong.In.Kids[wrong.Kid].Kind.IsLine() {
			return meaning.Misread("a line of this kind cannot stand in 『』 here", wrong.In.Kids[wrong.Kid])
		}
		return meaning.Misread(noWords+Japanese, ability.Nothing)
	}
	p := printers.Get().(*printer)
	defer printers.Put(p)
	for _, lang := range []string{Japanese, English} {
		if p.line(lang, n, lex) != nil {
			return meaning.Misread(noWords+lang, ability.Nothing)
		}
	}
	return nil
}

// noText is what stands where a card has no text.
const noText = "―—－-"

// note reads a line that is nothing but a note; it has no force.
func note(lang, line string, lex *Lexicon) (ability.Node, bool) {
	line = strings.TrimSpace(line)
	first, size := utf8.DecodeRuneInString(line)
	if size > 0 && size == len(line) && strings.ContainsRune(noText, first) {
		return ability.Str(ability.Note, string(noText[:3])), true
	}
	if lang == Japanese && slices.Contains(lex.book.Notation.Notes, line) {
		return ability.Str(ability.Note, strings.TrimPrefix(line, "※")), true
	}
	if narrow(first) != '(' {
		return ability.Node{}, false
	}
	g := []rune(line)
	if len(g) < 3 || digitsIn(g, 0) > 0 || noteEnd(g, 0) != len(g)-1 {
		return ability.Node{}, false
	}
	return ability.Str(ability.Note, string(g[1:len(g)-1])), true
}

// Print says an ability tree in language lang. What the phrasebook has no
// words for is shown as its tree in ⟨⟩; see Say.
func Print(lang string, n ability.Node, lex *Lexicon) string {
	s, err := Say(lang, n, lex)
	switch {
	case !Speaks:
		return "⟨(unknown)⟩"
	case err != nil:
		return "⟨" + lex.Vocabulary().Tree(n) + "⟩"
	}
	return s
}

// Say is Print with an error for a tree that the language has no words for.
func Say(lang string, n ability.Node, lex *Lexicon) (string, error) {
	if !Speaks {
		return "", errPhrases
	}
	if n.Kind == ability.Note {
		if lang == Japanese {
			return "（" + n.Str + "）", nil
		}
		return "(" + n.Str + ")", nil
	}
	if err := lex.Vocabulary().Check(n); err != nil {
		return "", fmt.Errorf("text: say: %w", err)
	}
	p := printers.Get().(*printer)
	defer printers.Put(p)
	if err := p.line(lang, n, lex); err != nil {
		return "", err
	}
	return tidy(p.out, lang == Japanese && lex.book.Ways.Dense), nil
}

// line says a sound tree.
func (p *printer) line(lang string, n ability.Node, lex *Lexicon) error {
	tree, err := meaning.Unbuild(lex.ways(), lex.Vocabulary(), lang, n)
	if err != nil {
		return err
	}
	word, given := lex.thisWords(n)
	if !meaning.IsCalled(tree, word, given) {
		tree = meaning.Called(tree, word, given)
	}
	g := lex.book.grammar(lang)
	*p = printer{g: g, lex: lex, out: p.out[:0], word: ability.N(surface.Word)}
	if !p.say(g.nt["line"], 0, &tree) {
		return meaning.NoWords(n)
	}
	return nil
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
	done := 0
	for i, b := range s {
		if b != softSpace && b != softArticle[1] || i < done {
			continue
		}
		out = append(out, s[done:i]...)
		done = i + 1
		if b == softArticle[1] {
			if after := s[i+1:]; len(after) > 1 && strings.IndexByte("aeiouAE", after[1]) >= 0 && !bytes.HasPrefix(after[1:], []byte("uni")) {
				out = append(out, 'n')
			}
			continue
		}
		for done < len(s) && s[done] == softSpace {
			done++
		}
		before, after := s[:i], s[done:]
		if dense || len(before) == 0 || len(after) == 0 || bytes.HasPrefix(after, []byte("］")) ||
			bytes.HasSuffix(before, []byte("】")) && (bytes.HasPrefix(after, []byte("【")) || bytes.HasPrefix(after, []byte("［"))) {
			continue
		}
		out = append(out, ' ')
	}
	out = append(out, s[done:]...)
	return string(bytes.TrimSpace(out))
}
