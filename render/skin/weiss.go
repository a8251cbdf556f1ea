package skin

import (
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/pattern"
	"gorin/render/theme"
	"gorin/rules"
)

// weiss is Weiss Schwarz: three cards in front, two behind, the clock before
// the player, stock and level at the left, deck and waiting room at the right.
var weiss = &Skin{
	Quotes: [2]string{"《", "》"},
	Name:   rules.Words{"ヴァイスシュヴァルツ", "Weiss Schwarz"},
	Wide:   &weissWide,
	Tall:   &weissTall,
	Short:  &weissShort,
	Hand:   "hand",
	Phases: []Named{
		{"stand", rules.Words{"スタンド", "Stand"}},
		{"draw", rules.Words{"ドロー", "Draw"}},
		{"clock", rules.Words{"クロック", "Clock"}},
		{"main", rules.Words{"メイン", "Main"}},
		{"climax", rules.Words{"クライマックス", "Climax"}},
		{"attack", rules.Words{"アタック", "Attack"}},
		{"end", rules.Words{"エンド", "End"}},
	},
	Zones: []Named{
		{"hand", rules.Words{"手札", "Hand"}},
		{"front-left", rules.Words{"前列左", "Front left"}},
		{"front-centre", rules.Words{"前列中央", "Front centre"}},
		{"front-right", rules.Words{"前列右", "Front right"}},
		{"back-left", rules.Words{"後列左", "Back left"}},
		{"back-right", rules.Words{"後列右", "Back right"}},
		{"climax", rules.Words{"クライマックス置場", "Climax"}},
		{"level", rules.Words{"レベル置場", "Level"}},
		{"clock", rules.Words{"クロック置場", "Clock"}},
		{"stock", rules.Words{"ストック置場", "Stock"}},
		{"deck", rules.Words{"山札", "Deck"}},
		{"waiting-room", rules.Words{"控え室", "Waiting room"}},
		{"memory", rules.Words{"思い出置場", "Memory"}},
		{"resolution", rules.Words{"解決領域", "Resolution"}},
		{"marker-front-left", rules.Words{"マーカー 前列左", "Markers, front left"}},
		{"marker-front-centre", rules.Words{"マーカー 前列中央", "Markers, front centre"}},
		{"marker-front-right", rules.Words{"マーカー 前列右", "Markers, front right"}},
		{"marker-back-left", rules.Words{"マーカー 後列左", "Markers, back left"}},
		{"marker-back-right", rules.Words{"マーカー 後列右", "Markers, back right"}},
	},
	Moments: map[string]Moment{"turn": Turn, "damage-done": Damage, "level-up": Growth, "lose": Loss, "concede": Loss},
	Stage:   map[string]bool{"front-left": true, "front-centre": true, "front-right": true, "back-left": true, "back-right": true},
	Piles:   map[string]bool{"deck": true, "waiting-room": true, "stock": true, "memory": true},
	Gauge: []Gauge{
		{"level", 4, rules.Words{"Lv", "Lv"}, true},
		{"clock", 7, rules.Words{"クロック", "Clock"}, false},
	},
	Triggers: weissTriggers,
	Icons:    weissIcons,
	Colours:  weissColours,
	Kinds:    weissKinds,
	Shows:    map[string]bool{"resolution": true},
	Back:     paint.Back{Dark: theme.RGB(0x22384F), Mid: theme.RGB(0x2F4A66), Pale: theme.RGB(0x7F95A8), Sign: "五", Pattern: pattern.Waves},
	Cloth: paint.Cloth{Pattern: pattern.Waves, Unit: 17, Near: theme.RGB(0xE6DCC2), Far: theme.RGB(0xCFD8D9),
		Print: theme.Alpha(theme.RGB(0x2F4A66), 0.12), Thread: theme.RGB(0x2F4A66)},
	Face:  weissFace,
	Goes:  weissGoes,
	Look:  weissLook,
	Facts: weissFacts,
	Marks: weissMarks,
}

