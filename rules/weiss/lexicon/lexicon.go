// Package lexicon is the phrasebook of Weiss Schwarz: its own ownPhrases, how its texts leave things
// unsaid, and what people say instead of its words. What several games say stands in
// rules/text.
//
// # Notation
//
// Texts are written as 8.1.1 prescribes. (n) is stock; trigger icons are written as [soul], a
// turn limit (10.19) as 【ターン1】, a replay block (11.3) as 【リプレイ】 「action」 effect, a link
// (10.17) as リンク「name」; notes in （…） have no force (2.12.3).
package lexicon

import (
	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/phrases"
	"gorin/rules/text/surface"
)

// A game's own tables stand first: of two ways to say the same, its own is printed.
func book() *text.Book {
	return &text.Book{
		Terms: Terms,
		Tables: [][]text.Phrase{
			keywordLines, lines, text.KeywordNames(Keywords()), labels(), costs, zones, dests, words, triggers, filters, ownPhrases,
			phrases.Sentences, phrases.Lines, phrases.Values, phrases.Objects, phrases.Acts, phrases.Declares, phrases.Mods,
			cardNumbers(), phrases.CardSets, phrases.Conds, phrases.Triggers, spellings,
		},
		Ways:     ways(),
		Proper:   proper,
		Notation: notation,
		Said:     said,
		Kanji:    kanji,
		Clauses: map[string]string{
			"a continuous ability does nothing once": "8.1.1.3",
			"a continuous ability waits for nothing": "8.1.1.3",
		},
	}
}

// shelf has the book once somebody has asked for it.
var shelf text.Shelf

// Proper words of its own: what a link and a replay block are called.
const (
	LinkName   text.Cat = "link"
	ActionName text.Cat = "action"
)

var proper = []text.Proper{{Cat: LinkName, Ja: text.Corners, En: text.Quotes}, {Cat: ActionName, Ja: text.Corners, En: text.Quotes}}

// notation is trigger icons as [soul], CX for クライマックス but in CXコンボ, and a note about
// events that people hold.
var notation = text.Notation{
	Icons: true,
	Short: [][2]string{{"CXコンボ", "CXコンボ"}, {"CX", "クライマックス"}},
	Notes: []string{"※このカードは公式・公認大会では使用できません。"},
}

// kanji is other ways to write a word, and icons that lists of cards spell out.
var kanji = [][2]string{{"に付き", "につき"}, {"置き場", "置場"}, {"自動能力＠", "【自】"}, {"起動能力＠", "【起】"}, {"永続能力＠", "【永】"}}

// New is a lexicon with the words of Weiss Schwarz and an empty glossary.
func New() *text.Lexicon { return shelf.Lexicon(book) }

// lines is the heads of lines (8.1.1.1.1, 8.1.1.2.1, 8.1.1.3.1).
var lines = []text.Phrase{
	{"line", DeckLimit, 0, "【永】_このカードと同じ[カード名|名前]のカードは[、|]デッキに好きな枚数入れることができる。", "【CONT】 You may put any number of cards with the same name as this card in your deck."}, // 5.1.2.4
	{"line", DeckLimit, 0, "【永】_このカードと同じ[カード名|名前]のカードは[、|]デッキに{#}枚まで入れることができる。", "【CONT】 You may put up to {#} cards with the same name as this card in your deck."},
	{"line", Quoted, 0, "『{0:inner}』", "‘{0:inner}’"},
	{"act", DoReplay, 0, "{action}を行<う|い|って>", "perform<|s> {action}"},
	{"line", Replay, 0, "【リプレイ】_{action}_{0+:part:}", "【REPLAY】 {action} {0+:part: }"},
	{"line", Auto, 0, "【自】_{#limit}_{0:labels}{1:costs}{2+:part:}¦【自】{0:labels}{#limited}{1:costs}{2+:part:}¦【自】{0:labels}{1:costs}{#limited}{2+:part:}",
		"【AUTO】 {#limit}{0:labels}{1:costs}{2+:part: }"},
	{"line", Act, 0, "【起】_{#limit}_{0:labels}{1:costs}{2+:part:}¦【起】{0:labels}{#limited}{1:costs}{2+:part:}¦【起】{0:labels}{1:costs}{#limited}{2+:part:}",
		"【ACT】 {#limit}{0:labels}{1:costs}{2+:part: }"},
	{"line", Cont, 0, "【永】_{0:labels}{1:costs}{2+:part:}", "【CONT】 {0:labels}{1:costs}{2+:part: }"},
	{"line", Effect, 0, "{#limit}{0:labels}{1:costs}{2+:part:}", "{#limit}{0:labels}{1:costs}{2+:part: }"},

	// 10.19.2
	{"limit", surface.Word, 0, "∅", "∅"},
	{"limit", surface.Via, 0, "{@:limited}", "{@:limited}"},
	{"limited", surface.Word, 0, "【ターン{#}】_¦この能力は[|、]1ターンにつき{#}回まで[発動する|発動できる|使える]。", "【TURN {#}】 "},

	{"labels", Labels, 0, "{0+:flag:}{0*:kw:}¦{0+:kw:}", "{0+:flag:}{0*:kw:}¦{0+:kw:}"},
	{"flag", Label, int(KwCXCombo), "【CXコンボ】_", "【CX COMBO】 "},
	{"flag", Label, int(KwCounter), "【カウンター】_", "【COUNTER】 "},
	{"flag", Label, int(KwClock), "【クロック】_", "【CLOCK】 "},
}

