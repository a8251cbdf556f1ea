package rebirth

import (
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// notation is how scenarios say a card and a table of this game.
func notation() rulebook.Notation {
	plain := value.Of("cost", 0, "atk", 1, "def", 1)
	return rulebook.Notation{
		Blank: pack.Card{ID: "blank", Game: "rebirth", Kind: "chara", Name: lang.Words{"白紙", "Blank"}, Values: plain},
		Kinds: []rulebook.KindOfCard{
			{Key: "chara", Plain: pack.Card{Values: plain}},
			{Key: "rebirth"},
			{Key: "partner"},
		},
		Lull: []string{"attack"},
		Load: "damage",
	}
}
