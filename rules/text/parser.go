package text

import (
	"slices"

	"gorin/rules/ability"
)

// Limits that bound the work on a hostile line.
const (
	maxRunes   = 2000
	maxDepth   = 200
	maxReads   = 48     // readings kept of one part of speech at one place
	maxEffort  = 400000 // templates tried for one line
	maxNumber  = 999999
	maxExpects = 256
	maxList    = 64
)

// reading is one way to read a part of speech: the node and where it ends.
type reading struct {
	end  int
	node ability.Node
}

// cell is what is known about one part of speech at one place.
type cell struct {
	done bool
	busy bool
	out  []reading
}

// parser reads one line with memory: every part of speech is read once at each
// place, with all its readings.
type parser struct {
	g      *grammar
	lex    *Lexicon
	src    *source
	memo   [][]*cell
	rows   map[place][]row
	depth  int
	effort int
	far    int
	wants  []want
}

// want is something that could have stood at the farthest place reached.
type want struct {
	t  *template
	at int // index of the item
}

func newParser(g *grammar, lex *Lexicon, src *source) *parser {
	return &parser{g: g, lex: lex, src: src, memo: make([][]*cell, len(src.text)+1), rows: map[place][]row{}}
}

// read gives every reading of part of speech nt in a form at pos.
func (p *parser) read(nt, form, pos int) []reading {
	row := p.memo[pos]
	if row == nil {
		row = make([]*cell, len(p.g.rules)*maxForms)
		p.memo[pos] = row
	}
	c := row[nt*maxForms+form]
	if c == nil {
		c = &cell{}
		row[nt*maxForms+form] = c
	}
	if c.done || c.busy {
		return c.out
	}
	if p.depth >= maxDepth {
		return nil
	}
	c.busy = true
	p.depth++
	var r rune
	if pos < len(p.src.fold) {
		r = p.src.fold[pos]
	}
	ts := p.g.candidates(nt, form, r)
	if len(ts) == 0 && pos >= p.far {
		for _, t := range p.g.rules[nt] {
			if t.fits(form) {
				p.expect(t, 0, pos)
			}
		}
	}
	for _, t := range ts {
		var f frame
		p.items(t, form, 0, pos, &f, c)
	}
	p.depth--
	c.busy, c.done = false, true
	return c.out
}

func (p *parser) expect(t *template, i, pos int) {
	if pos > p.far {
		p.far, p.wants = pos, p.wants[:0]
	}
	if pos == p.far && len(p.wants) < maxExpects {
		p.wants = append(p.wants, want{t, i})
	}
}

// frame is a node under construction.
type frame struct {
	kids [8]ability.Node
	many []ability.Node
	self ability.Node
	num  int
	str  string
}

func (f *frame) node(t *template) ability.Node {
	k := t.phrase.kind
	if k == via {
		return f.self
	}
	n := ability.Node{Kind: k, Num: f.num, Str: f.str}
	if !t.num {
		n.Num = t.phrase.num
	}
	if t.arity+len(f.many) > 0 {
		n.Kids = make([]ability.Node, 0, t.arity+len(f.many))
		n.Kids = append(append(n.Kids, f.kids[:t.arity]...), f.many...)
	}
	return n
}

// items reads the template's items from i on at pos and adds what it makes to
// the cell.
func (p *parser) items(t *template, form, i, pos int, f *frame, c *cell) {
	if p.effort++; p.effort > maxEffort {
		return
	}
	if i == len(t.items) {
		c.add(reading{pos, f.node(t)})
		return
	}
	it := &t.items[i]
	switch it.op {
	case opLit:
		hit := false
		for k, l := range it.lits {
			if p.has(l, pos) && !(k > 0 && len(l) == 0 && slices.Equal(l, it.lits[0])) {
				hit = true
				g := *f
				p.items(t, form, i+1, pos+len(l), &g, c)
			}
		}
		if !hit {
			p.expect(t, i, pos)
		}
	case opForm:
		if l := it.lits[form]; p.has(l, pos) {
			p.items(t, form, i+1, pos+len(l), f, c)
		} else {
			p.expect(t, i, pos)
		}
	case opComma, opOrComma:
		if pos < len(p.src.fold) && p.src.fold[pos] == '、' {
			p.items(t, form, i+1, pos+1, f, c)
			return
		}
		p.items(t, form, i+1, pos, f, c)
	case opCap, opSpace:
		p.items(t, form, i+1, pos, f, c)
	case opConst:
		f.kids[it.idx] = it.node
		p.items(t, form, i+1, pos, f, c)
	case opNum:
		n, end := p.number(pos)
		if end == pos {
			p.expect(t, i, pos)
			return
		}
		f.num = n
		p.items(t, form, i+1, end, f, c)
	case opStr:
		s, end := p.quoted(it.cat, pos)
		if end == pos {
			p.expect(t, i, pos)
			return
		}
		f.str = s
		p.items(t, form, i+1, end, f, c)
	case opCircled:
		n, end := 0, pos
		if p.has([]rune{'('}, pos) {
			n, end = p.number(pos + 1)
		}
		if end <= pos+1 || !p.has([]rune{')'}, end) {
			p.expect(t, i, pos)
			return
		}
		f.num = n
		p.items(t, form, i+1, end+1, f, c)
	case opWord:
		end := pos
		for end < len(p.src.text) && inWord(p.src.text[end]) {
			end++
		}
		for end > pos && p.src.text[end-1] == ' ' {
			end--
		}
		w := string(p.src.text[pos:end])
		if !isWord(w) {
			p.expect(t, i, pos)
			return
		}
		f.str = p.lex.know(it.cat, p.g.lang, w)
		p.items(t, form, i+1, end, f, c)
	case opList, opInit:
		for _, l := range p.list(t, form, i, pos, 0) {
			g := *f
			g.many = append(slices.Clip(f.many), l.nodes...)
			p.items(t, form, i+it.span(t, i), l.end, &g, c)
		}
	default:
		for _, r := range p.read(it.nt, it.formIn(form), pos) {
			g := *f
			switch it.op {
			case opKid:
				g.kids[it.idx] = r.node
			case opSelf:
				g.self = r.node
			case opNumWord:
				g.num = r.node.Num
			}
			p.items(t, form, i+1, r.end, &g, c)
		}
	}
}

func (it *item) formIn(form int) int {
	if it.form == same {
		return form
	}
	return it.form
}

// add keeps a reading unless the same one is there.
func (c *cell) add(r reading) {
	if len(c.out) >= maxReads {
		return
	}
	for i := range c.out {
		if c.out[i].end == r.end && c.out[i].node.Equal(r.node) {
			return
		}
	}
	c.out = append(c.out, r)
}
