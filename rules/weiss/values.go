package weiss

import (
	"gorin/rules/lang"
	"gorin/rules/value"
)

// values is what may be printed on a card (chapter 2), besides what every card has: its
// name (2.1), flavour (2.2.3), texts (2.12), work (2.13), collection ID (2.14), rarity
// (2.15) and artist (2.16).
func values() value.List {
	both := func(ja, en string) lang.Words { return lang.Words{ja, en} }
	return value.List{
		Game: "weiss",
		Declared: []value.Declared{
			{Key: "side", Words: both("サイド", "side"), Shape: value.Word, Head: true, Unsaid: true, Known: []string{"weiss", "schwarz", "both"}},                    // 2.18
			{Key: "level", Words: both("レベル", "level"), Most: 9, Kept: value.InNumber, Num: numLevel},                                                              // 2.6
			{Key: "cost", Words: both("コスト", "cost"), Most: 9, Kept: value.InNumber, Num: numCost},                                                                 // 2.7
			{Key: "power", Words: both("パワー", "power"), Most: 99500, Step: 500, Kept: value.InNumber, Num: numPower},                                               // 2.9
			{Key: "soul", Words: both("ソウル", "soul"), Most: 9, Kept: value.InNumber, Num: numSoul},                                                                 // 2.10
			{Key: "colour", Words: both("色", "colour"), Shape: value.Word, Known: []string{"", "yellow", "green", "red", "blue", "purple"}, Kept: value.InColours}, // 2.4
			{Key: "traits", Words: both("特徴", "trait"), Shape: value.Tags, Brackets: [2]string{"《", "》"}, Kept: value.InTraits},                                    // 2.5
			{Key: "triggers", Line: "trigger", Words: both("トリガーアイコン", "trigger icon"), Shape: value.Keys, Known: triggerKeys, Kept: value.InIcons},                // 2.11, 4.12.2
			{Key: "icons", Line: "icon", Words: both("カードアイコン", "card icon"), Shape: value.Keys, Known: []string{"counter", "clock"}},                              // 2.8
		},
		Kinds: []value.Kind{ // 2.3.2
			{Key: "character", Words: both("キャラ", "character"), Face: value.Face{Must: []string{"level", "cost", "power", "soul"}, May: []string{"side", "colour", "triggers", "icons", "traits"}}},
			{Key: "event", Words: both("イベント", "event"), Face: value.Face{Must: []string{"level", "cost"}, May: []string{"side", "colour", "triggers", "icons"}}},
			{Key: "climax", Words: both("クライマックス", "climax"), Face: value.Face{May: []string{"side", "colour", "triggers", "icons"}}},
		},
	}
}

// triggerKeys are the trigger icons.
var triggerKeys = []string{"soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice", "chance", "discovery"}
