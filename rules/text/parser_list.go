package text

import (
	"slices"
	"strings"
	"unicode"

	"gorin/rules/ability"
)

// span is how many items a list takes up: all but the last and the last are
// read as one.
func (it *item) span(t *template, i int) int {
	if it.op == opInit && i+1 < len(t.items) && t.items[i+1].op == opLast {
		return 2
	}
	return 1
}

// row is one way to read the members of a list from some place on.
type row struct {
	nodes []ability.Node
	end   int
}

// listForms is in how many ways the rest of one list is read: in each form, after
// none, one or more members.
const listForms = maxForms * 3

// list gives the ways to read the n-th and later members of a list, longer
// ones first. It remembers them.
func (p *parser) list(t *template, form, i, pos, n int) []row {
	it := &t.items[i]
	before := min(n, it.min, 2)
	if n > 0 && before == 0 {
		before = 1
	}
	at := ((pos*p.g.lists+it.list)*maxForms+form)*3 + before
	if s := p.lists[at]; s.line == p.line {
		return p.rows[s.at]
	}
	var rows []row
	add := func(r row) {
		if len(rows) >= maxReads {
			return
		}
		for _, o := range rows {
			if o.end == r.end && slices.EqualFunc(o.nodes, r.nodes, ability.Node.Equal) {
				return
			}
		}
		rows = append(rows, r)
	}
	from, can := pos, n < maxList
	if n > 0 && it.op == opList && len(it.sep) > 0 {
		can = can && p.has(it.sep, pos)
		from += len(it.sep)
	}
	if p.effort++; can && p.effort < maxEffort {
		for _, r := range p.read(it.nt, it.formIn(form), from) {
			end := r.end
			if end == from || it.op == opInit && !p.has(it.sep, end) {
				continue
			}
			if it.op == opInit { // each member but the last is followed by the separator
				end += len(it.sep)
			}
			for _, rest := range p.list(t, form, i, end, n+1) {
				add(row{append([]ability.Node{r.node}, rest.nodes...), rest.end})
			}
		}
	}
	switch {
	case n < it.min:
	case it.span(t, i) == 2:
		last := &t.items[i+1]
		for _, r := range p.read(last.nt, last.formIn(form), pos) {
			add(row{[]ability.Node{r.node}, r.end})
		}
	default:
		add(row{nil, pos})
	}
	p.lists[at] = slot{p.line, uint32(len(p.rows))}
	p.rows = append(p.rows, rows)
	return rows
}

func (p *parser) has(lit []rune, pos int) bool {
	t := p.src.fold
	if pos+len(lit) > len(t) {
		return false
	}
	for i, r := range lit {
		if t[pos+i] != r {
			return false
		}
	}
	return true
}

// number reads digits; in English a thousands separator is not known.
func (p *parser) number(pos int) (n, end int) {
	for end = pos; end < len(p.src.text); end++ {
		d := p.src.text[end]
		if d < '0' || d > '9' {
			break
		}
		if n = n*10 + int(d-'0'); n > maxNumber {
			return 0, pos
		}
	}
	if end-pos > 1 && p.src.text[pos] == '0' {
		return 0, pos
	}
	return n, end
}

// inWord reports whether a rune may stand in a proper word without brackets.
func inWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == ' ' || r == '・' }

// isWord reports whether a proper word can do without its brackets.
func isWord(w string) bool {
	return w != "" && strings.TrimSpace(w) == w && strings.IndexFunc(w, func(r rune) bool { return !inWord(r) }) < 0
}

// quoted reads a name in its brackets.
func (p *parser) quoted(cat Cat, pos int) (string, int) {
	t := p.src.text
	if pos >= len(t) {
		return "", pos
	}
	lang := p.src.lang
	in := p.g.book.around(cat, lang)
	if ja := p.g.book.around(cat, Japanese); t[pos] == ja.open && in != ja {
		lang, in = Japanese, ja // a word that has no translation
	}
	open, end := in.open, in.close
	if t[pos] != open {
		return "", pos
	}
	depth := 0
	for j := pos; j < len(t); j++ {
		if t[j] < ' ' {
			break // no name has control characters
		}
		switch t[j] {
		case open:
			depth++
		case end:
			if depth--; depth == 0 {
				if j == pos+1 {
					return "", pos
				}
				return p.lex.know(cat, lang, string(t[pos+1:j])), j + 1
			}
		}
	}
	return "", pos
}
