package bot_test

import (
	"testing"

	"gorin/rules"
	"gorin/rules/bot/all"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// TestStuckClocks: with a full hand that cannot be played the bot spends a card
// for two others; with one that can it keeps seven.
func TestStuckClocks(t *testing.T) {
	cards := []pack.Card{
		{ID: "high", Game: "weiss", Kind: "character", Name: lang.Words{"高"}, Values: value.Of("colour", "red", "level", 3, "cost", 2, "power", 9000, "soul", 2)},
		{ID: "low", Game: "weiss", Kind: "character", Name: lang.Words{"低"}, Values: value.Of("colour", "red", "power", 2000, "soul", 1)},
	}
	for _, seventh := range []string{"high", "low"} {
		hand := position.Zone{Zone: "hand"}
		for range 6 {
			hand.Cards = append(hand.Cards, position.Card{ID: "high"})
		}
		deck := position.Zone{Zone: "deck"}
		for range 20 {
			deck.Cards = append(deck.Cards, position.Card{ID: seventh})
		}
		m, err := rules.NewPosition(position.Position{Game: "weiss", Cards: cards, Turn: 3, Phase: "draw",
			Seats: []position.Seat{{Name: "A", Zones: []position.Zone{hand, deck}}, {Name: "B", Zones: []position.Zone{deck}}}})
		if err != nil {
			t.Fatal(err)
		}
		q := m.Pending()
		if q.Kind != "clock" {
			t.Fatalf("asked %s", q.Kind)
		}
		pick := all.Greedy(1, m.Catalogue()).Choose(m.View(0), q)
		if got, want := q.Options[pick[0]].Kind, map[string]string{"high": "card", "low": "pass"}[seventh]; got != want {
			t.Errorf("with a %s card to play: %s", seventh, got)
		}
	}
}
