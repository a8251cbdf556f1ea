package replay

import (
	"reflect"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/value"
)

// faces are a card with all that card cannot hold, and one of two faces.
func faces() []pack.Card {
	w := func(s string) []pack.Words { return []pack.Words{{Ja: s, En: s + "!"}} }
	full := pack.Card{ID: "G-1", Game: "builddivide", Kind: "unit", Name: pack.Words{Ja: "名", En: "Name"}, Values: value.Of("cost", 15, "power", 4500, "triggers", []string{"buster"}, "attributes", w("属"), "subtypes", []string{"ace"}, "colours", []string{"black", "red"}, "needs", []value.Count{{Key: "black", N: 1}, {Key: "blue", N: 2}, {Key: "white", N: 3}, {Key: "red", N: 4}, {Key: "generic", N: 5}}, "timing", "quick", "hit", 2, "titles", w("称"), "identities", w("識"), "ability-icons", []string{"always/blitz"}), Quoted: value.Of("attributes", w("用"), "identities", w("文")),
		Lines:       []string{"【デコイ】"},
		QuotedNames: w("引")}
	face := full
	face.ID = "G-2+"
	return []pack.Card{full, {ID: "G-2", Game: "builddivide", Kind: "territory", Open: &face}}
}

// TestMore: every field of a card comes back out of a file.
func TestMore(t *testing.T) {
	seats := []rules.SeatSetup{{Name: "A", Deck: deck.Deck{Beside: []deck.Portion{{Part: "ddeck", Cards: []deck.Line{{Count: 2, ID: "G-1"}}}, {Part: "territory", Cards: []deck.Line{{Count: 1, ID: "G-2"}}}}}}, {Name: "B"}}
	c := with(func(c *content) {
		c.Header.Game = "builddivide"
		c.hold(faces())
		for i := range seats {
			c.Header.Seats[i].Part = packDeck(&seats[i].Deck)
		}
	})
	got, err := open(sampleFile(t, c))
	if err != nil {
		t.Fatal(err)
	}
	s, err := got.setup()
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range faces() {
		if !s.Cards[i].Equal(&want) {
			t.Errorf("card %d: %+v, want %+v", i, s.Cards[i], want)
		}
	}
	for i, seat := range seats {
		if d := s.Seats[i].Deck; !reflect.DeepEqual(d.Beside, seat.Deck.Beside) {
			t.Errorf("seat %d: %+v, want %+v", i, d, seat.Deck)
		}
	}
}

// TestPartsOfDecks: a part that is none of the game, that stands twice or has what it may
// not have is refused.
func TestPartsOfDecks(t *testing.T) {
	line := []line{{1, "X-1"}}
	for name, parts := range map[string][]part{
		"unknown":         {{"sideboard", line}},
		"twice":           {{"main", line}, {"main", line}},
		"two territories": {{"territory", append(line, line...)}},
		"no territory":    {{"territory", nil}},
	} {
		_, err := Open(sampleFile(t, with(func(c *content) { c.Header.Game, c.Header.Seats[1].Part = "builddivide", parts })))
		if err == nil || !strings.Contains(err.Error(), "the deck of player 2 has a part that is none of this game") {
			t.Errorf("%s: %v", name, err)
			continue
		}
		told(t, err)
	}
}

// TestFaces: a card has one opened face at most.
func TestFaces(t *testing.T) {
	if _, err := open(sampleFile(t, with(func(c *content) { c.Cards[0].Open = make([]face, 2) }))); err == nil {
		t.Error("two opened faces were read")
	}
}
