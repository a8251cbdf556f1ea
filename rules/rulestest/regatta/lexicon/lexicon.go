// Package lexicon is the phrasebook of the made-up game Regatta: few phrases of its own beside
// those that games share.
package lexicon

import (
	"slices"

	. "gorin/rules/ability" // the tables name kinds on every line
	"gorin/rules/text"
	"gorin/rules/text/phrases"
	"gorin/rules/text/surface"
)

func book() *text.Book {
	return &text.Book{
		Terms: Terms,
		Tables: [][]text.Phrase{
			lines, words, zones, numbers(),
			phrases.Sentences, phrases.Lines, phrases.Values, phrases.Objects, phrases.Acts, phrases.Mods,
			phrases.CardSets, phrases.Conds, phrases.Triggers,
		},
	}
}

// shelf has the book once somebody has asked for it.
var shelf text.Shelf

// New is a lexicon with the words of the game and an empty glossary.
func New() *text.Lexicon { return shelf.Lexicon(book) }

// lines is the heads of lines (R6).
var lines = []text.Phrase{
	{"line", Auto, 0, "【自】_{#limit}_{0:labels}{1:costs}{2+:part:}", "【AUTO】 {#limit}{0:labels}{1:costs}{2+:part: }"},
	{"line", Cont, 0, "【永】_{0:labels}{1:costs}{2+:part:}", "【CONT】 {0:labels}{1:costs}{2+:part: }"},
	{"limit", surface.Word, 0, "∅", "∅"},
}

// words is kinds of cards and phases.
var words = []text.Phrase{
	{"common", Boat, 0, "舟", "boat<s|>"},
	{"common", Card, 0, "カード", "card<s|>"},
	{"of", Ally, 0, "味方の", "your team's"},
	{"who", Ally, 0, "味方", "your team"},
	{"step", surface.Word, 3, "競走", "race"},
	{"lying", surface.Word, 0, "∄", "stand"},
}

// zones is where cards lie and go (R3).
var zones = []text.Phrase{
	{"zpile", Hand, 0, "手札", ""},
	{"zpile", Deck, 0, "山札", ""},
	{"zin", Lead, 0, "先頭", ""},
	{"zin", Afloat, 0, "水面", ""},
	{"zin", Wreck, 0, "沈没", ""},
	{"zin", Drift, 0, "漂流", ""},
	{"zin", Hand, 0, "手札", ""},
	{"zin", Deck, 0, "山札", ""},
	{"zname", Lead, 0, "", "lead"},
	{"zname", Afloat, 0, "", "water"},
	{"zname", Wreck, 0, "", "wrecks"},
	{"zname", Drift, 0, "", "drift"},
	{"zname", Hand, 0, "", "hand"},
	{"zname", Deck, 0, "山札", "deck"},
	{"zbefore", AmongThose, 0, "それらのカードの", "among those cards"},
	{"zslot", Lead, 0, "先頭", ""},
	{"zaway", Wreck, 0, "沈没", ""},
	{"zaway", Drift, 0, "漂流", ""},
	{"zaway", Hand, 0, "手札", ""},
	{"zplace", Lead, 0, "", "into the lead"},
	{"zplace", Wreck, 0, "", "into the wrecks"},
	{"zplace", Drift, 0, "", "into the drift"},
	{"zplace", Hand, 0, "", "into the hand"},
	{"zfrom", surface.Via, 0, "", "the {@:zname}"},
	{"zfrom1", surface.Via, 0, "", "the {@:zname}"},
	{"zdest", ToWreck, 0, "沈没", ""},
	{"zdest", ToDrift, 0, "漂流", ""},
	{"zdest", ToDeckBottom, 0, "[|その|自分の]山札の下", ""},
	{"zdest", ToDeckTop, 0, "[|その|自分の]山札の上", ""},
	{"dest", ToWreck, 0, "", "into the wrecks"},
	{"dest", ToDrift, 0, "", "into the drift"},
	{"dest", ToDeckBottom, 0, "", "at the bottom of the deck"},
	{"dest", ToDeckTop, 0, "", "on top of the deck"},
	{"add", ToHand, 1, "手札に[|、]加<える|え|えて>", "to hand"},
	{"back", ToHand, 0, "手札に[|、]戻<す|し|して>", "to hand"},
}

// numbers is what texts say of the numbers on a boat.
func numbers() []text.Phrase {
	return slices.Concat(phrases.OfNumber(StatSail, "帆", "sail"), phrases.OfNumber(StatHull, "船体", "hull"))
}
