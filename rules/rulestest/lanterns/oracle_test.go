//go:build lanterns

package lanterns_test

import (
	"math/rand/v2"
	"testing"

	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/rulestest/watch"
)

// watched is how the oracle watches this game.
var watched = watch.Game{Key: "lanterns", Share: 1, Deck: randomDeck, Bites: 20}

func TestOracle(t *testing.T)      { watched.Matches(t) }
func TestOracleBites(t *testing.T) { watched.Bite(t) }

// randomDeck draws one to three of each card.
func randomDeck(_ *testing.T, r *rand.Rand, cards []pack.Card) deck.Deck {
	d := deck.Deck{Game: "lanterns", ID: "drawn"}
	for _, c := range cards {
		d.Cards = append(d.Cards, deck.Line{Count: 2 + r.IntN(2), ID: c.ID})
	}
	return d
}
