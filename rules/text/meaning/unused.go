package meaning

import (
	"slices"
	"sync"

	"gorin/rules/ability"
	"gorin/rules/text/surface"
)

// A piece of a line that nothing uses would be dropped without a word, so such a line is
// not understood: build must ask for everything that was read. Whether it does is seen
// from outside: another word in the same place makes another meaning, or none.

// prober tries other words in the places of a surface tree.
type prober struct {
	*Ways
	lang    string
	line    *ability.Node // the surface tree, whose leaves are changed and changed back
	meaning ability.Node
	path    []int
	kept    []*ability.Node // leaves that stand in the meaning as they are
}

// Unused finds the first part of a line that its meaning does not depend on: a whole
// piece of a sentence if nothing of it is asked for. It is nil if there is none.
func Unused(w *Ways, lang string, line, meaning ability.Node) []int {
	own := copied(line)
	p := &prober{Ways: w, lang: lang, line: &own, meaning: meaning}
	p.keep()
	return p.look(&own)
}

// copied is a tree that shares nothing with n.
func copied(n ability.Node) ability.Node {
	if len(n.Kids) > 0 {
		kids := make([]ability.Node, len(n.Kids))
		for i, k := range n.Kids {
			kids[i] = copied(k)
		}
		n.Kids = kids
	}
	return n
}

// mark is the place of a leaf's mark in its Num, above what texts say.
const mark = 24

// keep finds most leaves that stand in the meaning by marking all at once; those that do
// not come through are looked at one by one.
func (p *prober) keep() {
	var all []*ability.Node
	var leaf func(n *ability.Node)
	leaf = func(n *ability.Node) {
		for i := range n.Kids {
			leaf(&n.Kids[i])
		}
		if len(n.Kids) == 0 && surface.SortOf(n.Kind) != ability.SNone {
			all = append(all, n)
			n.Num += len(all) << mark
		}
	}
	leaf(p.line)
	marked, err := Build(p.Ways, p.lang, *p.line)
	if err == nil {
		p.kept = make([]*ability.Node, len(all))
	}
	var find func(n ability.Node)
	find = func(n ability.Node) {
		for _, k := range n.Kids {
			find(k)
		}
		if i := n.Num>>mark - 1; i >= 0 && i < len(p.kept) && all[i].Kind == n.Kind && all[i].Num == n.Num && all[i].Str == n.Str {
			p.kept[i] = all[i]
		}
	}
	find(marked)
	for i, n := range all {
		n.Num -= (i + 1) << mark
	}
}

// look finds the first part below n that is not asked for.
func (p *prober) look(n *ability.Node) (found []int) {
	for i := range n.Kids {
		k := &n.Kids[i]
		p.path = append(p.path, i)
		switch {
		case len(k.Kids) > 0:
			if found = p.look(k); found != nil && p.wholly(k) {
				found = slices.Clone(p.path)
			}
		case worded(n, i) && !p.asked(n, i):
			found = slices.Clone(p.path)
		}
		p.path = p.path[:len(p.path)-1]
		if found != nil {
			return found
		}
	}
	return nil
}

// wholly reports whether nothing below n is asked for.
func (p *prober) wholly(n *ability.Node) bool {
	for i := range n.Kids {
		k := &n.Kids[i]
		if len(k.Kids) > 0 && !p.wholly(k) || len(k.Kids) == 0 && worded(n, i) && p.asked(n, i) {
			return false
		}
	}
	return true
}

// worded reports whether kid i of n, a leaf, stands for words that say something by
// themselves. What is left out has none, その山札 says again whose deck it is, and the
// second number of "the highest level of a character" is not said in English.
func worded(n *ability.Node, i int) bool {
	switch n.Kids[i].Kind {
	case ability.None, surface.Left, surface.ThatDeck, surface.ThatTurnEnd:
		return false
	}
	return n.Kind != surface.HighestOf || i != 2
}

// asked reports whether the meaning is another one with another word in the place of kid
// i of n. Where no other word makes sense, the one that stands there is asked for.
func (p *prober) asked(n *ability.Node, i int) bool {
	k := &n.Kids[i]
	if slices.Contains(p.kept, k) {
		return true
	}
	was := *k
	defer func() { *k = was }()
	if n.Kind == surface.Sentence && surface.SortOf(k.Kind) == ability.SNone && k.Kind != surface.Self { // かわりに, さらに
		kids := n.Kids
		n.Kids = append(append([]ability.Node(nil), kids[:i]...), kids[i+1:]...)
		what := p.now()
		n.Kids = kids
		return what != sameSense
	}
	alike := false
	words := others(was)
	for _, *k = range words {
		switch p.now() {
		case otherSense:
			return true
		case sameSense:
			alike = true
		}
	}
	*k = was
	for _, k.Num = range []int{was.Num ^ 1, was.Num + otherNum} { // which may only be another spelling
		switch p.now() {
		case otherSense:
			return true
		case sameSense:
			alike = alike || len(words) == 0
		}
	}
	return !alike
}

// others is other words for the place of a leaf.
func others(n ability.Node) (out []ability.Node) {
	if n.Str != "" {
		out = append(out, ability.Str(n.Kind, n.Str+"ー"))
	}
	switch {
	case n.Kind == surface.Self:
		return append(out, ability.N(ability.You), ability.N(ability.Opp), ability.N(ability.Each))
	case n.Kind >= surface.First && n.Kind != surface.Word:
		return append(out, ability.Num(surface.Word, otherNum))
	}
	for _, kind := range leaves()[surface.SortOf(n.Kind)] {
		if kind != n.Kind {
			out = append(out, ability.N(kind))
		}
	}
	return out
}

// otherNum makes a number one that no text says.
const otherNum = 1 << 20

// leaves is for each sort some kinds without kids, to put in the place of another.
var leaves = sync.OnceValue(func() map[ability.Sort][]ability.Kind {
	m := map[ability.Sort][]ability.Kind{}
	shared := ability.Shared()
	for _, k := range shared.Kinds() {
		s := shared.Shape(k)
		if s.Sort != ability.SNone && len(s.Kids) == 0 && len(m[s.Sort]) < 3 {
			m[s.Sort] = append(m[s.Sort], k)
		}
	}
	return m
})

// What a line with another word in it means.
const (
	noSense = iota
	sameSense
	otherSense
)

// now is what the line means as it stands now.
func (p *prober) now() int {
	n, err := Build(p.Ways, p.lang, *p.line)
	switch {
	case err != nil:
		return noSense
	case n.Equal(p.meaning):
		return sameSense
	}
	return otherSense
}
