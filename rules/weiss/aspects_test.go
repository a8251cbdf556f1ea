package weiss_test

import (
	"testing"

	"gorin/rules/ability"
	"gorin/rules/pack"
	"gorin/rules/rulestest/aspects"
	"gorin/rules/text/gen"
	"gorin/rules/value"
	"gorin/rules/weiss"
	"gorin/rules/weiss/lexicon/trees"
)

// TestAspects: the order of effects that look at what others change (8.9.1.4).
func TestAspects(t *testing.T) {
	game := aspects.Game{
		Key:    "weiss",
		Draw:   []func(*gen.Source) ability.Node{trees.Lasting, trees.Random},
		Plain:  plainCard,
		Bearer: pack.Card{Kind: "character", Values: value.Of("colours", []string{"red"})},
		Zones:  []string{"front-left", "front-centre", "front-right", "back-left", "back-right", "hand", "stock", "clock", "level", "waiting-room", "memory"},
		Phase:  "main",
		Lines: []string{
			"【永】 あなたのレベル3以上のキャラすべてに、パワーを＋500。", "【起】［(1)］ あなたは自分のキャラを1枚選び、そのターン中、レベルを＋1。",
		},
		Compile: func(l []pack.Card) error { _, err := weiss.Compile(l); return err },
		Unplayed: []string{"alter", "lose-traits", "lose-names", // of other games
			"times-stat", "same-abilities", "same-numbers", "void-abilities", "play-cost", "any-colour", "toll", "aura-power", "original-abilities", "set-cost",
			"give-below"}, // compiled to another
	}
	game.Test(t)
}

// plainCard is a card without a text.
func plainCard(i int) pack.Card {
	c := pack.Card{Kind: "character", Values: value.Of("colours", []string{[]string{"yellow", "green", "red", "blue"}[i%4]}, "level", i%4, "cost", i/2%3, "power", 500*(1+i*5%18), "soul", 1+i%2)}
	if i%3 == 1 {
		c.SetKeys("triggers", []string{"soul"})
	}
	if i%3 > 0 {
		c.SetTags("traits", aspects.Tags(aspects.Traits[i%2]))
	}
	return c
}
