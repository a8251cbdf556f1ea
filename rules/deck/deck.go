// Package deck reads deck lists and checks them against the rules of
// construction.
//
// A deck is one TOML file; its ID is the file's name without the ending:
//
//	game  = "weiss"
//	name  = { ja = "灯台のしらべ", en = "Song of the Lighthouse" }
//	about = { ja = "…", en = "Fills the stage early and …" }
//	cards = [
//	  [4, "HL/W01-001"],
//	  [2, "HL/W01-002"],
//	]
package deck

import "gorin/rules/pack"

// Deck is a list of cards to play with.
type Deck struct {
	ID    string // file name without its ending
	Game  string
	Name  Words
	About Words // what the deck does, in a sentence or two
	Cards []Line
}

// Words is a text in Japanese and English.
type Words = pack.Words

// Line is so many copies of one card.
type Line struct {
	Count int
	ID    string // the card's collection ID
}

// Size is how many cards the deck holds.
func (d Deck) Size() int {
	n := 0
	for _, l := range d.Cards {
		n += l.Count
	}
	return n
}
