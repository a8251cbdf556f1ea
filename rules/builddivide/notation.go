package builddivide

import (
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// notation is how scenarios say a card and a table of this game.
func notation() rulebook.Notation {
	return rulebook.Notation{
		Blank: pack.Card{ID: "blank", Game: "builddivide", Kind: "unit", Name: lang.Words{"白紙", "Blank"},
			Values: value.Of("colours", []string{"red"}, "cost", 1, "needs", []value.Count{{Key: "red", N: 1}}, "power", 1000, "hit", 1)},
		Kinds:    []rulebook.KindOfCard{{Key: "unit", Plain: pack.Card{Values: value.Of("power", 1000, "hit", 1)}}, {Key: "command", Plain: pack.Card{}}, {Key: "territory", Plain: pack.Card{}}},
		TwoFaced: true,
		Load:     "damage", Worth: "aura", Opened: "opened",
		Complete: completeNeeds,
	}
}

// completeNeeds tells the parts of a cost from its total, and the total from its
// parts (306-2a, 306-2d).
func completeNeeds(c *pack.Card) {
	switch {
	case c.Total("needs") > 0:
		c.SetNumber("cost", c.Total("needs"))
	case c.Number("cost") > 0:
		needOf(&c.Values)
	}
	if c.Open != nil {
		completeNeeds(c.Open)
	}
}
