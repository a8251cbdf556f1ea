package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// wordTable gives the zone kinds of words (chapter 4).
var wordTable = [ability.KindCount][]int{
	lexicon.Entry:       {zEntry},
	lexicon.Members:     {zMemberLeft, zMemberCentre, zMemberRight},
	lexicon.InPlay:      {zEntry, zMemberLeft, zMemberCentre, zMemberRight},
	lexicon.RetireZone:  {zRetire},
	lexicon.SoulZone:    {zSoulEntry, zSoulLeft, zSoulCentre, zSoulRight},
	lexicon.SetZone:     {zSet},
	lexicon.Partners:    {zEnergy},
	ability.EnergyZone:  {zEnergy},
	ability.Hand:        {zHand},
	ability.Deck:        {zDeck},
	ability.WaitingRoom: {zWaiting},
	ability.Memory:      {zMemory},
}

// destTable gives the zone kind of destinations that mean one zone. A card goes to a zone of its
// owner's (4.1.1.1).
var destTable = [ability.KindCount]int{
	lexicon.ToEntry:       zEntry + 1,
	lexicon.ToRetire:      zRetire + 1,
	lexicon.ToRemoved:     zRemoved + 1,
	lexicon.ToSet:         zSet + 1,
	ability.ToHand:        zHand + 1,
	ability.ToWaitingRoom: zWaiting + 1,
	ability.ToEnergy:      zEnergy + 1,
	ability.ToMemory:      zMemory + 1,
	ability.ToDeckTop:     zDeck + 1,
	ability.ToDeckBottom:  zDeck + 1,
	ability.ToDeck:        zDeck + 1,
}

func zonesOf(m *kernel.Machine, _ *kernel.Ctx, word ability.Kind, player int8, out []kernel.Zone) []kernel.Zone {
	for _, k := range wordTable[word] {
		out = append(out, m.Z(k, player))
	}
	return out
}

// zoneOf is the zone that a word or a destination means, NoZone if it means none by itself.
func zoneOf(m *kernel.Machine, word ability.Kind, player int8) kernel.Zone {
	if kinds := wordTable[word]; len(kinds) == 1 {
		return m.Z(kinds[0], player)
	}
	if k := destTable[word]; k != 0 {
		return m.Z(k-1, player)
	}
	return kernel.NoZone
}

// slotsOf lists the slots that a destination allows: of the members all, of empty seats those
// without a character (4.5.3.2), and the entry if it may be that.
func slotsOf(m *kernel.Machine, word ability.Kind, player int8, out []kernel.Zone) []kernel.Zone {
	if word == lexicon.ToEntryOrMember || word == lexicon.ToEntryOrSeat {
		out = append(out, m.Z(zEntry, player))
	}
	empty := word == lexicon.ToEmptySeat || word == lexicon.ToEntryOrSeat
	for _, k := range members {
		if z := m.Z(k, player); !empty || m.Count(z) == 0 {
			out = append(out, z)
		}
	}
	return out
}

// bare is where a head means cards without a zone word: characters lie in the entry and among the
// members (2.2.3.1), Rebirths in their zone (4.7.4).
func bare(head ability.Kind) ability.Kind {
	if head == lexicon.SetCard {
		return lexicon.SetZone
	}
	return lexicon.InPlay
}

// bookWords is what the machine has to know of this book's words.
var bookWords = map[kernel.Word][]ability.Kind{
	kernel.WordRule:    {lexicon.MayBlock, lexicon.EnergyAlso, lexicon.AlsoCombo, lexicon.Soften, lexicon.Pierce, lexicon.PlayHere, lexicon.PreferTo},
	kernel.WordLasting: {lexicon.MayBlock, lexicon.EnergyAlso, lexicon.AlsoCombo, lexicon.Soften, lexicon.Pierce, lexicon.PlayHere, lexicon.PreferTo},
	kernel.WordOutside: {lexicon.WithSoul, lexicon.SoulUnder},
	kernel.WordOpen:    {lexicon.PartnerCard}, // 4.6.2.1: partners alone lie face up
}

// headKinds is the kinds of cards that heads mean (2.2.3).
var headKinds = [ability.KindCount]uint8{ability.Character: kindChara, lexicon.SetCard: kindRebirth}
