package lexicon

import (
	"cmp"
	"slices"

	. "gorin/rules/ability" // most lines name kinds
)

// plainSet is a set of cards in the form in which trees have it.
func plainSet(set Node) Node { return typeFirst(oneName(meantApart(set))) }

// oneName takes 《N》 for a card that has the name (2.1.2), in whatever place it stands.
func oneName(set Node) Node {
	head := set.Kids[2]
	if head.Kind != Named {
		return set
	}
	kids := append(make([]Node, 0, len(set.Kids)+1), set.Kids[0], set.Kids[1], N(Card))
	set.Kids = append(append(kids, set.Kids[3:]...), Str(NameIs, head.Str))
	return set
}

// typeFirst puts キャラ以外の in front of what else describes the cards: behind コスト1以下の it would mean
// a character of another cost.
func typeFirst(set Node) Node {
	filters := slices.Clone(set.Kids[3:])
	slices.SortStableFunc(filters, func(a, b Node) int { return cmp.Compare(rank(a), rank(b)) })
	set.Kids = append(set.Kids[:3:3], filters...)
	return set
}

// rank is 0 of キャラ以外の and 1 of other filters.
func rank(filter Node) int {
	if filter.Kind == NotOf && filter.Kids[0].Kind == HeadIs {
		return 0
	}
	return 1
}

// allInCost is a cost that takes all cards of a set: an act on them, however it is said that they are all.
func allInCost(item Node) Node {
	if !item.Kids[0].Equal(N(AllMany)) {
		return item
	}
	all, act := allShown(N(All, item.Kids[1])), item.Kids[2]
	switch obj := act.Kids[0]; {
	case obj.Kind == Chosen:
	case obj.Equal(N(Both, N(Chosen), N(This))):
		all = N(Both, all, N(This))
	default:
		return item
	}
	act.Kids = append([]Node{all}, act.Kids[1:]...)
	return N(CostAct, act)
}

// allShown is 公開したカード, the cards that were revealed, where all of them are meant.
func allShown(all Node) Node {
	if all.Kids[0].Equal(N(Cards, Nothing, Num(DoneThus, int(DidShow)), N(Card))) {
		return N(Shown)
	}
	return all
}

// flatZones is one of several zones, however they are grouped.
func flatZones(either Node) Node {
	if !slices.ContainsFunc(either.Kids, func(z Node) bool { return z.Kind == EitherZone }) {
		return either
	}
	out := N(EitherZone)
	for _, z := range either.Kids {
		if z.Kind == EitherZone {
			out.Kids = append(out.Kids, z.Kids...)
		} else {
			out.Kids = append(out.Kids, z)
		}
	}
	return out
}
