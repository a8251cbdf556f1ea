package scene

import (
	"testing"

	"gorin/render/board"
	"gorin/rules"
)

// TestLookIsForgotten: the card that a player has looked at is not shown to the other
// one to whom the screen is handed over.
func TestLookIsForgotten(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p1": "human", "p2": "human"})
	tab := s.app.table
	if !tab.Session.Cover || tab.PrintOf >= 0 {
		t.Fatalf("covered %v, and a card is shown: %d", tab.Session.Cover, tab.PrintOf)
	}
	s.press("uncover")
	hand := tab.Zone(rules.Place{Seat: tab.Session.Bottom(), Zone: "hand"})
	held := hand.Cards[len(hand.Cards)-1]
	s.do("look", board.CardValue(held.ID))
	if tab.Look != held.ID {
		t.Fatal("the card is not shown to its player")
	}
	for range 12 {
		if tab.Session.Cover {
			break
		}
		s.answer()
	}
	if !tab.Session.Cover {
		t.Fatal("the screen is never handed over")
	}
	if tab.Looked || tab.Look == held.ID {
		t.Error("the card is still shown")
	}
}
