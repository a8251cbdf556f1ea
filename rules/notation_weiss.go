package rules

import (
	"gorin/rules/pack"
)

var weissNotation = Notation{
	Zones: []string{"deck", "hand", "waiting-room", "clock", "level", "stock", "climax", "memory", "resolution",
		"front-left", "front-centre", "front-right", "back-left", "back-right",
		"marker-front-left", "marker-front-centre", "marker-front-right", "marker-back-left", "marker-back-right"},
	TopFirst:  []string{"deck", "stock"},
	Unordered: []string{"hand", "waiting-room", "memory"},
	Table:     []string{"front-left", "front-centre", "front-right", "back-left", "back-right"},
	Blank:     pack.Card{ID: "blank", Game: "weiss", Kind: "character", Name: pack.Words{Ja: "白紙", En: "Blank"}, Power: 500, Soul: 1},
	Kinds:     []KindOfCard{{"character", pack.Card{Soul: 1, Power: 1000}}, {"event", pack.Card{}}, {"climax", pack.Card{}}},
	Values: []ValueOfCard{
		numberValue("level", func(c *pack.Card) *int { return &c.Level }, "character", "event"),
		numberValue("cost", func(c *pack.Card) *int { return &c.Cost }, "character", "event"),
		numberValue("power", func(c *pack.Card) *int { return &c.Power }, "character"),
		numberValue("soul", func(c *pack.Card) *int { return &c.Soul }, "character"),
		{"colour", func(c *pack.Card, value string) error { c.Colour = value; return nil }, func(c *pack.Card) string { return c.Colour }},
		namesValue("traits", func(c *pack.Card) *[]pack.Words { return &c.Traits }),
		keysValue("trigger", "a trigger icon", func(c *pack.Card) *[]string { return &c.Triggers },
			"soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice", "chance", "discovery"),
		keysValue("icon", "an icon", func(c *pack.Card) *[]string { return &c.Icons }),
		nameValue,
	},
	Attacks:  map[string]int{"direct": 1, "front": 2, "side": 3},
	Down:     []string{"level"},
	Standard: []ZoneCount{{"hand", 5}}, // 5.2.1.4
	Lull:     []string{"reversed", "attacker"},
}
