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
// Title and side may also stand on a card, where they win over the pack's.
package pack

// Words is a text in Japanese and English.
type Words struct {
	Ja string `toml:"ja"`
	En string `toml:"en"`
}

// Card is one printed card, exactly what stands on it (chapter 2 of the
// Weiss Schwarz book).
type Card struct {
	ID       string   // collection ID (2.14), unique
	Game     string   // rulebook key, "weiss"
	Kind     string   // "character", "event", "climax" (2.3)
	Name     Words    // 2.1; the Japanese name is the name of the rules
	Colour   string   // "yellow", "green", "red", "blue", "purple" or "" (2.4)
	Level    int      // 2.6
	Cost     int      // 2.7
	Power    int      // 2.9
	Soul     int      // 2.10
	Triggers []string // 2.11, such as "soul", "comeback"
	Icons    []string // 2.8: "counter", "clock"
	Traits   []Words  // 2.5
	Title    Words    // 2.13
	Side     string   // 2.18: "weiss", "schwarz", "both"
	Rarity   string   // 2.15
	Lines    []string // 2.12: one ability per line, Japanese notation
	Flavour  Words    // 2.2.3
	Artist   string   // 2.16

	QuotedNames  []Words // what the lines quote in 「」, from the pack's names and words
	QuotedTraits []Words // what the lines quote in 《》, from the pack's words
}
