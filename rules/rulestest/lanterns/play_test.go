//go:build lanterns

package lanterns_test

import (
	"testing"

	"gorin/rules"
	"gorin/rules/rulestest"
)

// deal begins a match of the shipped decks.
func deal(t testing.TB, seed uint64) *rules.Match {
	t.Helper()
	cards, decks, err := rules.Shipped("lanterns")
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Setup{Game: "lanterns", Seed: seed, Cards: cards}
	for seat := range rules.Seats("lanterns") {
		s.Seats = append(s.Seats, rules.SeatSetup{Name: string(rune('A' + seat)), Deck: decks[seat]})
	}
	m, err := rules.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestPlayed: bots play the game to its end, with every property of the machine looked at.
// In every third game somebody gives up.
func TestPlayed(t *testing.T) { rulestest.Formats(t, "lanterns", 40) }

// TestHostile: a snapshot whose seats or players cannot be is refused.
func TestHostile(t *testing.T) { rulestest.Hostile(t, "lanterns") }
