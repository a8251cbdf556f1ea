// Package trial is what random positions of Lanterns consist of.
package trial

import (
	"fmt"
	"math/rand/v2"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulestest/lanterns/lexicon"
	"gorin/rules/trial"
	"gorin/rules/value"
)

// Table is what positions of the game consist of.
func Table() trial.Table {
	return trial.Table{
		Game:   "lanterns",
		Phases: []trial.Share{{Key: "choice", Weight: 3}, {Key: "river", Weight: 3}, {Key: "end", Weight: 1}},
		Kinds:  []trial.Share{{Key: "lantern", Weight: 3}, {Key: "wind", Weight: 1}},
		Home:   "hand", Enters: []string{"hand", "ashes"},
		Zones: []trial.Zone{
			{Key: "deck", Least: 2, Most: 12, Crowd: 5}, {Key: "hand", Least: 2, Most: 6, Crowd: 3},
			{Key: "sky", Least: 1, Most: 5, Kinds: []string{"lantern"}}, {Key: "ashes", Most: 6, Crowd: 3},
		},
		When: map[ability.Kind]trial.When{
			ability.OnPlaced: {Phases: []string{"choice"}, Zones: []string{"hand"}},
			lexicon.Glow:     {Phases: []string{"choice"}, Zones: []string{"hand"}},
			ability.Act:      {Phases: []string{"river", "choice"}, Zones: []string{"sky"}},
			ability.Effect:   {Phases: []string{"river"}, Zones: []string{"hand"}},
		},
		Shuns:   []string{"pass"},
		Bearers: bearers, Helpers: helpers,
	}
}

var colours = []string{"red", "gold", "blue"}

// bearers are the kinds of cards that a line stands on.
func bearers(s *trial.Said, tree ability.Node) []pack.Card {
	c := pack.Card{Game: "lanterns", Kind: "lantern", Values: value.Of("colour", "red", "light", 2)}
	if tree.Kind == ability.Effect {
		c.Kind, c.Values = "wind", value.Of("colour", "red")
	}
	for _, sign := range s.Traits {
		c.SetTags("signs", append(c.Tags("signs"), lang.Words{sign}))
	}
	return []pack.Card{c}
}

// helpers are lanterns of all lights and some winds, many of them what the line names.
func helpers(s *trial.Said, r *rand.Rand) (out []pack.Card) {
	for i := range 16 {
		c := pack.Card{Game: "lanterns", Kind: "lantern", Values: value.Of("colour", trial.One(colours, r))}
		if len(s.Names) > 0 && i%3 == 0 {
			c.Name[rules.Japanese] = s.Names[i/3%len(s.Names)]
		}
		if i%4 == 3 {
			c.Kind = "wind"
			c.Lines = []string{fmt.Sprintf("あなたは%d枚引く。", 1+i%3)}
		} else {
			c.SetNumber("light", 1+i%9)
		}
		if len(s.Traits) > 0 && i%3 < 2 {
			c.SetTags("signs", []lang.Words{{s.Traits[i%len(s.Traits)]}})
		}
		out = append(out, c)
	}
	return out
}
