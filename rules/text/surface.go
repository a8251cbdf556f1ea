package text

import (
	"gorin/rules/ability"
	"gorin/rules/text/surface"
)

// ordinals number the kinds of a vocabulary and all surface kinds without a gap, by their
// places.
func ordinals(v *ability.Vocabulary) []uint16 {
	all := make([]uint16, surface.Places)
	for i, k := range v.Kinds() {
		all[surface.Place(k)] = uint16(i)
	}
	for k := surface.First; k < surface.Limit; k++ {
		all[surface.Place(k)] = uint16(len(v.Kinds()) + int(k-surface.First))
	}
	return all
}

// surfaceArity is the fixed kids of surface kinds whose templates leave some
// of them out.
var surfaceArity = map[ability.Kind]int{surface.Union: 2, surface.Someone: 2, surface.Active: 3, surface.CostDiscard: 3, surface.CostDestroy: 3, surface.CostTurn: 3}
