// Package deck reads deck lists and checks them against the rules of
// construction.
package deck

// Deck is a list of cards to play with.
type Deck struct {
	ID    string // file name without its ending
	Game  string
	Name  Words
	About Words // what the deck does, in a sentence or two
	Cards []Line
}

// Words is a text in Japanese and English.
type Words struct {
	Ja string `toml:"ja"`
	En string `toml:"en"`
}

// Line is so many copies of one card.
type Line struct {
	Count int
	ID    string // the card's collection ID
}
