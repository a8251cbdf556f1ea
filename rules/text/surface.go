package text

import (
	"gorin/rules/ability"
	"gorin/rules/text/surface"
)

func left() ability.Node { return ability.N(surface.Left) }

// ordinal numbers all kinds without a gap.
func ordinal(v *ability.Vocabulary, k ability.Kind) int {
	if k >= surface.First {
		return len(v.Kinds()) + int(k-surface.First)
	}
	return v.Ordinal(k)
}

// sortOf is the sort of a kind, SNone for surface kinds.
func sortOf(k ability.Kind) ability.Sort {
	if k >= surface.First {
		return ability.SNone
	}
	return k.SortOf()
}

// surfaceArity is the fixed kids of surface kinds whose templates leave some
// of them out.
var surfaceArity = map[ability.Kind]int{surface.Union: 2, surface.Someone: 2, surface.Active: 3, surface.CostDiscard: 3, surface.CostDestroy: 3, surface.CostTurn: 3, surface.CostEach: 2}
