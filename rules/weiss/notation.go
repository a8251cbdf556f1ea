package weiss

import (
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// notation is how scenarios say a card and a table of this game.
func notation() rulebook.Notation {
	return rulebook.Notation{
		Blank:   pack.Card{ID: "blank", Game: "weiss", Kind: "character", Name: lang.Words{"白紙", "Blank"}, Values: value.Of("power", 500, "soul", 1)},
		Kinds:   []rulebook.KindOfCard{{Key: "character", Plain: pack.Card{Values: value.Of("soul", 1, "power", 1000)}}, {Key: "event", Plain: pack.Card{}}, {Key: "climax", Plain: pack.Card{}}},
		Attacks: map[string]int{"direct": 1, "front": 2, "side": 3},
		Lull:    []string{"reversed", "attacker"},
	}
}
