// Package show puts what lies on the machine's table into what players read: views,
// requests, entries of the log, in words of both languages.
package show

import (
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/rulebook"
)

// Book is a game with its messages and the cards that it has compiled last.
type Book struct {
	*rulebook.Game
	Messages func() map[string]lang.Words // by key

	last  lastSet
	wider lastSet
	slots slotNames
}

// NewBook is a game with its messages, which are read when they are first asked for.
func NewBook(g *rulebook.Game) *Book { return &Book{Game: g, Messages: messages(g.Files)} }

// Table is a match as it lies: the machine, its game, the cards that are played with, and
// what the players are called.
type Table struct {
	M     *kernel.Machine
	Book  *Book
	Cards *Set
	Names []string // by seat
	You   int      // the seat that is spoken to, plus one; 0: nobody, everybody is called by name
}
