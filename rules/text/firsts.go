package text

import (
	"slices"
	"strings"
)

// firsts is with which texts something may begin.
type firsts struct {
	starts
	empty bool // it may be empty, or begin with anything
}

// may reports whether something can stand at a place.
func (f *firsts) may(num uint16) bool { return f.empty || f.has(num) }

// index makes the trees for the reader and works out with which texts their branches
// begin, so that it tries only what can match.
func (g *grammar) index() {
	root, have := &start{}, 0
	for _, ts := range g.rules {
		t := tree(ts)
		t.walk(func(b *branch) {
			if b.op == opList || b.op == opInit {
				b.list = g.lists
				g.lists++
			}
			for _, l := range g.ownFirsts(b) {
				have = root.plant(l, have)
			}
		})
		g.trees = append(g.trees, t)
	}
	root.gather()
	for i, r := range root.next.runes {
		g.starts[r&255].add(r, root.next.to[i])
	}
	sets := make([]firsts, len(g.trees))
	for changed := true; changed; {
		changed = false
		for i, t := range g.trees {
			if s := g.after(t, root, sets); s != sets[i] {
				sets[i], changed = s, true
			}
		}
	}
	g.optional = make([]bool, len(g.rules))
	for i, s := range sets {
		g.optional[i] = s.empty
	}
	for _, t := range g.trees {
		g.sort(t, have, root, sets)
		t.walk(func(b *branch) { g.sort(b, have, root, sets) })
	}
}

// sort tells what may come after a branch by the numbers of the texts with which it
// begins.
func (g *grammar) sort(b *branch, have int, root *start, sets []firsts) {
	for _, o := range b.next {
		o.begin = g.from(o, root, sets)
	}
	if len(b.next) < 2 {
		return
	}
	b.by, b.picks = make([]uint16, have+1), [][]*branch{nil}
	var picks []*branch
	for num := range b.by {
		picks = picks[:0]
		for _, o := range b.next {
			if o.begin.may(uint16(num)) {
				picks = append(picks, o)
			}
		}
		at := slices.IndexFunc(b.picks, func(o []*branch) bool { return slices.Equal(o, picks) })
		if at < 0 {
			at = len(b.picks)
			b.picks = append(b.picks, slices.Clone(picks))
		}
		b.by[num] = uint16(at)
	}
}

// at is what may come after a branch at a place.
func (b *branch) at(num uint16) []*branch {
	switch {
	case b.by != nil:
		return b.picks[b.by[num]]
	case len(b.next) > 0 && b.next[0].begin.may(num):
		return b.next
	}
	return nil
}

// like is what may come after a branch as far as the first character tells: errors name
// it.
func (p *parser) like(b *branch, pos int) []*branch {
	var n *start
	if pos < len(p.src.fold) {
		n = p.g.starts.after(p.src.fold[pos])
	}
	var out []*branch
	for _, o := range b.next {
		if o.begin.empty || n != nil && o.begin.meets(&n.in) {
			out = append(out, o)
		}
	}
	return out
}

var digits = strings.Split("0123456789", "")

// ownFirsts is the texts that a branch which is no part of speech may begin with.
func (g *grammar) ownFirsts(b *branch) [][]rune {
	var out [][]rune
	switch b.op {
	case opLit, opForm:
		for _, l := range b.lits {
			if len(l) > 0 {
				out = append(out, l)
			}
		}
	case opComma, opOrComma:
		out = append(out, []rune{'、'})
	case opNum:
		for _, d := range digits {
			out = append(out, []rune(d))
		}
	case opStr:
		for _, lang := range []string{Japanese, English} {
			out = append(out, []rune{g.book.around(b.cat, lang).Open})
		}
	case opCircled:
		out = append(out, open)
	}
	return out
}

// after is with what the text after a branch may begin.
func (g *grammar) after(b *branch, root *start, sets []firsts) firsts {
	out := firsts{empty: len(b.ends) > 0}
	for _, o := range b.next {
		s := g.from(o, root, sets)
		out.join(&s.starts)
		out.empty = out.empty || s.empty
	}
	return out
}

// from is with what the text from a branch on may begin.
func (g *grammar) from(b *branch, root *start, sets []firsts) firsts {
	var out firsts
	for _, l := range g.ownFirsts(b) {
		out.join(&root.find(l).in)
	}
	skip := false
	switch b.op {
	case opLit, opForm:
		skip = slices.ContainsFunc(b.lits, func(l []rune) bool { return len(l) == 0 })
	case opComma, opOrComma, opConst, opWord:
		skip = true
	case opNum, opStr, opCircled:
	default:
		s := sets[b.nt]
		out.join(&s.starts)
		skip = s.empty || b.op == opList && b.min == 0
		if b.op == opInit {
			skip = b.last == nil || s.empty
			if b.last != nil {
				l := sets[b.last.nt]
				out.join(&l.starts)
				skip = skip || l.empty
			}
		}
	}
	if skip {
		s := g.after(b, root, sets)
		out.join(&s.starts)
		out.empty = s.empty || b.op == opWord
	}
	return out
}
