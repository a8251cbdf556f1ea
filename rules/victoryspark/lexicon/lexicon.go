// Package lexicon is the phrasebook of Victory Spark: its own words for places, kinds of skill
// and what happens in an attack. What several games say stands in rules/text.
//
// # Notation
//
// A skill is written as printed cards have it (2.14): its icon, its names in 「」 and its traits
// in 《》 if it has any, the region where it is in force in 〔〕, its cost in ［］, and what it does:
//
//	【自】「追い風」《風》〔ベンチ〕 このカードがサポートした時、あなたは1枚引く。
//	【起】〔ベンチ〕［このカードを【レスト】する］ …
//	【キャンセル】〔手札〕［このカードを控え室に置く］ 相手のレベル2以下の技を1つキャンセルする。
//	【スパーク】 …
//	【サプライズ】［そのアタックがパートナーアタック］→…
package lexicon

import (
	"gorin/rules/text"
	"gorin/rules/text/phrases"
)

func book() *text.Book {
	return &text.Book{
		Terms:    Terms,
		Proper:   proper,
		Notation: notation,
		Ways:     ways(),
		Tables: [][]text.Phrase{
			declares, lines, words, zones, places, dests, durs, triggers, conds, numbers, ofCards, ofSkills, regions, acts, mods,
			phrases.Sentences, phrases.Lines, phrases.Values, phrases.Objects, phrases.Acts, phrases.Mods,
			phrases.CardSets, phrases.Conds, phrases.Triggers, alone, spellings,
		},
	}
}

// Proper words of its own: titles (2.3.1.1), works (2.9.1), names of skills (2.13.1), parts of
// names and titles (2.14.7), and names as other games write them.
const (
	TitleName  text.Cat = "title"
	WorkName   text.Cat = "work"
	skillName  text.Cat = "skill"
	partName   text.Cat = "part"
	cornerName text.Cat = "corner"
)

var (
	angles = text.Brackets{Open: '＜', Close: '＞'}
	thick  = text.Brackets{Open: '【', Close: '】'}
	proper = []text.Proper{
		{Cat: text.CardName, Ja: text.WhiteCorners, En: text.Quotes, Loose: true}, // 2.1.1.1
		{Cat: TitleName, Ja: angles, En: angles},
		{Cat: WorkName, Ja: text.WhiteCorners, En: text.Quotes, Loose: true},
		{Cat: skillName, Ja: thick, En: thick, As: text.CardName, Loose: true},
		{Cat: partName, Ja: text.Quotes, En: text.Quotes, As: text.CardName},
		{Cat: cornerName, Ja: text.Corners, En: text.Quotes, As: text.CardName},
	}
)

// notation: skills and effects among which one chooses stand in braces (2.14.8).
var notation = text.Notation{Alike: [][2]rune{{'{', '『'}, {'}', '』'}, {'｛', '『'}, {'｝', '』'}, {'<', '＜'}, {'>', '＞'}, {'〈', '＜'}, {'〉', '＞'}}}

// shelf has the book once somebody has asked for it.
var shelf text.Shelf

// New is a lexicon with the words of the game and an empty glossary.
func New() *text.Lexicon { return shelf.Lexicon(book) }
