package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/weiss/lexicon"
)

const stageMask ability.ZoneSet = 1<<zFrontLeft | 1<<zFrontCentre | 1<<zFrontRight | 1<<zBackLeft | 1<<zBackRight

// offStage gives the zones outside the stage that a text may name as the place
// of this card.
var offStage = map[ability.Kind]ability.ZoneSet{
	ability.Hand: 1 << zHand, ability.WaitingRoom: 1 << zWaiting, lexicon.Clock: 1 << zClock, lexicon.Level: 1 << zLevel,
	ability.Memory: 1 << zMemory, lexicon.ClimaxZone: 1 << zClimax, ability.Resolution: 1 << zResolution,
}

// inForce gives the zones where an ability is in force (2.12.2): the stage (2.12.2.1),
// and wherever the text takes for granted that this card is (2.12.2.3).
func inForce(n ability.Node) ability.ZoneSet {
	switch n.Kind {
	case lexicon.Backup:
		return 1 << zHand // 10.5.1
	case lexicon.Shift:
		return 1 << zClock // 10.11.2
	case ability.Effect, lexicon.Replay, ability.DeckLimit:
		return 0
	}
	mask := assumed(n)
	if mask == 0 {
		return stageMask
	}
	if n.Kind == ability.Cont || n.Kind == ability.Act || hasLabel(n, lexicon.KwAlarm) {
		return mask
	}
	return mask | stageMask
}

func hasLabel(n ability.Node, k ability.Keyword) bool {
	if len(n.Kids) == 0 {
		return false
	}
	for _, l := range n.Kids[0].Kids {
		if l.Kind == ability.Label && l.Num == int(k) {
			return true
		}
	}
	return false
}

// assumed finds the zones outside the stage where a text has this card be.
func assumed(n ability.Node) (mask ability.ZoneSet) {
	switch n.Kind {
	case ability.GiveAbility, ability.HasAbility, ability.Delayed, ability.LaterIf:
		return 0 // what is given is in force where its bearer is
	case lexicon.TopOfClock:
		return 1 << zClock
	case ability.ThisIs:
		if n.Num == 0 {
			mask |= offStage[n.Kids[0].Kind]
		}
	case ability.ThisAt:
		mask |= offStage[n.Kids[0].Kind]
	case ability.Ban:
		if n.Num == int(ability.BanPlayThis) || n.Num == int(lexicon.MayIgnoreColours) {
			mask |= 1 << zHand
		}
	case ability.OnKeyword: // 10.5.3: by then it has gone from the hand as the cost
		if n.Num == int(lexicon.KwBackup) && n.Kids[0].Kind == ability.This {
			mask |= 1 << zWaiting
		}
	case ability.OnPlaced:
		// Triggered by coming to a zone outside the stage from outside it.
		if n.Kids[0].Kind == ability.This && n.Kids[1].Kind != lexicon.Stage {
			mask |= offStage[n.Kids[2].Kind]
		}
	}
	for _, k := range n.Kids {
		mask |= assumed(k)
	}
	return mask
}
