package lexicon

import "gorin/rules/ability"

// Zones that texts of this game name, and where they put cards.
const (
	Sky   = ability.OwnZone + iota // 空
	River                          // 川
	Ashes                          // 灰
)

// Destinations.
const (
	ToSky   = ability.OwnDest + iota // 空に
	ToAshes                          // 灰に
)

// Kinds of cards.
const (
	Lantern = ability.OwnHead + iota // 灯籠
	Wind                             // 風
)

// Glow is 灯火: L6-5.
const Glow = ability.OwnAbility

// KwGlow is the keyword 灯火.
const KwGlow = ability.OwnKw

// StatLight is how bright a lantern is: the only number on a card.
const StatLight = ability.OwnStat

// Terms is what the trees of this game's texts may say.
func Terms() (*ability.Vocabulary, error) { return terms.Of(own) }

var terms ability.VocabularyOnce

func own() ability.Words {
	return ability.Words{Game: "lanterns", Keywords: []ability.KeywordSpec{{Keyword: KwGlow, Name: "glow", Line: Glow, Lower: lowerGlow}}, Numbers: map[string][]string{
		ability.NumStat: {StatLight: "light"},
	}, Kinds: map[ability.Kind]ability.Shape{
		Sky:     {Name: "sky", Sort: ability.SZone},
		River:   {Name: "river", Sort: ability.SZone},
		Ashes:   {Name: "ashes", Sort: ability.SZone},
		ToSky:   {Name: "to-sky", Sort: ability.SDest, Into: Sky},
		ToAshes: {Name: "to-ashes", Sort: ability.SDest, Into: Ashes},
		Lantern: {Name: "lantern", Sort: ability.SHead},
		Wind:    {Name: "wind", Sort: ability.SHead},
		Glow:    {Name: "glow", Sort: ability.SAbility},
	}}
}

// lowerGlow says what a glow stands for (L6-5): 【自】 このカードが掌から空に置かれた時、あなたは1枚引く。
func lowerGlow(ability.Node) ability.Node {
	draw := ability.N(ability.Do, ability.N(ability.You), ability.N(ability.Draw, ability.N(ability.Exactly, ability.Num(ability.Number, 1))))
	none := ability.Nothing
	return ability.N(ability.Auto, none, none,
		ability.N(ability.Sentence, none, none, ability.N(ability.OnPlaced, ability.N(ability.This), none, ability.N(Sky)), none, none, draw))
}
