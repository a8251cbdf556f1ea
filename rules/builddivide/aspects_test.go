package builddivide_test

import (
	"testing"

	"gorin/rules/ability"
	"gorin/rules/builddivide"
	"gorin/rules/builddivide/lexicon/trees"
	"gorin/rules/pack"
	"gorin/rules/rulestest/aspects"
	"gorin/rules/text/gen"
	"gorin/rules/value"
)

// TestAspects: the order of effects that look at what others change (1208-1f).
func TestAspects(t *testing.T) {
	game := aspects.Game{
		Key:    "builddivide",
		Draw:   []func(*gen.Source) ability.Node{trees.Lasting, trees.Random},
		Plain:  plainCard,
		Bearer: pack.Card{Kind: "unit", Values: value.Of("colours", []string{"red"}, "cost", 1, "hit", 1, "power", 1000)},
		Zones:  []string{"field", "hand", "energy", "graveyard", "life"},
		Phase:  "main-timing",
		Lines: []string{
			"【永】あなたの総コスト8以上のユニットすべてはパワー＋2000。", "【起】〔①〕：あなたのユニット1枚を対象とし、このターン中、それは総コストが2倍になる。",
		},
		Compile: func(l []pack.Card) error { _, err := builddivide.Compile(l); return err },
		Unplayed: []string{"alter", "lose-traits", "lose-names", // of other games
			"give-icon",
			"give-below"}, // compiled to another
	}
	game.Test(t)
}

// plainCard is a card without a text.
func plainCard(i int) pack.Card {
	c := pack.Card{Kind: "unit", Values: value.Of("colours", []string{[]string{"red", "blue", "white", "black"}[i%4]}, "cost", 1+i%9, "needs", []value.Count{{Key: "generic", N: i % 9}}, "power", 500*(1+i*5%14), "hit", 1+i%2)}
	if i%3 > 0 {
		c.SetTags("attributes", aspects.Tags(aspects.Traits[i%2]))
	}
	if i%5 == 3 {
		c.SetKeys("ability-icons", []string{"always/power+500"})
	}
	return c
}
