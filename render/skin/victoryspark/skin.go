// Package victoryspark is how Victory Spark looks.
package victoryspark

import (
	"gorin/render/anim"
	"gorin/render/paint"
	"gorin/render/pattern"
	"gorin/render/session"
	"gorin/render/skin"
	"gorin/render/sound"
	"gorin/render/theme"
	"gorin/rules"
)

// Skin is Victory Spark: one card in the ring, three on the bench behind it, the retired
// cards counted at the right; what waits to be resolved lies between the halves, in no order.
var Skin = skin.Skin{
	Name:  rules.Words{"ヴィクトリースパーク", "Victory Spark"},
	Wide:  &wide,
	Tall:  &tall,
	Short: &short,
	Hand:  "hand",
	Queue: "resolution", AnyOrder: true,
	Phases: []skin.Named{
		{Key: "stand", Name: rules.Words{"スタンド", "Stand"}},
		{Key: "draw", Name: rules.Words{"ドロー", "Draw"}},
		{Key: "energy", Name: rules.Words{"エネルギー", "Energy"}},
		{Key: "chara", Name: rules.Words{"キャラ", "Chara"}},
		{Key: "ability", Name: rules.Words{"アビリティ", "Ability"}},
		{Key: "attack", Name: rules.Words{"アタック", "Attack"}},
		{Key: "end", Name: rules.Words{"エンド", "End"}},
	},
	Zones: []skin.Named{
		{Key: "hand", Name: rules.Words{"手札", "Hand"}},
		{Key: "ring", Name: rules.Words{"リング", "Ring"}},
		{Key: "bench-left", Name: rules.Words{"左ベンチ", "Left bench"}},
		{Key: "bench-centre", Name: rules.Words{"中央ベンチ", "Centre bench"}},
		{Key: "bench-right", Name: rules.Words{"右ベンチ", "Right bench"}},
		{Key: "energy", Name: rules.Words{"エネルギー置場", "Energy"}},
		{Key: "retire", Name: rules.Words{"リタイヤ置場", "Retired"}},
		{Key: "waiting-room", Name: rules.Words{"控え室", "Waiting room"}},
		{Key: "deck", Name: rules.Words{"山札", "Deck"}},
		{Key: "surprise", Name: rules.Words{"サプライズ", "Surprise"}},
		{Key: "resolution", Name: rules.Words{"解決領域", "Resolution zone"}},
	},
	Moments: map[string]skin.Moment{"turn": skin.Turn, "renew": skin.Growth, "lose": skin.Loss, "concede": skin.Loss},
	Stage:   map[string]bool{"ring": true, "bench-left": true, "bench-centre": true, "bench-right": true},
	Piles:   map[string]bool{"deck": true, "waiting-room": true, "retire": true},
	Shows:   map[string]bool{"resolution": true},
	Score:   &score,
	Purse:   &purse,
	Icons:   icons,
	Words: map[string]map[string]rules.Words{
		"sex": {"male": {"男", "Male"}, "female": {"女", "Female"}}, "partner-sex": {"male": {"男", "Male"}, "female": {"女", "Female"}},
	},
	Methods: map[string]rules.Words{"partner": {"パートナーアタック", "Partner attack"}},
	OnCards: true,
	Both:    map[string]bool{"partner": true},
	Toll:    skin.ByZone(map[string]int{"retire": 1}),
	Beats:   beats,
	Cues: map[string]skin.Cue{
		"support": {Sound: sound.Attack, Pace: anim.Strike}, "partner": {Sound: sound.Rise, Pace: anim.Speak},
		"partner-block": {Sound: sound.Attack, Pace: anim.Strike}, "cancel": {Sound: sound.Reveal, Pace: anim.Strike},
		"renew": {Sound: sound.Shuffle, Pace: anim.Speak},
	},
	Acts:    map[string]bool{"support": true, "partner-block": true},
	Timings: session.Timings{"energy": "pass", "chara": "pass", "ability": "pass", "attack": "end-attacks"},
	Marked:  map[string]paint.Mark{"energy": paint.Spends, "support": paint.Acts},
	Joins:   session.Joins{"chara/play": "slot", "chara/bench": "slot", "ability/activate": "choose"},
	Help:    []string{"help-resolution"},
	Routine: map[[2]string]bool{{"deck", "hand"}: true, {"hand", "energy"}: true, {"hand", "waiting-room"}: true, {"waiting-room", "deck"}: true},
	Back:    paint.Back{Dark: theme.RGB(0x17233F), Mid: theme.RGB(0x2B4273), Pale: theme.RGB(0xF2B63C), Sign: "@spark", Pattern: pattern.Arrows},
	Cloth: paint.Cloth{Pattern: pattern.Arrows, Unit: 15, Near: theme.RGB(0xF3DDA4), Far: theme.RGB(0xD5DFE8),
		Print: theme.Alpha(theme.RGB(0xD9701E), 0.1), Thread: theme.RGB(0xA8501A)},
	Face:  face,
	Goes:  goes,
	Look:  look,
	Facts: facts,
	Marks: marks,
}

// icons are the limited icons (2.18).
var icons = map[string]skin.Icon{
	"fire": {Sign: "@flame", Name: rules.Words{"ファイヤーアイコン", "Fire icon"}},
	"heal": {Sign: "@plaster", Name: rules.Words{"ヒールアイコン", "Heal icon"}},
}

// sexes are the signs of the sexes (2.4).
var sexes = map[string]skin.Icon{
	"male":   {Sign: "@spade", Name: rules.Words{"男", "male"}},
	"female": {Sign: "@heart", Name: rules.Words{"女", "female"}},
}
