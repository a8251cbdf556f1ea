package rebirth

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rebirth/lexicon"
)

// withBelow gives a line that chooses from effects below it (以下から) those that stand on the
// lines after it.
func (c *compiler) withBelow(card *pack.Card, n int, node ability.Node) (whole ability.Node, said []ability.Node, err error) {
	if !contains(node, lexicon.ChooseBelow) && !contains(node, lexicon.DoBelow) {
		return node, nil, nil
	}
	set := namesIn(node)
	var below []ability.Node
	for n++; n < len(card.Lines); n++ {
		l, err := c.read(card, n)
		if err != nil || l.Kind != lexicon.ModeLine && l.Kind != lexicon.CaseLine {
			break
		}
		said = append(said, l)
		below = append(below, lexicon.EffectOf(l, set))
	}
	if len(below) == 0 {
		return node, nil, &cards.Misfit{Words: lang.Words{"選ばれる効果がこの下にない", "the effects to choose from do not stand below it"}}
	}
	return choosingFrom(node, below), said, nil
}

func contains(n ability.Node, k ability.Kind) bool {
	return n.Kind == k || slices.ContainsFunc(n.Kids, func(kid ability.Node) bool { return contains(kid, k) })
}

// namesIn is the set whose names decide which effects below a line are carried out.
func namesIn(n ability.Node) ability.Node {
	if n.Kind == lexicon.DoBelow {
		return n.Kids[0]
	}
	for _, k := range n.Kids {
		if set := namesIn(k); set.Kind != ability.None {
			return set
		}
	}
	return ability.Nothing
}

// choosingFrom is a part of a text with effects put where it chooses from some below.
func choosingFrom(n ability.Node, below []ability.Node) ability.Node {
	switch n.Kind {
	case lexicon.ChooseBelow:
		return ability.N(ability.Modes, append([]ability.Node{n.Kids[0]}, below...)...)
	case lexicon.DoBelow: // all of them, one after the other
		return ability.N(lexicon.AllBelow, below...)
	}
	n.Kids = slices.Clone(n.Kids)
	for i, k := range n.Kids {
		n.Kids[i] = choosingFrom(k, below)
	}
	return n
}
