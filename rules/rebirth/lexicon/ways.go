package lexicon

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// thisRebirth is このReバース, as the Num of This.
const thisRebirth = surface.ThisCard + 1

// How That is said, as its Num.
const (
	thatChara = surface.ThatHere + iota
	thatEnergy
	thatPartner
	thatRebirth
)

// ways is how the texts leave things unsaid: what is chosen is chosen from a zone, by which
// it is said again.
var ways = text.Ways{
	Pronouns: true, Dense: true, Zoned: true,
	This: this,
	Nouns: []text.Noun{
		thatChara:   {},
		thatEnergy:  {From: EnergyZone},
		thatPartner: {From: Partners},
		thatRebirth: {From: RebirthZone},
	},
	Here:      []Kind{Entry, Members},
	Nowhere:   []Kind{RebirthCard},
	Ownerless: []Kind{SoulOf, SparksOf, DoneThus},
}

// this is how a line calls the card on which it stands: one that waits for its own card
// being set is of a Rebirth.
func this(line Node, _ Kind) (word, given int) {
	if isSetHere(line) {
		return thisRebirth, surface.ThisCard
	}
	return surface.ThisCard, surface.ThisCard
}

// isSetHere reports whether a line waits for its own card being set.
func isSetHere(n Node) bool {
	if n.Kind == OnSet && n.Kids[0].Kind == This {
		return true
	}
	for _, k := range n.Kids {
		if isSetHere(k) {
			return true
		}
	}
	return false
}
