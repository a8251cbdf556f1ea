// Package luckandlogic is how Luck & Logic looks.
package luckandlogic

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

// Skin is Luck & Logic: two rows of three circles, each over its gate; what is defined in a battle lies
// beside the front row of its player.
var Skin = skin.Skin{
	Name: rules.Words{"ラクエンロジック", "Luck & Logic"},
	Wide: &wide,
	Tall: &tall, Short: &short,
	Hand: "hand",
	Phases: []skin.Named{
		{Key: "stand", Name: rules.Words{"スタンド", "Stand"}},
		{Key: "draw", Name: rules.Words{"ドロー", "Draw"}},
		{Key: "level", Name: rules.Words{"レベル", "Level"}},
		{Key: "main", Name: rules.Words{"メイン", "Main"}},
		{Key: "battle", Name: rules.Words{"バトル", "Battle"}},
		{Key: "end", Name: rules.Words{"エンド", "End"}},
	},
	Zones:   zones,
	Moments: map[string]skin.Moment{"turn": skin.Turn, "destroy": skin.Damage, "refresh": skin.Growth, "lose": skin.Loss, "concede": skin.Loss},
	Stage:   circles(""),
	Works:   works,
	Piles:   map[string]bool{"deck": true, "drop": true, "remove": true, "refresh": true, "soul": true},
	Score:   &score, Gauge: gauge, Purse: &purse,
	Tells:   &skin.Named{Key: "gates", Name: rules.Words{"門", "gates"}},
	Colours: colourWords,
	Kinds:   kindWords,
	Icons:   icons,
	Toll:    gatesLost,
	Beats:   beats,
	Words: map[string]map[string]rules.Words{
		"law":  {"power": {"パワー", "Power"}, "aura": {"オーラ", "Aura"}, "heart": {"ハート", "Heart"}},
		"pair": {"foreigner": {"使者", "A foreigner"}, "super": {"超定理者", "A super logicalist"}},
	},
	Cues: map[string]skin.Cue{
		"mobilize": {Sound: sound.Rise, Pace: anim.Speak}, "intercept": {Sound: sound.Attack, Pace: anim.Strike}, "destroy": {Sound: sound.Hurt, Pace: anim.Strike},
		"win-battle": {Sound: sound.Attack, Pace: anim.Strike}, "lose-battle": {Sound: sound.Hurt, Pace: anim.Strike},
		"logic-drive": {Sound: sound.Rise, Pace: anim.Speak}, "transmute": {Sound: sound.Reveal, Pace: anim.Speak}, "refresh": {Sound: sound.Shuffle, Pace: anim.Speak},
	},
	Help:    []string{"help-answers"},
	Acts:    map[string]bool{"mobilize": true, "intercept": true, "logic-drive": true},
	Timings: session.Timings{"level": "pass", "main": "pass", "attack": "end-attacks", "definition": "pass"},
	Attacks: "attack",
	Marked:  map[string]paint.Mark{"level": paint.Spends, "level-boost": paint.Spends, "attacker": paint.Acts, "attack": paint.Acts},
	Joins:   session.Joins{"main/mobilize": "slot", "rearrange/card": "slot", "attack/declare": "attacker", "attacker/card": "target", "main/activate": "choose"},
	Routine: map[[2]string]bool{{"deck", "hand"}: true, {"deck", "stock"}: true, {"hand", "level"}: true, {"hand", "drop"}: true, {"drop", "deck"}: true, {"battle", "drop"}: true},
	Quotes:  [2]string{"＜", "＞"}, Tags: "attributes",
	Back: paint.Back{Dark: theme.RGB(0x12343B), Mid: theme.RGB(0x1F5560), Pale: theme.RGB(0x9AD1C8), Sign: "理", Pattern: pattern.Tortoise},
	Cloth: paint.Cloth{Pattern: pattern.Tortoise, Unit: 16, Near: theme.RGB(0xD9E6DC), Far: theme.RGB(0xE6DDD0),
		Print: theme.Alpha(theme.RGB(0x1F5560), 0.11), Thread: theme.RGB(0x1F5560)},
	Face:  face,
	Goes:  goes,
	Look:  look,
	Facts: facts,
	Marks: marks,
}

