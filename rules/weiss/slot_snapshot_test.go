package weiss_test

import (
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// A text that finds no slot to put a character into goes on (1.3.2), and the question
// that follows can be saved and loaded like any other.
func TestSnapshotWithoutSlot(t *testing.T) {
	mover := pack.Card{ID: "M", Game: "weiss", Kind: "event", Values: value.Of("colour", "red"), Name: lang.Words{"席替え"},
		Lines: []string{"あなたは自分の前列のキャラを1枚選び、後列のキャラのいない枠に動かし、自分の控え室のキャラを1枚選び、手札に戻す。"}}
	plain := pack.Card{ID: "C", Game: "weiss", Kind: "character", Values: value.Of("colour", "red", "power", 1000, "soul", 1), Name: lang.Words{"見張り"}}
	zone := func(key string, ids ...string) position.Zone {
		z := position.Zone{Zone: key}
		for _, id := range ids {
			z.Cards = append(z.Cards, position.Card{ID: id})
		}
		return z
	}
	seat := func(zones ...position.Zone) position.Seat {
		return position.Seat{Zones: append(zones, zone("deck", "C", "C", "C"))}
	}
	m, err := rules.NewPosition(position.Position{Game: "weiss", Cards: []pack.Card{mover, plain}, Turn: 3, Phase: "main", Seats: []position.Seat{
		seat(zone("hand", "M"), zone("front-left", "C"), zone("back-left", "C"), zone("back-right", "C"), zone("waiting-room", "C", "C")),
		seat(zone("waiting-room", "C")),
	}})
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range []string{"play", "card"} { // the event, the character
		r := m.Pending()
		for i, o := range r.Options {
			if o.Kind == kind {
				if err := m.Answer(r.Seq, []int{i}); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
	}
	r := m.Pending()
	if r.Kind != "choose" || len(r.Options) != 2 {
		t.Fatalf("%s asks about %d cards, want the two of the waiting room", r.Kind, len(r.Options))
	}
	if err := m.Restore(m.Snapshot()); err != nil {
		t.Error(err)
	}
}
