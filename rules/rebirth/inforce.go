package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/rebirth/lexicon"
)

const everyZone ability.ZoneSet = 1<<zones - 1

const memberMask ability.ZoneSet = 1<<zMemberLeft | 1<<zMemberCentre | 1<<zMemberRight

// tableMask is where the abilities of characters are in force that name no zone (9.4.5).
const tableMask = memberMask | 1<<zEntry

// inForce gives the zones where an ability is in force: those that it names (9.4.4), those where
// it is clear that it works (9.4.5), and home if there are none.
func inForce(n ability.Node, l *ability.Line, home ability.ZoneSet) (mask ability.ZoneSet) {
	switch n.Kind {
	case lexicon.Blocker: // 8.3.3
		return 1 << zHand
	case lexicon.Cancel: // holes: from the hand
		mask = 1 << zHand
	case lexicon.Spark: // 11.3.1
		return 1 << zEntry
	}
	for _, label := range labelsOf(n) {
		if label.Kind == lexicon.InZone {
			mask = 0
			for _, k := range wordTable[label.Kids[0].Kind] {
				mask |= 1 << k
			}
			return mask
		}
	}
	if l.Kind != ability.Auto && l.Kind != ability.Act && l.Kind != ability.Cont {
		return 0
	}
	if mask |= assumed(n, home); mask != 0 {
		return mask
	}
	return home
}

// assumed finds the zones where a text has its own card be.
func assumed(n ability.Node, home ability.ZoneSet) (mask ability.ZoneSet) {
	switch n.Kind {
	case ability.GiveAbility, ability.Delayed, ability.LaterIf:
		return 0 // what is given is in force where its bearer is
	case ability.ThisAt, ability.ThisIs:
		if n.Num == 0 {
			mask |= zonesWord(n.Kids[0]) &^ home
		}
	case ability.OnBlock, lexicon.OnBlockOf, lexicon.OnBlockEnd: // it has been put away for that (8.3.3)
		if n.Kids[0].Kind == ability.This {
			return 1 << zWaiting
		}
	case lexicon.IsSoul, lexicon.OnMadeSoul:
		if n.Kids[0].Kind == ability.This {
			mask |= zonesWord(ability.N(lexicon.SoulZone))
		}
	case ability.OnPlaced, lexicon.OnPlacedThrough:
		// What leaves a slot is heard from there; what comes from elsewhere, where it has come to.
		if n.Kids[0].Kind == ability.This && zonesWord(n.Kids[1])&^home != 0 {
			return zonesWord(n.Kids[2])
		}
	}
	for _, k := range n.Kids {
		mask |= assumed(k, home)
	}
	return mask
}

// zonesWord gives the kinds of zones that a zone word may mean.
func zonesWord(n ability.Node) (mask ability.ZoneSet) {
	switch n.Kind {
	case ability.EitherZone:
		for _, k := range n.Kids {
			mask |= zonesWord(k)
		}
		return mask
	case lexicon.NotZone:
		return everyZone &^ zonesWord(n.Kids[0])
	}
	for _, k := range wordTable[n.Kind] {
		mask |= 1 << k
	}
	if mask == 0 {
		return everyZone
	}
	return mask
}
