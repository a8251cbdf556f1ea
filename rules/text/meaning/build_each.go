package meaning

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// costEach is a cost of as many cards of each of several sets: an item for each, which
// takes other cards than those before.
func (b *builder) costEach(n Node) ([]Node, error) {
	var out []Node
	var owner, zone Node
	for i, k := range n.Kids[2:] {
		set, err := b.res(k)
		if err != nil {
			return nil, err
		}
		set = EachSet(set, func(s Node) Node {
			if i > 0 && !placed(s) {
				return withPlace(s, owner, zone)
			}
			owner, zone = s.Kids[0], s.Kids[1]
			return s
		})
		out = append(out, N(CostOfHand, n.Kids[0], set, n.Kids[1]))
	}
	return out, nil
}

// each takes a condition behind …すべてに、 that is about each of those (そのキャラの…なら) for what
// describes them; ok is false for any other, and if a character has been named before.
func (c *clause) each(cond Node) (err error, ok bool) {
	if c.b.that != thatNothing && c.b.that != ThatEach || c.b.isSet(cond) || len(cond.Kids) == 0 || cond.Kids[0].Kind != That && cond.Kids[0].Kind != surface.Named {
		return nil, false
	}
	that := c.b.that
	c.b.that, c.b.members = ThatEach, c.b.thatWord(c.target.Kids[0])
	n, err := c.b.res(cond)
	c.b.that = that
	if err != nil {
		return err, true
	}
	var fs []Node
	described, describes := c.b.Describes[n.Kind]
	switch {
	case n.Kind == StatIs:
		fs = []Node{Num(WithStat, n.Num, n.Kids[1])}
	case n.Kind == IsA && n.Kids[1].Kind == Cards && n.Num == 0 && n.Kids[1].Kids[2].Kind != Named:
		fs = n.Kids[1].Kids[3:]
	case describes && n.Num == 0:
		fs = []Node{described}
	case n.Kind == StateIs && n.Num < NotLying:
		fs = []Node{Num(Lying, n.Num)}
	default:
		return &fault{"this cannot be asked of each of them", n, ofMeaning}, true
	}
	c.target = N(All, EachSet(c.target.Kids[0], func(s Node) Node {
		s.Kids = append(s.Kids[:len(s.Kids):len(s.Kids)], fs...)
		return s
	}))
	return nil, true
}
