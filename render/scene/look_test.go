package scene

import (
	"testing"

	"gorin/rules"
)

// TestLookIsForgotten: the card that a player has looked at is not shown to the other
// one to whom the screen is handed over.
func TestLookIsForgotten(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p1": "human", "p2": "human"})
	tab := s.app.table
	if !tab.s.Cover || tab.printOf >= 0 {
		t.Fatalf("covered %v, and a card is shown: %d", tab.s.Cover, tab.printOf)
	}
	s.press("uncover")
	hand := tab.zone(rules.Place{Seat: tab.s.Bottom(), Zone: "hand"})
	held := hand.Cards[len(hand.Cards)-1]
	s.do("look", cardValue(held.ID))
	if tab.look != held.ID {
		t.Fatal("the card is not shown to its player")
	}
	for range 12 {
		if tab.s.Cover {
			break
		}
		s.answer()
	}
	if !tab.s.Cover {
		t.Fatal("the screen is never handed over")
	}
	if tab.looked || tab.look == held.ID {
		t.Error("the card is still shown")
	}
}
