// Package pack reads card packs: printed values and printed text as TOML.
//
// A pack is one file:
//
//	game  = "weiss"
//	title = { ja = "星見の灯台", en = "The Stargazers' Lighthouse" }
//	side  = "weiss"
//
//	[words]                       # Japanese words of the texts, in English
//	"海" = "Sea"
//
//	[[card]]
//	id     = "HL/W01-001"
//	kind   = "character"
//	name   = { ja = "灯台守 ナギ", en = "Nagi, Keeper of the Light" }
//	colour = "blue"
//	level  = 1
//	cost   = 0
//	power  = 4500
//	soul   = 1
//	traits = ["海"]
//	text   = ["【永】 応援 このカードの前のあなたのキャラすべてに、パワーを＋500。"]
//
// Title and side may also stand on a card, where they win over the pack's. Decks of
// the cards may stand in the same file, see package deck.
//
// A card of Build Divide has other keys, and a territory has two faces, the
// second of which is the table open:
//
//	[[card]]
//	id      = "GL-001"
//	kind    = "unit"
//	subtypes = ["ace"]
//	name    = { ja = "硝子の騎士 ルカ", en = "Luca, Knight of Glass" }
//	colours = ["blue"]
//	cost    = 4
//	needs   = { blue = 2, generic = 2 }   # without it, one of its colour
//	timing  = "quick"
//	power   = 4500
//	hit     = 1
//	triggers = ["buster"]
//	titles  = ["硝子の都"]
//	attributes = ["騎士"]
//	identities = ["ルカ"]
//	ability-icons = ["your-turn/power+1000"]
//
//	[[card]]
//	id     = "GL-050"
//	kind   = "territory"
//	name   = { ja = "硝子の都", en = "The City of Glass" }
//	titles = ["硝子の都"]
//	[card.open]
//	name    = { ja = "硝子の都 灯る夜", en = "The City of Glass, Lit" }
//	colours = ["blue"]
//	cost    = 6
package pack

import (
	"slices"

	"gorin/rules/value"
)

// Words is a text in Japanese and English.
type Words = value.Words

// Card is one printed card, exactly what stands on it.
type Card struct {
	ID      string // the collection number, unique
	Game    string // rulebook key, "weiss"
	Kind    string // key of a kind that the game declares
	Name    Words  // the Japanese name is the name of the rules
	Title   Words  // the work
	Rarity  string
	Lines   []string // one ability per line, Japanese notation
	Flavour Words
	Artist  string
	Inert   []int // numbers of lines, from 0, that do nothing: nobody can read them, and the players play on without

	value.Values       // whatever else the game prints on its cards
	Open         *Card // the opened face of a card with two, its ID that of the card and "+"; else nil

	QuotedNames []Words      // what the lines quote in 「」, from the pack's names and words
	Quoted      value.Values // what they quote as tags, by the keys of these
}

// IsInert reports whether a line does nothing.
func (c *Card) IsInert(line int) bool { return slices.Contains(c.Inert, line) }
