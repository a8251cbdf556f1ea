// Package synthetic plays games with cards that nobody would print: their lines are drawn
// at random from all that texts can say, printed in Japanese and read again. Whatever a
// line says, the match goes on to its end, and everything holds that holds of any match.
package synthetic

import (
	"gorin/rules/ability"
	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/text"
	"gorin/rules/text/gen"
)

// Table is cards drawn from a seed, and two legal decks of them.
type Table struct {
	Game  string
	Seed  uint64
	Cards []pack.Card
	Decks [2]deck.Deck

	Lines   int     // that the cards have
	Refused int     // that were drawn and mean nothing, or that no card of the game may have
	Wrong   []error // lines that are not read as what they were printed from
}

// game is what cards and decks of a game are drawn from.
type game struct {
	lexicon func() *text.Lexicon
	draw    func(*gen.Source) ability.Node
	cards   func(*drawing) []pack.Card
	decks   func(*drawing, []pack.Card) [2]deck.Deck
	source  gen.Source // names and traits that lines speak of
}

var games = map[string]*game{"weiss": &weiss, "builddivide": &buildDivide}

// Known lists the games whose cards can be drawn.
func Known() []string { return []string{"weiss", "builddivide"} }
