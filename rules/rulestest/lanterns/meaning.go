package lanterns

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rulestest/lanterns/lexicon"
)

// kindOf is the zone that a word or a destination means.
func kindOf(word ability.Kind) (int, bool) {
	switch word {
	case ability.Deck, ability.ToDeckTop, ability.ToDeckBottom:
		return zDeck, true
	case ability.Hand, ability.ToHand:
		return zHand, true
	case lexicon.Sky, lexicon.ToSky:
		return zSky, true
	case lexicon.River:
		return zRiver, true
	case lexicon.Ashes, lexicon.ToAshes:
		return zAshes, true
	}
	return 0, false
}

func zonesOf(m *kernel.Machine, _ *kernel.Ctx, word ability.Kind, p int8, out []kernel.Zone) []kernel.Zone {
	if k, ok := kindOf(word); ok {
		out = append(out, m.Z(k, p))
	}
	return out
}

func zoneOf(m *kernel.Machine, word ability.Kind, p int8) kernel.Zone {
	if k, ok := kindOf(word); ok {
		return m.Z(k, p)
	}
	return kernel.NoZone
}

// looks is what this game's words look at.
var looks = map[ability.Kind]kernel.Looks{
	ability.Deck: 1 << zDeck, ability.Hand: 1 << zHand, lexicon.Sky: 1 << zSky, lexicon.River: 1 << zRiver, lexicon.Ashes: 1 << zAshes,
}
