package rules

import (
	"slices"
	"strings"
	"testing"

	"gorin/rules/kernel"
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
}

// TestZonesInNotation: scenarios can speak of every zone of a game's matches in which
// cards stay.
func TestZonesInNotation(t *testing.T) {
	for _, b := range books() {
		s, err := Sample(b.Key, 1, 0)
		if err != nil {
			t.Fatal(err)
		}
		m, err := New(s)
		if err != nil {
			t.Fatal(err)
		}
		for _, spec := range m.Table().M.Book.Zones {
			if !spec.Aside && !slices.Contains(b.Notation.Zones, spec.Key) {
				t.Errorf("%s: scenarios do not know the zone %s", b.Key, spec.Key)
			}
		}
	}
}

// TestWhoActs: a verb that says {s} is that of the player with whom its message begins; of anything else it is the same,
// whoever reads it.
func TestWhoActs(t *testing.T) {
	for _, b := range books() {
		for key, w := range b.Messages() {
			en := w[English]
			if acts := strings.Contains(en, "{s}") || strings.Contains(en, "{es}"); acts && (!strings.HasPrefix(en, "{who} ") || strings.Contains(en, " i{s}") || strings.Contains(en, " ha{s}")) {
				t.Errorf("%s: %s: %q", b.Key, key, en)
			}
		}
	}
}
