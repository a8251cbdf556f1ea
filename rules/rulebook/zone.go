package rulebook

import (
	"fmt"

	"gorin/rules/kernel"
	"gorin/rules/pack"
)

// Zone is one kind of zone of a game. Its words are the game's message "zone." and its key.
type Zone struct {
	kernel.ZoneSpec            // its key, and what the machine has to know
	Hand            bool       // what a player holds, and plays from
	Table           bool       // where cards are played to: a card that a scenario names is looked for here first, and what it adds up to tells how a match stands
	TopFirst        bool       // scenarios tell its cards from the top
	TellsDown       bool       // they tell which of its cards lie face down
	Plain           *pack.Card // one of these lies here, face down, where a scenario says nothing of it
	Begins          int        // so many blank cards lie here where one says "standard", as a match begins
}

// Specs is what the machine has to know of zones.
func Specs(zones []Zone) []kernel.ZoneSpec {
	out := make([]kernel.ZoneSpec, len(zones))
	for i := range zones {
		out[i] = zones[i].ZoneSpec
	}
	return out
}

// Zone is a declared zone, nil if there is none of that key.
func (g *Game) Zone(key string) *Zone {
	for i := range g.Zones {
		if g.Zones[i].Key == key {
			return &g.Zones[i]
		}
	}
	return nil
}

// closeZones checks the zones, and lists for scenarios what they say of each.
func (g *Game) closeZones() error {
	if n := len(g.Zones); n > kernel.MaxZones {
		return fmt.Errorf("rulebook of %q: %d kinds of zones; there is room for %d", g.Key, n, kernel.MaxZones)
	}
	n := &g.Notation
	n.Zones, n.TopFirst, n.Unordered, n.Table, n.Shared, n.Down, n.Standard, n.Filled = nil, nil, nil, nil, nil, nil, nil, nil
	n.Deck, n.Hand = g.Deck.Parts[0].Zone, ""
	for i := range g.Zones {
		z := &g.Zones[i]
		if z.Key == "" || g.Zone(z.Key) != z {
			return fmt.Errorf("rulebook of %q: zone %q is declared twice, or has no key", g.Key, z.Key)
		}
		if z.Aside {
			continue
		}
		n.Zones = append(n.Zones, z.Key)
		for _, list := range []struct {
			in bool
			of *[]string
		}{{z.TopFirst, &n.TopFirst}, {z.Unsorted, &n.Unordered}, {z.Table, &n.Table}, {z.Shared, &n.Shared}, {z.TellsDown, &n.Down}} {
			if list.in {
				*list.of = append(*list.of, z.Key)
			}
		}
		if z.Plain != nil {
			n.Filled = append(n.Filled, ZoneOf{z.Key, z.Plain, !z.Down})
		}
		if z.Begins > 0 {
			n.Standard = append(n.Standard, ZoneCount{z.Key, z.Begins})
		}
		if z.Hand {
			n.Hand = z.Key
		}
	}
	for _, p := range g.Deck.Parts {
		if g.Zone(p.Zone) == nil {
			return fmt.Errorf("rulebook of %q: part %q of a deck lies in zone %q, which is not declared", g.Key, p.Key, p.Zone)
		}
	}
	return nil
}
