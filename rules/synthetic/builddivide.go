package synthetic

import (
	"fmt"

	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/builddivide/lexicon/trees"
	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/text/gen"
	"gorin/rules/value"
)

var buildDivide = game{
	lexicon: lexicon.New, draw: trees.Random, cards: divideCards, decks: divideDecks,
	source: gen.Source{Names: []string{"試し0", "試し1", "試し2", "試し9", "試し20", "試", "都"}, Traits: []string{"海", "灯台", "旅"}},
}

// How many kinds of cards are drawn, in the order in which they stand; three kinds of the
// main deck have a buster and three a shot.
const (
	divideMain        = 22
	divideD           = 8
	divideTerritories = 3
)

// divideCards draws units and commands of the main deck and of the D-deck, and territories.
func divideCards(d *drawing) (out []pack.Card) {
	for i := range divideMain + divideD + divideTerritories {
		c := pack.Card{ID: fmt.Sprintf("S%d", i), Game: "builddivide", Name: pack.Words{Ja: fmt.Sprintf("試し%d", i)}}
		switch {
		case i >= divideMain+divideD:
			c.Kind = "territory"
			c.SetTags("titles", d.words([]string{"都"}, 1))
			open := c
			open.ID, open.Name = c.ID+"+", pack.Words{Ja: c.Name.Ja + "+"}
			divideCost(d, &open, 1+d.IntN(3))
			open.SetTags("attributes", d.words(d.source.Traits, 2))
			open.Lines = d.lines(1+d.IntN(2), ofUnit)
			c.Lines = d.lines(d.IntN(2), ofUnit)
			c.Open = &open
		case i%4 == 3:
			c.Kind = "command"
			c.SetWord("timing", pick(d, "", "quick"))
			divideCost(d, &c, d.IntN(4))
			c.Lines = d.lines(1+d.IntN(2), ofCommand)
		default:
			c.Kind = "unit"
			c.SetWord("timing", pick(d, "", "", "", "quick"))
			c.SetNumber("power", 500*(1+d.IntN(16)))
			c.SetNumber("hit", 1+d.IntN(2))
			divideCost(d, &c, d.IntN(6))
			c.SetTags("attributes", d.words(d.source.Traits, 2))
			c.SetTags("titles", d.words([]string{"都"}, 1))
			c.SetTags("identities", d.words(d.source.Traits, 1))
			if d.IntN(6) == 0 {
				c.SetKeys("subtypes", []string{"ace"})
			}
			c.Lines = d.lines(1+d.IntN(3), ofUnit)
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

// ofUnit leaves most names by rule out: there may be four cards of one name (1407-3).
// ofUnit reports whether a line may be drawn for a unit; what texts say about the
// construction of decks contradicts itself when it is drawn.
func ofUnit(n ability.Node) bool {
	return n.Kind != ability.Construct && n.Kind != ability.DeckLimit && n.Kind != ability.Effect && (n.Kind != ability.NameRule || n.Str == "試")
}

func ofCommand(n ability.Node) bool {
	switch n.Kind {
	case ability.Effect, ability.ExtraCost, ability.Legacy, ability.Evol, ability.EvolEither:
		return true
	}
	return false
}

// divideCost gives a face a total cost, one of it of a colour (306-2).
func divideCost(d *drawing, c *pack.Card, cost int) {
	colour := pick(d, "black", "blue", "white", "red")
	c.SetKeys("colours", []string{colour})
	c.SetNumber("cost", cost)
	c.Put(value.Value{Key: "needs", Counts: []value.Count{{Key: "generic", N: max(0, cost-1)}}})
	if cost == 0 {
		return
	}
	c.SetCount("needs", colour, 1)
}

// divideDecks are of 40 to 50 cards with twelve busters and twelve shots, of a D-deck of
// up to 12 and a territory (601-1).
func divideDecks(d *drawing, list []pack.Card) (out [2]deck.Deck) {
	for i := range out {
		own := deck.Deck{ID: fmt.Sprintf("s%d", i), Game: "builddivide", Territory: list[divideMain+divideD+d.IntN(divideTerritories)].ID}
		for k := range 6 {
			own.Cards = append(own.Cards, deck.Line{Count: 4, ID: list[k].ID})
		}
		for _, k := range d.Perm(divideMain - 6)[:4+d.IntN(3)] {
			own.Cards = append(own.Cards, deck.Line{Count: 4, ID: list[6+k].ID})
		}
		for _, k := range d.Perm(divideD)[:d.IntN(7)] {
			own.DDeck = append(own.DDeck, deck.Line{Count: 1 + d.IntN(2), ID: list[divideMain+k].ID})
		}
		out[i] = own
	}
	return out
}
