// Package lexicon is the phrasebook of Luck & Logic: its own phrases, how its texts leave things
// unsaid, and what people say instead of its words. What several games say stands in
// rules/text.
package lexicon

import (
	"slices"
	"strings"

	. "gorin/rules/ability" // the tables name kinds
	"gorin/rules/text"
	"gorin/rules/text/phrases"
	"gorin/rules/text/surface"
)

// A game's own tables stand first: of two ways to say the same, its own is printed.
func book() *text.Book {
	return &text.Book{
		Terms: Terms,
		Tables: [][]text.Phrase{
			keywordLines, lines, text.KeywordNames(Keywords()), costs, sets, zones, dests, words, filters, triggers, conds, objects, acts, mods, times,
			here(phrases.Sentences), phrases.Asked, phrases.Lines, here(phrases.Values), here(phrases.Objects), here(phrases.Acts), here(phrases.Mods),
			cardNumbers(), phrases.CardSets, phrases.Conds, here(phrases.Triggers), spellings,
		},
		Ways:     ways(),
		Proper:   proper,
		Notation: notation,
		Said:     said,
		Clauses: map[string]string{
			"a continuous ability does nothing once": "9.1.2.1",
			"a continuous ability waits for nothing": "9.1.2.1",
		},
	}
}

// here is a table without the phrases that speak of what other games have, and without the words for
// what this game has others for: what can be read in two ways alike is read so many times over.
func here(table []text.Phrase) []text.Phrase {
	table = slices.Clone(table)
	for i := range table {
		p := &table[i]
		for _, o := range otherWords {
			if o.Part == p.Part && o.Kind == p.Kind && strings.HasPrefix(p.Ja, o.Ja) {
				p.Ja = ""
				if o.En != "" {
					p.En = ""
				}
			}
		}
	}
	return slices.DeleteFunc(table, func(p text.Phrase) bool {
		return p.Ja+p.En == "" || slices.ContainsFunc([]string{"キャラ", "アタック", "ダメージ", "トリガー", "めく", "手札の[|枚数]上限"}, func(w string) bool { return strings.Contains(p.Ja, w) }) ||
			slices.ContainsFunc([]string{"character", "damage", "trigger icon", "attack"}, func(w string) bool { return strings.Contains(p.En, w) })
	})
}

// otherWords is for what this game has words of its own: with which Japanese words the others begin, and
// English ones where it has those too.
var otherWords = []text.Phrase{
	{Part: "ref", Kind: This, En: "own"}, {Part: "single", Kind: This, En: "own"}, {Part: "ref", Kind: TheCard, En: "own"},
	{Part: "wo", Kind: All}, {Part: "wo", Kind: surface.Via, Ja: "{@:slice}"}, {Part: "target", Kind: All, Ja: "{0:cards}すべて"}, {Part: "slice", Kind: Top}, {Part: "slice", Kind: Bottom},
	{Part: "act", Kind: Draw}, {Part: "act", Kind: LookTop}, {Part: "act", Kind: LookDeck}, {Part: "act", Kind: RevealTop},
	{Part: "act", Kind: Move, Ja: "{0:wo}{1:zdest}"}, {Part: "piece", Kind: surface.Instead}, {Part: "qty", Kind: Exactly}, {Part: "qty", Kind: UpTo},
}

// Proper words of its own: worlds (2.5).
const WorldName text.Cat = "world"

// proper is worlds in 《》 and attributes in ＜＞ (2.5.4, 2.6.3).
var proper = []text.Proper{
	{Cat: text.TraitName, Ja: angles, En: angles},
	{Cat: WorldName, Ja: text.DoubleAngles, En: text.DoubleAngles},
}

var angles = text.Brackets{Open: '＜', Close: '＞'}

// notation: angles come in several widths, and abilities that are quoted begin with more marks.
var notation = text.Notation{
	Trim:  true,
	Alike: [][2]rune{{'<', '＜'}, {'>', '＞'}, {'〈', '＜'}, {'〉', '＞'}},

	Short: [][2]string{{"する代わりに", "する時、代わりに"}, {"れる代わりに", "れる時、代わりに"}, {"ける代わりに", "ける時、代わりに"}, {"引く代わりに", "引く時、代わりに"}}, // 9.2.2.3.1
	Marks: []string{"【自】", "【永】", "【起】", "【EXソウル", "【ロジックドライブ】", "【トランスチェンジ】", "【秘具スキル】"},
}

// shelf has the book once somebody has asked for it.
var shelf text.Shelf

// New is a lexicon with the words of Luck & Logic and an empty glossary.
func New() *text.Lexicon { return shelf.Lexicon(book) }

// said is what people say and how the texts say it.
var said = [][2]string{
	{"控え室", "ドロップ領域"}, {"墓地", "ドロップ領域"}, {"ドロー", "カードを1枚引く"}, {"デッキ", "山札"}, {"登場", "出撃した時"}, {"アタック", "攻撃した時"},
	{"ブロック", "防御した時"}, {"キャラ", "メンバー"}, {"アンタップ", "スタンドする"}, {"タップ", "レストする"}, {"サーチ", "山札を見て…を1枚まで選び、公開し、手札に加え、その山札をシャッフルする"},
}
