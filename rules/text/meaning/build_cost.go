package meaning

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// cost resolves the bracket of costs; what is left out in one is what that
// same cost chose.
func (b *builder) cost(n Node) (Node, error) {
	out := N(Cost)
	b.inCost = true
	c := clauses.take()
	defer clauses.give(c)
	for _, k := range n.Kids {
		*c = clause{b: b}
		k = b.englishCost(k)
		if b.as(k.Kind) == AsCostEach {
			items, err := b.costEach(k)
			if err != nil {
				return n, err
			}
			rest, err := b.cost(N(Cost, items...))
			if err != nil {
				return n, err
			}
			out.Kids = append(out.Kids, rest.Kids...)
			continue
		}
		switch k.Kind {
		case CostAct:
			if err := c.act(k.Kids[0]); err != nil {
				return n, err
			}
			if last := c.lastAct(); last.Kind != Modify && b.words.Shape(last.Kind).Lasts { // nobody pays with that
				return n, &fault{"this cannot stand here", last, ofMeaning}
			}
			k = N(CostAct, c.lastAct())
		case CostOfHand, surface.CostWith:
			both := k.Kind == surface.CostWith
			set, err := b.res(k.Kids[1])
			if err != nil {
				return n, err
			}
			qty, err := b.res(k.Kids[0])
			if err != nil {
				return n, err
			}
			left, chosen := b.left, b.chosen
			b.left, b.chosen, b.joined = N(Chosen), true, both
			if b.Zoned {
				b.shown = Nothing
			}
			if both {
				b.left = N(Both, N(Chosen), N(This))
			}
			if k.Kids[2].Kids == nil || k.Kids[2].Kids[0].Kind != surface.Left {
				return n, &fault{"a cost of cards acts on those cards", n, ofForm}
			}
			if err := c.act(k.Kids[2]); err != nil {
				return n, err
			}
			switch c.lastAct().Kind {
			case Move, SetState, Reveal, Destroy, DiscardThese, TurnFace:
			case Swap:
				if !both {
					return n, &fault{"this cannot be a cost of chosen cards", n, ofMeaning}
				}
			default:
				return n, &fault{"this cannot be a cost of chosen cards", n, ofMeaning}
			}
			k = N(CostOfHand, qty, set, c.lastAct())
			if means := b.kinds.of(CostOfHand).means; means != nil {
				if k = means(k); k.Kind != CostOfHand { // nothing is chosen
					b.left, b.chosen, b.joined = left, chosen, false
				}
			}
		default:
			if b.ofItems(k.Kind) {
				items, err := b.cost(N(Cost, k.Kids...))
				if err != nil {
					return n, err
				}
				k.Kids = items.Kids
				break
			}
			r, err := b.res(k)
			if err != nil {
				return n, err
			}
			k = r
		}
		out.Kids = append(out.Kids, k)
	}
	return out, nil
}

// ofItems reports whether an item of a cost is several items that belong together.
func (w *Ways) ofItems(item Kind) bool {
	if surface.SortOf(item) != SItem {
		return false
	}
	kids := w.words.Shape(item).Kids
	return len(kids) > 0 && kids[0].Sort == SItem
}

// englishCost brings a cost of cards, said with its act in front, into the
// order of Japanese.
func (w *Ways) englishCost(k Node) Node {
	var act Node
	switch k.Kind {
	case surface.CostMove:
		act = Num(Move, k.Num, left(), k.Kids[3])
	case surface.CostState:
		act = Num(SetState, k.Num, left())
	case surface.CostShow:
		act = N(Reveal, left())
	case surface.CostDestroy:
		act = N(Destroy, left())
	case surface.CostTurn:
		act = Num(TurnFace, k.Num, left())
	case surface.CostDiscard:
		act = N(DiscardThese, left())
	default:
		if w.as(k.Kind) != AsCostSwap {
			return k
		}
		act = N(Swap, left(), left())
	}
	kind := CostOfHand
	if k.Kids[2].Kind == This {
		kind = surface.CostWith
	}
	return N(kind, k.Kids[0], k.Kids[1], act)
}
