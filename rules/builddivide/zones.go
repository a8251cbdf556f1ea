package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
	"gorin/rules/rulebook"
)

// zoneList describes the zones of chapter 400: who sees what (401-3, 401-3a,
// 401-3b; 402-1a, 402-1b), and where the order means something (401-4), which
// nobody changes unless told to (401-4b), nor learns without seeing the cards
// (4.01.4.c.1). Cards lie standing and face up unless told otherwise (403-2c,
// 403-4).
var zoneList = []rulebook.Zone{
	zDeck:       {ZoneSpec: kernel.ZoneSpec{Key: "deck", Hidden: true, Down: true}, TopFirst: true},                         // 411-2, 411-3
	zHand:       {ZoneSpec: kernel.ZoneSpec{Key: "hand", Hidden: true, Owner: true, Unsorted: true}, Hand: true, Begins: 5}, // 405-2, 405-3; 602-1f
	zLife:       {ZoneSpec: kernel.ZoneSpec{Key: "life", Hidden: true, Down: true}, TopFirst: true, Begins: 10},             // 407-2, 407-3; 602-1h
	zGraveyard:  {ZoneSpec: kernel.ZoneSpec{Key: "graveyard", Unsorted: true}},                                              // 408-3, 408-4
	zEnergy:     {ZoneSpec: kernel.ZoneSpec{Key: "energy", Lies: true, Unsorted: true}, Begins: 2},                          // 409-2, 409-3, 409-4; 602-1i
	zTerritory:  {ZoneSpec: kernel.ZoneSpec{Key: "territory", Lies: true, Unsorted: true}, Table: true},                     // 410-2, 410-3, 410-4
	zRemoved:    {ZoneSpec: kernel.ZoneSpec{Key: "removed", Unsorted: true}},                                                // 412-2, 412-3
	zDDeck:      {ZoneSpec: kernel.ZoneSpec{Key: "d-deck", Hidden: true, Owner: true, Unsorted: true}},                      // 414-2, 414-3
	zField:      {ZoneSpec: kernel.ZoneSpec{Key: "field", Shared: true, Slot: true, Unsorted: true}, Table: true},           // 406-2, 406-3, 406-4, 406-5
	zResolution: {ZoneSpec: kernel.ZoneSpec{Key: "resolution", Shared: true}},                                               // 413-2, 413-3, 413-4
	zApart:      {ZoneSpec: kernel.ZoneSpec{Key: "apart", Hidden: true, Down: true}},                                        // 602-1g
	zAside:      {ZoneSpec: kernel.ZoneSpec{Key: "aside", Shared: true, Aside: true}},
}

// wordTable gives the zone kinds of words, for identity names too (401-8a). 墓地 and
// ドロップゾーン are one (408-2).
var wordTable = [ability.KindCount][]int{
	lexicon.Field:         {zField},
	ability.Hand:          {zHand},
	ability.Deck:          {zDeck},
	lexicon.Graveyard:     {zGraveyard},
	ability.EnergyZone:    {zEnergy},
	lexicon.LifeZone:      {zLife},
	lexicon.TerritoryZone: {zTerritory},
	lexicon.RemoveZone:    {zRemoved},
	lexicon.DDeck:         {zDDeck},
	ability.Resolution:    {zResolution},
	lexicon.Anywhere:      {zTerritory, zField},
}

// zonesOf lists the zones that a word means for a player.
func zonesOf(m *kernel.Machine, _ *kernel.Ctx, word ability.Kind, player int8, out []kernel.Zone) []kernel.Zone {
	for _, k := range wordTable[word] {
		out = append(out, m.Z(k, player))
	}
	return out
}

// destTable gives the zone kind of destinations.
var destTable = [ability.KindCount][]int{
	lexicon.ToField:         {zField},
	lexicon.ToGraveyard:     {zGraveyard},
	ability.ToEnergy:        {zEnergy},
	lexicon.ToLife:          {zLife}, // on top (407-3a)
	lexicon.ToLifeBottom:    {zLife}, // behind is below, in front above (407-3c)
	lexicon.ToTerritoryZone: {zTerritory},
	lexicon.ToRemoved:       {zRemoved},
	ability.ToHand:          {zHand},
	ability.ToDeckTop:       {zDeck},
	ability.ToDeckBottom:    {zDeck},
	ability.ToDeck:          {zDeck},
}

// zoneOf is the zone that a word or a destination means.
func zoneOf(m *kernel.Machine, word ability.Kind, player int8) kernel.Zone {
	kinds := wordTable[word]
	if kinds == nil {
		kinds = destTable[word]
	}
	if len(kinds) != 1 {
		return kernel.NoZone
	}
	return m.Z(kinds[0], player)
}

// bare is the zone that a head word means without a zone word: the field for
// units and identity names (401-7, 401-8); territories, and with them auras
// (521-1b), lie in the territory zone or on the field, abilities in the resolution
// zone.
func bare(head ability.Kind) ability.Kind {
	switch head {
	case lexicon.Territory, lexicon.Aura:
		return lexicon.Anywhere
	case lexicon.AbilityHead:
		return ability.Resolution
	}
	return lexicon.Field
}

// onField reports whether an object lies on the field.
func onField(m *kernel.Machine, r kernel.Ref) bool {
	z := m.ZoneAt(r)
	return z != kernel.NoZone && m.KindOf(z) == zField
}

// units calls f for the units of a player on the field.
func units(m *kernel.Machine, p int8, f func(c kernel.CardID)) {
	for c := m.BottomCard(m.Z(zField, 0)); c != 0; c = m.S.Cards[c].Above {
		if m.S.Cards[c].Master == p && isUnit(m, c) {
			f(c)
		}
	}
}

func isUnit(m *kernel.Machine, c kernel.CardID) bool { return m.CardInfo(c).Kind&kindUnit != 0 }

// territories calls f for the territories of a player, in the territory zone and
// on the field.
func territories(m *kernel.Machine, p int8, f func(c kernel.CardID)) {
	for _, z := range [...]kernel.Zone{m.Z(zTerritory, p), m.Z(zField, 0)} {
		for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
			if m.S.Cards[c].Master == p && m.CardInfo(c).Kind&kindTerritory != 0 {
				f(c)
			}
		}
	}
}

// life is how many cards a player's life zone has.
func life(m *kernel.Machine, p int8) int { return m.Count(m.Z(zLife, p)) }

// redLimit: 407-4a.
const redLimit = 5

// inRed reports whether a player is in the red zone (407-4c); otherwise in the
// yellow zone (407-4b).
func inRed(m *kernel.Machine, p int8) bool { return life(m, p) <= redLimit }
