// Package synthetic is what cards and decks of Luck & Logic are drawn from.
package synthetic

import (
	"fmt"

	"gorin/rules/ability"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/luckandlogic/lexicon"
	"gorin/rules/luckandlogic/lexicon/trees"
	"gorin/rules/pack"
	"gorin/rules/synthetic"
	"gorin/rules/text/gen"
	"gorin/rules/value"
)

// Game is what cards and decks of the game are drawn from.
func Game() synthetic.Game {
	return synthetic.Game{
		Key: "luckandlogic", Lexicon: lexicon.New, Draw: trees.Random, Cards: cards, Deck: drawDeck,
		Source: gen.Source{Names: names, Traits: append(append([]string(nil), worlds...), attributes...)},
	}
}

// Words that lines say and cards have: names, which are titles and covenanters too, worlds and attributes.
var (
	names      = []string{"試し0", "試し1", "試し2", "試し3", "夜明けの灯"}
	worlds     = []string{"海", "灯台"}
	attributes = []string{"旅", "潮"}
	colours    = []string{"yellow", "green", "red", "blue", "purple", "white", "black"}
)

// How many cards are drawn of each kind.
var kinds = []struct {
	key  string
	many int
}{
	{"logicalist", 6}, {"super-logicalist", 4}, {"foreigner", 8}, {"tranceunion", 9}, {"tactics", 5}, {"paradox", 4}, {"gate", 8}, {"my-logicalist", 2}, {"tool", 3},
}

// cards draws cards of all kinds: members of all levels, most of which anybody can begin with, a few over
// several circles; secret tools are tactics with a skill (6.1.1.4.2).
func cards(d *synthetic.Drawing) (out []pack.Card) {
	for _, k := range kinds {
		for i := range k.many {
			c := pack.Card{ID: fmt.Sprintf("%s%d", k.key, i), Game: "luckandlogic", Kind: k.key, Name: lang.Words{fmt.Sprintf("%s%d", k.key, i)}}
			c.SetTags("worlds", d.Words(worlds, 1))
			c.SetTags("attributes", d.Words(attributes, 2))
			c.SetWord("colour", synthetic.Pick(d, colours[:3]...))
			lines, fits := d.IntN(3), onCard
			switch k.key {
			case "tactics", "paradox":
				c.Put(value.Value{Key: "level", N: d.IntN(3)})
				logics(d, &c)
				lines = 1 + d.IntN(2)
				if k.key == "paradox" {
					c.SetWord("law", synthetic.Pick(d, "power", "aura", "heart"))
				}
			case "gate":
				c.SetNumber("gate-number", 1+i)
			case "my-logicalist":
				c.SetWord("pair", synthetic.Pick(d, "foreigner", "super"))
			case "tool":
				c.Kind, fits, lines = "tactics", isSkill, 1
				c.SetNumber("level", d.IntN(3))
			default:
				member(d, &c)
				lines = 1 + d.IntN(3)
			}
			c.Lines = d.Lines(lines, fits)
			if k.key != "tool" || len(c.Lines) > 0 {
				out = append(out, c)
			}
		}
	}
	return out
}

// member gives a card what a member has: more of it the higher its level is.
func member(d *synthetic.Drawing, c *pack.Card) {
	level := []int{0, 0, 0, 1, 1, 2, 3}[d.IntN(7)]
	c.SetNumber("level", level)
	c.SetNumber("cost", d.IntN(level+1))
	c.SetNumber("power", 1500+500*d.IntN(5)+2000*level)
	c.SetNumber("aura", 1+d.IntN(2+level))
	c.SetNumber("limit", 1+d.IntN(3))
	c.SetNumber("territory", []int{1, 1, 1, 1, 1, 1, 2, 4}[d.IntN(8)])
	c.SetTags("titles", d.Words(names, 1))
	c.SetTags("names", d.Words(names, 2))
	c.SetTags("covenanters", d.Words(names, 2))
	logics(d, c)
}

// logics gives a card what it does in a battle zone (2.11).
func logics(d *synthetic.Drawing, c *pack.Card) {
	switch d.IntN(5) {
	case 0, 1:
		c.SetNumber("power-logic", 500*(1+d.IntN(5)))
	case 2:
		c.SetNumber("aura-logic", 1+d.IntN(2))
	case 3:
		c.SetNumber("limit-logic", 1)
	}
	if d.IntN(3) == 0 {
		c.SetKeys("icons", []string{"intercept"})
	}
}

// onCard reports whether a line stands on a card that is no secret tool, and isSkill whether on one that is.
func onCard(n ability.Node) bool  { return n.Kind != lexicon.SecretSkill }
func isSkill(n ability.Node) bool { return n.Kind == lexicon.SecretSkill }

// drawDeck draws fifty cards, eight of them paradoxes and four at most of a name (6.1.1.1), ten gates, two at
// most of a number (6.1.1.2), and often a My Logicalist and secret tools.
func drawDeck(d *synthetic.Drawing, list []pack.Card) deck.Deck {
	own := deck.Deck{Game: "luckandlogic"}
	left := map[string]int{"": 42, "paradox": 8, "gate": 10, "my-logicalist": d.IntN(2), "tools": d.IntN(5)}
	most := map[string]int{"": 4, "paradox": 4, "gate": 2, "my-logicalist": 1, "tools": 2}
	beside := map[string][]deck.Line{}
	for _, i := range d.Perm(len(list)) {
		c := &list[i]
		kind := ""
		switch {
		case len(c.ID) > 4 && c.ID[:4] == "tool":
			kind = "tools"
		case left[c.Kind] > 0 || most[c.Kind] > 0:
			kind = c.Kind
		}
		n := min(left[kind], most[kind])
		if n == 0 {
			continue
		}
		left[kind] -= n
		line := deck.Line{Count: n, ID: c.ID}
		if kind == "" || kind == "paradox" {
			own.Cards = append(own.Cards, line)
		} else {
			beside[kind] = append(beside[kind], line)
		}
	}
	own.Put("gates", beside["gate"])
	own.Put("my-logicalist", beside["my-logicalist"])
	own.Put("tools", beside["tools"])
	return own
}
