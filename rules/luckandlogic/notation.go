package luckandlogic

import (
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// notation is how scenarios say a card and a table of this game.
func notation() rulebook.Notation {
	plain := value.Of("level", 0, "cost", 0, "power", 1000, "aura", 1, "limit", 1, "territory", 1)
	members := pack.Card{Values: plain}
	return rulebook.Notation{
		Blank: pack.Card{ID: "blank", Game: "luckandlogic", Kind: "foreigner", Name: lang.Words{"白紙", "Blank"}, Values: plain},
		Kinds: []rulebook.KindOfCard{
			{Key: "logicalist", Plain: members}, {Key: "super-logicalist", Plain: members}, {Key: "foreigner", Plain: members}, {Key: "tranceunion", Plain: members},
			{Key: "gate", Plain: pack.Card{Values: value.Of("gate-number", 1)}},
			{Key: "tactics", Plain: pack.Card{Values: value.Of("level", 0)}},
			{Key: "paradox", Plain: pack.Card{Values: value.Of("level", 0)}},
			{Key: "my-logicalist"},
		},
		Lull:  []string{"attack"},
		Worth: "of",
	}
}
