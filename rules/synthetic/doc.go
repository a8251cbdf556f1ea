// Package synthetic plays games with cards that nobody would print: their lines are drawn
// at random from all that texts can say, printed in Japanese and read again. Whatever a
// line says, the match goes on to its end, and everything holds that holds of any match.
package synthetic

import (
	"fmt"

	"gorin/rules/ability"
	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/text"
	"gorin/rules/text/gen"
)

// Table is cards drawn from a seed, and a legal deck of them for each seat.
type Table struct {
	Game  string
	Seed  uint64
	Cards []pack.Card
	Decks []deck.Deck

	Lines   int     // that the cards have
	Refused int     // that were drawn and mean nothing, or that no card of the game may have
	Wrong   []error // lines that are not read as what they were printed from
}

// Misread is a tree that is not read again from its line, or has no line.
type Misread struct {
	Line     string
	From, As ability.Node
	Err      error // why it cannot be said
}

func (m *Misread) Error() string {
	if m.Err != nil {
		return fmt.Sprintf("%v: %v", m.From, m.Err)
	}
	return fmt.Sprintf("%s is read as %v, printed from %v", m.Line, m.As, m.From)
}

func (m *Misread) Unwrap() error { return m.Err }

// Game is what cards and decks of a game are drawn from.
type Game struct {
	Key     string
	Lexicon func() *text.Lexicon
	Draw    func(*gen.Source) ability.Node // a line
	Cards   func(*Drawing) []pack.Card
	Deck    func(*Drawing, []pack.Card) deck.Deck // of the cards, legal as a rule
	Source  gen.Source                            // names and traits that lines speak of
}
