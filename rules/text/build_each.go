package text

import . "gorin/rules/ability" // most lines name kinds

// eachOf is a condition that is asked of each of several sets, whose owner and place are
// said once.
func eachOf(n Node) Node {
	out, first := N(CondAnd), 3
	if n.Kind == kApart {
		out, first = N(ExistApart), 2
	}
	for _, k := range n.Kids[first:] {
		set := withPlace(k, n.Kids[0], n.Kids[1])
		set.Num = n.Num
		if n.Kind == kEachMany {
			set = Num(CountIs, int(AtLeast), set, n.Kids[2])
		}
		out.Kids = append(out.Kids, set)
	}
	return out
}

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
		set = eachSet(set, func(s Node) Node {
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
