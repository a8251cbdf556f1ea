package meaning

import (
	. "gorin/rules/ability"
	"gorin/rules/text/surface"
)

func (s *speaker) cost(n Node) Node {
	out := N(Cost)
	for _, k := range n.Kids {
		switch k.Kind {
		default:
			if s.ofItems(k.Kind) {
				k = N(k.Kind, s.cost(N(Cost, k.Kids...)).Kids...)
				break
			}
			k = s.plain(k)
		case CostAct:
			if k.Kids[0].Kind == Discard { // that is a cost of cards
				s.fail(k)
			}
			k = N(CostAct, hereInCost(s.act(k.Kids[0])[0]))
		case CostOfHand:
			set := s.plain(k.Kids[1])
			s.left, s.many = N(Chosen), plural(k.Kids[0])
			act := k.Kids[2]
			if act.Kind == Swap {
				k = s.costSwap(k.Kids[0], set, act)
				break
			}
			with := len(act.Kids) > 0 && act.Kids[0].Equal(N(Both, N(Chosen), N(This)))
			if with {
				act.Kids = append([]Node{N(Chosen)}, act.Kids[1:]...)
			}
			k = N(CostOfHand, k.Kids[0], set, s.act(act)[0])
			if with {
				k.Kind = surface.CostWith
			}
			if act.Kind == DiscardThese && !with {
				if k.Kids[1].Equal(N(Cards, Nothing, Nothing, N(Card))) { // "discard 1 card" is of the hand
					s.fail(k)
				}
				k = N(surface.CostDiscard, k.Kids[0], k.Kids[1], Nothing)
			} else if s.lang == English {
				k = s.englishCost(k)
			}
		}
		out.Kids = append(out.Kids, k)
	}
	return out
}

// costSwap says a cost in which a chosen card and this one change places.
func (s *speaker) costSwap(qty, set, act Node) Node {
	switch {
	case !act.Equal(N(Swap, N(Chosen), N(This))):
		s.fail(act)
	case s.lang == English:
		return N(s.said(AsCostSwap, act), qty, set, N(This))
	}
	return N(surface.CostWith, qty, set, N(Swap, left(), left()))
}

// hereInCost leaves あなたの out before a zone of this card, as costs do.
func hereInCost(act Node) Node {
	if len(act.Kids) > 0 && act.Kids[0].Kind == ThisAt {
		act.Kids = append([]Node{Num(ThisAt, 1, act.Kids[0].Kids...)}, act.Kids[1:]...)
	}
	return act
}

// englishCost puts the act of a cost of cards in front.
func (s *speaker) englishCost(k Node) Node {
	too := Nothing
	if k.Kind == surface.CostWith {
		too = N(This)
	}
	switch act := k.Kids[2]; act.Kind {
	case Move:
		return Num(surface.CostMove, act.Num, k.Kids[0], k.Kids[1], too, act.Kids[1])
	case SetState:
		return Num(surface.CostState, act.Num, k.Kids[0], k.Kids[1], too)
	case Reveal:
		return N(surface.CostShow, k.Kids[0], k.Kids[1], too)
	case Destroy:
		return N(surface.CostDestroy, k.Kids[0], k.Kids[1], too)
	case TurnFace:
		return Num(surface.CostTurn, act.Num, k.Kids[0], k.Kids[1], too)
	}
	s.fail(k)
	return k
}
