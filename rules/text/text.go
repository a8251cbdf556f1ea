package text

import (
	"errors"
	"fmt"
	"strings"

	"gorin/rules/ability"
)

// Parse reads a printed line in language lang ("ja" or "en") into its ability
// tree. The whole line is understood, or the error is an *Error.
func Parse(lang, line string, lex *Lexicon) (ability.Node, error) {
	g := lex.book.grammar(lang)
	if n, ok := note(lang, line, lex); ok {
		return n, nil
	}
	src := normalise(lang, line)
	if len(src.text) > maxRunes {
		return ability.Node{}, &Error{Column: src.at(maxRunes), Reason: fmt.Sprintf("a line has at most %d characters", maxRunes)}
	}
	p := newParser(g, lex, src)
	var miss error
	for _, r := range p.read(g.nt["line"], 0, 0) {
		if r.end != len(src.text) {
			continue
		}
		n, err := build(lang, r.node)
		if err == nil {
			return n, nil
		}
		if miss == nil {
			miss = err
		}
	}
	return ability.Node{}, p.failure(miss)
}

// note reads a line that is nothing but a note; it has no force (2.12.3).
func note(lang, line string, lex *Lexicon) (ability.Node, bool) {
	g := []rune(strings.TrimSpace(line))
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
	surface, err := unbuild(lang, n)
	if err != nil {
		return "", err
	}
	g := lex.book.grammar(lang)
	p := &printer{g: g, lex: lex}
	s, ok := p.say(g.nt["line"], 0, surface)
	if !ok {
		return "", &unsaid{n}
	}
	return tidy(s), nil
}

// Marks that the printer leaves for tidy, so that it never touches a name.
const (
	softSpace   = '\x01'  // a space that may go
	softArticle = "a\x02" // a or an
)

// tidy sets the spaces and articles of a printed line.
func tidy(s string) string {
	rs := []rune(s)
	var b strings.Builder
	for i := 0; i < len(rs); i++ {
		switch rs[i] {
		case softSpace:
			before, j := i-1, i
			for j < len(rs) && rs[j] == softSpace {
				j++
			}
			if i = j - 1; before < 0 || j == len(rs) || rs[j] == '］' || rs[before] == '】' && (rs[j] == '【' || rs[j] == '［') {
				continue
			}
			b.WriteByte(' ')
		case '\x02':
			if i+2 < len(rs) && strings.ContainsRune("aeiou", rs[i+2]) {
				b.WriteByte('n')
			}
		default:
			b.WriteRune(rs[i])
		}
	}
	return strings.TrimSpace(b.String())
}

// Error is a line that is not understood.
type Error struct {
	Column     int    // of the first character not understood, from 1
	Understood string // the end of what was read
	Unread     string // the beginning of what was not
	Near       string // the nearest known phrase, or ""
	Reason     string // why it is not understood, if it can be read
}

func (e *Error) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "column %d: ", e.Column)
	if e.Reason != "" {
		b.WriteString(e.Reason)
		return b.String()
	}
	fmt.Fprintf(&b, "understood: %q; not understood: %q", e.Understood, e.Unread)
	if e.Near != "" {
		fmt.Fprintf(&b, "; nearest known: %q", e.Near)
	}
	return b.String()
}

// failure explains why the line was not understood.
func (p *parser) failure(miss error) *Error {
	src := p.src
	var f *fault
	if errors.As(miss, &f) {
		e := &Error{Column: 1, Reason: f.msg}
		if at := strings.Index(string(src.text), f.near); f.near != "" && at >= 0 {
			e.Column = src.at(len([]rune(string(src.text)[:at])))
		}
		return e
	}
	if p.effort > maxEffort {
		return &Error{Column: src.at(p.far), Reason: "the line can be read in too many ways"}
	}
	e := &Error{Column: src.at(p.far)}
	e.Understood = clip(src.text[:p.far], -24)
	e.Unread = clip(src.text[p.far:], 24)
	e.Near = p.nearest()
	return e
}

// clip is the first n runes, or the last -n.
func clip(rs []rune, n int) string {
	switch {
	case n < 0 && len(rs) > -n:
		return "…" + string(rs[len(rs)+n:])
	case n > 0 && len(rs) > n:
		return string(rs[:n]) + "…"
	}
	return string(rs)
}

// nearest is the phrase that could have stood at the farthest place and is
// most like what does.
func (p *parser) nearest() string {
	rest := p.src.fold[p.far:]
	best, bestScore := "", 0
	seen := map[*template]bool{}
	var try func(t *template, i, depth int)
	try = func(t *template, i, depth int) {
		if depth > 6 || i >= len(t.items) || (i == 0 && seen[t]) {
			return
		}
		if i == 0 {
			seen[t] = true
		}
		switch it := &t.items[i]; it.op {
		case opLit, opForm:
			for k, l := range it.lits {
				if s := alike(l, rest); len(l) > 0 && s > bestScore {
					best, bestScore = it.words[k], s
					if i == 0 && it.op == opLit {
						best = t.shown()
					}
				} else if len(l) == 0 {
					try(t, i+1, depth)
				}
			}
		case opKid, opSelf, opList, opInit, opLast, opNumWord:
			for _, u := range p.g.rules[it.nt] {
				try(u, 0, depth+1)
			}
		case opConst, opCap, opSpace, opComma, opOrComma:
			try(t, i+1, depth)
		}
	}
	for _, w := range p.wants {
		try(w.t, w.at, 0)
	}
	return best
}

// shown is a template as a reader sees it: … for what varies.
func (t *template) shown() string {
	var b strings.Builder
	for i := range t.items {
		switch it := &t.items[i]; it.op {
		case opLit, opForm:
			b.WriteString(it.words[0])
		case opComma, opOrComma, opConst, opCap, opSpace:
		default:
			b.WriteString("…")
		}
	}
	return b.String()
}

// alike counts the runes that two texts share at their beginning, allowing one
// rune to be wrong, left out or added.
func alike(a, b []rune) int {
	score := func(a, b []rune) int {
		n := 0
		for n < len(a) && n < len(b) && a[n] == b[n] {
			n++
		}
		return n
	}
	n := score(a, b)
	best := n * 2
	if n < len(a) && n < len(b) {
		best = max(best, (n+score(a[n+1:], b[n+1:]))*2-1)
		best = max(best, (n+score(a[n:], b[n+1:]))*2-1)
		best = max(best, (n+score(a[n+1:], b[n:]))*2-1)
	}
	return best
}
