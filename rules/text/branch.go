package text

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/text/surface"
)

// branch is an item with which templates go on that are alike up to there, and what
// follows it: the templates of a part of speech in one form are read as a tree, so that
// what many of them begin with is read once.
type branch struct {
	item              // as in the templates, in the form of the tree
	last    *item     // of an opInit before an opLast, that one
	through []passing // the templates that go through it
	ends    []*template
	next    []*branch
	begin   firsts      // with what it and all that follows it may begin
	by      []uint16    // of starts, which of picks may begin with it; nil for one next
	picks   [][]*branch // the first is nothing
}

// passing is a template of which item at is read.
type passing struct {
	t  *template
	at int
}

// forms is a set of forms.
type forms uint8

const allForms forms = 1<<maxForms - 1

func (f forms) has(form int) bool { return f&(1<<form) != 0 }

// into is the forms of a template in which what is read in some forms fits a slot.
func (f forms) into(it *item) forms {
	switch {
	case it.form == same:
		return f
	case f.has(it.form):
		return allForms
	}
	return 0
}

// tree is the templates that a reader may meet.
func tree(ts []*template) *branch {
	root := &branch{}
	for _, t := range ts {
		if !t.mute {
			root.plant(t, 0)
		}
	}
	return root
}

// plant adds what a template has from item i on.
func (b *branch) plant(t *template, i int) {
	for i < len(t.items) && (t.items[i].op == opCap || t.items[i].op == opSpace) {
		i++
	}
	if i == len(t.items) {
		b.ends = append(b.ends, t)
		return
	}
	o := branch{item: t.items[i]}
	n := o.span(t, i)
	if n == 2 {
		o.last = &t.items[i+1]
	}
	at := slices.IndexFunc(b.next, o.like)
	if at < 0 {
		at = len(b.next)
		b.next = append(b.next, &o)
	}
	b.next[at].through = append(b.next[at].through, passing{t, i})
	b.next[at].plant(t, i+n)
}

// like reports whether two branches read the same.
func (b *branch) like(o *branch) bool {
	return b.item.like(&o.item) && (b.last == nil) == (o.last == nil) && (b.last == nil || b.last.like(o.last))
}

func (it *item) like(o *item) bool {
	return it.op == o.op && it.idx == o.idx && it.nt == o.nt && it.form == o.form && it.min == o.min && it.cat == o.cat &&
		slices.Equal(it.sep, o.sep) && slices.EqualFunc(it.lits, o.lits, slices.Equal) && it.node.Equal(o.node)
}

// walk visits every branch below b.
func (b *branch) walk(visit func(*branch)) {
	for _, o := range b.next {
		visit(o)
		o.walk(visit)
	}
}

// frame is a node under construction. Each branch writes its own part of it, so that the
// next way to read a template writes over that of the last.
type frame struct {
	forms forms // in which it can be
	kids  [8]ability.Node
	many  []ability.Node
	self  ability.Node
	num   int
	str   string
}

// node is what a template makes of the frame: only what the template itself has read.
func (p *parser) node(t *template, f *frame) ability.Node {
	k := t.phrase.Kind
	if k == surface.Via {
		return f.self
	}
	n := ability.Node{Kind: k, Num: t.phrase.Num}
	if t.num {
		n.Num = f.num
	}
	if t.str {
		n.Str = f.str
	}
	if t.arity+len(f.many) > 0 {
		n.Kids = p.nodes.room(t.arity + len(f.many))
		for i := range t.arity {
			if n.Kids[i] = (ability.Node{}); t.seen&(1<<i) != 0 {
				n.Kids[i] = f.kids[i]
			}
		}
		copy(n.Kids[t.arity:], f.many)
	}
	return n
}

// follow reads what may come after a branch at pos and adds what it makes to the cell.
func (p *parser) follow(b *branch, pos int, f *frame, c *cell) {
	for _, t := range b.ends {
		if in := f.forms & t.in; in != 0 {
			c.add(reading{t.order, pos, in, p.node(t, f)})
		}
	}
	if p.plain {
		p.expect(b, pos)
		for _, o := range p.like(b, pos) {
			p.step(o, pos, f, c)
		}
		return
	}
	p.look(p.depend[pos])
	for _, o := range b.at(p.starts[pos]) {
		p.step(o, pos, f, c)
	}
}

// step reads a branch at pos and all that follows it.
func (p *parser) step(b *branch, pos int, f *frame, c *cell) {
	if p.effort++; p.effort > maxEffort {
		p.cut = true
		return
	}
	end, in := pos, f.forms
	switch b.op {
	case opForm:
		var tried forms
		for k, l := range b.lits {
			if tried.has(k) {
				continue
			}
			f.forms = 0
			for j := k; j < len(b.lits); j++ {
				if slices.Equal(b.lits[j], l) {
					f.forms |= 1 << j
				}
			}
			tried |= f.forms
			if f.forms &= in; f.forms != 0 && p.has(l, pos) {
				p.follow(b, pos+len(l), f, c)
			}
		}
		f.forms = in
		return
	case opLit:
		for k, l := range b.lits {
			if p.has(l, pos) && !(k > 0 && len(l) == 0 && len(b.lits[0]) == 0) {
				p.follow(b, pos+len(l), f, c)
			}
		}
		return
	case opComma, opOrComma:
		if pos < len(p.src.fold) && p.src.fold[pos] == '、' {
			end++
		}
		p.follow(b, end, f, c)
		return
	case opConst:
		f.kids[b.idx] = b.node
		p.follow(b, pos, f, c)
		return
	case opNum:
		f.num, end = p.number(pos)
	case opCircled:
		if n, to := p.number(pos + 1); p.has(open, pos) && to > pos+1 && p.has(shut, to) {
			f.num, end = n, to+1
		}
	case opStr:
		f.str, end = p.quoted(b.cat, pos)
	case opWord:
		f.str, end = p.word(b.cat, pos)
	case opList, opInit:
		before := f.many
		for _, l := range p.list(b, pos, 0).all {
			if f.forms = in & l.forms; f.forms == 0 {
				continue
			}
			if f.many = l.nodes; len(before) > 0 {
				f.many = slices.Concat(before, l.nodes)
			}
			p.follow(b, l.end, f, c)
		}
		f.many, f.forms = before, in
		return
	default:
		for _, r := range p.read(b.nt, pos) {
			if f.forms = in & r.forms.into(&b.item); f.forms == 0 {
				continue
			}
			switch b.op {
			case opKid:
				f.kids[b.idx] = r.node
			case opSelf:
				f.self = r.node
			case opNumWord:
				f.num = r.node.Num
			}
			p.follow(b, r.end, f, c)
		}
		f.forms = in
		return
	}
	if end > pos {
		p.follow(b, end, f, c)
	}
}

var open, shut = []rune{'('}, []rune{')'}

// expect notes that what may come after a branch could have stood at pos.
func (p *parser) expect(b *branch, pos int) {
	if pos > p.far {
		p.far, p.wants = pos, p.wants[:0]
	}
	if pos == p.far && len(p.wants) < maxExpects {
		p.wants = append(p.wants, b)
	}
}
