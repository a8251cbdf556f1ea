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

// SaysX reports whether a tree speaks of Ｘ. An ability that is given has a text of its
// own: if that does not say what its Ｘ is, it is the one of the text that gives it.
func SaysX(n Node) bool {
	if n.Kind == GiveAbility && slices.ContainsFunc(n.Kids[0].Kids, func(p Node) bool { return p.Kind == LetX }) {
		return false
	}
	return n.Kind == XVar || slices.ContainsFunc(n.Kids, SaysX)
}

// fixedX gives a text with the Ｘ of an ability that it gives as its own, if that Ｘ is about
// cards of this text: it is fixed when the ability is given.
func (v *Vocabulary) fixedX(parts []Node) []Node {
	if slices.ContainsFunc(parts, func(p Node) bool { return p.Kind == LetX }) {
		return parts
	}
	let := Nothing
	var walk func(n Node) Node
	walk = func(n Node) Node {
		if n.Kind == GiveAbility {
			line, x := v.withoutLet(n.Kids[0])
			if x.Kind != None && (let.Kind == None || let.Equal(x)) {
				let = x
				return N(GiveAbility, line)
			}
			return n
		}
		if len(n.Kids) == 0 || n.Kind == Delayed || n.Kind.IsLine() {
			return n
		}
		kids := make([]Node, len(n.Kids))
		for i, k := range n.Kids {
			kids[i] = walk(k)
		}
		n.Kids = kids
		return n
	}
	out := make([]Node, 0, len(parts)+1)
	for _, p := range parts {
		out = append(out, walk(p))
	}
	if let.Kind == None {
		return parts
	}
	return append(out, let)
}

// withoutLet parts a quoted line from what its Ｘ is, if that is about cards that the line
// itself does not name.
func (v *Vocabulary) withoutLet(line Node) (rest, let Node) {
	let = Nothing
	rest = line
	rest.Kids = nil
	for _, p := range line.Kids {
		if p.Kind == LetX && ofThisEffect(p) {
			let = p
			continue
		}
		rest.Kids = append(rest.Kids, p)
	}
	if let.Kind == None || slices.ContainsFunc(line.Kids, v.namesCards) {
		return line, Nothing
	}
	return rest, let
}

// ofThisEffect reports whether a tree speaks of cards that an effect has moved or shown.
func ofThisEffect(n Node) bool {
	switch n.Kind {
	case AmongThose, TheCard, TheCards, PutThus, ShownThus, RestedThus:
		return true
	}
	return slices.ContainsFunc(n.Kids, ofThisEffect)
}

// namesCards reports whether a part of a text is about a card, or moves, shows or chooses
// some: そのカード may be those.
func (v *Vocabulary) namesCards(n Node) bool {
	switch n.Kind {
	case Sentence:
		if n.Kids[2].Kind != None && v.aboutCard(n.Kids[2]) && n.Kids[2].Kids[0].Kind != This {
			return true
		}
	case Move, LookTop, LookDeck, RevealTop, FlipTop, Reveal, Choose, ChooseEach, PeekAt:
		return true
	}
	return !n.Kind.IsLine() && slices.ContainsFunc(n.Kids, v.namesCards)
}

// let works Ｘ out before what speaks of it, if that has not been done.
func (c *Compiler) let(n Node) {
	if c.told != 0 && SaysX(n) {
		c.opponent(n)
		c.emit(OpLet, c.told)
		c.told = 0
	}
}

// movesFirst reports whether a sentence moves or shows cards before it speaks of Ｘ.
func movesFirst(sentence Node) bool {
	for _, k := range sentence.Kids[:5] {
		if SaysX(k) {
			return false
		}
	}
	for _, g := range sentence.Kids[5:] {
		for _, a := range g.Kids[1:] {
			switch {
			case SaysX(a):
				return false
			case a.Kind == Move, a.Kind == FlipTop, a.Kind == LookTop, a.Kind == RevealTop, a.Kind == Reveal:
				return true
			}
		}
	}
	return true
}
