package weiss_test

import (
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// What a text asks of a card that it has put into the open stays what it was there when
// the refresh takes that card back into the deck before the text goes on (8.11, 9.2).
func TestRefreshTakesTheCardAway(t *testing.T) {
	text := "あなたは自分の山札の上から1枚を、控え室に置き、相手のレベルＸ以下のキャラを1枚まで選び、控え室に置く。Ｘはそのカードのレベルに等しい。"
	card := func(id string, level int) pack.Card {
		return pack.Card{ID: id, Game: "weiss", Kind: "character", Values: value.Of("colour", "red", "level", level, "power", 1000, "soul", 1), Name: lang.Words{id}}
	}
	event := pack.Card{ID: "E", Game: "weiss", Kind: "event", Values: value.Of("colour", "red"), Name: lang.Words{"E"}, Lines: []string{text}}
	zone := func(key string, ids ...string) position.Zone {
		z := position.Zone{Zone: key}
		for _, id := range ids {
			z.Cards = append(z.Cards, position.Card{ID: id})
		}
		return z
	}
	m, err := rules.NewPosition(position.Position{Game: "weiss", Seed: 5, Turn: 3, Phase: "main", Cards: []pack.Card{event, card("0", 0), card("1", 1), card("2", 2), card("3", 3)},
		Seats: []position.Seat{
			{Zones: []position.Zone{zone("deck", "1"), zone("waiting-room", "0", "0", "3", "3", "3"), zone("hand", "E"), zone("front-left", "0")}},
			{Zones: []position.Zone{zone("deck", "0"), zone("front-left", "1"), zone("front-centre", "2"), zone("front-right", "3")}},
		}})
	if err != nil {
		t.Fatal(err)
	}
	for i, o := range m.Pending().Options {
		if o.Kind == "play" {
			if err := m.Answer(m.Pending().Seq, []int{i}); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	if r := m.Pending(); r.Kind != "choose" || len(r.Options) != 1 {
		t.Errorf("%s of %d, want the choice of the one character of level 1", r.Kind, len(r.Options))
	}
	for seed := range uint64(20) { // whatever the deck may be
		if r := m.ShuffleHidden(0, seed).Pending(); len(r.Options) != 1 {
			t.Fatalf("choice of %d where hidden cards lie otherwise", len(r.Options))
		}
	}
}
