package weiss

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

// Skin is Weiss Schwarz: three cards in front, two behind, the clock before
// the player, stock and level at the left, deck and waiting room at the right.
var Skin = skin.Skin{
	Quotes: [2]string{"《", "》"}, Tags: "traits",
	Name:  rules.Words{"ヴァイスシュヴァルツ", "Weiss Schwarz"},
	Wide:  &wide,
	Tall:  &tall,
	Short: &short,
	Hand:  "hand",
	Phases: []skin.Named{
		{Key: "stand", Name: rules.Words{"スタンド", "Stand"}},
		{Key: "draw", Name: rules.Words{"ドロー", "Draw"}},
		{Key: "clock", Name: rules.Words{"クロック", "Clock"}},
		{Key: "main", Name: rules.Words{"メイン", "Main"}},
		{Key: "climax", Name: rules.Words{"クライマックス", "Climax"}},
		{Key: "attack", Name: rules.Words{"アタック", "Attack"}},
		{Key: "end", Name: rules.Words{"エンド", "End"}},
	},
	Zones: []skin.Named{
		{Key: "hand", Name: rules.Words{"手札", "Hand"}},
		{Key: "front-left", Name: rules.Words{"前列左", "Front left"}},
		{Key: "front-centre", Name: rules.Words{"前列中央", "Front centre"}},
		{Key: "front-right", Name: rules.Words{"前列右", "Front right"}},
		{Key: "back-left", Name: rules.Words{"後列左", "Back left"}},
		{Key: "back-right", Name: rules.Words{"後列右", "Back right"}},
		{Key: "climax", Name: rules.Words{"クライマックス置場", "Climax"}},
		{Key: "level", Name: rules.Words{"レベル置場", "Level"}},
		{Key: "clock", Name: rules.Words{"クロック置場", "Clock"}},
		{Key: "stock", Name: rules.Words{"ストック置場", "Stock"}},
		{Key: "deck", Name: rules.Words{"山札", "Deck"}},
		{Key: "waiting-room", Name: rules.Words{"控え室", "Waiting room"}},
		{Key: "memory", Name: rules.Words{"思い出置場", "Memory"}},
		{Key: "resolution", Name: rules.Words{"解決領域", "Resolution"}},
		{Key: "marker-front-left", Name: rules.Words{"マーカー 前列左", "Markers, front left"}},
		{Key: "marker-front-centre", Name: rules.Words{"マーカー 前列中央", "Markers, front centre"}},
		{Key: "marker-front-right", Name: rules.Words{"マーカー 前列右", "Markers, front right"}},
		{Key: "marker-back-left", Name: rules.Words{"マーカー 後列左", "Markers, back left"}},
		{Key: "marker-back-right", Name: rules.Words{"マーカー 後列右", "Markers, back right"}},
	},
	Moments: map[string]skin.Moment{"turn": skin.Turn, "damage-done": skin.Damage, "level-up": skin.Growth, "lose": skin.Loss, "concede": skin.Loss},
	Stage:   map[string]bool{"front-left": true, "front-centre": true, "front-right": true, "back-left": true, "back-right": true},
	Piles:   map[string]bool{"deck": true, "waiting-room": true, "stock": true, "memory": true},
	Gauge: []skin.Gauge{
		{Zone: "level", Full: 4, Near: 3, Mark: rules.Words{"Lv", "Lv"}, On: true},
		{Zone: "clock", Full: 7, Near: 5, Mark: rules.Words{"クロック", "Clock"}, On: false},
	},
	Triggers: triggerIcons,
	Icons:    icons,
	Colours:  colourWords,
	Kinds:    kindWords,
	Shows:    map[string]bool{"resolution": true},
	Back:     paint.Back{Dark: theme.RGB(0x22384F), Mid: theme.RGB(0x2F4A66), Pale: theme.RGB(0x7F95A8), Sign: "五", Pattern: pattern.Waves},
	Cloth: paint.Cloth{Pattern: pattern.Waves, Unit: 17, Near: theme.RGB(0xE6DCC2), Far: theme.RGB(0xCFD8D9),
		Print: theme.Alpha(theme.RGB(0x2F4A66), 0.12), Thread: theme.RGB(0x2F4A66)},
	Methods: map[string]rules.Words{
		"direct": {"ダイレクトアタック", "Direct attack"}, "front": {"フロントアタック", "Front attack"}, "side": {"サイドアタック", "Side attack"},
	},
	Attacks: "attacker",
	Marked:  map[string]paint.Mark{"attacker": paint.Acts, "clock": paint.Spends},
	Joins:   session.Joins{"attacker/card": "method", "reversed/card": "pay", "main/play": "slot", "main/pass": "climax", "main/activate": "choose"},
	Toll:    skin.ByZone(map[string]int{"clock": 1, "level": 7}),
	Beats:   beats,
	Cues: map[string]skin.Cue{
		"cancel": {Sound: sound.Reveal, Pace: anim.Strike}, "trigger": {Sound: sound.Reveal, Pace: anim.Speak},
		"level-up": {Sound: sound.Rise, Pace: anim.Speak}, "refresh": {Pace: anim.Speak},
	},
	Across: across,
	Face:   face,
	Goes:   goes,
	Look:   look,
	Facts:  facts,
	Marks:  marks,
}

var triggerIcons = map[string]skin.Icon{
	"soul":      {Sign: "@soul", Name: rules.Words{"ソウル", "Soul"}},
	"return":    {Sign: "@wind", Name: rules.Words{"リターン", "Return"}},
	"pool":      {Sign: "@bag", Name: rules.Words{"プール", "Pool"}},
	"comeback":  {Sign: "@door", Name: rules.Words{"カムバック", "Comeback"}},
	"draw":      {Sign: "@book", Name: rules.Words{"ドロー", "Draw"}},
	"shot":      {Sign: "@flame", Name: rules.Words{"ショット", "Shot"}},
	"treasure":  {Sign: "@ingot", Name: rules.Words{"トレジャー", "Treasure"}},
	"gate":      {Sign: "@gate", Name: rules.Words{"ゲート", "Gate"}},
	"standby":   {Sign: "@banner", Name: rules.Words{"スタンバイ", "Standby"}},
	"choice":    {Sign: "@fork", Name: rules.Words{"チョイス", "Choice"}},
	"chance":    {Sign: "@clover", Name: rules.Words{"チャンス", "Chance"}},
	"discovery": {Sign: "@lens", Name: rules.Words{"ディスカバリー", "Discovery"}},
}

var icons = map[string]skin.Icon{
	"counter": {Sign: "@counter", Name: rules.Words{"助太刀", "Counter"}},
	"clock":   {Sign: "@clock", Name: rules.Words{"クロック", "Clock"}},
}

var colourWords = map[string]rules.Words{
	"yellow": {"黄", "Yellow"}, "green": {"緑", "Green"}, "red": {"赤", "Red"}, "blue": {"青", "Blue"}, "purple": {"紫", "Purple"}, "": {"無色", "Colourless"},
}

var kindWords = map[string]rules.Words{
	"character": {"キャラ", "character"}, "event": {"イベント", "event"}, "climax": {"クライマックス", "climax"},
}
