package weiss

import (
	"slices"
	"strconv"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/text"
)

// withEffects gives a line of a card that chooses from effects below it (8.6.3), or gives
// the abilities there, those that stand on the lines after it.
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
		return node, &cards.Misfit{Words: lang.Words{"選ばれる効果がこの下にない", "the effects to choose from do not stand below it"}}
	}
	if n := givenBelow(node); n > 0 && n != len(below) {
		return node, &cards.Misfit{Words: lang.Words{"この下に『』の行が" + strconv.Itoa(n) + "行ない", "there are not " + strconv.Itoa(n) + " lines in quotation marks below it"}}
	}
	return choosingFrom(node, below), nil
}

// choosesBelow reports whether a text chooses from effects that it does not name itself.
func choosesBelow(n ability.Node) bool {
	return isOpen(n) || slices.ContainsFunc(n.Kids, choosesBelow)
}

func isOpen(n ability.Node) bool {
	return n.Kind == ability.Modes && len(n.Kids) == 1 || n.Kind == ability.GiveBelow
}

// givenBelow is how many abilities a text says that it gives from the lines below it, 0 if
// it does not say.
func givenBelow(n ability.Node) int {
	if n.Kind == ability.GiveBelow {
		return n.Num
	}
	for _, k := range n.Kids {
		if many := givenBelow(k); many > 0 {
			return many
		}
	}
	return 0
}

// choosingFrom is a part of a text with effects put where it chooses from some below.
func choosingFrom(n ability.Node, below []ability.Node) ability.Node {
	if isOpen(n) {
		n.Kids = append([]ability.Node{n.Kids[0]}, below...)
		return n
	}
	if len(n.Kids) > 0 {
		var kids []ability.Node
		for _, k := range n.Kids {
			if k.Kind == ability.GiveBelow {
				for _, line := range below {
					kids = append(kids, ability.N(ability.GiveAbility, line))
				}
				continue
			}
			kids = append(kids, choosingFrom(k, below))
		}
		n.Kids = kids
	}
	return n
}
