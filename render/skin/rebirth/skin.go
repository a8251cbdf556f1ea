// Package rebirth is how Rebirth for you looks.
package rebirth

import (
	"strings"

	"gorin/render/anim"
	"gorin/render/paint"
	"gorin/render/pattern"
	"gorin/render/session"
	"gorin/render/skin"
	"gorin/render/sound"
	"gorin/render/theme"
	"gorin/rules"
)

// Skin is Rebirth for you: one card in the entry, three members behind it, the retired cards
// counted towards seven at the left, partners beside face-down energy; the plays that are
// answered lie between the halves, the last answer first.
var Skin = skin.Skin{
	Name:  rules.Words{"Reバース", "Rebirth for you"},
	Wide:  &wide,
	Tall:  &tall,
	Short: &short,
	Hand:  "hand",
	Queue: "stack", Chain: true,
	Phases: []skin.Named{
		{Key: "standby", Name: rules.Words{"スタンバイ", "Standby"}},
		{Key: "energy", Name: rules.Words{"エネルギー", "Energy"}},
		{Key: "main", Name: rules.Words{"メイン", "Main"}},
		{Key: "attack", Name: rules.Words{"アタック", "Attack"}},
		{Key: "end", Name: rules.Words{"エンド", "End"}},
	},
	Zones: []skin.Named{
		{Key: "hand", Name: rules.Words{"手札", "Hand"}},
		{Key: "entry", Name: rules.Words{"エントリー", "Entry"}},
		{Key: "soul-entry", Name: rules.Words{"エントリーの魂", "Souls of the entry"}},
		{Key: "member-left", Name: rules.Words{"左メンバー", "Left member"}},
		{Key: "soul-left", Name: rules.Words{"左メンバーの魂", "Souls of the left member"}},
		{Key: "member-centre", Name: rules.Words{"中央メンバー", "Centre member"}},
		{Key: "soul-centre", Name: rules.Words{"中央メンバーの魂", "Souls of the centre member"}},
		{Key: "member-right", Name: rules.Words{"右メンバー", "Right member"}},
		{Key: "soul-right", Name: rules.Words{"右メンバーの魂", "Souls of the right member"}},
		{Key: "energy", Name: rules.Words{"エネルギー", "Energy"}},
		{Key: "set", Name: rules.Words{"Reバース", "Rebirth"}},
		{Key: "retire", Name: rules.Words{"リタイア", "Retired"}},
		{Key: "waiting-room", Name: rules.Words{"控え室", "Waiting room"}},
		{Key: "memory", Name: rules.Words{"思い出", "Memory"}},
		{Key: "deck", Name: rules.Words{"デッキ", "Deck"}},
		{Key: "stack", Name: rules.Words{"対抗", "Answers"}},
	},
	Moments: map[string]skin.Moment{"turn": skin.Turn, "refresh": skin.Growth, "lose": skin.Loss, "concede": skin.Loss},
	Stage:   map[string]bool{"entry": true, "member-left": true, "member-centre": true, "member-right": true},
	Works:   map[string]bool{"entry": true, "member-left": true, "member-centre": true, "member-right": true, "energy": true}, // 7.4.2, 8.2.4.4
	Piles:   map[string]bool{"deck": true, "waiting-room": true, "retire": true, "memory": true},
	Group:   map[string]func(*rules.CardView) int{"energy": partnersFirst},
	Score:   &score,
	Purse:   &purse,
	Held:    &skin.Held{Key: "held-partners", Mark: rules.Words{"P", "P"}, Words: "held-n"}, // 4.10.4
	Kinds:   kindWords,
	Target:  "entry",
	Methods: map[string]rules.Words{"partner": {"パートナーアタック", "Partner attack"}},
	Toll:    skin.ByZone(map[string]int{"retire": 1}),
	Beats:   beats,
	Cues: map[string]skin.Cue{
		"support": {Sound: sound.Attack, Pace: anim.Strike}, "partner": {Sound: sound.Rise, Pace: anim.Speak},
		"block": {Sound: sound.Attack, Pace: anim.Strike}, "hit": {Sound: sound.Hurt, Pace: anim.Strike},
		"retired": {Sound: sound.Hurt, Pace: anim.Strike}, "heal": {Sound: sound.Rise, Pace: anim.Speak},
		"soul": {Sound: sound.Rise, Pace: anim.Speak}, "use-cancel": {Sound: sound.Reveal, Pace: anim.Strike},
		"cancel": {Sound: sound.Reveal, Pace: anim.Strike}, "check": {Sound: sound.Reveal, Pace: anim.Speak},
		"refresh": {Sound: sound.Shuffle, Pace: anim.Speak},
	},
	Acts:    map[string]bool{"support": true, "block": true, "use-cancel": true},
	Marked:  map[string]paint.Mark{"energy": paint.Spends},
	Timings: session.Timings{"partner": "pass", "energy": "pass", "main": "attack-phase", "attack": "end-attacks"},
	Help:    []string{"help-answers"},
	Routine: map[[2]string]bool{{"deck", "hand"}: true, {"hand", "energy"}: true, {"hand", "waiting-room"}: true, {"waiting-room", "deck"}: true},
	Quotes:  [2]string{"〔", "〕"}, Tags: "attributes",
	Back: paint.Back{Dark: theme.RGB(0x3B1D47), Mid: theme.RGB(0x66357A), Pale: theme.RGB(0xF0A7C0), Sign: "再", Pattern: pattern.Cloisonne},
	Cloth: paint.Cloth{Pattern: pattern.Cloisonne, Unit: 16, Near: theme.RGB(0xF2D9DF), Far: theme.RGB(0xDBD8E8),
		Print: theme.Alpha(theme.RGB(0xA23A73), 0.1), Thread: theme.RGB(0x7A2F63)},
	Face:  face,
	Below: below,
	Goes:  goes,
	Look:  look,
	Facts: facts,
	Marks: marks,
}

// kindWords are the kinds of cards (2.2.2).
var kindWords = map[string]rules.Words{
	"chara": {"キャラ", "character"}, "rebirth": {"Reバース", "Rebirth"}, "partner": {"パートナー", "partner"},
}

// partnersFirst has the partners, which lie face up, beside the other energy (4.6).
func partnersFirst(c *rules.CardView) int {
	if c.FaceUp {
		return 0
	}
	return 1
}

// below: an ability begins with what it is; a choice (ⅰ．) or a case (《N》．) of the ability above
// it does not.
func below(line rules.Words) bool { return !strings.HasPrefix(line[rules.Japanese], "【") }
