package text

import "slices"

// maxKinds bounds how many runes items begin with; kind 0 is every other rune, and the
// end of the line.
const maxKinds = 512

// runes is a set of kinds of runes.
type runes [maxKinds / 64]uint64

func (s *runes) has(kind int) bool { return s[kind/64]&(1<<(kind%64)) != 0 }

func (s *runes) put(kind int) { s[kind/64] |= 1 << (kind % 64) }

func (s *runes) join(o *runes) {
	for i := range s {
		s[i] |= o[i]
	}
}

// firsts is the runes with which something may begin.
type firsts struct {
	runes
	empty bool // it may be empty, or begin with anything
}

// index makes the trees for the reader and works out with which runes their branches
// begin, so that it tries only what can match.
func (g *grammar) index() {
	g.kinds = map[rune]int{}
	for _, ts := range g.rules {
		t := tree(ts)
		t.walk(func(b *branch) {
			if b.op == opList || b.op == opInit {
				b.list = g.lists
				g.lists++
			}
			g.nameFirsts(b)
		})
		g.trees = append(g.trees, t)
	}
	sets := make([]firsts, len(g.trees))
	for changed := true; changed; {
		changed = false
		for i, t := range g.trees {
			if s := g.after(t, sets); s != sets[i] {
				sets[i], changed = s, true
			}
		}
	}
	g.optional = make([]bool, len(g.rules))
	for i, s := range sets {
		g.optional[i] = s.empty
	}
	for _, t := range g.trees {
		g.sort(t, sets)
		t.walk(func(b *branch) { g.sort(b, sets) })
	}
}

// sort tells what may come after a branch by the kinds of runes with which it begins.
func (g *grammar) sort(b *branch, sets []firsts) {
	begins := make([]firsts, len(b.next))
	for i, o := range b.next {
		begins[i] = g.from(o, sets)
	}
	b.by, b.picks = make([]uint16, len(g.kinds)+1), [][]*branch{nil}
	var picks []*branch
	for kind := range b.by {
		picks = picks[:0]
		for i, o := range b.next {
			if begins[i].empty || begins[i].has(kind) {
				picks = append(picks, o)
			}
		}
		at := slices.IndexFunc(b.picks, func(o []*branch) bool { return slices.Equal(o, picks) })
		if at < 0 {
			at = len(b.picks)
			b.picks = append(b.picks, slices.Clone(picks))
		}
		b.by[kind] = uint16(at)
	}
}

// nameFirsts numbers the runes that a branch itself may begin with.
func (g *grammar) nameFirsts(b *branch) {
	for _, r := range g.ownFirsts(b) {
		if g.kinds[r] == 0 {
			g.kinds[r] = len(g.kinds) + 1
		}
	}
	if len(g.kinds) >= maxKinds {
		panic("text: items begin with too many different runes")
	}
}

var digits = []rune("0123456789")

// ownFirsts is the runes that a branch which is no part of speech may begin with.
func (g *grammar) ownFirsts(b *branch) []rune {
	switch b.op {
	case opLit, opForm:
		var out []rune
		for _, l := range b.lits {
			out = append(out, l[:min(1, len(l))]...)
		}
		return out
	case opComma, opOrComma:
		return []rune{'、'}
	case opNum:
		return digits
	case opStr:
		return []rune{g.book.around(b.cat, Japanese).open, g.book.around(b.cat, English).open}
	case opCircled:
		return open
	}
	return nil
}

// after is with what the text after a branch may begin.
func (g *grammar) after(b *branch, sets []firsts) firsts {
	out := firsts{empty: len(b.ends) > 0}
	for _, o := range b.next {
		s := g.from(o, sets)
		out.join(&s.runes)
		out.empty = out.empty || s.empty
	}
	return out
}

// from is with what the text from a branch on may begin.
func (g *grammar) from(b *branch, sets []firsts) firsts {
	var out firsts
	for _, r := range g.ownFirsts(b) {
		out.put(g.kinds[r])
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
		out.join(&s.runes)
		skip = s.empty || b.op == opList && b.min == 0
		if b.op == opInit {
			skip = b.last == nil || s.empty
			if b.last != nil {
				l := sets[b.last.nt]
				out.join(&l.runes)
				skip = skip || l.empty
			}
		}
	}
	if skip {
		s := g.after(b, sets)
		out.join(&s.runes)
		out.empty = s.empty || b.op == opWord
	}
	return out
}

// kindOf is the kind of a rune, 0 if nothing begins with it.
func (g *grammar) kindOf(r rune) uint16 { return uint16(g.kinds[r]) }
