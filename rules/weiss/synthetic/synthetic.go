// Package synthetic is what cards and decks of Weiss Schwarz are drawn from.
package synthetic

import (
	"fmt"

	"gorin/rules/ability"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/synthetic"
	"gorin/rules/text/gen"
	"gorin/rules/value"
	"gorin/rules/weiss/lexicon"
	"gorin/rules/weiss/lexicon/trees"
)

// Game is what cards and decks of the game are drawn from.
func Game() synthetic.Game {
	return synthetic.Game{
		Key: "weiss", Lexicon: lexicon.New, Draw: trees.Random, Cards: cards, Deck: drawDeck,
		Source: gen.Source{Names: []string{"試し0", "試し1", "試し2", "試し5", "試し8", "試", "幕0"}, Traits: []string{"海", "灯台", "旅"}},
	}
}

// How many kinds of cards are drawn.
const (
	characters = 18
	events     = 4
	climaxes   = 4
)

// cards draws characters of all levels, events and climaxes.
func cards(d *synthetic.Drawing) (out []pack.Card) {
	colours := []string{"yellow", "green", "red", "blue"}[:1+d.IntN(3)]
	icons := []string{"soul", "soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice", "chance", "discovery"}
	for i := range characters + events + climaxes {
		c := pack.Card{ID: fmt.Sprintf("S%d", i), Game: "weiss", Name: lang.Words{fmt.Sprintf("試し%d", i)}, Values: value.Of("side", "both", "colour", synthetic.Pick(d, colours...))}
		switch {
		case i < characters:
			c.Kind = "character"
			c.SetTags("traits", d.Words(d.Source.Traits, 2))
			c.SetNumber("soul", 1+d.IntN(2))
			c.SetNumber("level", []int{0, 0, 0, 0, 0, 1, 1, 1, 2, 3}[d.IntN(10)])
			c.SetNumber("cost", max(0, c.Number("level")-d.IntN(2)))
			c.SetNumber("power", 500*(1+d.IntN(6)+5*c.Number("level")))
			if d.IntN(3) == 0 {
				c.SetKeys("triggers", []string{"soul"})
			}
			c.Lines = d.Lines(1+d.IntN(3), func(n ability.Node) bool { return n.Kind != ability.Effect && n.Kind != ability.Quoted })
		case i < characters+events:
			c.Kind = "event"
			c.SetNumber("level", d.IntN(2))
			c.SetNumber("cost", d.IntN(2))
			c.Lines = d.Lines(1+d.IntN(2), func(n ability.Node) bool { return n.Kind == ability.Effect })
		default:
			c.Kind, c.Name[lang.Japanese] = "climax", fmt.Sprintf("幕%d", i-characters-events)
			c.SetKeys("triggers", append(c.Keys("triggers"), synthetic.Pick(d, icons...), synthetic.Pick(d, icons...)))
			c.Lines = d.Lines(1+d.IntN(2), func(n ability.Node) bool { return n.Kind == ability.Auto || n.Kind == ability.Cont })
		}
		if c.Kind != "climax" && d.IntN(5) == 0 {
			c.SetKeys("icons", []string{"counter"})
		}
		out = append(out, c)
	}
	return out
}

// drawDeck draws a deck of 50 cards (5.1.2.1), eight of them climaxes (5.1.2.3).
func drawDeck(d *synthetic.Drawing, list []pack.Card) deck.Deck {
	own := deck.Deck{Game: "weiss"}
	left := 42
	for _, k := range d.Perm(characters + events) {
		n := min(left, 1+d.IntN(4))
		if characters+events-len(own.Cards) <= (left+3)/4 {
			n = min(left, 4)
		}
		if n > 0 {
			own.Cards = append(own.Cards, deck.Line{Count: n, ID: list[k].ID})
		}
		left -= n
	}
	for _, k := range d.Perm(climaxes)[:2] {
		own.Cards = append(own.Cards, deck.Line{Count: 4, ID: list[characters+events+k].ID})
	}
	return own
}
