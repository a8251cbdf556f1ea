package victoryspark

import (
	"gorin/rules/lang"
	"gorin/rules/value"
)

// values is what may be printed on a card (chapter 2), besides what every card has: its
// name (2.1), work (2.9), skills (2.12), picture (2.16) and copyright (2.17). The names
// and traits of a skill stand in its line. Of several names each is one (2.1.2.1), and so
// are titles (2.3.2.1).
func values() value.List {
	both := func(ja, en string) lang.Words { return lang.Words{ja, en} }
	sexes := []string{"male", "female"}
	return value.List{
		Game:  "victoryspark",
		Names: [][2]string{{"『", "』"}, {"【", "】"}}, // 2.1.1.1, 2.13.1
		Declared: []value.Declared{
			{Key: "level", Words: both("レベル", "level"), Most: 9, Kept: value.InNumber, Num: numLevel},                                                         // 2.2
			{Key: "attack", Words: both("攻撃力", "attack"), Most: 99500, Step: 500, Kept: value.InNumber, Num: numAttack},                                       // 2.10
			{Key: "defence", Words: both("防御力", "defence"), Most: 99500, Step: 500, Kept: value.InNumber, Num: numDefence},                                    // 2.11
			{Key: "names", Words: both("名前", "name"), Shape: value.Tags, Line: "called", Kept: value.AsPrinted},                                               // 2.1.2
			{Key: "titles", Line: "title", Words: both("称号", "title"), Shape: value.Tags, Brackets: [2]string{"＜", "＞"}, Kept: value.AsPrinted},               // 2.3
			{Key: "sex", Words: both("性別", "sex"), Shape: value.Keys, Known: sexes, Once: true, Kept: value.InColours},                                        // 2.4
			{Key: "partner-names", Line: "partner", Words: both("パートナーの名前", "partner's name"), Shape: value.Tags, Kept: value.AsPrinted},                      // 2.5
			{Key: "partner-titles", Line: "partner-title", Words: both("パートナーの称号", "partner's title"), Shape: value.Tags, Kept: value.AsPrinted},              // 2.6
			{Key: "partner-sex", Words: both("パートナーの性別", "partner's sex"), Shape: value.Keys, Known: sexes, Once: true, Kept: value.AsPrinted},                // 2.8
			{Key: "works", Line: "work", Words: both("作品名", "work"), Shape: value.Tags, Brackets: [2]string{"『", "』"}, Kept: value.AsPrinted},                 // 2.9, if they are not the title of the card
			{Key: "skill-traits", Words: both("技属性", "skill trait"), Shape: value.Tags, Brackets: [2]string{"《", "》"}, Unsaid: true, Kept: value.InTraits},    // 2.15, of all its skills together
			{Key: "limited", Words: both("リミテッドアイコン", "limited icon"), Shape: value.Keys, Known: []string{"fire", "heal"}, Once: true, Kept: value.AsPrinted}, // 2.18.2
		},
		Kinds: []value.Kind{
			{Key: "card", Words: both("カード", "card"), Face: value.Face{Must: []string{"level", "attack", "defence"},
				May: []string{"names", "titles", "sex", "partner-names", "partner-titles", "partner-sex", "works", "limited"}}},
		},
	}
}
