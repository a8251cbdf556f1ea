package scene

import (
	"strconv"
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

// TestTheCardThatAsks: the card whose text asks is shown, until the player looks at another one.
func TestTheCardThatAsks(t *testing.T) {
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) {
			met := 0
			for seed := 0; seed < 8 && met < 2; seed++ {
				s := onRules(t, map[string]string{"game": game, "lang": "en", "start": "1", "seed": strconv.Itoa(seed), "p2": "random"})
				tab := s.app.table
				for n := 0; n < 200 && s.last.State == "table"; n++ {
					s.rest()
					q := tab.Request
					if q == nil {
						s.tick()
						continue
					}
					if v, _ := tab.Find(q.Source); q.Reading != nil && v != nil && v.Print >= 0 {
						met++
						if tab.Look != q.Source {
							t.Fatalf("%s: card %d is shown, and the text of %d asks", q.Prompt, tab.Look, q.Source)
						}
						for _, o := range q.Options {
							if v, _ := tab.Find(o.Card); v == nil || v.Print < 0 || o.Card == q.Source {
								continue
							}
							s.do("look", board.CardValue(o.Card))
							if s.tick(); tab.Look != o.Card {
								t.Fatalf("%s: the player looks at card %d, and %d is shown", q.Prompt, o.Card, tab.Look)
							}
							break
						}
					}
					s.answer()
				}
			}
			if met == 0 {
				t.Error("no text has asked")
			}
		})
	}
}