// places are the circles, and by their keys the gate zones, with what they are called.
var places = []skin.Named{
	{Key: "front-left", Name: rules.Words{"前列左", "Front left"}}, {Key: "front-centre", Name: rules.Words{"前列中央", "Front centre"}}, {Key: "front-right", Name: rules.Words{"前列右", "Front right"}},
	{Key: "back-left", Name: rules.Words{"後列左", "Back left"}}, {Key: "back-centre", Name: rules.Words{"後列中央", "Back centre"}}, {Key: "back-right", Name: rules.Words{"後列右", "Back right"}},
}

// circles are the keys of the circles with something before them.
func circles(before string) map[string]bool {
	keys := map[string]bool{}
	for _, p := range places {
		keys[before+p.Key] = true
	}
	return keys
}

// works are the circles, and where cards lie that trance with members and that rest for a level boost (5.13.1.1, 5.15.1).
var works = func() map[string]bool {
	keys := circles("")
	keys["my-logicalist"], keys["level"] = true, true
	return keys
}()

var zones = func() (all []skin.Named) {
	all = append(all, skin.Named{Key: "hand", Name: rules.Words{"手札", "Hand"}})
	all = append(all, places...)
	for _, p := range places {
		all = append(all, skin.Named{Key: "gate-" + p.Key, Name: rules.Words{p.Name[rules.Japanese] + "の門", p.Name[rules.English] + " gate"}})
	}
	return append(all,
		skin.Named{Key: "level", Name: rules.Words{"レベル領域", "Level"}},
		skin.Named{Key: "stock", Name: rules.Words{"ストック領域", "Stock"}},
		skin.Named{Key: "battle", Name: rules.Words{"バトル領域", "Battle"}},
		skin.Named{Key: "paradox", Name: rules.Words{"逆理領域", "Paradox"}},
		skin.Named{Key: "intercept", Name: rules.Words{"インターセプト領域", "Intercept"}},
		skin.Named{Key: "soul", Name: rules.Words{"ソウル領域", "Souls"}},
		skin.Named{Key: "drop", Name: rules.Words{"ドロップ領域", "Drop zone"}},
		skin.Named{Key: "deck", Name: rules.Words{"山札", "Deck"}},
		skin.Named{Key: "my-logicalist", Name: rules.Words{"マイロジカリスト", "My Logicalist"}},
		skin.Named{Key: "tools", Name: rules.Words{"秘具領域", "Secret tools"}},
		skin.Named{Key: "refresh", Name: rules.Words{"リフレッシュ領域", "Refresh zone"}},
		skin.Named{Key: "remove", Name: rules.Words{"リムーブ領域", "Remove zone"}},
		skin.Named{Key: "purge", Name: rules.Words{"パージ領域", "Purge zone"}},
		skin.Named{Key: "resolution", Name: rules.Words{"解決領域", "Resolution zone"}},
		skin.Named{Key: "gates", Name: rules.Words{"門デッキ", "Gate deck"}},
	)
}()

var colourWords = map[string]rules.Words{
	"yellow": {"黄", "Yellow"}, "green": {"緑", "Green"}, "red": {"赤", "Red"}, "blue": {"青", "Blue"}, "purple": {"紫", "Purple"}, "white": {"白", "White"}, "black": {"黒", "Black"}, "": {"無色", "Colourless"},
}

var kindWords = map[string]rules.Words{
	"logicalist": {"定理者", "logicalist"}, "super-logicalist": {"超定理者", "super logicalist"}, "foreigner": {"使者", "foreigner"}, "tranceunion": {"合理体", "tranceunion"},
	"gate": {"門", "gate"}, "tactics": {"戦術", "tactics"}, "paradox": {"逆理", "paradox"}, "my-logicalist": {"マイロジカリスト", "My Logicalist"},
}

// icons are the intercept icon and the logics (2.11).
var icons = map[string]skin.Icon{
	"intercept": {Sign: "IC", Name: rules.Words{"インターセプトアイコン", "Intercept icon"}},
}
