//go:build lanterns

package lanterns_test

import (
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
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

// TestPlayed: bots play the game to its end, with every property of the machine looked at,
// and somebody wins most games. In every third game somebody gives up.
func TestPlayed(t *testing.T) {
	won, clauses := 0, map[string]int{}
	for seed := range uint64(40) {
		m := deal(t, seed)
		var bots []bot.Bot
		for seat := range m.Setup().Seats {
			bots = append(bots, bot.Random(seed*3+uint64(seat)))
		}
		see := rulestest.Verify
		if seed >= 8 {
			see = nil
		}
		if seed%3 == 2 {
			see = rulestest.Quitting(seed, see)
		}
		if _, err := rulestest.Play(m, bots, see); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if err := rulestest.VerifyEnd(m); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		r := m.Result()
		clauses[r.Clause]++
		won += len(r.Winners)
	}
	t.Log(won, clauses)
	if won < 20 {
		t.Errorf("%d of 40 games are won: %v", won, clauses)
	}
}
