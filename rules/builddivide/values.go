package builddivide

import (
	"fmt"
	"regexp"
	"slices"

	"gorin/rules/lang"
	"gorin/rules/value"
)

// values is what may be printed on a card (chapter 300), besides what every card has: its
// name (303), texts (312), flavour (315), work (317), collection number and artist (318).
// What stands on neither face of a territory in particular both have in common (319-2).
func values() value.List {
	both := func(ja, en string) lang.Words { return lang.Words{ja, en} }
	return value.List{
		Game: "builddivide",
		Declared: []value.Declared{
			{Key: "cost", Words: both("総コスト", "total cost"), Most: 20, Kept: value.InNumber, Num: numCost},                                                  // 306-2a, of the opened face only (319-2)
			{Key: "needs", Words: both("必要コスト", "needed energy"), Shape: value.Counts, Known: needKeys, Most: 20, Complete: checkNeeds, Kept: value.ByBook}, // 306-2b, 306-2c
			{Key: "power", Words: both("パワー", "power"), Most: 99500, Step: 500, Kept: value.InNumber, Num: numPower},                                        // 310
			{Key: "hit", Words: both("ヒット数", "hit"), Most: 9, Kept: value.InNumber, Num: numHit},                                                            // 311
			{Key: "colours", Line: "colour", Words: both("色", "colour"), Shape: value.Keys, Known: needKeys[:4], Once: true, Kept: value.InColours},         // 203-1a
			{Key: "attributes", Words: both("属性", "attribute"), Shape: value.Tags, Brackets: [2]string{"〈", "〉"}, Kept: value.InTraits, // 305
				Pattern: regexp.MustCompile(`「[^「」]+」属性|【(?:結束|ブライト|怪異】)(?:「[^「」]+」)+`)}, // 1409-5
			{Key: "triggers", Line: "trigger", Words: both("トリガーアイコン", "trigger icon"), Shape: value.Keys, Known: []string{"buster", "shot"}, Kept: value.InIcons}, // 309, 1003-2
			{Key: "titles", Line: "title", Words: both("称号", "title"), Shape: value.Tags, Kept: value.AsPrinted},                                                   // 308
			{Key: "identities", Line: "identity", Words: both("識別名", "identity name"), Shape: value.Tags, Brackets: [2]string{"《", "》"}, Kept: value.AsPrinted},    // 314-2
			{Key: "ability-icons", Line: "icon", Words: both("能力アイコン", "ability icon"), Shape: value.Keys, Most: 8, Halves: [2]value.Half{ // 313, 1500
				{Key: "condition", Ja: "条件", Known: []string{"always", "your-turn", "opponent-turn", "awakened", "red-zone", "attacking", "blocking"}}, // 1501-3
				{Key: "effect", Ja: "効果", Known: append(powerSteps(10), "hit+1", "blitz", "decoy", "berserk", "unblockable")},                          // 1501-4
			}},
			{Key: "subtypes", Line: "type", Words: both("サブタイプ", "subtype"), Shape: value.Keys, Known: []string{"ace"}},                             // 304-3, 902-1
			{Key: "timing", Words: both("使用タイミング", "timing"), Shape: value.Word, Known: []string{"", "quick"}, Plain: "normal", Kept: value.ByBook}, // 307
		},
		Kinds: []value.Kind{ // 304-2
			{Key: "unit", Words: both("ユニット", "unit"), Face: value.Face{Must: []string{"cost", "power", "hit"}, May: []string{"colours", "needs", "timing", "subtypes", "triggers",
				"titles", "attributes", "identities", "ability-icons"}}},
			{Key: "command", Words: both("コマンド", "command"), Face: value.Face{Must: []string{"cost"}, May: []string{"colours", "needs", "timing", "triggers", "attributes", "identities"}}},
			{Key: "territory", Words: both("テリトリー", "territory"), Face: value.Face{May: []string{"titles", "attributes", "identities", "ability-icons"}}}, // 203-2a, 306-2e
		},
		TwoFaced: "territory",
		Opened: value.Face{Must: []string{"cost"}, May: []string{"colours", "needs", "titles", "attributes", "identities",
			"ability-icons", "power", "hit"}, Together: []string{"power", "hit"}, Clause: "1406"}, // 319-2
		Names: [][2]string{{"【エヴォル-", "〔"}}, // 1409-5
	}
}

// needKeys are the colours, and what may be of any.
var needKeys = []string{"black", "blue", "white", "red", "generic"}

// powerSteps are the effect parts of icons that raise power, n of them.
func powerSteps(n int) (out []string) {
	for i := range n {
		out = append(out, fmt.Sprintf("power+%d", 500*(i+1)))
	}
	return out
}

// checkNeeds checks the parts of the cost against its total (3.06.2.a.1), or tells
// them from it where only the total is printed (306-2d): one of the card's
// colour, the rest of any. A card of no colour needs any (203-2c), and one of
// several must print the parts.
func checkNeeds(v *value.Values, written bool) (wrong lang.Words) {
	cost := v.Number("cost")
	if written {
		if v.Total("needs") != cost || slices.ContainsFunc(v.Get("needs").Counts, func(c value.Count) bool { return c.N > 20 }) {
			wrong = lang.Words{fmt.Sprintf("合わせてもコスト%dにならない", cost), fmt.Sprintf("the parts do not make the cost, %d", cost)}
		}
		return wrong
	}
	if len(v.Keys("colours")) > 1 && cost > 0 {
		wrong = lang.Words{"書かれていない。複数の色のカードには、それぞれの色の必要数を書く", "missing; a card of several colours says what it needs of each"}
	}
	needOf(v)
	return wrong
}

// needOf tells the parts of a cost from its total: one of the first colour, the rest of any.
func needOf(v *value.Values) {
	cost, colours := v.Number("cost"), v.Keys("colours")
	v.Put(value.Value{Key: "needs"})
	if cost > 0 && len(colours) > 0 && slices.Contains(needKeys[:4], colours[0]) {
		v.SetCount("needs", colours[0], 1)
		cost--
	}
	v.SetCount("needs", "generic", cost)
}
