//go:build lanterns

package regatta_test

import (
	"math/rand/v2"
	"testing"

	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/rulestest/watch"
)

// watched is how the oracle watches this game.
var watched = watch.Game{Key: "regatta", Share: 1, Deck: randomDeck, Bites: 20}

func TestOracle(t *testing.T)      { watched.Matches(t) }
func TestOracleBites(t *testing.T) { watched.Bite(t) }

// randomDeck draws up to four of some cards.
func randomDeck(_ *testing.T, r *rand.Rand, cards []pack.Card) deck.Deck {
	d := deck.Deck{Game: "regatta", ID: "drawn"}
	for _, i := range r.Perm(len(cards))[:6] {
		d.Cards = append(d.Cards, deck.Line{Count: 2 + r.IntN(3), ID: cards[i].ID})
	}
	return d
}
