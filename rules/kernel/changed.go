package kernel

import (
	"slices"

	"gorin/rules/ability"
)

// Changed is the aspects in which two pieces of information of a card differ: the place
// that says which aspect each part of a card's information is of. What a modifier does to a
// card is held to be what its shape says that it writes.
func (b *Book) Changed(x, y *Info) (d ability.Aspect) {
	differ := func(a ability.Aspect, do bool) {
		if do {
			d |= a
		}
	}
	for i := range x.Num {
		differ(b.NumAspects[i], x.Num[i] != y.Num[i])
	}
	differ(ability.AspectTrait, !slices.Equal(x.Traits[:x.NTraits], y.Traits[:y.NTraits]))
	differ(ability.AspectName, !slices.Equal(x.Names[:x.NNames], y.Names[:y.NNames]))
	differ(ability.AspectColour, x.Colours != y.Colours)
	differ(ability.AspectIcon, x.Icons != y.Icons)
	differ(ability.AspectRule, x.Bans != y.Bans || x.Subs != y.Subs)
	differ(ability.AspectAbility, x.Void != y.Void || x.Labels != y.Labels || !slices.Equal(x.Given[:x.NGiven], y.Given[:y.NGiven]))
	return d
}
