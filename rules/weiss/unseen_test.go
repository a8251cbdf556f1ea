package weiss_test

import (
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/rulestest"
	"gorin/rules/value"
)

// TestSlotForUnseen: who is asked for a slot for a card that they do not see is not told
// which card it is (3.2.2, 3.6.1).
func TestSlotForUnseen(t *testing.T) {
	card := func(id, kind, line string) pack.Card {
		c := pack.Card{ID: id, Game: "weiss", Kind: kind, Name: lang.Words{"札" + id}, Values: value.Of("colour", "red", "side", "both")}
		if kind == "character" {
			c.SetNumber("power", 500)
			c.SetNumber("soul", 1)
		} else {
			c.Lines = []string{line}
		}
		return c
	}
	p := position.Position{Game: "weiss", Turn: 1, Phase: "main", Cards: []pack.Card{card("A", "character", ""), card("B", "character", ""),
		card("E", "event", "あなたは自分の山札の上から1枚を、舞台のキャラのいない枠に置く。")}}
	for range 2 {
		zones := []position.Zone{{Zone: "hand", Cards: []position.Card{{ID: "E"}}}, {Zone: "back-left", Cards: []position.Card{{ID: "A"}}}}
		deck := position.Zone{Zone: "deck"}
		for i := range 10 {
			deck.Cards = append(deck.Cards, position.Card{ID: []string{"A", "B"}[i%2]})
		}
		p.Seats = append(p.Seats, position.Seat{Name: "x", Zones: append(zones, deck)})
	}
	m, err := rules.NewPosition(p)
	if err != nil {
		t.Fatal(err)
	}
	for range 5 {
		q := m.Pending()
		if q.Kind == "slot" {
			if err := rulestest.NothingLeaks(m); err != nil {
				t.Error(err)
			}
			for _, w := range q.Prompt {
				if strings.Contains(w, "札A") || strings.Contains(w, "札B") {
					t.Errorf("it is asked: %s", w)
				}
			}
			return
		}
		pick := 0
		for i, o := range q.Options {
			if o.Kind == "play" {
				pick = i
			}
		}
		if err := m.Answer(q.Seq, []int{pick}); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("no slot is asked for: %s", m.Pending().Kind)
}
