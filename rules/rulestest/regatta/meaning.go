package regatta

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rulestest/regatta/lexicon"
)

// kindsOf is the zones that a word or a destination means.
func kindsOf(word ability.Kind) []int {
	switch word {
	case ability.Deck, ability.ToDeckTop, ability.ToDeckBottom:
		return []int{zDeck}
	case ability.Hand, ability.ToHand:
		return []int{zHand}
	case lexicon.Lead:
		return []int{zLead}
	case lexicon.Afloat:
		return []int{zLead, zPort, zStarboard}
	case lexicon.Wreck, lexicon.ToWreck:
		return []int{zWreck}
	case lexicon.Drift, lexicon.ToDrift:
		return []int{zDrift}
	}
	return nil
}

func zonesOf(m *kernel.Machine, _ *kernel.Ctx, word ability.Kind, p int8, out []kernel.Zone) []kernel.Zone {
	for _, k := range kindsOf(word) {
		out = append(out, m.Z(k, p))
	}
	return out
}

func zoneOf(m *kernel.Machine, word ability.Kind, p int8) kernel.Zone {
	if k := kindsOf(word); len(k) == 1 {
		return m.Z(k[0], p)
	}
	return kernel.NoZone
}

// looks is what this game's words look at.
var looks = map[ability.Kind]kernel.Looks{
	ability.Deck: 1 << zDeck, ability.Hand: 1 << zHand, lexicon.Lead: 1 << zLead, lexicon.Afloat: 1<<zLead | 1<<zPort | 1<<zStarboard,
	lexicon.Wreck: 1 << zWreck, lexicon.Drift: 1 << zDrift,
}
