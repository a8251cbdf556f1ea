package weiss

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/pack"
	"gorin/rules/text"
)

// withEffects gives a line of a card that chooses from effects below it (8.6.3) those that
// stand on the lines after it.
func withEffects(node ability.Node, card *pack.Card, n int, lex *text.Lexicon, parsed map[string]ability.Node) (ability.Node, error) {
	if !choosesBelow(node) {
		return node, nil
	}
	var below []ability.Node
	for n++; n < len(card.Lines); n++ {
		l, err := readLine(card, n, lex, parsed)
		if err != nil || l.Kind != ability.Quoted {
			break
		}
		below = append(below, l.Kids[0])
	}
	if len(below) == 0 {
		return node, &cards.Misfit{Ja: "選ばれる効果がこの下にない", En: "the effects to choose from do not stand below it"}
	}
	return choosingFrom(node, below), nil
}

// choosesBelow reports whether a text chooses from effects that it does not name itself.
func choosesBelow(n ability.Node) bool {
	return isOpen(n) || slices.ContainsFunc(n.Kids, choosesBelow)
}

func isOpen(n ability.Node) bool { return n.Kind == ability.Modes && len(n.Kids) == 1 }

// choosingFrom is a part of a text with effects put where it chooses from some below.
func choosingFrom(n ability.Node, below []ability.Node) ability.Node {
	if isOpen(n) {
		n.Kids = append([]ability.Node{n.Kids[0]}, below...)
		return n
	}
	if len(n.Kids) > 0 {
		kids := make([]ability.Node, len(n.Kids))
		for i, k := range n.Kids {
			kids[i] = choosingFrom(k, below)
		}
		n.Kids = kids
	}
	return n
}
