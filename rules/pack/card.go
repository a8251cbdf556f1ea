// Package pack reads card packs: printed values and printed text as TOML.
//
// A pack is one file:
//
//	game  = "lanterns"
//	title = { ja = "灯籠流し", en = "Lanterns" }
//
//	[words]                       # Japanese words of the texts, in English
//	"水" = "Water"
//
//	[[card]]
//	id     = "LN-04"
//	kind   = "lantern"
//	name   = { ja = "船頭の灯", en = "Ferryman's Light" }
//	light  = 2
//	colour = "blue"
//	signs  = ["水"]
//	text   = ["【永】 他のあなたの《水》の灯籠すべてに、明るさを＋1。"]
//
// Which values a card has, and how each is written, the game declares (package value): a
// number, a word, a list of keys or of names, or a number for each of some keys, such as
// oil = { blue = 2, red = 1 }. The title, and a value that is declared for the head of a
// pack, may also stand on a card, where they win over the pack's. Decks of the cards may
// stand in the same file, see package deck.
//
// A card may have two faces. The second is the table open:
//
//	[card.open]
//	name   = { ja = "船頭の灯 満月", en = "Ferryman's Light, Full Moon" }
//	light  = 6
package pack

import (
	"slices"

	"gorin/rules/lang"
	"gorin/rules/value"
)

// Card is one printed card, exactly what stands on it.
type Card struct {
	ID      string     // the collection number, unique
	Game    string     // rulebook key, "lanterns"
	Kind    string     // key of a kind that the game declares
	Name    lang.Words // the Japanese name is the name of the rules
	Title   lang.Words // the work
	Rarity  string
	Lines   []string // one ability per line, Japanese notation
	Flavour lang.Words
	Artist  string
	Inert   []int // numbers of lines, from 0, that do nothing: nobody can read them, and the players play on without

	value.Values       // whatever else the game prints on its cards
	Open         *Card // the opened face of a card with two, its ID that of the card and "+"; else nil

	QuotedNames []lang.Words // what the lines quote in 「」, from the pack's names and words
	Quoted      value.Values // what they quote as tags, by the keys of these
}

// IsInert reports whether a line does nothing.
func (c *Card) IsInert(line int) bool { return slices.Contains(c.Inert, line) }
