package builddivide

import (
	"gorin/render/anim"
	"gorin/render/paint"
	"gorin/render/pattern"
	"gorin/render/skin"
	"gorin/render/sound"
	"gorin/render/theme"
	"gorin/rules"
)

// Skin is Build Divide: a field that both players share, each on the own
// half, the life at the left, energy before the player, territory, deck and
// graveyard at the right; what waits to be resolved lies between the halves.
var Skin = skin.Skin{
	Name:  rules.Words{"ビルディバイド", "Build Divide"},
	Wide:  &wide,
	Tall:  &tall,
	Hand:  "hand",
	Queue: "resolution",
	Phases: []skin.Named{
		{Key: "stand", Name: rules.Words{"スタンド", "Stand"}},
		{Key: "draw", Name: rules.Words{"ドロー", "Draw"}},
		{Key: "main", Name: rules.Words{"メイン", "Main"}},
		{Key: "attack", Name: rules.Words{"アタック", "Attack"}},
		{Key: "end", Name: rules.Words{"エンド", "End"}},
	},
	Zones: []skin.Named{
		{Key: "hand", Name: rules.Words{"手札", "Hand"}},
		{Key: "field", Name: rules.Words{"フィールド", "Field"}},
		{Key: "territory", Name: rules.Words{"テリトリー", "Territory"}},
		{Key: "energy", Name: rules.Words{"エナジーゾーン", "Energy"}},
		{Key: "life", Name: rules.Words{"ライフ", "Life"}},
		{Key: "graveyard", Name: rules.Words{"墓地", "Graveyard"}},
		{Key: "deck", Name: rules.Words{"山札", "Deck"}},
		{Key: "d-deck", Name: rules.Words{"Dデッキ", "D-deck"}},
		{Key: "removed", Name: rules.Words{"リムーブ", "Removed"}},
		{Key: "resolution", Name: rules.Words{"解決領域", "Resolution zone"}},
		{Key: "apart", Name: rules.Words{"引き直す手札", "Hand put aside"}},
	},
	Moments:  map[string]skin.Moment{"turn": skin.Turn, "damage": skin.Damage, "open": skin.Growth, "lose": skin.Loss, "concede": skin.Loss},
	Stage:    map[string]bool{"field": true, "territory": true},
	Piles:    map[string]bool{"deck": true, "graveyard": true, "removed": true, "d-deck": true, "life": true},
	Triggers: triggerIcons,
	Shows:    map[string]bool{"resolution": true},
	Colours:  colourWords,
	Kinds:    kindWords,
	Words: map[string]map[string]rules.Words{
		"subtypes": {"ace": {"エース", "Ace"}}, "timing": {"": {"通常", "Normal"}, "quick": {"クイック", "Quick"}},
	},
	Windows: map[string]skin.Window{
		"play": {Name: rules.Words{"プレイウィンドウ", "Play window"}}, "damage": {Name: rules.Words{"ダメージウィンドウ", "Damage window"}, Urgent: true},
	},
	Score:   &score,
	Purse:   &purse,
	Attacks: "attack",
	Marked:  map[string]paint.Mark{"energy": paint.Spends},
	Target:  "life",
	Source:  source,
	Toll:    skin.ByZone(map[string]int{"life": -1}),
	Beats:   beats,
	Cues: map[string]skin.Cue{
		"declare": {Sound: sound.Attack, Pace: anim.Strike}, "block": {Sound: sound.Attack, Pace: anim.Strike}, "hurt": {Sound: sound.Hurt, Pace: anim.Strike},
		"open": {Sound: sound.Rise, Pace: anim.Speak}, "red": {Sound: sound.Rise}, "counter": {Pace: anim.Speak},
	},
	Acts:   map[string]bool{"declare": true, "unblocked": true, "battle": true},
	Help:   []string{"help-windows"},
	Quotes: [2]string{"〈", "〉"}, Tags: "attributes",
	Inner: "〔《", // titles, identity names
	Back:  paint.Back{Dark: theme.RGB(0x3A1F2B), Mid: theme.RGB(0x58303D), Pale: theme.RGB(0xB08A7C), Sign: "輪", Pattern: pattern.HempLeaf},
	Cloth: paint.Cloth{Pattern: pattern.HempLeaf, Unit: 15, Near: theme.RGB(0xE9D3C6), Far: theme.RGB(0xD9CDD0),
		Print: theme.Alpha(theme.RGB(0x8A3B3F), 0.13), Thread: theme.RGB(0x7A3A40)},
	Stops: []skin.Named{
		{Key: "stand", Name: rules.Words{"スタンドフェイズ", "Stand phase"}},
		{Key: "draw", Name: rules.Words{"ドローフェイズ", "Draw phase"}},
		{Key: "main", Name: rules.Words{"メインフェイズ", "Main phase"}},
		{Key: "attack-declaration", Name: rules.Words{"アタックステップ", "Attack step"}},
		{Key: "block", Name: rules.Words{"ブロックステップ", "Block step"}},
		{Key: "battle", Name: rules.Words{"バトル処理ステップ", "Battle step"}},
		{Key: "hit", Name: rules.Words{"ヒット処理ステップ", "Hit step"}},
		{Key: "attack-over", Name: rules.Words{"アタック終了ステップ", "End of the attack"}},
		{Key: "end", Name: rules.Words{"エンドフェイズ", "End phase"}},
	},
	Default: map[string]bool{"own/main": true},
	Routine: map[[2]string]bool{{"deck", "hand"}: true, {"hand", "energy"}: true, {"hand", "graveyard"}: true,
		{"hand", "resolution"}: true, {"graveyard", "resolution"}: true, {"deck", "life"}: true, {"deck", "energy"}: true, {"hand", "apart"}: true, {"apart", "deck"}: true},
	Group: map[string]func(*rules.CardView) int{"energy": byColour},
	Face:  face,
	Goes:  goes,
	Look:  look,
	Facts: facts,
	Marks: marks,
}

// order is the order of the colours (203-1a); cards of several colours
// come after, those without at the end.
var order = []string{"black", "blue", "white", "red"}

var colourWords = map[string]rules.Words{
	"black": {"黒", "Black"}, "blue": {"青", "Blue"}, "white": {"白", "White"}, "red": {"赤", "Red"}, "": {"無色", "Colourless"},
}

var kindWords = map[string]rules.Words{
	"unit": {"ユニット", "unit"}, "command": {"コマンド", "command"}, "territory": {"テリトリー", "territory"}, "aura": {"オーラ", "aura"},
	"ace": {"エース", "ace"},
}

var triggerIcons = map[string]skin.Icon{
	"buster": {Sign: "@burst", Name: rules.Words{"バスター", "Buster"}},
	"shot":   {Sign: "@star", Name: rules.Words{"ショット", "Shot"}},
}

// byColour puts the cards of one colour together.
func byColour(c *rules.CardView) int {
	switch {
	case c.Print < 0 || !c.FaceUp:
		return 9
	case len(c.Now.Set(at().colours)) != 1:
		return 7 - min(1, len(c.Now.Set(at().colours)))
	}
	for i, k := range order {
		if k == c.Now.Set(at().colours)[0] {
			return i
		}
	}
	return 8
}
