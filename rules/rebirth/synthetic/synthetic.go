// Package synthetic is what cards and decks of Rebirth for you are drawn from.
package synthetic

import (
	"fmt"

	"gorin/rules/ability"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rebirth/lexicon"
	"gorin/rules/rebirth/lexicon/trees"
	"gorin/rules/synthetic"
	"gorin/rules/text/gen"
	"gorin/rules/value"
)

// Game is what cards and decks of the game are drawn from.
func Game() synthetic.Game {
	return synthetic.Game{
		Key: "rebirth", Lexicon: lexicon.New, Draw: trees.Random, Cards: cards, Deck: drawDeck,
		Source: gen.Source{Names: []string{"試し0", "試し1", "試し2", "試し3", "夜明けの灯"}, Traits: attributes},
	}
}

var attributes = []string{"海", "灯台", "旅"}

// How many kinds of cards are drawn: characters, and then Rebirths.
const (
	charas   = 20
	rebirths = 4
)

// cards draws characters of all costs, the first of which anybody can begin with, Rebirths, and a
// partner.
func cards(d *synthetic.Drawing) (out []pack.Card) {
	for i := range charas {
		cost := []int{0, 0, 1, 1, 2, 2, 3, 4, 5, 6}[d.IntN(10)]
		if i == 0 {
			cost = 0
		}
		c := pack.Card{ID: fmt.Sprintf("S%d", i), Game: "rebirth", Kind: "chara", Name: lang.Words{fmt.Sprintf("試し%d", i)},
			Values: value.Of("cost", cost, "atk", d.IntN(4)+cost, "def", 1+d.IntN(5)+cost)}
		c.SetTags("attributes", d.Words(attributes, 1))
		c.Lines = d.Lines(1+d.IntN(3), whole)
		out = append(out, c)
	}
	for i := range rebirths {
		c := pack.Card{ID: fmt.Sprintf("R%d", i), Game: "rebirth", Kind: "rebirth", Name: lang.Words{fmt.Sprintf("灯%d", i)}}
		if i == 0 {
			c.Name = lang.Words{"夜明けの灯"}
		}
		c.Lines = d.Lines(1+d.IntN(2), whole)
		out = append(out, c)
	}
	return append(out, pack.Card{ID: "P", Game: "rebirth", Kind: "partner", Name: lang.Words{"連れ"}})
}

// whole reports whether a line stands by itself: those that belong below another one do not, and
// neither does one that chooses from such.
func whole(n ability.Node) bool {
	switch n.Kind {
	case lexicon.ModeLine, lexicon.CaseLine, lexicon.ChooseBelow:
		return false
	}
	for _, k := range n.Kids {
		if !whole(k) {
			return false
		}
	}
	return true
}

// drawDeck draws 50 cards, at most eight of them Rebirths (6.1.1.3), and three partners (6.1.1.5).
func drawDeck(d *synthetic.Drawing, list []pack.Card) deck.Deck {
	own := deck.Deck{Game: "rebirth", Cards: []deck.Line{{Count: 4, ID: list[0].ID}}}
	left := 46
	for i := range 2 {
		own.Cards = append(own.Cards, deck.Line{Count: 4, ID: list[charas+(i+d.IntN(2)*2)%rebirths].ID})
		left -= 4
	}
	for n, k := range d.Perm(charas - 1) {
		many := min(left, 1+d.IntN(4))
		if charas-1-n <= (left+3)/4+3 {
			many = min(left, 4)
		}
		if many > 0 {
			own.Cards = append(own.Cards, deck.Line{Count: many, ID: list[1+k].ID})
		}
		left -= many
	}
	own.Put("partners", []deck.Line{{Count: 3, ID: "P"}})
	return own
}
