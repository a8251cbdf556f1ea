package rulebook

import "gorin/rules/lang"

// Printed is one distinct card of a match, as printed.
type Printed struct {
	ID       string // the collection number, such as "HV/W01-001"
	Name     lang.Words
	Kind     string // "character", "event", "climax"
	Colour   string // "yellow", "green", "red", "blue", "" for none
	Level    int
	Cost     int
	Power    int
	Soul     int
	Triggers []string // "soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice", "chance", "discovery"
	Icons    []string // "counter", "clock"
	Traits   []lang.Words
	Title    lang.Words // the work (作品名)
	Side     string     // "weiss", "schwarz", "both"
	Rarity   string
	Lines    []lang.Words // the abilities, one each
	Flavour  lang.Words
	Seed     uint64 // for the picture that the renderer makes

	// In games that have them.
	Colours      []string     `json:",omitzero"` // all colours of a card that may have several
	Subtypes     []string     `json:",omitzero"` // "ace"
	Hit          int          `json:",omitzero"`
	Timing       string       `json:",omitzero"` // "quick"; "" is normal
	Needs        Needs        `json:",omitzero"`
	Titles       []lang.Words `json:",omitzero"` // 称号
	Identities   []lang.Words `json:",omitzero"` // 識別名
	AbilityIcons []lang.Words `json:",omitzero"` // 能力アイコン
	Other        int          // catalogue index of the other face of a two-faced card, -1 if it has none

	Inert []int `json:",omitzero"` // numbers of Lines, from 0, that do nothing; they stand there as printed
}
