package rules_test

import (
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/rulestest"
)

// TestWhyNot: at each decision about what to play, a card of the hand is offered or
// something keeps it from being played, never both and never neither; nobody is told of
// another's hand.
func TestWhyNot(t *testing.T) {
	asked := []string{"main", "climax", "priority", "chara", "attack"}
	for _, game := range rules.Games() {
		said, plays := map[string]bool{}, 0
		for seed := range uint64(4) {
			m := start(t, shipped(t, game, seed+1))
			players := rulestest.Mixed(m, seed)
			for r := m.Pending(); r != nil; r = m.Pending() {
				if slices.Contains(asked, r.Kind) {
					plays++
					whyNot(t, m, r, said)
				}
				if err := m.Answer(r.Seq, players[r.Seat].Choose(m.View(r.Seat), r)); err != nil {
					t.Fatal(err)
				}
			}
		}
		known := 0
		for _, key := range reasons {
			if w := rules.Message(game, "why."+key); w[rules.English] != "" {
				known++
			}
		}
		if plays > 0 && len(said) < min(3, known) {
			t.Errorf("%s: only %v are said of %d reasons", game, said, known)
		}
	}
}

// reasons is what may keep a card from being played that ships; a game has words for its own of them.
var reasons = []string{"main-phase", "chara-phase", "climax-phase", "counter-step", "level", "colour", "stock", "energy", "normal", "targets", "partner", "no-member", "world"}

// lays is the kinds of options by which a card of the hand is played, or laid down otherwise.
var lays = []string{"play", "set", "mobilize"}

func whyNot(t *testing.T, m *rules.Match, r *rules.Request, said map[string]bool) {
	t.Helper()
	for _, z := range m.View(r.Seat).Players[r.Seat].Zones {
		if z.Place.Zone != "hand" {
			continue
		}
		for _, c := range z.Cards {
			why := m.WhyNot(r.Seat, c.ID)
			offered := slices.ContainsFunc(r.Options, func(o rules.Option) bool { return slices.Contains(lays, o.Kind) && o.Card == c.ID })
			if offered == (len(why) > 0) {
				t.Fatalf("%s: %v offered %v, and: %v", r.Kind, c.ID, offered, why)
			}
			for _, w := range why {
				said[w.Clause] = true
				if w.Words[rules.Japanese] == "" || w.Words[rules.English] == "" {
					t.Fatalf("no words for %v", w)
				}
			}
			if m.WhyNot(1-r.Seat, c.ID) != nil {
				t.Fatal("the other player is told")
			}
		}
	}
}