// costs is what stands in ［］ (8.4).
var costs = []text.Phrase{
	{"costs", surface.Via, 0, "{@:cost}_", "{@:cost} "},
	{"cost", Cost, 0, "［{0-:paying:}{$:item}］", "\\[{0-:paying:}{$:item}\\]"},
	{"item", surface.Via, 0, "", "{@:deed}"},
	{"paying", surface.Via, 0, "", "{@:deed}, "},
	{"deed", surface.CostTurn, 0, "", "turn {0:one} {1:some/1}{2:too} face up¦turn {0:qty} {1:some/0}{2:too} face up"},
	{"deed", surface.CostTurn, 1, "", "turn {0:one} {1:some/1}{2:too} face down¦turn {0:qty} {1:some/0}{2:too} face down"},
	{"deed", saidCostSwap, 0, "", "swap {0:one} {1:some/1}{2:too}¦swap {0:qty} {1:some/0}{2:too}"},
	{"item", saidCostEach, 0, "{2&:cards:と}を{0:qty}ずつ{1:act/0}", ""},
	{"paying", saidCostEach, 0, "{2&:cards:と}を{0:qty}ずつ{1:act/1}、", ""},
	{"item", PayStock, 0, "({#})", "({#})"},
	{"item", CostAct, 0, "{0:act/0}[|。]", ""},
	{"item", CostOfHand, 0, "{1:cards}を{0:qty}[|を、|を|、]{2:act/0}[|。]", ""},
	{"item", surface.CostWith, 0, "{1:cards}を{0:qty}と[|、]このカードを[|、]{2:act/0}[|。]", ""},
	{"paying", surface.CostWith, 0, "{1:cards}を{0:qty}と[|、]このカードを[|、]{2:act/1}、", ""},
	{"paying", PayStock, 0, "({#})_[|、]", "({#}) "},
	{"paying", CostAct, 0, "{0:act/1}、", ""},
	{"paying", CostOfHand, 0, "{1:cards}を{0:qty}[|を、|を|、]{2:act/1}、¦{1:cards}を{0:qty}[|を、|を|、]{2:act/0}。", ""},
}

// said is what people say and how the texts say it.
var said = [][2]string{
	{"助太刀", "【カウンター】 助太刀…"}, {"に、パワー", "すべてに、パワー…"}, {"捨て", "控え室に置く"}, {"墓地", "控え室"}, {"トラッシュ", "控え室"}, {"ドロー", "1枚引く"}, {"デッキ", "山札"},
	{"登場", "手札から舞台に置かれた時"}, {"出た", "舞台に置かれた時"}, {"場に", "舞台に"}, {"倒", "【リバース】"}, {"タップ", "【レスト】"},
	{"回復", "クロックの上から1枚を、控え室に置く"}, {"バーン", "相手に1ダメージを与える"}, {"バウンス", "手札に戻す"}, {"サーチ", "山札を見て…を1枚まで選んで相手に見せ、手札に加え、その山札をシャッフルする"},
}
