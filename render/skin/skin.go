// Package skin is the only place in render that names a game: where the zones
// of its mat lie, what its zones, phases and icons are called.
package skin

import (
	"gorin/render/layout"
	"gorin/rules"
)

// Skin is the looks of one game.
type Skin struct {
	Wide, Tall *layout.Mat
	Hand       string          // the zone that is held in the hand
	Phases     []Named         // in the order of a turn
	Zones      []Named         // in the order in which they are read out
	Stage      map[string]bool // zones whose cards fight: power and soul show
	Piles      map[string]bool // zones in which single cards cannot be clicked
	Gauge      []Gauge         // the zones that tell how near a loss is
	Triggers   map[string]Icon
	Icons      map[string]Icon
	Colours    map[string]rules.Words
	Kinds      map[string]rules.Words
}

// Named is a key of the rules with its name.
type Named struct {
	Key  string
	Name rules.Words
}

// Gauge is a zone with the number of cards at which something happens.
type Gauge struct {
	Zone string
	Full int
	Mark rules.Words // short name
	On   bool        // written on the cards instead of beside them
}

// Icon is a sign that stands for a picture, and its name.
type Icon struct {
	Sign string
	Name rules.Words
}

// For finds the skin of a game.
func For(game string) *Skin {
	if game == "weiss" || game == "" {
		return weiss
	}
	return weiss
}

// Mat is the mat for a shape of the screen.
func (s *Skin) Mat(shape layout.Shape) *layout.Mat {
	if shape == layout.Tall {
		return s.Tall
	}
	return s.Wide
}

// Zone is the name of a zone, or its key.
func (s *Skin) Zone(key string) rules.Words { return name(s.Zones, key) }

// Phase is the name of a phase, or its key.
func (s *Skin) Phase(key string) rules.Words { return name(s.Phases, key) }

func name(among []Named, key string) rules.Words {
	for _, n := range among {
		if n.Key == key {
			return n.Name
		}
	}
	return rules.Words{key, key}
}
