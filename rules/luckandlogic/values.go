package luckandlogic

import (
	"fmt"

	"gorin/rules/lang"
	"gorin/rules/value"
)

// values is what may be printed on a card (chapter 2), besides what every card has: its name (2.1), text
// (2.12), illustration (2.18), flavour (2.19) and what stands at its foot (2.20). A member's card name is
// its title and its name (2.1.2); of several names or worlds each is one (2.1.2.1, 2.5.5).
func values() value.List {
	both := func(ja, en string) lang.Words { return lang.Words{ja, en} }
	return value.List{
		Game: "luckandlogic",
		Declared: []value.Declared{
			{Key: "level", Words: both("レベル", "level"), Most: 9, Kept: value.InNumber, Num: numLevel},                                                                                // 2.8
			{Key: "cost", Words: both("コスト", "cost"), Most: 9, Kept: value.InNumber, Num: numCost},                                                                                   // 2.9
			{Key: "power", Words: both("パワー", "power"), Most: 99500, Step: 500, Kept: value.InNumber, Num: numPower},                                                                 // 2.13
			{Key: "aura", Words: both("オーラ", "aura"), Most: 9, Kept: value.InNumber, Num: numAura},                                                                                   // 2.14
			{Key: "limit", Words: both("リミット", "limit"), Most: 9, Kept: value.InNumber, Num: numLimit},                                                                               // 2.15
			{Key: "heart", Words: both("ハート", "heart"), Most: 9, Kept: value.InNumber, Num: numHeart},                                                                                // 2.21
			{Key: "territory", Words: both("テリトリー", "territory"), Most: 4, Complete: checkTerritory, Kept: value.InNumber, Num: numTerritory},                                        // 2.10
			{Key: "gate-number", Words: both("門ナンバー", "gate number"), Most: 999, Kept: value.InNumber, Num: numGate},                                                                 // 2.17
			{Key: "colour", Words: both("色", "colour"), Shape: value.Word, Known: []string{"", "yellow", "green", "red", "blue", "purple", "white", "black"}, Kept: value.InColours}, // 2.7
			{Key: "attributes", Line: "attribute", Words: both("属性", "attribute"), Shape: value.Tags, Brackets: [2]string{"＜", "＞"}, Kept: value.InTraits},                           // 2.6
			{Key: "worlds", Line: "world", Words: both("ワールド", "world"), Shape: value.Tags, Brackets: [2]string{"《", "》"}, Kept: value.InTraits, Apart: true},                        // 2.5
			{Key: "titles", Line: "called", Words: both("称号", "title"), Shape: value.Tags, Kept: value.AsPrinted},                                                                    // 2.1.2
			{Key: "names", Words: both("名称", "name"), Shape: value.Tags, Kept: value.AsPrinted},                                                                                      // 2.1.2
			{Key: "covenanters", Line: "covenanter", Words: both("盟約者", "covenanter"), Shape: value.Tags, Kept: value.AsPrinted},                                                     // 2.3
			{Key: "power-logic", Words: both("パワーロジック", "power logic"), Most: 99500, Step: 500, Kept: value.AsPrinted},                                                               // 2.11.2.1
			{Key: "aura-logic", Words: both("オーラロジック", "aura logic"), Most: 9, Kept: value.AsPrinted},                                                                                // 2.11.2.2
			{Key: "limit-logic", Words: both("リミットロジック", "limit logic"), Most: 9, Kept: value.AsPrinted},                                                                             // 2.11.2.3
			{Key: "icons", Line: "icon", Words: both("アイコン", "icon"), Shape: value.Keys, Known: []string{"intercept"}, Once: true, Kept: value.AsPrinted},                            // 2.11.3
			{Key: "law", Words: both("逆理法則", "paradox rule"), Shape: value.Word, Known: []string{"", "power", "aura", "heart"}, Kept: value.AsPrinted},                               // 2.16
			{Key: "pair", Words: both("合体の相手", "trances with"), Shape: value.Word, Known: []string{"", "foreigner", "super"}, Kept: value.AsPrinted},                                 // 2.2.2.8.1
		},
		Kinds: []value.Kind{ // 2.2.2
			member("logicalist", both("定理者", "logicalist")),
			member("super-logicalist", both("超定理者", "super logicalist")),
			member("foreigner", both("使者", "foreigner")),
			member("tranceunion", both("合理体", "tranceunion")),
			{Key: "gate", Words: both("門", "gate"), Face: value.Face{Must: []string{"gate-number"}, May: []string{"worlds", "colour", "attributes"}}},
			{Key: "tactics", Words: both("戦術", "tactics"), Face: value.Face{Must: []string{"level"}, May: logics("cost")}},
			{Key: "paradox", Words: both("逆理", "paradox"), Face: value.Face{Must: []string{"level", "law"}, May: logics("cost")}},
			{Key: "my-logicalist", Words: both("マイロジカリスト", "My Logicalist"), Face: value.Face{Must: []string{"pair"}, May: []string{"worlds", "colour", "attributes", "titles", "names"}}}, // 2.1.2.2
		},
	}
}

// checkTerritory: a card takes one circle, two or four (2.10.2.1, 2.10.2.2, 2.10.2.3).
func checkTerritory(v *value.Values, written bool) (wrong lang.Words) {
	if n := v.Number("territory"); written && n != 1 && n != 2 && n != 4 {
		wrong = lang.Words{fmt.Sprintf("%dというテリトリーはない。1、2、4のどれか", n), fmt.Sprintf("there is no territory of %d, only of 1, 2 and 4", n)}
	}
	return wrong
}

// member is a kind of card that is called a member.
func member(key string, words lang.Words) value.Kind {
	return value.Kind{Key: key, Words: words, Face: value.Face{Must: []string{"level", "cost", "power", "aura", "limit", "territory"}, May: logics("titles", "names", "covenanters")}}
}

// logics is what any card of a main deck may have printed on it.
func logics(more ...string) []string {
	return append([]string{"worlds", "colour", "attributes", "power-logic", "aura-logic", "limit-logic", "icons"}, more...)
}
