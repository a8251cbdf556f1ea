package weiss

import (
	"gorin/rules/pack"
	"gorin/rules/rulebook"
)

// notation is how scenarios say a card and a table of this game.
func notation() rulebook.Notation {
	return rulebook.Notation{
		Zones: []string{"deck", "hand", "waiting-room", "clock", "level", "stock", "climax", "memory", "resolution",
			"front-left", "front-centre", "front-right", "back-left", "back-right",
			"marker-front-left", "marker-front-centre", "marker-front-right", "marker-back-left", "marker-back-right"},
		TopFirst:  []string{"deck", "stock"},
		Unordered: []string{"hand", "waiting-room", "memory"},
		Table:     []string{"front-left", "front-centre", "front-right", "back-left", "back-right"},
		Blank:     pack.Card{ID: "blank", Game: "weiss", Kind: "character", Name: pack.Words{Ja: "白紙", En: "Blank"}, Power: 500, Soul: 1},
		Kinds:     []rulebook.KindOfCard{{Key: "character", Plain: pack.Card{Soul: 1, Power: 1000}}, {Key: "event", Plain: pack.Card{}}, {Key: "climax", Plain: pack.Card{}}},
		Values: []rulebook.ValueOfCard{
			rulebook.NumberValue("level", func(c *pack.Card) *int { return &c.Level }, "character", "event"),
			rulebook.NumberValue("cost", func(c *pack.Card) *int { return &c.Cost }, "character", "event"),
			rulebook.NumberValue("power", func(c *pack.Card) *int { return &c.Power }, "character"),
			rulebook.NumberValue("soul", func(c *pack.Card) *int { return &c.Soul }, "character"),
			{Word: "colour", Read: func(c *pack.Card, value string) error { c.Colour = value; return nil }, Write: func(c *pack.Card) string { return c.Colour }},
			rulebook.NamesValue("traits", func(c *pack.Card) *[]pack.Words { return &c.Traits }),
			rulebook.KeysValue("trigger", "a trigger icon", func(c *pack.Card) *[]string { return &c.Triggers },
				"soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice", "chance", "discovery"),
			rulebook.KeysValue("icon", "an icon", func(c *pack.Card) *[]string { return &c.Icons }),
			rulebook.NameValue(),
		},
		Attacks:  map[string]int{"direct": 1, "front": 2, "side": 3},
		Down:     []string{"level"},
		Standard: []rulebook.ZoneCount{{Zone: "hand", N: 5}}, // 5.2.1.4
		Lull:     []string{"reversed", "attacker"},
	}
}
