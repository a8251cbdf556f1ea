package rules

import (
	"slices"
	"strings"
	"testing"

	"gorin/rules/kernel"
	"gorin/rules/pack"
)

// TestKindsHaveWords: every kind of question, option and event that a game has is
// said, also those that games seldom come to.
func TestKindsHaveWords(t *testing.T) {
	for _, b := range books() {
		said := func(key string) bool {
			for k := range b.Messages() {
				if k == key || strings.HasPrefix(k, key+"-") || strings.HasPrefix(k, key+".") {
					return true
				}
			}
			return false
		}
		elsewhere := []string{"log.lie", "log.phase-end"} // log.stand, log.phase
		for kind := range 256 {
			keys := []string{"ask." + b.Requests[kind], "opt." + b.Options[kind], "log." + b.Events[kind]}
			if e := (kernel.Event{Kind: uint8(kind)}); !b.Told(&e) {
				keys = keys[:2]
			}
			for _, key := range keys {
				if !strings.HasSuffix(key, ".") && !said(key) && !slices.Contains(elsewhere, key) {
					t.Errorf("%s: nothing is said for %s", b.Key, key)
				}
			}
		}
		for _, ph := range b.Phases {
			if ph != "" && !said("phase."+ph) {
				t.Errorf("%s: the phase %s has no name", b.Key, ph)
			}
		}
	}
}

// TestZonesHaveNames: every zone of a game's scenarios has a name.
func TestZonesHaveNames(t *testing.T) {
	for _, b := range books() {
		for _, z := range b.Notation.Zones {
			if !b.Has("zone." + z) {
				t.Errorf("%s: the zone %s has no name", b.Key, z)
			}
		}
	}
	for _, spec := range Machine(plainMatch(t)).Book.Zones {
		if !slices.Contains(NotationOf("weiss").Zones, spec.Key) {
			t.Errorf("scenarios do not know the zone %s", spec.Key)
		}
	}
}

func plainMatch(t *testing.T) *Match {
	deck := []ZonePosition{{"deck", []CardPosition{{ID: "blank"}}}}
	m, err := NewPosition(Position{Game: "weiss", Seed: 1, Cards: []pack.Card{NotationOf("weiss").Blank}, Turn: 1, Phase: "main",
		Seats: []SeatPosition{{Name: "you", Zones: deck}, {Name: "opponent", Zones: deck}}})
	if err != nil {
		t.Fatal(err)
	}
	return m
}
