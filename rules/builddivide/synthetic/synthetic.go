// Package synthetic is what cards and decks of Build Divide are drawn from.
package synthetic

import (
	"fmt"

	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/builddivide/lexicon/trees"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/synthetic"
	"gorin/rules/text/gen"
	"gorin/rules/value"
)

// Game is what cards and decks of the game are drawn from.
func Game() synthetic.Game {
	return synthetic.Game{
		Key: "builddivide", Lexicon: lexicon.New, Draw: trees.Random, Cards: cards, Deck: drawDeck,
		Source: gen.Source{Names: []string{"試し0", "試し1", "試し2", "試し9", "試し20", "試", "都"}, Traits: []string{"海", "灯台", "旅"}},
	}
}

// How many kinds of cards are drawn, in the order in which they stand; three kinds of the
// main deck have a buster and three a shot.
const (
	mainKinds   = 22
	asideKinds  = 8
	territories = 3
)

// cards draws units and commands of the main deck and of the D-deck, and territories.
func cards(d *synthetic.Drawing) (out []pack.Card) {
	for i := range mainKinds + asideKinds + territories {
		c := pack.Card{ID: fmt.Sprintf("S%d", i), Game: "builddivide", Name: lang.Words{fmt.Sprintf("試し%d", i)}}
		switch {
		case i >= mainKinds+asideKinds:
			c.Kind = "territory"
			c.SetTags("titles", d.Words([]string{"都"}, 1))
			open := c
			open.ID, open.Name = c.ID+"+", lang.Words{c.Name[lang.Japanese] + "+"}
			cost(d, &open, 1+d.IntN(3))
			open.SetTags("attributes", d.Words(d.Source.Traits, 2))
			open.Lines = d.Lines(1+d.IntN(2), ofUnit)
			c.Lines = d.Lines(d.IntN(2), ofUnit)
			c.Open = &open
		case i%4 == 3:
			c.Kind = "command"
			c.SetWord("timing", synthetic.Pick(d, "", "quick"))
			cost(d, &c, d.IntN(4))
			c.Lines = d.Lines(1+d.IntN(2), ofCommand)
		default:
			c.Kind = "unit"
			c.SetWord("timing", synthetic.Pick(d, "", "", "", "quick"))
			c.SetNumber("power", 500*(1+d.IntN(16)))
			c.SetNumber("hit", 1+d.IntN(2))
			cost(d, &c, d.IntN(6))
			c.SetTags("attributes", d.Words(d.Source.Traits, 2))
			c.SetTags("titles", d.Words([]string{"都"}, 1))
			c.SetTags("identities", d.Words(d.Source.Traits, 1))
			if d.IntN(6) == 0 {
				c.SetKeys("subtypes", []string{"ace"})
			}
			c.Lines = d.Lines(1+d.IntN(3), ofUnit)
		}
		switch {
		case i < 3:
			c.SetKeys("triggers", []string{"buster"})
		case i >= 3 && i < 6:
			c.SetKeys("triggers", []string{"shot"})
		}
		out = append(out, c)
	}
	return out
}

// ofUnit reports whether a line may be drawn for a unit: what texts say about the
// construction of decks contradicts itself when it is drawn, and most names by rule are left
// out, as there may be four cards of one name (1407-3).
func ofUnit(n ability.Node) bool {
	return n.Kind != ability.Construct && n.Kind != ability.DeckLimit && n.Kind != ability.Effect && (n.Kind != lexicon.NameRule || n.Str == "試")
}

func ofCommand(n ability.Node) bool {
	switch n.Kind {
	case ability.Effect, ability.ExtraCost, lexicon.Legacy, lexicon.Evol, lexicon.EvolEither:
		return true
	}
	return false
}

// cost gives a face a total cost, one of it of a colour (306-2).
func cost(d *synthetic.Drawing, c *pack.Card, cost int) {
	colour := synthetic.Pick(d, "black", "blue", "white", "red")
	c.SetKeys("colours", []string{colour})
	c.SetNumber("cost", cost)
	c.Put(value.Value{Key: "needs", Counts: []value.Count{{Key: "generic", N: max(0, cost-1)}}})
	if cost == 0 {
		return
	}
	c.SetCount("needs", colour, 1)
}

// drawDeck draws a deck of 40 to 50 cards with twelve busters and twelve shots, of a D-deck of
// up to 12 and a territory (601-1).
func drawDeck(d *synthetic.Drawing, list []pack.Card) deck.Deck {
	own := deck.Deck{Game: "builddivide"}
	own.Put("territory", []deck.Line{{Count: 1, ID: list[mainKinds+asideKinds+d.IntN(territories)].ID}})
	for k := range 6 {
		own.Cards = append(own.Cards, deck.Line{Count: 4, ID: list[k].ID})
	}
	for _, k := range d.Perm(mainKinds - 6)[:4+d.IntN(3)] {
		own.Cards = append(own.Cards, deck.Line{Count: 4, ID: list[6+k].ID})
	}
	var beside []deck.Line
	for _, k := range d.Perm(asideKinds)[:d.IntN(7)] {
		beside = append(beside, deck.Line{Count: 1 + d.IntN(2), ID: list[mainKinds+k].ID})
	}
	own.Put("ddeck", beside)
	return own
}
