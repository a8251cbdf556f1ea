package lexicon

import . "gorin/rules/ability" // most lines name kinds

// 5.22: what costs are short for.

// asManyPaid has 同じ枚数 right behind a cost with as many cards as its player likes mean how many those were.
func asManyPaid(line Node) Node {
	if at(line, 1).Kind != Cost || len(line.Kids) < 3 {
		return line
	}
	paid, at := Nothing, -1
	for i, it := range line.Kids[1].Kids {
		if it.Kind == CostOfHand && it.Kids[0].Kind == AnyMany {
			at = i
			switch act := it.Kids[2]; {
			case act.Kind == DiscardThese: // from the hand to the drop zone (5.8.1)
				paid = N(PutThus, N(DropZone))
			case act.Kind == Reveal:
				paid = N(ShownThus)
			}
		}
	}
	if paid.Kind == None {
		return line
	}
	out := line
	out.Kids = append([]Node(nil), line.Kids...)
	if !firstAsX(out.Kids[2:]) {
		return line
	}
	if paid.Kind == PutThus {
		cost := line.Kids[1]
		cost.Kids = append([]Node(nil), cost.Kids...)
		it := cost.Kids[at]
		it.Kids = append([]Node(nil), it.Kids...)
		it.Kids[2] = N(Move, it.Kids[2].Kids[0], N(ToDrop))
		cost.Kids[at] = it
		out.Kids[1] = cost
	}
	out.Kids = append(out.Kids, N(LetX, Num(CountOf, 1, N(Cards, Nothing, N(ByCost, paid), N(Card)))))
	return out
}

// firstAsX has the first act of sentences, behind the payment, say its 同じ枚数 as X; it reports whether there was one.
func firstAsX(parts []Node) bool {
	for i, s := range parts {
		if s.Kind != Sentence {
			continue
		}
		for k := 5; k < len(s.Kids); k++ {
			do := s.Kids[k]
			for n := 1; n < len(do.Kids); n++ {
				if do.Kids[n].Kind == PayCost {
					continue
				}
				act, found := asX(do.Kids[n])
				if found {
					do.Kids = append([]Node(nil), do.Kids...)
					do.Kids[n] = act
					parts[i].Kids = append([]Node(nil), s.Kids...)
					parts[i].Kids[k] = do
				}
				return found
			}
		}
	}
	return false
}

// asX is an act with its 同じ枚数 said as X.
func asX(n Node) (Node, bool) {
	if n.Kind == SameMany {
		return N(Exactly, N(XVar)), true
	}
	for i, k := range n.Kids {
		if x, found := asX(k); found {
			n.Kids = append([]Node(nil), n.Kids...)
			n.Kids[i] = x
			return n, true
		}
	}
	return n, false
}

// plainCost has what is paid in one sentence as items in that order (5.22.2.1).
func plainCost(n Node) Node {
	if n.Kind != Cost {
		return n
	}
	out := N(Cost)
	for _, it := range n.Kids {
		parts := []Node{it}
		if it.Kind == InOrder {
			parts = it.Kids
		}
		for _, k := range parts {
			if k = simple(k); k.Kind == PayStock {
				k = stock(k)
			}
			out.Kids = append(out.Kids, ownCards(k))
		}
	}
	return out
}

// notesOrder notes which items of a cost come right behind the one before them: those of one sentence (5.22.2.1).
func notesOrder(_ *Compiler, n Node, l *Line) {
	for _, cost := range n.Kids {
		if cost.Kind != Cost {
			continue
		}
		i := 0
		for _, it := range cost.Kids {
			i++
			if it.Kind == InOrder {
				for range it.Kids[1:] {
					i++
					l.After |= 1 << i
				}
			}
		}
	}
}

// ownCards has the sets of an item that name no player mean cards of who pays (9.4.2).
func ownCards(n Node) Node {
	if len(n.Kids) == 0 {
		return n
	}
	n.Kids = append([]Node(nil), n.Kids...)
	if n.Kind == Cards {
		if n.Kids[0].Kind == None {
			n.Kids[0] = N(You)
		}
		return n
	}
	for i, k := range n.Kids {
		n.Kids[i] = ownCards(k)
	}
	return n
}

// ChosenStock stands for how many cards an Ⓧ is, which its player chooses before paying (9.6.2.2.1).
const ChosenStock = -1

// stock is how much of it an item takes.
func stock(it Node) Node {
	if it.Kids[0].Kind == Number {
		return Num(PayStock, it.Kids[0].Num, it.Kids...)
	}
	return Num(PayStock, ChosenStock, it.Kids...)
}