var weissWide = layout.Mat{
	CardH: 34, CardW: 10.5,
	Frames: []layout.Frame{
		{Zone: "marker-front-left", X: 36.6, Y: 21.5, Scale: 0.96, Pile: true, Under: "front-left"},
		{Zone: "marker-front-centre", X: 51.6, Y: 21.5, Scale: 0.96, Pile: true, Under: "front-centre"},
		{Zone: "marker-front-right", X: 66.6, Y: 21.5, Scale: 0.96, Pile: true, Under: "front-right"},
		{Zone: "marker-back-left", X: 44.1, Y: 57, Scale: 0.96, Pile: true, Under: "back-left"},
		{Zone: "marker-back-right", X: 59.1, Y: 57, Scale: 0.96, Pile: true, Under: "back-right"},
		{Zone: "front-left", X: 35, Y: 18.5, Scale: 1},
		{Zone: "front-centre", X: 50, Y: 18.5, Scale: 1},
		{Zone: "front-right", X: 65, Y: 18.5, Scale: 1},
		{Zone: "back-left", X: 42.5, Y: 54, Scale: 1},
		{Zone: "back-right", X: 57.5, Y: 54, Scale: 1},
		{Zone: "climax", X: 21, Y: 49, Scale: 0.92, Turn: -1},
		{Zone: "level", X: 21, Y: 86, StepY: -0.24, Scale: 0.78, Turn: -1, Places: 3, Span: 24},
		{Zone: "clock", X: 34.5, Y: 86.5, StepX: 0.62, Scale: 0.74, Places: 6, Span: 30},
		{Zone: "stock", X: 6.5, Y: 44, StepY: 0.17, Scale: 0.7, Turn: -1, Places: 4, Span: 43, Badge: true},
		{Zone: "memory", X: 90.5, Y: 11.5, StepX: -0.3, Scale: 0.62, Turn: -1, Span: 8, Badge: true},
		{Zone: "deck", X: 90.5, Y: 38, Scale: 0.84, Pile: true, Badge: true},
		{Zone: "waiting-room", X: 90.5, Y: 75, Scale: 0.84, Pile: true, Badge: true},
		{Zone: "resolution", X: 10, Y: 16.5, StepX: 0.6, Scale: 0.88, Span: 12},
	},
}

var weissTall = layout.Mat{
	CardH: 31, CardW: 13.5,
	Frames: []layout.Frame{
		{Zone: "marker-front-left", X: 33.8, Y: 20, Scale: 0.96, Pile: true, Under: "front-left"},
		{Zone: "marker-front-centre", X: 52.8, Y: 20, Scale: 0.96, Pile: true, Under: "front-centre"},
		{Zone: "marker-front-right", X: 71.8, Y: 20, Scale: 0.96, Pile: true, Under: "front-right"},
		{Zone: "marker-back-left", X: 43.3, Y: 54, Scale: 0.96, Pile: true, Under: "back-left"},
		{Zone: "marker-back-right", X: 62.3, Y: 54, Scale: 0.96, Pile: true, Under: "back-right"},
		{Zone: "front-left", X: 32, Y: 17, Scale: 1},
		{Zone: "front-centre", X: 51, Y: 17, Scale: 1},
		{Zone: "front-right", X: 70, Y: 17, Scale: 1},
		{Zone: "back-left", X: 41.5, Y: 51, Scale: 1},
		{Zone: "back-right", X: 60.5, Y: 51, Scale: 1},
		{Zone: "climax", X: 22.5, Y: 51, Scale: 0.8, Turn: -1},
		{Zone: "level", X: 22.5, Y: 88, StepY: -0.24, Scale: 0.72, Turn: -1, Places: 3, Span: 20},
		{Zone: "clock", X: 37, Y: 84, StepX: 0.6, Scale: 0.78, Places: 6, Span: 31.5},
		{Zone: "stock", X: 7, Y: 42, StepY: 0.16, Scale: 0.64, Turn: -1, Places: 4, Span: 46, Badge: true},
		{Zone: "memory", X: 90, Y: 10.5, StepX: -0.3, Scale: 0.6, Turn: -1, Span: 6, Badge: true},
		{Zone: "deck", X: 91, Y: 38, Scale: 0.84, Pile: true, Badge: true},
		{Zone: "waiting-room", X: 91, Y: 77, Scale: 0.84, Pile: true, Badge: true},
		{Zone: "resolution", X: 9, Y: 15, StepX: 0.55, Scale: 0.85, Span: 14},
	},
}

