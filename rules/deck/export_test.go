package deck

// testBooks are the books by which the tests of this package check decks, by game.
var testBooks = map[string]*Book{}

// SetBook lets the tests check decks of a game.
func SetBook(game string, b *Book) { testBooks[game] = b }
