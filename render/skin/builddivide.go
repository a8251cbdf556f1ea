package skin

import (
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/pattern"
	"gorin/render/theme"
	"gorin/rules"
)

// buildDivide is Build Divide: a field that both players share, each on the own
// half, the life at the left, energy before the player, territory, deck and
// graveyard at the right; what waits to be resolved lies between the halves.
var buildDivide = &Skin{
	Name:  rules.Words{"ビルディバイド", "Build Divide"},
	Wide:  &divideWide,
	Tall:  &divideTall,
	Band:  true,
	Hand:  "hand",
	Life:  "life",
	Queue: "resolution",
	Phases: []Named{
		{"stand", rules.Words{"スタンド", "Stand"}},
		{"draw", rules.Words{"ドロー", "Draw"}},
		{"main", rules.Words{"メイン", "Main"}},
		{"attack", rules.Words{"アタック", "Attack"}},
		{"end", rules.Words{"エンド", "End"}},
	},
	Zones: []Named{
		{"hand", rules.Words{"手札", "Hand"}},
		{"field", rules.Words{"フィールド", "Field"}},
		{"territory", rules.Words{"テリトリー", "Territory"}},
		{"energy", rules.Words{"エナジーゾーン", "Energy"}},
		{"life", rules.Words{"ライフ", "Life"}},
		{"graveyard", rules.Words{"墓地", "Graveyard"}},
		{"deck", rules.Words{"山札", "Deck"}},
		{"d-deck", rules.Words{"Dデッキ", "D-deck"}},
		{"removed", rules.Words{"リムーブ", "Removed"}},
		{"resolution", rules.Words{"解決領域", "Resolution zone"}},
		{"apart", rules.Words{"引き直す手札", "Hand put aside"}},
	},
	Moments:  map[string]Moment{"turn": Turn, "damage": Damage, "open": Growth, "lose": Loss, "concede": Loss},
	Stage:    map[string]bool{"field": true, "territory": true},
	Piles:    map[string]bool{"deck": true, "graveyard": true, "removed": true, "d-deck": true, "life": true},
	Triggers: divideTriggers,
	Shows:    map[string]bool{"resolution": true},
	Colours:  divideColours,
	Kinds:    divideKinds,
	Windows: map[string]rules.Words{
		"play": {"プレイウィンドウ", "Play window"}, "damage": {"ダメージウィンドウ", "Damage window"},
	},
	Quotes: [2]string{"〈", "〉"},
	Inner:  "〔《", // titles, identity names
	Back:   paint.Back{Dark: theme.RGB(0x3A1F2B), Mid: theme.RGB(0x58303D), Pale: theme.RGB(0xB08A7C), Sign: "輪", Pattern: pattern.HempLeaf},
	Cloth: paint.Cloth{Pattern: pattern.HempLeaf, Unit: 15, Near: theme.RGB(0xE9D3C6), Far: theme.RGB(0xD9CDD0),
		Print: theme.Alpha(theme.RGB(0x8A3B3F), 0.13), Thread: theme.RGB(0x7A3A40)},
	Stops: []Named{
		{"stand", rules.Words{"スタンドフェイズ", "Stand phase"}},
		{"draw", rules.Words{"ドローフェイズ", "Draw phase"}},
		{"main", rules.Words{"メインフェイズ", "Main phase"}},
		{"attack-declaration", rules.Words{"アタックステップ", "Attack step"}},
		{"block", rules.Words{"ブロックステップ", "Block step"}},
		{"battle", rules.Words{"バトル処理ステップ", "Battle step"}},
		{"hit", rules.Words{"ヒット処理ステップ", "Hit step"}},
		{"attack-over", rules.Words{"アタック終了ステップ", "End of the attack"}},
		{"end", rules.Words{"エンドフェイズ", "End phase"}},
	},
	Default: map[string]bool{"own/main": true},
	Routine: map[[2]string]bool{{"deck", "hand"}: true, {"hand", "energy"}: true, {"hand", "graveyard"}: true,
		{"hand", "resolution"}: true, {"graveyard", "resolution"}: true, {"deck", "life"}: true, {"deck", "energy"}: true, {"hand", "apart"}: true, {"apart", "deck"}: true},
	Order: divideOrder,
	Group: map[string]func(*rules.CardView) int{"energy": byColour},
	Face:  divideFace,
	Goes:  divideGoes,
	Look:  divideLook,
	Facts: divideFacts,
	Marks: divideMarks,
}

