// Package synthetic is what cards and decks of Regatta are drawn from.
package synthetic

import (
	"fmt"

	"gorin/rules/ability"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulestest/regatta/lexicon"
	"gorin/rules/rulestest/regatta/lexicon/trees"
	"gorin/rules/synthetic"
	"gorin/rules/text/gen"
	"gorin/rules/value"
)

// Game is what cards and decks of the game are drawn from.
func Game() synthetic.Game {
	return synthetic.Game{
		Key: "regatta", Lexicon: lexicon.New, Draw: trees.Random, Cards: cards, Deck: drawDeck,
		Source: gen.Source{Names: []string{"試し0", "試し1", "試し9"}},
	}
}

// boats is how many kinds of cards are drawn.
const boats = 10

// cards draws boats (R2-1).
func cards(d *synthetic.Drawing) (out []pack.Card) {
	for i := range boats {
		out = append(out, pack.Card{
			ID: fmt.Sprintf("S%d", i), Game: "regatta", Kind: "boat", Name: lang.Words{fmt.Sprintf("試し%d", i)},
			Values: value.Of("sail", d.IntN(7), "hull", 1+d.IntN(6), "colour", synthetic.Pick(d, "red", "blue")),
			Lines:  d.Lines(d.IntN(3), func(n ability.Node) bool { return n.Kind != ability.Effect }),
		})
	}
	return out
}

// drawDeck draws a deck of 12 to 30 cards, up to four of a name (R2-2).
func drawDeck(d *synthetic.Drawing, list []pack.Card) deck.Deck {
	own := deck.Deck{Game: "regatta"}
	for _, c := range list {
		own.Cards = append(own.Cards, deck.Line{Count: 2 + d.IntN(2), ID: c.ID})
	}
	return own
}
