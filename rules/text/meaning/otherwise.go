package meaning

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
)

// ownerless reports whether a set names no owner where it has one all the same: a
// hand and a deck are somebody's, and costs are paid with what is
// one's own.
func (w *Ways) ownerless(set Node, inCost bool) bool {
	return set.Kids[0].Kind == None &&
		(slices.Contains(w.Owned, set.Kids[1].Kind) || inCost && slices.Contains(w.OwnedInCost, set.Kids[1].Kind))
}

func deckTop(obj Node) bool { return obj.Kind == Top && obj.Kids[2].Kind == Deck }

// saidOtherwise reports whether a tree's words would be read as another tree: a
// game of this kind has a shorter way to mean the same, or its lists would run
// together.
func (w *Ways) saidOtherwise(n Node) bool {
	if w.Otherwise != nil && w.Otherwise(n) {
		return true
	}
	switch n.Kind {
	case Reveal:
		return deckTop(n.Kids[0])
	case Modes: // a list within a list
		for _, line := range n.Kids[1:] {
			for _, part := range line.Kids {
				if listed(part) {
					return true
				}
			}
		}
	case SameName, SameStat, SharedTrait, IsOne: // バトルしているこのユニットと同じ…の: a battling one, as this
		return n.Kids[0].Kind == ThisInBattle
	case HeadIs:
		return n.Kids[0].Kind == Named // NameIs
	case Union:
		named := false // 「A」か〈海〉の… describes one card
		for _, k := range n.Kids {
			if named && len(k.Kids) > 3 || placed(n.Kids[0]) && !placed(k) || !placed(k) && n.Kids[0].Num > k.Num {
				return true
			}
			named = named || k.Kids[2].Kind == Named
		}
	}
	return false
}

// listed reports whether a part of a line ends in a list of bullets, to which
// whatever follows would belong.
func listed(part Node) bool {
	if part.Kind != Sentence {
		return false
	}
	for _, g := range part.Kids[5:] {
		if len(g.Kids) > 0 && g.Kids[len(g.Kids)-1].Kind == Modes {
			return true
		}
	}
	return false
}
