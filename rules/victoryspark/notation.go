package victoryspark

import (
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// notation is how scenarios say a card and a table of this game.
func notation() rulebook.Notation {
	return rulebook.Notation{
		Blank:   pack.Card{ID: "blank", Game: "victoryspark", Kind: "card", Name: lang.Words{"白紙", "Blank"}, Values: value.Of("level", 0, "attack", 1000, "defence", 1000)},
		Kinds:   []rulebook.KindOfCard{{Key: "card", Plain: pack.Card{Values: value.Of("level", 0, "attack", 1000, "defence", 1000)}}},
		Attacks: map[string]int{"normal": normalAttack, "partner": partnerAttack},
		Lull:    []string{"attack"},
		Load:    "damage",
	}
}
