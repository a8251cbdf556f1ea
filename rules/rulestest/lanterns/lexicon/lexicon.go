// Package lexicon is the phrasebook of the made-up game Lanterns: few phrases of its own
// beside those that games share.
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
			lines, words, zones, light(),
			phrases.Sentences, phrases.Lines, phrases.Values, phrases.Objects, phrases.Acts, phrases.Mods,
			phrases.CardSets, phrases.Conds, phrases.Triggers,
		},
		Proper: []text.Proper{{
			Cat: LampName, As: text.CardName,
			Ja: text.Brackets{Open: '＜', Close: '＞'}, En: text.Brackets{Open: '<', Close: '>'},
		}},
		Said: [][2]string{{"ドロー", "1枚引く"}, {"墓地", "灰"}},
	}
}

// LampName is a card's name where it is asked for whole.
const LampName text.Cat = "lamp"

// shelf has the book once somebody has asked for it.
var shelf text.Shelf

// New is a lexicon with the words of the game and an empty glossary.
func New() *text.Lexicon { return shelf.Lexicon(book) }

// lines is the heads of lines (L6).
var lines = []text.Phrase{
	{"line", Glow, 0, "灯火[|。]", "Glow"},
	{"line", Auto, 0, "【自】_{#limit}_{0:labels}{1:costs}{2+:part:}", "【AUTO】 {#limit}{0:labels}{1:costs}{2+:part: }"},
	{"line", Act, 0, "【起】_{#limit}_{0:labels}{1:costs}{2+:part:}", "【ACT】 {#limit}{0:labels}{1:costs}{2+:part: }"},
	{"line", Cont, 0, "【永】_{0:labels}{1:costs}{2+:part:}", "【CONT】 {0:labels}{1:costs}{2+:part: }"},
	{"line", Effect, 0, "{0:labels}{1:costs}{2+:part:}", "{0:labels}{1:costs}{2+:part: }"},
	{"limit", surface.Word, 0, "∅", "∅"},
	{"limit", surface.Via, 0, "{@:limited}", "{@:limited}"},
	{"limited", surface.Word, 0, "【回{#}】_", "【ROUND {#}】 "},
}

// words is kinds of cards, phases and colours.
var words = []text.Phrase{
	{"common", Lantern, 0, "灯籠", "lantern<s|>"},
	{"common", Wind, 0, "風", "wind<s|>"},
	{"common", Card, 0, "カード", "card<s|>"},
	{"atom", NameIs, 0, "銘{lamp}", ""},
	{"tail", NameIs, 0, "", "inscribed {lamp}"},
	{"step", surface.Word, 1, "選択", "choice"},
	{"step", surface.Word, 2, "川流し", "river"},
	{"step", surface.Word, 3, "終わり", "end"},
	{"lying", surface.Word, 0, "∄", "stand"},
}

// zones is where cards lie and go (L3).
var zones = []text.Phrase{
	{"zpile", Hand, 0, "手札", ""},
	{"zpile", Deck, 0, "山札", ""},
	{"zin", Sky, 0, "空", ""},
	{"zin", River, 0, "川", ""},
	{"zin", Ashes, 0, "灰", ""},
	{"zin", Hand, 0, "手札", ""},
	{"zin", Deck, 0, "山札", ""},
	{"zname", Sky, 0, "", "sky"},
	{"zname", River, 0, "", "river"},
	{"zname", Ashes, 0, "", "ashes"},
	{"zname", Hand, 0, "", "hand"},
	{"zname", Deck, 0, "山札", "deck"},
	{"zbefore", AmongThose, 0, "それらのカードの", "among those cards"},
	{"zslot", Sky, 0, "空", ""},
	{"zaway", River, 0, "川", ""},
	{"zaway", Ashes, 0, "灰", ""},
	{"zaway", Hand, 0, "手札", ""},
	{"zplace", Sky, 0, "", "into the sky"},
	{"zplace", River, 0, "", "into the river"},
	{"zplace", Ashes, 0, "", "into the ashes"},
	{"zplace", Hand, 0, "", "into the hand"},
	{"zfrom", surface.Via, 0, "", "the {@:zname}"},
	{"zfrom1", surface.Via, 0, "", "the {@:zname}"},
	{"zdest", ToSky, 0, "空", ""},
	{"zdest", ToAshes, 0, "灰", ""},
	{"zdest", ToDeckBottom, 0, "[|その|自分の]山札の下", ""},
	{"zdest", ToDeckTop, 0, "[|その|自分の]山札の上", ""},
	{"dest", ToSky, 0, "", "into the sky"},
	{"dest", ToAshes, 0, "", "into the ashes"},
	{"dest", ToDeckBottom, 0, "", "at the bottom of the deck"},
	{"dest", ToDeckTop, 0, "", "on top of the deck"},
	{"add", ToHand, 1, "手札に[|、]加<える|え|えて>", "to hand"},
	{"back", ToHand, 0, "手札に[|、]戻<す|し|して>", "to hand"},
}

// light is what texts say of how bright a lantern is.
func light() []text.Phrase {
	const ja, en = "明るさ", "light"
	return slices.Concat(phrases.OfNumber(StatLight, ja, en), phrases.SetTo(StatLight, ja, en), phrases.Alike(StatLight, ja, en))
}
