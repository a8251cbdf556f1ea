package builddivide

import (
	"fmt"
	"strconv"
	"strings"

	"gorin/rules/pack"
	"gorin/rules/rulebook"
)

// notation is how scenarios say a card and a table of this game.
func notation() rulebook.Notation {
	return rulebook.Notation{
		Zones:     []string{"deck", "hand", "field", "life", "graveyard", "energy", "territory", "removed", "d-deck", "resolution", "apart"},
		TopFirst:  []string{"deck", "life"},
		Unordered: []string{"hand", "field", "graveyard", "energy", "territory", "removed", "d-deck"},
		Table:     []string{"field", "territory"},
		Shared:    []string{"field", "resolution"},
		Blank: pack.Card{ID: "blank", Game: "builddivide", Kind: "unit", Name: pack.Words{Ja: "白紙", En: "Blank"},
			Colours: []string{"red"}, Cost: 1, Needs: pack.Needs{Red: 1}, Power: 1000, Hit: 1},
		Kinds: []rulebook.KindOfCard{{Key: "unit", Plain: pack.Card{Power: 1000, Hit: 1}}, {Key: "command", Plain: pack.Card{}}, {Key: "territory", Plain: pack.Card{}}},
		Values: []rulebook.ValueOfCard{
			rulebook.NumberValue("cost", func(c *pack.Card) *int { return &c.Cost }, "unit", "command"),
			{Word: "needs", Read: readNeeds, Write: writeNeeds},
			rulebook.NumberValue("power", func(c *pack.Card) *int { return &c.Power }, "unit"),
			rulebook.NumberValue("hit", func(c *pack.Card) *int { return &c.Hit }, "unit"),
			rulebook.KeysValue("colour", "a colour", func(c *pack.Card) *[]string { return &c.Colours }, "black", "blue", "white", "red"),
			rulebook.NamesValue("attributes", func(c *pack.Card) *[]pack.Words { return &c.Traits }),
			rulebook.KeysValue("trigger", "a trigger icon", func(c *pack.Card) *[]string { return &c.Triggers }, "buster", "shot"),
			rulebook.NamesValue("title", func(c *pack.Card) *[]pack.Words { return &c.Titles }),
			rulebook.NamesValue("identity", func(c *pack.Card) *[]pack.Words { return &c.Identities }),
			rulebook.KeysValue("icon", "an ability icon", func(c *pack.Card) *[]string { return &c.AbilityIcons }),
			rulebook.KeysValue("type", "a subtype", func(c *pack.Card) *[]string { return &c.Subtypes }, "ace"),
			{Word: "timing", Read: func(c *pack.Card, value string) error {
				if value != "normal" && value != "quick" {
					return fmt.Errorf("%q is not a timing", value)
				}
				c.Timing = strings.TrimPrefix(value, "normal")
				return nil
			}, Write: func(c *pack.Card) string { return c.Timing }},
			rulebook.NameValue(),
		},
		TwoFaced: true,
		Standard: []rulebook.ZoneCount{{Zone: "hand", N: 5}, {Zone: "life", N: 10}, {Zone: "energy", N: 2}}, // 602-1f, 602-1h, 602-1i
		Complete: completeNeeds,
	}
}

// needParts are the parts of a cost by key.
var needParts = []struct {
	key string
	of  func(n *pack.Needs) *int
}{
	{"black", func(n *pack.Needs) *int { return &n.Black }}, {"blue", func(n *pack.Needs) *int { return &n.Blue }},
	{"white", func(n *pack.Needs) *int { return &n.White }}, {"red", func(n *pack.Needs) *int { return &n.Red }},
	{"generic", func(n *pack.Needs) *int { return &n.Generic }},
}

// readNeeds reads red:2,generic:1.
func readNeeds(c *pack.Card, value string) error {
	c.Needs = pack.Needs{}
	for _, part := range strings.Split(value, ",") {
		key, number, _ := strings.Cut(part, ":")
		n, err := strconv.Atoi(number)
		known := false
		for _, p := range needParts {
			if p.key == key {
				*p.of(&c.Needs), known = n, true
			}
		}
		if !known || err != nil || n < 0 || n > 100 {
			return fmt.Errorf("needs %q is not a colour and a number: red:1", part)
		}
	}
	return nil
}

func writeNeeds(c *pack.Card) string {
	var parts []string
	for _, p := range needParts {
		if n := *p.of(&c.Needs); n > 0 {
			parts = append(parts, fmt.Sprintf("%s:%d", p.key, n))
		}
	}
	return strings.Join(parts, ",")
}

// completeNeeds tells the parts of a cost from its total, and the total from its
// parts (306-2a, 306-2d): one of the card's first colour, the rest of any.
func completeNeeds(c *pack.Card) {
	n := &c.Needs
	switch {
	case n.Total() > 0:
		c.Cost = n.Total()
	case c.Cost > 0:
		n.Generic = c.Cost
		for _, p := range needParts {
			if len(c.Colours) > 0 && p.key == c.Colours[0] {
				n.Generic--
				*p.of(n)++
			}
		}
	}
	if c.Open != nil {
		completeNeeds(c.Open)
	}
}
