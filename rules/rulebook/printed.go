package rulebook

import (
	"gorin/rules/lang"
	"gorin/rules/value"
)

// Printed is one distinct card of a match, as printed.
type Printed struct {
	ID      string // the collection number, such as "HV/W01-001"
	Name    lang.Words
	Kind    string     // key of a kind that the game declares
	Title   lang.Words // the work (作品名)
	Rarity  string
	Lines   []lang.Words // the abilities, one each
	Flavour lang.Words
	Seed    uint64 // for the picture that the renderer makes

	value.Values     // whatever else the game prints on its cards; of keys with two halves Words says what they mean
	Other        int // catalogue index of the other face of a two-faced card, -1 if it has none

	Inert []int `json:",omitzero"` // numbers of Lines, from 0, that do nothing; they stand there as printed
}
