// Package synthetic is what cards and decks of Victory Spark are drawn from.
package synthetic

import (
	"fmt"

	"gorin/rules/ability"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/synthetic"
	"gorin/rules/text/gen"
	"gorin/rules/victoryspark/lexicon"
	"gorin/rules/victoryspark/lexicon/trees"
)

// Game is what cards and decks of the game are drawn from.
func Game() synthetic.Game {
	return synthetic.Game{
		Key: "victoryspark", Lexicon: lexicon.New, Draw: trees.Random, Cards: cards, Deck: drawDeck,
		Source: gen.Source{Names: people, Traits: []string{"海", "灯台", "旅"}},
	}
}

// people are names of cards, and titles too: who meets whom as a partner is left to chance.
var people = []string{"試し0", "試し1", "試し2", "試し3", "試し4", "試し5", "試"}

// kinds is how many kinds of cards are drawn, the limited ones among them.
const kinds = 24

// cards draws cards of all levels; those that follow each other are partners, some others are
// partners of many.
func cards(d *synthetic.Drawing) (out []pack.Card) {
	for i := range kinds {
		c := pack.Card{ID: fmt.Sprintf("S%d", i), Game: "victoryspark", Kind: "card", Name: lang.Words{fmt.Sprintf("試し%d", i)}}
		level := []int{0, 0, 0, 1, 1, 1, 2, 2, 3, 4}[d.IntN(10)]
		c.SetNumber("level", level)
		c.SetNumber("attack", 500*(d.IntN(6)+2*level))
		c.SetNumber("defence", 500*(1+d.IntN(6)+2*level))
		c.SetTags("titles", append([]lang.Words{{fmt.Sprintf("試し%d", i)}}, d.Words(people, 1)...))
		if d.IntN(4) == 0 {
			c.SetTags("names", []lang.Words{c.Name, {"試"}})
		}
		partner := fmt.Sprintf("試し%d", i^1)
		c.SetTags("partner-names", append([]lang.Words{{partner}}, d.Words(people, 1)...))
		c.SetTags("partner-titles", append([]lang.Words{{partner}}, d.Words(people, 1)...))
		c.SetKeys("sex", [][]string{{"male"}, {"female"}, {"male", "female"}, nil}[d.IntN(4)])
		switch i {
		case 0, 1:
			c.SetKeys("limited", []string{"fire"})
		case 2, 3:
			c.SetKeys("limited", []string{"heal"})
		}
		c.Lines = d.Lines(1+d.IntN(3), func(ability.Node) bool { return true })
		out = append(out, c)
	}
	return out
}

// drawDeck draws a deck of 50 cards, with at most four of each icon (5.1.2.1).
func drawDeck(d *synthetic.Drawing, list []pack.Card) deck.Deck {
	own := deck.Deck{Game: "victoryspark"}
	left, limited := 50, map[string]int{}
	for n, k := range d.Perm(kinds) {
		many := min(left, 1+d.IntN(4))
		if kinds-n <= (left+3)/4+6 {
			many = min(left, 4)
		}
		for _, icon := range list[k].Keys("limited") {
			many = min(many, 4-limited[icon])
			limited[icon] += many
		}
		if many > 0 {
			own.Cards = append(own.Cards, deck.Line{Count: many, ID: list[k].ID})
		}
		left -= many
	}
	return own
}
