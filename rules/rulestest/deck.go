package rulestest

import (
	"strings"

	"gorin/rules/deck"
	"gorin/rules/pack"
)

// MostCopies is how many copies of a card, which has the name C, a deck may hold by the
// game's book and by the card's own text; 0 if there may be any number of it.
func MostCopies(c *pack.Card, book *deck.Book) int {
	of := func(n int) string {
		var all []string
		for _, r := range deck.Check(deck.Deck{Game: c.Game, Cards: []deck.Line{{Count: n, ID: c.ID}}}, []pack.Card{*c}, book) {
			all = append(all, r.Error())
		}
		return strings.Join(all, "; ")
	}
	for n := range 50 {
		if s := of(n + 1); strings.Contains(s, "cards named C") || strings.Contains(s, "copies of C") {
			return n
		}
	}
	return 0
}
