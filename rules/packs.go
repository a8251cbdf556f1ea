package rules

import (
	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// ReadPack is pack.Read of a pack of any game that can be played.
func ReadPack(name string, data []byte) ([]pack.Card, error) { return pack.Read(name, data, values()) }

// VerifyCards is pack.Verify of cards of any game that can be played.
func VerifyCards(game string, cards []pack.Card) error { return pack.Verify(game, cards, values()) }

func values() (games pack.Games) {
	for _, b := range books() {
		games = append(games, &b.Values)
	}
	return games
}

// Declared is what may be printed on the cards of a game, nil if there is no such game.
func Declared(game string) []value.Declared {
	if b := BookOf(game); b != nil {
		return b.Values.Declared
	}
	return nil
}

// CheckDeck lists every reason why a deck may not be played with these cards, in the order
// of its game's book; none means that it is legal.
func CheckDeck(d deck.Deck, cards []pack.Card) []deck.Reason {
	b := BookOf(d.Game)
	if b == nil {
		return deck.Check(d, cards, nil)
	}
	return deck.Check(d, cards, &b.Deck)
}

// NeedsOf is how much of the cost of a printed card has to be paid in which colour.
func NeedsOf(p *Printed) Needs { return rulebook.NeedsOf(p) }