// weissShort is for little height: the back row stands in the gaps of the front row
// and a little behind it, so that all cards can be larger.
var weissShort = layout.Mat{
	CardH: 40, CardW: 9,
	Frames: []layout.Frame{
		{Zone: "marker-front-left", X: 31, Y: 25.5, Scale: 0.96, Pile: true, Under: "front-left"},
		{Zone: "marker-front-centre", X: 51.5, Y: 25.5, Scale: 0.96, Pile: true, Under: "front-centre"},
		{Zone: "marker-front-right", X: 72, Y: 25.5, Scale: 0.96, Pile: true, Under: "front-right"},
		{Zone: "marker-back-left", X: 41.2, Y: 49.5, Scale: 0.96, Pile: true, Under: "back-left"},
		{Zone: "marker-back-right", X: 61.8, Y: 49.5, Scale: 0.96, Pile: true, Under: "back-right"},
		{Zone: "front-left", X: 29.5, Y: 22.5, Scale: 1},
		{Zone: "front-centre", X: 50, Y: 22.5, Scale: 1},
		{Zone: "front-right", X: 70.5, Y: 22.5, Scale: 1},
		{Zone: "back-left", X: 39.7, Y: 46.5, Scale: 1},
		{Zone: "back-right", X: 60.3, Y: 46.5, Scale: 1},
		{Zone: "climax", X: 18.5, Y: 31, Scale: 0.88, Turn: -1},
		{Zone: "level", X: 18.5, Y: 86, StepY: -0.24, Scale: 0.78, Turn: -1, Places: 3, Span: 24},
		{Zone: "clock", X: 34, Y: 84, StepX: 0.7, Scale: 0.7, Places: 6, Span: 27},
		{Zone: "stock", X: 6.5, Y: 54, StepY: 0.15, Scale: 0.68, Turn: -1, Places: 4, Span: 33, Badge: true},
		{Zone: "memory", X: 90.5, Y: 12, StepX: -0.3, Scale: 0.62, Turn: -1, Span: 6, Badge: true},
		{Zone: "deck", X: 90.5, Y: 41.5, Scale: 0.92, Pile: true, Badge: true},
		{Zone: "waiting-room", X: 90.5, Y: 80, Scale: 0.92, Pile: true, Badge: true},
		{Zone: "resolution", X: 6.5, Y: 22, StepX: 0.4, Scale: 0.94, Span: 5},
	},
}

var weissTriggers = map[string]Icon{
	"soul":      {"@soul", rules.Words{"ソウル", "Soul"}},
	"return":    {"@wind", rules.Words{"リターン", "Return"}},
	"pool":      {"@bag", rules.Words{"プール", "Pool"}},
	"comeback":  {"@door", rules.Words{"カムバック", "Comeback"}},
	"draw":      {"@book", rules.Words{"ドロー", "Draw"}},
	"shot":      {"@flame", rules.Words{"ショット", "Shot"}},
	"treasure":  {"@ingot", rules.Words{"トレジャー", "Treasure"}},
	"gate":      {"@gate", rules.Words{"ゲート", "Gate"}},
	"standby":   {"@banner", rules.Words{"スタンバイ", "Standby"}},
	"choice":    {"@fork", rules.Words{"チョイス", "Choice"}},
	"chance":    {"@clover", rules.Words{"チャンス", "Chance"}},
	"discovery": {"@lens", rules.Words{"ディスカバリー", "Discovery"}},
}

var weissIcons = map[string]Icon{
	"counter": {"@counter", rules.Words{"助太刀", "Counter"}},
	"clock":   {"@clock", rules.Words{"クロック", "Clock"}},
}

var weissColours = map[string]rules.Words{
	"yellow": {"黄", "Yellow"}, "green": {"緑", "Green"}, "red": {"赤", "Red"}, "blue": {"青", "Blue"}, "purple": {"紫", "Purple"}, "": {"無色", "Colourless"},
}

var weissKinds = map[string]rules.Words{
	"character": {"キャラ", "character"}, "event": {"イベント", "event"}, "climax": {"クライマックス", "climax"},
}
