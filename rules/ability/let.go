package ability

import "slices"

// Ｘはそれらのカードの…に等しい。 stands at the end of a text, and those cards are what has
// been moved or shown when Ｘ is first spoken of: what the text moves later, that often
// Ｘ cards, are others.

// speaksOfMoved reports whether a tree speaks of cards that have been moved or shown, or
// of the damage that was dealt, which what is set up for later has forgotten.
func speaksOfMoved(n Node) bool {
	return n.Kind == ThatDamage || n.Kind == AmongThose || n.Kind == TheCard || n.Kind == TheCards || slices.ContainsFunc(n.Kids, speaksOfMoved)
}

// saysX reports whether a tree speaks of Ｘ itself; an ability that is given has a text
// of its own.
func saysX(n Node) bool {
	return n.Kind == XVar || n.Kind != GiveAbility && slices.ContainsFunc(n.Kids, saysX)
}

// let works Ｘ out before what speaks of it, if that has not been done.
func (c *Compiler) let(n Node) {
	if c.told != 0 && saysX(n) {
		c.emit(OpLet, c.told)
		c.told = 0
	}
}

// movesFirst reports whether a sentence moves or shows cards before it speaks of Ｘ.
func movesFirst(sentence Node) bool {
	for _, k := range sentence.Kids[:5] {
		if saysX(k) {
			return false
		}
	}
	for _, g := range sentence.Kids[5:] {
		for _, a := range g.Kids[1:] {
			switch {
			case saysX(a):
				return false
			case a.Kind == Move, a.Kind == FlipTop, a.Kind == LookTop, a.Kind == RevealTop, a.Kind == Reveal:
				return true
			}
		}
	}
	return true
}
