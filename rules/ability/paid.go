package ability

import "slices"

// Ｘはこの能力のコストで控え室に置かれたマーカーの枚数に等しい: such an Ｘ is worked out as soon as the item of the cost has been
// paid that it is about, and kept from then on.

// paidLet is the value of Ｘ within the cost, and after which of its items it is known.
type paidLet struct {
	x    Node
	item int
}

// saysByCost reports whether a tree speaks of what a cost has moved or shown. An ability
// in it has a cost of its own.
func saysByCost(n Node) bool {
	return n.Kind == ByCost || slices.ContainsFunc(n.Kids, func(k Node) bool { return !k.Kind.IsLine() && saysByCost(k) })
}

// byCost is the first such zone in a tree, and the head of its set.
func byCost(n Node) (zone, head Node) {
	if n.Kind == Cards && n.Kids[1].Kind == ByCost {
		return n.Kids[1].Kids[0], n.Kids[2]
	}
	for _, k := range n.Kids {
		if zone, head = byCost(k); zone.Kind != None {
			return zone, head
		}
	}
	return Nothing, Nothing
}

// paidX finds the Ｘ of a line that is about what its cost moves or shows; it is Nothing if
// there is none.
func (v *Vocabulary) paidX(line Node) (p paidLet) {
	at := slices.IndexFunc(line.Kids, func(k Node) bool { return k.Kind == LetX && saysByCost(k) })
	if at < 0 || len(line.Kids) < 2 || line.Kids[1].Kind != Cost { // a keyword alone has none
		return paidLet{}
	}
	zone, head := byCost(line.Kids[at])
	for i, it := range line.Kids[1].Kids {
		if v.paysThus(it, zone, head) {
			return paidLet{withinCost(line.Kids[at].Kids[0]), i}
		}
	}
	return paidLet{}
}

// SpeaksOfCost reports whether what a line says of the cards of its cost, if anything, is
// about an item of that cost, and only its Ｘ says so.
func (v *Vocabulary) SpeaksOfCost(line Node) bool {
	if !saysByCost(line) {
		return true
	}
	line = asksX(line)
	for i, k := range line.Kids {
		if i > 1 && k.Kind != LetX && k.Kind != None && saysByCost(k) {
			return false
		}
	}
	return !slices.ContainsFunc(line.Kids, func(k Node) bool { return k.Kind == LetX && saysByCost(k) }) || v.paidX(line).x.Kind != None
}

// asksX is a line whose only condition on a number of what its cost has moved or shown,
// この能力のコストで公開したカードのレベルが1以上なら, asks for Ｘ: that number is known by then.
func asksX(line Node) Node {
	if slices.ContainsFunc(line.Kids, func(k Node) bool { return k.Kind == LetX }) {
		return line
	}
	at := slices.IndexFunc(line.Kids, func(k Node) bool { return k.Kind == Sentence && saysByCost(k.Kids[3]) })
	if at < 0 || line.Kids[at].Kids[2].Kind != None {
		return line // what an event is judged by is judged before the cost
	}
	cond := line.Kids[at].Kids[3]
	if cond.Kind != StatIs || cond.Kids[0].Kind != Cards {
		return line
	}
	s := line.Kids[at]
	s.Kids = slices.Clone(s.Kids)
	s.Kids[3] = Num(NumberIs, cond.Num%PerStat, N(XVar), cond.Kids[1])
	line.Kids = append(slices.Clone(line.Kids), N(LetX, Num(StatOf, PerStat+cond.Num/PerStat, cond.Kids[0])))
	line.Kids[at] = s
	return line
}

// paysThus reports whether an item of a cost moves or shows such cards: those under a
// card, if those are meant, else whatever it takes.
func (v *Vocabulary) paysThus(it, zone, head Node) bool {
	var act Node
	switch it.Kind {
	case CostAct:
		act = it.Kids[0]
	case CostOfHand:
		act = it.Kids[2]
	default:
		return false
	}
	switch zone.Kind {
	case ShownThus:
		return act.Kind == Reveal || act.Kind == RevealTop
	case PutThus:
		return act.Kind == Move && v.Shape(act.Kids[1].Kind).Into == zone.Kids[0].Kind && (!v.Shape(head.Kind).Under || v.takesUnder(it))
	}
	return false
}

// takesUnder reports whether an item of a cost takes cards that lie under another.
func (v *Vocabulary) takesUnder(it Node) bool {
	return v.Shape(it.Kind).Under || slices.ContainsFunc(it.Kids, v.takesUnder)
}

// withinCost is a value as the cost itself would say it: what the item has moved or shown
// is それらのカード there.
func withinCost(n Node) Node {
	if n.Kind == ByCost {
		if n.Kids[0].Kind == ShownThus {
			return N(ShownThus)
		}
		return N(AmongThose)
	}
	kids := make([]Node, len(n.Kids))
	for i, k := range n.Kids {
		kids[i] = withinCost(k)
	}
	n.Kids = kids
	return n
}
