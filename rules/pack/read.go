package pack

import "gorin/rules/value"

// The limits of one pack. What is larger is refused before it is looked at.
const (
	MaxBytes = 4 << 20 // of the file
	MaxCards = 5000
	MaxWords = 5000
	MaxLines = 16   // abilities of a card
	MaxTags  = 32   // names of a value of a card
	MaxPairs = 8    // keys of two halves
	MaxLine  = 2000 // runes of an ability
	MaxName  = 200  // runes of a name and every other short text

	maxErrors = 50 // reported per file
)

// Games are the declarations of all games whose packs may be read.
type Games []*value.List

// Read reads a pack of one of the games; name is the file's, for errors. Every error that the file
// holds is found: they are Faults, each a line of "name:line:column: …" where the
// TOML itself is wrong, and of "name:line:card: field: …" where a value is.
func Read(name string, data []byte, games Games) ([]Card, error) {
	f, err := decode(name, data, games)
	if err != nil {
		return nil, err
	}
	c := checker{file: name, game: f.Game}
	c.checkHead(f, games)
	var cards []Card
	if c.errs == nil {
		cards = c.cards(f)
	}
	if c.errs != nil {
		locate(data, c.errs)
		return nil, Faults(c.errs)
	}
	quote(cards, f.Words, c.vals)
	return cards, nil
}
