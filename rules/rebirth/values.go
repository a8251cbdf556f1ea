package rebirth

import (
	"gorin/rules/lang"
	"gorin/rules/value"
)

// values is what may be printed on a card (chapter 2), besides what every card has: its name
// (2.1), text (2.4), work (2.8), picture (2.9), flavour (2.10) and notes (2.11). Only characters
// have a cost (2.3) and the numbers of a fight (2.6, 2.7).
func values() value.List {
	both := func(ja, en string) lang.Words { return lang.Words{ja, en} }
	return value.List{
		Game:  "rebirth",
		Names: [][2]string{{"《", "》"}}, // 2.1.2
		Declared: []value.Declared{
			{Key: "cost", Words: both("コスト", "cost"), Most: 9, Kept: value.InNumber, Num: numCost},                                                  // 2.3
			{Key: "atk", Words: both("ATK", "ATK"), Most: 99, Kept: value.InNumber, Num: numATK},                                                    // 2.6
			{Key: "def", Words: both("DEF", "DEF"), Most: 99, Kept: value.InNumber, Num: numDEF},                                                    // 2.7
			{Key: "attributes", Words: both("属性", "attribute"), Shape: value.Tags, Brackets: [2]string{"〔", "〕"}, Once: true, Kept: value.InTraits}, // 2.5
		},
		Kinds: []value.Kind{ // 2.2.2
			{Key: "chara", Words: both("キャラ", "character"), Face: value.Face{Must: []string{"cost", "atk", "def"}, May: []string{"attributes"}}},
			{Key: "rebirth", Words: both("Reバース", "Rebirth"), Face: value.Face{May: []string{"attributes"}}},
			{Key: "partner", Words: both("パートナー", "partner"), Face: value.Face{May: []string{"attributes"}}},
		},
	}
}
