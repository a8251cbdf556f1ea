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

// slot is where a cell or the rows of a list are kept; those of an earlier line have
// another number.
type slot struct{ line, at uint32 }

// parser reads one line with memory: every part of speech is read once at each
// place, with all its readings. Its own memory serves for line after line.
type parser struct {
	g      *grammar
	lex    *Lexicon
	src    *source
	line   uint32   // number of the line
	kinds  []uint16 // of each place, what rune stands there as far as phrases differ by it
	slots  []slot   // of the parts of speech in their forms, by place
	cells  []*cell  // those of this line come first
	nCells uint32
	lists  []slot // of lists, by place
	rows   [][]row
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

// begin makes the parser ready for a line.
func (p *parser) begin(g *grammar, lex *Lexicon, src *source) {
	p.g, p.lex, p.src = g, lex, src
	if p.line++; p.line == 0 {
		clear(p.slots)
		clear(p.lists)
		p.line = 1
	}
	places := len(src.text) + 1
	p.slots = enough(p.slots, places*len(g.rules)*maxForms)
	p.lists = enough(p.lists, places*g.lists*listForms)
	p.nCells, p.rows = 0, p.rows[:0]
	p.depth, p.effort, p.far, p.wants = 0, 0, 0, p.wants[:0]
	p.kinds = p.kinds[:0]
	for _, r := range src.fold {
		p.kinds = append(p.kinds, g.kindOf(r))
	}
	p.kinds = append(p.kinds, 0)
}

// enough is at least n of s.
func enough(s []slot, n int) []slot {
	if n <= cap(s) {
		return s[:n]
	}
	return make([]slot, n, n+n/2)
}

// end lets go of the line.
func (p *parser) end() {
	p.g, p.lex, p.src = nil, nil, nil
	for _, c := range p.cells[:p.nCells] {
		clear(c.out)
	}
	clear(p.rows)
	clear(p.wants)
}

// cell is the cell of a part of speech in a form at pos.
func (p *parser) cell(nt, form, pos int) *cell {
	s := &p.slots[(pos*len(p.g.rules)+nt)*maxForms+form]
	if s.line == p.line {
		return p.cells[s.at]
	}
	if int(p.nCells) == len(p.cells) {
		p.cells = append(p.cells, &cell{})
	}
	*s = slot{p.line, p.nCells}
	c := p.cells[p.nCells]
	p.nCells++
	c.done, c.busy, c.out = false, false, c.out[:0]
	return c
}

// read gives every reading of part of speech nt in a form at pos.
func (p *parser) read(nt, form, pos int) []reading {
	ts := p.g.candidates(nt, form, p.kinds[pos])
	if len(ts) == 0 {
		if pos >= p.far {
			for _, t := range p.g.fitting[nt*maxForms+form] {
				p.expect(t, 0, pos)
			}
		}
		return nil
	}
	c := p.cell(nt, form, pos)
	if c.done || c.busy {
		return c.out
	}
	if p.depth >= maxDepth {
		return nil
	}
	c.busy = true
	p.depth++
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

// frame is a node under construction. Each item of a template writes its own part of
// it, so that the next way to read the template writes over that of the last.
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
				p.items(t, form, i+1, pos+len(l), f, c)
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
		before := f.many
		for _, l := range p.list(t, form, i, pos, 0) {
			f.many = append(slices.Clip(before), l.nodes...)
			p.items(t, form, i+it.span(t, i), l.end, f, c)
		}
		f.many = before
	default:
		for _, r := range p.read(it.nt, it.formIn(form), pos) {
			switch it.op {
			case opKid:
				f.kids[it.idx] = r.node
			case opSelf:
				f.self = r.node
			case opNumWord:
				f.num = r.node.Num
			}
			p.items(t, form, i+1, r.end, f, c)
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
