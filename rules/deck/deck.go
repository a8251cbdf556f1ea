// Package deck reads deck lists and checks them against the rules of
// construction.
//
// A deck is one TOML file; its ID is the file's name without the ending:
//
//	game  = "lanterns"
//	name  = { ja = "灯台のしらべ", en = "Song of the Lighthouse" }
//	about = { ja = "…", en = "Fills the stage early and …" }
//	cards = [
//	  [4, "LN-01"],
//	  [2, "LN-02"],
//	]
//
// It may say which colours its cards have, the commonest first (colours = ["red", "blue"]); the decks that
// come with a game do.
//
// Games may declare more parts of a deck, each of which stands in a file under its key, in the
// same way or, if it is a single card, as its ID:
//
//	side    = [[1, "LN-09"]]
//	captain = "LN-04"
//
// Decks may also stand in the file of a pack, each as a table [[deck]] with the same
// keys; the game is the pack's.
package deck

import "gorin/rules/lang"

// Deck is a list of cards to play with.
type Deck struct {
	ID    string // file name without its ending
	Game  string
	Name  lang.Words
	About lang.Words // what the deck does, in a sentence or two
	Cards []Line     // of the part that is played from (Main)

	// Colours are those of its cards, the commonest first, where the file says them: a list of decks need not
	// read the cards then. Only those that come with a game say them; nil: look at the cards.
	Colours []string

	Beside []Portion // what it has in other parts, in any order
}

// Line is so many copies of one card.
type Line struct {
	Count int
	ID    string // the card's collection ID
}

// Size is how many cards the deck holds that are played from; other parts are not in it.
func (d Deck) Size() int { return sum(d.Cards) }

func sum(list []Line) (n int) {
	for _, l := range list {
		n += l.Count
	}
	return n
}
