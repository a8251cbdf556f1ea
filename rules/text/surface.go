package text

import (
	"gorin/rules/ability"
	"gorin/rules/text/surface"
)

// ordinal numbers all kinds without a gap.
func ordinal(v *ability.Vocabulary, k ability.Kind) int {
	if k >= surface.First {
		return len(v.Kinds()) + int(k-surface.First)
	}
	return v.Ordinal(k)
}

// surfaceArity is the fixed kids of surface kinds whose templates leave some
// of them out.
var surfaceArity = map[ability.Kind]int{surface.Union: 2, surface.Someone: 2, surface.Active: 3, surface.CostDiscard: 3, surface.CostDestroy: 3, surface.CostTurn: 3, surface.CostEach: 2}