// divideOrder is the order of the colours (203-1a); cards of several colours
// come after, those without at the end.
var divideOrder = []string{"black", "blue", "white", "red"}

var divideColours = map[string]rules.Words{
	"black": {"黒", "Black"}, "blue": {"青", "Blue"}, "white": {"白", "White"}, "red": {"赤", "Red"}, "": {"無色", "Colourless"},
}

var divideKinds = map[string]rules.Words{
	"unit": {"ユニット", "unit"}, "command": {"コマンド", "command"}, "territory": {"テリトリー", "territory"}, "aura": {"オーラ", "aura"},
	"ace": {"エース", "ace"},
}

var divideTriggers = map[string]Icon{
	"buster": {"@burst", rules.Words{"バスター", "Buster"}},
	"shot":   {"@star", rules.Words{"ショット", "Shot"}},
}

// byColour puts the cards of one colour together.
func byColour(c *rules.CardView) int {
	switch {
	case c.Print < 0 || !c.FaceUp:
		return 9
	case len(c.Colours) != 1:
		return 7 - min(1, len(c.Colours))
	}
	for i, k := range divideOrder {
		if k == c.Colours[0] {
			return i
		}
	}
	return 8
}

var divideWide = layout.Mat{
	CardH: 45, CardW: 11.5,
	Frames: []layout.Frame{
		{Zone: "life", X: 5, Y: 88, StepY: -0.5, Scale: 0.6, Turn: -1, Places: 10, Span: 76, Badge: true},
		{Zone: "field", X: 44, Y: 27, W: 63, H: 51, Scale: 1, Shared: true},
		{Zone: "energy", X: 39, Y: 79.5, W: 53, H: 35, Scale: 0.72},
		{Zone: "territory", X: 83, Y: 29, Scale: 0.92, W: 13.5, H: 51},
		{Zone: "deck", X: 95, Y: 25, Scale: 0.76, Pile: true, Badge: true},
		{Zone: "graveyard", X: 95, Y: 76, Scale: 0.76, Pile: true, Badge: true},
		{Zone: "d-deck", X: 79.5, Y: 81, Scale: 0.6, Pile: true, Badge: true},
		{Zone: "removed", X: 87, Y: 81, Scale: 0.6, Pile: true, Badge: true},
	},
}

var divideTall = layout.Mat{
	CardH: 38, CardW: 15.5,
	Frames: []layout.Frame{
		{Zone: "life", X: 6.5, Y: 90, StepY: -0.5, Scale: 0.58, Turn: -1, Places: 10, Span: 78, Badge: true},
		{Zone: "field", X: 46, Y: 24, W: 63, H: 46, Scale: 1, Shared: true},
		{Zone: "energy", X: 40, Y: 73, W: 51, H: 34, Scale: 0.8},
		{Zone: "territory", X: 86.5, Y: 20, Scale: 0.86, W: 17, H: 38},
		{Zone: "deck", X: 82.7, Y: 58, Scale: 0.68, Pile: true, Badge: true},
		{Zone: "graveyard", X: 94, Y: 58, Scale: 0.68, Pile: true, Badge: true},
		{Zone: "d-deck", X: 82.7, Y: 87, Scale: 0.56, Pile: true, Badge: true},
		{Zone: "removed", X: 94, Y: 87, Scale: 0.56, Pile: true, Badge: true},
	},
}
