// Package lexicon is the phrasebook of Rebirth for you: its own ownPhrases, how its texts leave things
// unsaid, and what people say instead of its words. What several games say stands in
// rules/text.
package lexicon

import (
	"gorin/rules/text"
	"gorin/rules/text/phrases"
)

func book() *text.Book {
	return &text.Book{
		Terms: Terms,
		Tables: [][]text.Phrase{
			lines, costs, everyone, exact, since, phrases.Asked, sets, pools, zones, dests, words, steps, text.KeywordNames(Keywords()), filters, named,
			triggers, conds, objects, acts, mods, times,
			phrases.Sentences, phrases.Lines, values(), phrases.Objects, phrases.Pairs, phrases.Acts, phrases.Declares, phrases.Mods,
			cardNumbers(), cardSets(), phrases.Conds, phrases.Triggers, spellings, misprints, shortened,
		},
		Ways:     ways(),
		Proper:   proper,
		Notation: notation,
	}
}

// proper is names and traits in the brackets of this game, and as whom a card is put.
var proper = []text.Proper{
	{Cat: text.CardName, Ja: text.DoubleAngles, En: text.Quotes},
	{Cat: text.TraitName, Ja: shells, En: shells},
	{Cat: "guise", Ja: text.WhiteCorners, En: text.Quotes, Loose: true},
}

// notation: copies write traits in braces, and blanks inside the brackets of a word. X behind the name of a number is a number too.
var notation = text.Notation{
	Trim:  true,
	Alike: [][2]rune{{'{', '〔'}, {'}', '〕'}, {'｛', '〔'}, {'｝', '〕'}},
	Short: [][2]string{{"ATKX", "ATKＸ"}, {"DEFX", "DEFＸ"}},
}

var shells = text.Brackets{Open: '〔', Close: '〕'}

// shelf has the book once somebody has asked for it.
var shelf text.Shelf

// New is a lexicon with the words of Rebirth for you and an empty glossary.
func New() *text.Lexicon { return shelf.Lexicon(book) }
