package lexicon

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
)

// givenAnywhere: cards that are called by their name or attribute alone (2.1.2, 2.5.3) have the abilities
// that they are given wherever they lie, since only キャラ is said of those in the entry and among the
// members (2.2.3.1).
func givenAnywhere(n Node) Node {
	if n.Kids[0].Kind != All || slices.ContainsFunc(n.Kids[2:], func(mod Node) bool { return mod.Kind != GiveAbility }) {
		return n
	}
	set := n.Kids[0].Kids[0]
	if set.Kind != Cards || set.Kids[1].Kind != None || set.Kids[2].Kind != Card || len(set.Kids) < 4 {
		return n
	}
	zones := N(EitherZone)
	for _, k := range everywhere {
		zones.Kids = append(zones.Kids, N(k))
	}
	set.Kids = slices.Clone(set.Kids)
	set.Kids[1] = zones
	n.Kids = slices.Clone(n.Kids)
	n.Kids[0] = N(All, set)
	return n
}
