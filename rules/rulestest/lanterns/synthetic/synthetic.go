// Package synthetic is what cards and decks of Lanterns are drawn from.
package synthetic

import (
	"fmt"

	"gorin/rules/ability"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulestest/lanterns/lexicon"
	"gorin/rules/rulestest/lanterns/lexicon/trees"
	"gorin/rules/synthetic"
	"gorin/rules/text/gen"
	"gorin/rules/value"
)

// Game is what cards and decks of the game are drawn from.
func Game() synthetic.Game {
	return synthetic.Game{
		Key: "lanterns", Lexicon: lexicon.New, Draw: trees.Random, Cards: cards, Deck: drawDeck,
		Source: gen.Source{Names: []string{"試し0", "試し1", "試し9"}, Traits: []string{"水", "山"}},
	}
}

// How many kinds of cards are drawn.
const (
	lanterns = 9
	winds    = 3
)

// cards draws lanterns and winds (L2-1).
func cards(d *synthetic.Drawing) (out []pack.Card) {
	for i := range lanterns + winds {
		c := pack.Card{ID: fmt.Sprintf("S%d", i), Game: "lanterns", Kind: "lantern", Name: lang.Words{fmt.Sprintf("試し%d", i)},
			Values: value.Of("colour", synthetic.Pick(d, "red", "gold", "blue"))}
		c.SetTags("signs", d.Words(d.Source.Traits, 2))
		if i < lanterns {
			c.SetNumber("light", 1+d.IntN(5))
			c.Lines = d.Lines(1+d.IntN(3), func(n ability.Node) bool { return n.Kind != ability.Effect })
		} else {
			c.Kind = "wind"
			c.Lines = d.Lines(1, func(n ability.Node) bool { return n.Kind == ability.Effect })
		}
		out = append(out, c)
	}
	return out
}

// drawDeck draws a deck of 12 to 30 cards, up to three of a name (L2-2).
func drawDeck(d *synthetic.Drawing, list []pack.Card) deck.Deck {
	own := deck.Deck{Game: "lanterns"}
	for _, c := range list {
		own.Cards = append(own.Cards, deck.Line{Count: 1 + d.IntN(2), ID: c.ID})
	}
	return own
}
