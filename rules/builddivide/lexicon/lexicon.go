// Package lexicon is the phrasebook of Build Divide: its own ownPhrases, how its texts leave things
// unsaid, and what people say instead of its words. What several games say stands in
// rules/text.
//
// # Notation
//
// Texts are written 【自】… and 【起】〔クイック／赤①②、…〕：…, traits 〈…〉, identity names 《…》,
// titles and counters 「…」; 【覚醒】, 【覚醒】「title」- and 【怪異】〈trait〉 stand before a line
// (312-3, 1411), choices as ・ after 以下から1つを選ぶ. Notes in （…） are ignored (312-2).
package lexicon

import (
	"gorin/rules/text"
	"gorin/rules/text/phrases"
)

func book() *text.Book {
	return &text.Book{
		Terms: Terms,
		Tables: [][]text.Phrase{
			printed, done, construct, lines, costs, sets, zones, dests, words, text.KeywordNames(Keywords()),
			filters, triggers, conds, objects, acts, mods,
			phrases.Sentences, phrases.Lines, phrases.Values, phrases.Objects, phrases.Pairs, phrases.Acts, phrases.Mods,
			cardNumbers(), phrases.CardSets, phrases.Conds, phrases.Triggers, spellings, printedRead,
		},
		Ways:   ways(),
		Proper: proper,
		Kanji:  [][2]string{{"すべて", "全て"}},
		Said:   said,
		Clauses: map[string]string{
			"another player's cards go to that player's zones": "401-6",
		},
	}
}

// Proper words of its own.
const (
	IdentityName text.Cat = "identity"
	TitleName    text.Cat = "title"
	CounterName  text.Cat = "counter"
	EvolName     text.Cat = "evol" // what an evol cost is called
)

// proper is how its texts write them: traits also as attributes in corners, evol costs also
// by their bare name.
var proper = []text.Proper{
	{Cat: text.TraitName, Ja: angles, En: angles},
	{Cat: "attribute", Ja: text.Corners, En: text.Quotes, As: text.TraitName},
	{Cat: IdentityName, Ja: text.DoubleAngles, En: text.DoubleAngles},
	{Cat: TitleName, Ja: text.Corners, En: text.Quotes},
	{Cat: CounterName, Ja: text.Corners, En: text.Quotes},
	{Cat: EvolName, Ja: text.Corners, En: text.Quotes},
	{Cat: "evolword", As: EvolName},
}

var angles = text.Brackets{Open: '〈', Close: '〉'}

// shelf has the book once somebody has asked for it.
var shelf text.Shelf

// New is a lexicon with the words of Build Divide and an empty glossary.
func New() *text.Lexicon { return shelf.Lexicon(book) }

// said is what people say and how the texts say it.
var said = [][2]string{
	{"捨て", "墓地に置く"}, {"控え室", "墓地"}, {"トラッシュ", "墓地"}, {"ドロー", "カードを1枚引く"}, {"デッキ", "山札"}, {"キャラ", "ユニット"},
	{"場に出", "登場した時"}, {"出た", "登場した時"}, {"倒", "破壊"}, {"タップ", "レスト"}, {"ブリッツ", "『【ブリッツ】』を得る"}, {"持つ", "得る"}, {"バウンス", "手札に戻す"},
	{"このカード", "このユニット"},
}
