// Package trial is what random positions of Regatta consist of.
package trial

import (
	"math/rand/v2"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/pack"
	"gorin/rules/rulestest/regatta/lexicon"
	"gorin/rules/trial"
	"gorin/rules/value"
)

var boat = []string{"boat"}

// Table is what positions of the game consist of.
func Table() trial.Table {
	return trial.Table{
		Game:   "regatta",
		Phases: []trial.Share{{Key: "main", Weight: 3}, {Key: "race", Weight: 3}, {Key: "start", Weight: 1}, {Key: "end", Weight: 1}},
		Kinds:  []trial.Share{{Key: "boat", Weight: 1}},
		Home:   "hand", Enters: []string{"hand", "drift"},
		Lies: []rules.Orientation{rules.Rest},
		Zones: []trial.Zone{
			{Key: "deck", Least: 3, Most: 12}, {Key: "hand", Most: 5, Crowd: 2},
			{Key: "lead", Most: 1, Chance: 85, Kinds: boat},
			{Key: "port", Most: 1, Chance: 70, Kinds: boat, Lies: true}, {Key: "starboard", Most: 1, Chance: 70, Kinds: boat, Lies: true},
			{Key: "wreck", Most: 3}, {Key: "drift", Most: 4, Crowd: 2},
		},
		When: map[ability.Kind]trial.When{
			ability.OnPlaced: {Phases: []string{"main"}, Zones: []string{"hand"}},
		},
		Comes: map[ability.Kind]trial.When{
			lexicon.Lead:  {Phases: []string{"main"}, Zones: []string{"hand"}},
			lexicon.Wreck: {Phases: []string{"race"}, Seat: 1, Zones: []string{"lead", "port", "starboard"}},
			lexicon.Drift: {Phases: []string{"main"}, Zones: []string{"lead"}},
		},
		Shuns:   []string{"pass"},
		Bearers: bearers, Helpers: helpers,
	}
}

var colours = []string{"red", "blue"}

// bearers are the kinds of cards that a line stands on: of a boat that holds out and of one
// that does not.
func bearers(*trial.Said, ability.Node) []pack.Card {
	return []pack.Card{
		{Game: "regatta", Kind: "boat", Values: value.Of("sail", 3, "hull", 4, "colour", "red")},
		{Game: "regatta", Kind: "boat", Values: value.Of("sail", 5, "hull", 1, "colour", "blue")},
	}
}

// helpers are boats of all sails and hulls, some of them with names that the line says.
func helpers(s *trial.Said, r *rand.Rand) (out []pack.Card) {
	for i := range 12 {
		c := pack.Card{Game: "regatta", Kind: "boat", Values: value.Of("sail", r.IntN(7), "hull", r.IntN(7), "colour", trial.One(colours, r))}
		if len(s.Names) > 0 && i%3 == 0 {
			c.Name[rules.Japanese] = s.Names[i/3%len(s.Names)]
		}
		out = append(out, c)
	}
	return out
}
