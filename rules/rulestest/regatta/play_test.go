//go:build lanterns

package regatta_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/rulestest"
	"gorin/rules/scenario"
)

// TestScenarios: what the rules say happens, in every format.
func TestScenarios(t *testing.T) {
	files, _ := filepath.Glob("scenarios/*.txt")
	for _, f := range rules.Formats("regatta") {
		if !slices.Contains(files, "scenarios/"+f.Key+".txt") {
			t.Errorf("%s has no scenarios", f.Key)
		}
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		results, err := scenario.Run(file, data)
		if err != nil || len(results) < 3 {
			t.Fatal(len(results), err)
		}
		for _, r := range results {
			if r.Err != nil {
				t.Errorf("%s: %s: %v", file, r.Scenario.Title, r.Err)
			}
		}
	}
}

// setup is so many players in a format, with the decks that ship one after the other.
func setup(t testing.TB, format string, seats int, seed uint64, options ...string) rules.Setup {
	t.Helper()
	cards, decks, err := rules.Shipped("regatta")
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Setup{Game: "regatta", Format: format, Options: options, Seed: seed, Cards: cards}
	for seat := range seats {
		s.Seats = append(s.Seats, rules.SeatSetup{Name: string(rune('A' + seat)), Deck: decks[(seat+int(seed))%len(decks)]})
	}
	return s
}

func deal(t testing.TB, s rules.Setup) *rules.Match {
	t.Helper()
	m, err := rules.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestPlayed: every format is played to its end with every number of players.
func TestPlayed(t *testing.T) { rulestest.Formats(t, "regatta", 12) }

// TestSetUp: what a format does not allow is refused, and a match knows how it is played.
func TestSetUp(t *testing.T) {
	for name, change := range map[string]func(s *rules.Setup){
		"a format that is not there": func(s *rules.Setup) { s.Format = "relay" },
		"too many players":           func(s *rules.Setup) { s.Format = "duel" },
		"a rule that is not there":   func(s *rules.Setup) { s.Options = []string{"last-out"} },
		"a rule twice":               func(s *rules.Setup) { s.Options = []string{"first-out", "first-out"} },
		"an order without somebody":  func(s *rules.Setup) { s.Order = []int{0, 1} },
		"an order of one twice":      func(s *rules.Setup) { s.Order = []int{0, 1, 1} },
		"an order of who is not":     func(s *rules.Setup) { s.Order = []int{0, 1, 3} },
	} {
		s := setup(t, "rumble", 3, 1)
		change(&s)
		if _, err := rules.New(s); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
	s := setup(t, "duel", 2, 1)
	if s.Order = []int{1, 0}; true {
		if _, err := rules.New(s); err == nil {
			t.Error("the order of a duel is agreed on")
		}
	}
	s = setup(t, "circle", 5, 1, "first-out")
	s.Order = []int{3, 1, 0, 2, 4}
	m := deal(t, s)
	v := m.View(rules.Spectator)
	if v.Format != "circle" || fmt.Sprint(v.Options, v.Order) != "[first-out] [3 1 0 2 4]" || !v.Players[3].FirstPlayer || m.Pending().Seat != 3 {
		t.Errorf("%s %v %v, seat %d is asked", v.Format, v.Options, v.Order, m.Pending().Seat)
	}
}

// TestOrderIsDrawn: without an agreement every order of three comes about, and a duel is
// begun by either.
func TestOrderIsDrawn(t *testing.T) {
	orders := map[string]bool{}
	for seed := range uint64(60) {
		orders[fmt.Sprint(deal(t, setup(t, "rumble", 3, seed)).View(0).Order)] = true
	}
	if len(orders) != 6 {
		t.Errorf("orders that are drawn: %v", orders)
	}
}

// TestPrinted: what a boat has, and of what a deck may consist.
func TestPrinted(t *testing.T) {
	cards, decks, err := rules.Shipped("regatta")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name   string
		names  int
		copies int
		broken string
	}{
		{"R2-2 eleven cards", 11, 1, "R2-2"},
		{"R2-2 twelve cards", 3, 4, ""},
		{"R2-2 thirty-two cards", 8, 4, "R2-2"},
		{"R2-2 five of one name", 3, 5, "R2-2"},
	} {
		d := deck.Deck{Game: "regatta", ID: decks[0].ID}
		for i := range c.names {
			d.Cards = append(d.Cards, deck.Line{Count: c.copies, ID: fmt.Sprintf("RG-%02d", i%8+1)})
		}
		if bad := rules.CheckDeck(d, cards); (len(bad) == 0) != (c.broken == "") || len(bad) > 0 && bad[0].Clause != c.broken {
			t.Errorf("%s: %v", c.name, bad)
		}
	}
}

// TestHostile: a snapshot whose format, seats or players cannot be is refused.
func TestHostile(t *testing.T) { rulestest.Hostile(t, "regatta") }
