package lexicon

import "gorin/rules/ability"

// Zones that texts of this game name.
const (
	Lead   = ability.OwnZone + iota // 先頭
	Afloat                          // 水面: in front and on the wings
	Wreck                           // 沈没
	Drift                           // 漂流
)

// Destinations.
const (
	ToWreck = ability.OwnDest + iota // 沈没に
	ToDrift                          // 漂流に
)

// Boat is 舟, the only kind of card.
const Boat = ability.OwnHead

// The numbers on a boat.
const (
	StatSail = ability.OwnStat + iota // 帆
	StatHull                          // 船体
)

// Terms is what the trees of this game's texts may say.
func Terms() (*ability.Vocabulary, error) { return terms.Of(own) }

var terms ability.VocabularyOnce

func own() ability.Words {
	return ability.Words{Game: "regatta", Numbers: map[string][]string{
		ability.NumStat: {StatSail: "sail", StatHull: "hull"},
	}, Kinds: map[ability.Kind]ability.Shape{
		Lead:    {Name: "lead", Sort: ability.SZone, Slot: true},
		Afloat:  {Name: "afloat", Sort: ability.SZone, Slot: true},
		Wreck:   {Name: "wreck", Sort: ability.SZone},
		Drift:   {Name: "drift", Sort: ability.SZone},
		ToWreck: {Name: "to-wreck", Sort: ability.SDest, Into: Wreck},
		ToDrift: {Name: "to-drift", Sort: ability.SDest, Into: Drift},
		Boat:    {Name: "boat", Sort: ability.SHead},
	}}
}
