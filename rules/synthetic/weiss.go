package synthetic

import (
	"fmt"

	"gorin/rules/ability"
	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/text/gen"
	"gorin/rules/value"
	"gorin/rules/weiss/lexicon"
	"gorin/rules/weiss/lexicon/trees"
)

var weiss = game{
	lexicon: lexicon.New, draw: trees.Random, cards: weissCards, decks: weissDecks,
	source: gen.Source{Names: []string{"試し0", "試し1", "試し2", "試し5", "試し8", "試", "幕0"}, Traits: []string{"海", "灯台", "旅"}},
}

// How many kinds of cards are drawn.
const (
	weissCharacters = 18
	weissEvents     = 4
	weissClimaxes   = 4
)

// weissCards draws characters of all levels, events and climaxes.
func weissCards(d *drawing) (out []pack.Card) {
	colours := []string{"yellow", "green", "red", "blue"}[:1+d.IntN(3)]
	icons := []string{"soul", "soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice", "chance", "discovery"}
	for i := range weissCharacters + weissEvents + weissClimaxes {
		c := pack.Card{ID: fmt.Sprintf("S%d", i), Game: "weiss", Name: pack.Words{Ja: fmt.Sprintf("試し%d", i)}, Values: value.Of("side", "both", "colour", pick(d, colours...))}
		switch {
		case i < weissCharacters:
			c.Kind = "character"
			c.SetTags("traits", d.words(d.source.Traits, 2))
			c.SetNumber("soul", 1+d.IntN(2))
			c.SetNumber("level", []int{0, 0, 0, 0, 0, 1, 1, 1, 2, 3}[d.IntN(10)])
			c.SetNumber("cost", max(0, c.Number("level")-d.IntN(2)))
			c.SetNumber("power", 500*(1+d.IntN(6)+5*c.Number("level")))
			if d.IntN(3) == 0 {
				c.SetKeys("triggers", []string{"soul"})
			}
			c.Lines = d.lines(1+d.IntN(3), func(n ability.Node) bool { return n.Kind != ability.Effect && n.Kind != ability.Quoted })
		case i < weissCharacters+weissEvents:
			c.Kind = "event"
			c.SetNumber("level", d.IntN(2))
			c.SetNumber("cost", d.IntN(2))
			c.Lines = d.lines(1+d.IntN(2), func(n ability.Node) bool { return n.Kind == ability.Effect })
		default:
			c.Kind, c.Name.Ja = "climax", fmt.Sprintf("幕%d", i-weissCharacters-weissEvents)
			c.SetKeys("triggers", append(c.Keys("triggers"), pick(d, icons...), pick(d, icons...)))
			c.Lines = d.lines(1+d.IntN(2), func(n ability.Node) bool { return n.Kind == ability.Auto || n.Kind == ability.Cont })
		}
		if c.Kind != "climax" && d.IntN(5) == 0 {
			c.SetKeys("icons", []string{"counter"})
		}
		out = append(out, c)
	}
	return out
}

// weissDecks are of 50 cards (5.1.2.1), eight of them climaxes (5.1.2.3).
func weissDecks(d *drawing, list []pack.Card) (out [2]deck.Deck) {
	for i := range out {
		own := deck.Deck{ID: fmt.Sprintf("s%d", i), Game: "weiss"}
		left := 42
		for _, k := range d.Perm(weissCharacters + weissEvents) {
			n := min(left, 1+d.IntN(4))
			if weissCharacters+weissEvents-len(own.Cards) <= (left+3)/4 {
				n = min(left, 4)
			}
			if n > 0 {
				own.Cards = append(own.Cards, deck.Line{Count: n, ID: list[k].ID})
			}
			left -= n
		}
		for _, k := range d.Perm(weissClimaxes)[:2] {
			own.Cards = append(own.Cards, deck.Line{Count: 4, ID: list[weissCharacters+weissEvents+k].ID})
		}
		out[i] = own
	}
	return out
}
