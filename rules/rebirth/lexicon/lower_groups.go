package lexicon

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
)

// What several acts one after the other are in the words that are played.

// simpleGroup: an exchange of what was chosen with some of other cards chooses from both.
func simpleGroup(g Node) Node {
	for i := 2; i < len(g.Kids); i++ {
		was, swap := g.Kids[i-1], g.Kids[i]
		if g.Num&ByFlag != 0 && swap.Kind == SetState && swap.Kids[0].Kind == Chosen {
			g.Kids = append([]Node(nil), g.Kids...)
			g.Kids[i-1] = allTurned(was, swap.Num)
		}
		if was.Kind == Choose && swap.Kind == Move && swap.Kids[0].Kind == Chosen && swap.Kids[1].Kind == ToEnergy {
			g.Kids = append([]Node(nil), g.Kids...)
			g.Kids[i-1] = N(Choose, was.Kids[0], noPartners(was.Kids[1]))
			g.Kids[i-1].Num = was.Num
		}
		if swap.Kind != Swap || swap.Kids[1].Kind != SomeOf {
			continue
		}
		some := swap.Kids[1]
		kids := append([]Node(nil), g.Kids...)
		if was.Kind == Choose && swap.Kids[0].Kind == Chosen && was.Kids[0].Equal(some.Kids[0]) {
			kids[i-1] = N(ChooseEach, was.Kids[0], was.Kids[1], some.Kids[1])
			kids[i] = Num(Swap, swap.Num, N(Chosen), N(Chosen))
		}
		g.Kids = kids
	}
	return g
}

// allTurned is the choice of all cards of a set that have to be turned to lie in some way: those that lie
// so already are not turned (1.3.2.1), and so none of what has to be done.
func allTurned(choice Node, lies int) Node {
	if choice.Kind != Choose || choice.Kids[1].Kind != Cards || !choice.Kids[0].Equal(allOf(N(AllMany), choice.Kids[1])) {
		return choice
	}
	set := choice.Kids[1]
	set.Kids = append(append([]Node(nil), set.Kids...), Num(Lying, 1-lies))
	return Num(Choose, choice.Num, allOf(N(AllMany), set), set)
}

// noPartners is a set from which cards are chosen for the energy zone (4.6.5).
func noPartners(set Node) Node {
	if set.Kind != Cards || slices.ContainsFunc(set.Kids[3:], func(f Node) bool { return f.Kind == PartnerCard }) {
		return set
	}
	set.Kids = append(append([]Node(nil), set.Kids...), Num(PartnerCard, 1))
	return set
}
