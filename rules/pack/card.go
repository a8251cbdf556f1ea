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

import "slices"

// Words is a text in Japanese and English.
type Words struct {
	Ja string `toml:"ja"`
	En string `toml:"en"`
}

// Card is one printed card, exactly what stands on it. The first clause is of
// the Weiss Schwarz book (chapter 2), the second of Build Divide (chapter
// 300); what a game does not print is empty.
type Card struct {
	ID       string   // collection ID (2.14; 318), unique
	Game     string   // rulebook key, "weiss"
	Kind     string   // "character", "event", "climax" (2.3); "unit", "command", "territory" (304)
	Name     Words    // 2.1; 303; the Japanese name is the name of the rules
	Colour   string   // "yellow", "green", "red", "blue", "purple" or "" (2.4)
	Level    int      // 2.6
	Cost     int      // 2.7; total cost (306-2a), of the opened face only (319-2)
	Power    int      // 2.9; 310
	Soul     int      // 2.10
	Triggers []string // 2.11, such as "soul", "comeback"; "buster", "shot" (309)
	Icons    []string // 2.8: "counter", "clock"
	Traits   []Words  // 2.5; attributes (305)
	Title    Words    // 2.13; the work (317)
	Side     string   // 2.18: "weiss", "schwarz", "both"
	Rarity   string   // 2.15
	Lines    []string // 2.12; 312: one ability per line, Japanese notation
	Flavour  Words    // 2.2.3; 315
	Artist   string   // 2.16; 318
	Inert    []int    // numbers of lines, from 0, that do nothing: nobody can read them, and the players play on without

	Subtypes     []string // 304-3: "ace"
	Colours      []string // 203: "black", "blue", "white", "red"; none or several
	Needs        Needs    // 306-2b, 306-2c
	Timing       string   // "" is normal, "quick" (307)
	Hit          int      // 311
	Titles       []Words  // 308
	Identities   []Words  // 314
	AbilityIcons []string // 313, 1500: "condition/effect", such as "always/blitz"
	Open         *Card    // the opened face of a territory (319-2), its ID that of the card and "+"; else nil

	QuotedNames      []Words // what the lines quote in 「」, from the pack's names and words
	QuotedTraits     []Words // what they quote as traits: 《》; in Build Divide 〈〉
	QuotedIdentities []Words // what they quote in 《》 as identity names (314-2)
}

// Needs is how the total cost of a card is to be paid: so much energy of each
// colour (306-2b), and so much of any kind (306-2c).
type Needs struct {
	Black   int `toml:"black"`
	Blue    int `toml:"blue"`
	White   int `toml:"white"`
	Red     int `toml:"red"`
	Generic int `toml:"generic"`
}

// Total is the sum of the parts, which is the total cost (3.06.2.a.1).
func (n Needs) Total() int { return n.Black + n.Blue + n.White + n.Red + n.Generic }

// IsInert reports whether a line does nothing.
func (c *Card) IsInert(line int) bool { return slices.Contains(c.Inert, line) }
