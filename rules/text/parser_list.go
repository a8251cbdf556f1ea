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
	forms forms
}

// rows is all of them, and how far they depend on what stands there.
type rows struct {
	all  []row
	seen int
}

// listForms is in how many ways the rest of one list is read: after none, one or more
// members.
const listForms = 3

// list gives the ways to read the n-th and later members of a list, longer
// ones first. It remembers them.
func (p *parser) list(b *branch, pos, n int) rows {
	before := min(n, b.min, 2)
	if n > 0 && before == 0 {
		before = 1
	}
	at := (pos*p.g.lists+b.list)*listForms + before
	if s := p.lists[at]; s.line == p.line {
		p.look(p.rows[s.at].seen)
		return p.rows[s.at]
	}
	mine := len(p.rows)
	if mine == cap(p.rows) {
		p.rows = append(p.rows, rows{})
	}
	p.rows = p.rows[:mine+1]
	all, seen := p.rows[mine].all[:0], p.seen
	p.seen = pos
	add := func(r row) {
		if len(all) >= maxReads {
			return
		}
		for _, o := range all {
			if o.end == r.end && o.forms|r.forms == o.forms && slices.EqualFunc(o.nodes, r.nodes, ability.Node.Equal) {
				return
			}
		}
		all = append(all, r)
	}
	from, can := pos, n < maxList
	if n > 0 && b.op == opList && len(b.sep) > 0 {
		can = can && p.has(b.sep, pos)
		from += len(b.sep)
	}
	if p.effort++; p.effort >= maxEffort {
		p.cut, can = true, false
	}
	if can {
		for _, r := range p.read(b.nt, from) {
			end, in := r.end, r.forms.into(&b.item)
			if in == 0 || end == from || b.op == opInit && !p.has(b.sep, end) {
				continue
			}
			if b.op == opInit { // each member but the last is followed by the separator
				end += len(b.sep)
			}
			for _, rest := range p.list(b, end, n+1).all {
				if in&rest.forms != 0 {
					nodes := p.nodes.room(1 + len(rest.nodes))
					nodes[0] = r.node
					copy(nodes[1:], rest.nodes)
					add(row{nodes, rest.end, in & rest.forms})
				}
			}
		}
	}
	switch {
	case n < b.min:
	case b.last != nil:
		for _, r := range p.read(b.last.nt, pos) {
			if in := r.forms.into(b.last); in != 0 {
				add(row{[]ability.Node{r.node}, r.end, in})
			}
		}
	default:
		add(row{nil, pos, allForms})
	}
	p.lists[at], p.rows[mine] = slot{p.line, uint32(mine)}, rows{all, p.seen}
	p.look(seen)
	return p.rows[mine]
}

func (p *parser) has(lit []rune, pos int) bool {
	t := p.src.fold[pos:]
	for i, r := range lit {
		if i == len(t) || t[i] != r {
			p.look(pos + i + 1)
			return false
		}
	}
	p.look(pos + len(lit))
	return true
}

// number reads digits; in English a thousands separator is not known.
func (p *parser) number(pos int) (n, end int) {
	for end = pos; end < len(p.src.text); end++ {
		p.look(end + 2)
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

// word reads a proper word without brackets.
func (p *parser) word(cat catNum, pos int) (string, int) {
	end := pos
	for end < len(p.src.text) && inWord(p.src.text[end]) {
		end++
	}
	p.look(end + 1)
	for end > pos && p.src.text[end-1] == ' ' {
		end--
	}
	w := string(p.src.text[pos:end])
	if !isWord(w) {
		return "", pos
	}
	return p.lex.know(cat, p.g.lang, w), end
}

// quoted reads a name in its brackets.
func (p *parser) quoted(cat catNum, pos int) (string, int) {
	t := p.src.text
	if pos >= len(t) {
		return "", pos
	}
	lang := p.src.lang
	in := p.g.book.around(cat, lang)
	if ja := p.g.book.around(cat, Japanese); t[pos] == ja.Open && in != ja {
		lang, in = Japanese, ja // a word that has no translation
	}
	open, end := in.Open, in.Close
	if t[pos] != open {
		return "", pos
	}
	depth := 0
	for j := pos; j < len(t); j++ {
		p.look(j + 2)
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
