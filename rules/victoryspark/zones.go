package victoryspark

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rulebook"
	"gorin/rules/victoryspark/lexicon"
)

// zoneList describes the zones of chapter 3: who sees what, and in what order. Ring and
// bench are one field (3.3.1) of two kinds of zones: a card that goes between them is a new
// one (3.1.3), one that goes from a slot of the bench to another is not. Cards of the bench and
// energy stand, rest or are reversed, those of other zones are not (4.9.1).
var zoneList = []rulebook.Zone{
	zDeck:        {ZoneSpec: kernel.ZoneSpec{Key: "deck", Hidden: true, Down: true}, TopFirst: true},                                                  // 3.2.2
	zHand:        {ZoneSpec: kernel.ZoneSpec{Key: "hand", Hidden: true, Owner: true, Unsorted: true}, Hand: true, Begins: openingHand},                // 3.7.2, 3.7.3
	zRing:        {ZoneSpec: kernel.ZoneSpec{Key: "ring", Slot: true, Group: 1, Upright: true, Secret: true, Unsorted: true}, Table: true, Begins: 1}, // 3.3.2.1
	zBenchLeft:   {ZoneSpec: kernel.ZoneSpec{Key: "bench-left", Slot: true}, Table: true},                                                             // 3.3.3.1
	zBenchCentre: {ZoneSpec: kernel.ZoneSpec{Key: "bench-centre", Slot: true}, Table: true},                                                           //
	zBenchRight:  {ZoneSpec: kernel.ZoneSpec{Key: "bench-right", Slot: true}, Table: true},                                                            //
	zEnergy:      {ZoneSpec: kernel.ZoneSpec{Key: "energy", Hidden: true, Down: true, Lies: true, Unsorted: true}},                                    // 3.4.1, 3.4.2
	zRetire:      {ZoneSpec: kernel.ZoneSpec{Key: "retire", Unsorted: true}, TellsDown: true},                                                         // 3.5.2, 3.5.3
	zWaiting:     {ZoneSpec: kernel.ZoneSpec{Key: "waiting-room", Unsorted: true}},                                                                    // 3.6.2, 3.6.3
	zSurprise:    {ZoneSpec: kernel.ZoneSpec{Key: "surprise", Secret: true, Down: true, Unsorted: true}, TellsDown: true},                             // 3.9.3, 3.9.4
	zResolution:  {ZoneSpec: kernel.ZoneSpec{Key: "resolution", Shared: true, Unsorted: true}},                                                        // 3.8.1, 3.8.2
	zAside:       {ZoneSpec: kernel.ZoneSpec{Key: "aside", Shared: true, Aside: true}},
}

// wordTable gives the zone kinds of words (3.3.1, 3.3.3.3).
var wordTable = [ability.KindCount][]int{
	lexicon.Field:       {zRing, zBenchLeft, zBenchCentre, zBenchRight},
	lexicon.Ring:        {zRing},
	lexicon.Bench:       {zBenchLeft, zBenchCentre, zBenchRight},
	lexicon.BenchLeft:   {zBenchLeft},
	lexicon.BenchCentre: {zBenchCentre},
	lexicon.BenchRight:  {zBenchRight},
	lexicon.Retire:      {zRetire},
	lexicon.Surprise:    {zSurprise},
	ability.Hand:        {zHand},
	ability.Deck:        {zDeck},
	ability.WaitingRoom: {zWaiting},
	ability.EnergyZone:  {zEnergy},
	ability.Resolution:  {zResolution},
}

// destTable gives the zone kind of destinations that mean one zone. A card goes to a zone
// of its own player's (3.1.4), on top of those that lie there (3.2.5, 3.6.3).
var destTable = [ability.KindCount][]int{
	lexicon.ToRing:         {zRing},
	lexicon.ToRetire:       {zRetire},
	lexicon.ToSurpriseZone: {zSurprise},
	ability.ToHand:         {zHand},
	ability.ToWaitingRoom:  {zWaiting},
	ability.ToEnergy:       {zEnergy},
	ability.ToDeckTop:      {zDeck},
	ability.ToDeckBottom:   {zDeck},
	ability.ToDeck:         {zDeck},
}

func zonesOf(m *kernel.Machine, _ *kernel.Ctx, word ability.Kind, player int8, out []kernel.Zone) []kernel.Zone {
	for _, k := range wordTable[word] {
		out = append(out, m.Z(k, player))
	}
	return out
}

// zoneOf is the zone that a word or a destination means, NoZone if it means none by itself.
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

// slotsOf lists the slots of the bench that a destination allows; an empty one has no card
// at all (3.3.3.5).
func slotsOf(m *kernel.Machine, word ability.Kind, player int8, out []kernel.Zone) []kernel.Zone {
	for _, k := range bench {
		if z := m.Z(k, player); word != lexicon.ToEmptyBench || m.Count(z) == 0 {
			out = append(out, z)
		}
	}
	return out
}

// bare is the zone that a head means without a zone word.
func bare(head ability.Kind) ability.Kind {
	if head == lexicon.Skill {
		return ability.Resolution
	}
	return lexicon.Field
}
