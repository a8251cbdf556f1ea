package builddivide_test

import (
	"fmt"
	"testing"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/value"
)

// TestPresented: where the decks and the territory lie once the
// first question is asked.
func TestPresented(t *testing.T) {
	var list []pack.Card
	var main []deck.Line
	for i := range 10 {
		c := pack.Card{ID: fmt.Sprint("u", i), Game: "builddivide", Kind: "unit", Name: lang.Words{fmt.Sprint("U", i)}, Values: value.Of("colours", []string{"red"}, "cost", 1, "needs", []value.Count{{Key: "red", N: 1}}, "power", 1000, "hit", 1)}
		if i < 3 {
			c.SetKeys("triggers", []string{"buster"})
		}
		list = append(list, c)
		main = append(main, deck.Line{Count: 4, ID: c.ID})
	}
	list = append(list, pack.Card{ID: "t", Game: "builddivide", Kind: "territory", Name: lang.Words{"T"},
		Open: &pack.Card{ID: "t+", Game: "builddivide", Kind: "territory", Name: lang.Words{"T+"}, Values: value.Of("colours", []string{"red"}, "cost", 1, "needs", []value.Count{{Key: "red", N: 1}})}})
	with := deck.Deck{ID: "with", Game: "builddivide", Cards: main, Beside: []deck.Portion{{Part: "ddeck", Cards: []deck.Line{{Count: 2, ID: "u7"}}}, {Part: "territory", Cards: []deck.Line{{Count: 1, ID: "t"}}}}}
	with.Cards[7].Count = 2
	with.Cards = append(with.Cards, deck.Line{Count: 2, ID: "u10"})
	c := list[9]
	c.ID, c.Name = "u10", lang.Words{"U10"}
	list = append(list, c)
	without := with
	without.Put("ddeck", nil)
	m, err := rules.New(rules.Setup{Game: "builddivide", Seed: 1, Cards: list, Seats: []rules.SeatSetup{{Name: "a", Deck: with}, {Name: "b", Deck: without}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name string
		seat int
		zone string
		n    int
	}{
		{"602-1b the main deck is the deck, five cards in hand", 0, "deck", 35},
		{"602-1b the other player's too", 1, "deck", 35},
		{"602-1c the territory lies in its zone", 0, "territory", 1},
		{"602-1c and the other player's", 1, "territory", 1},
		{"602-1d a D-deck of two", 0, "d-deck", 2},
		{"602-1d no D-deck", 1, "d-deck", 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			for _, z := range m.View(tt.seat).Players[tt.seat].Zones {
				if z.Place.Zone != tt.zone {
					continue
				}
				if z.Count != tt.n {
					t.Errorf("there are %d cards in it, not %d", z.Count, tt.n)
				}
				if tt.zone == "territory" && (z.Cards[0].Opened || m.Catalogue()[z.Cards[0].Print].ID != "t") {
					t.Error("it is opened")
				}
			}
		})
	}
}
