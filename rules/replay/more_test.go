package replay

import (
	"bytes"
	"reflect"
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
	seats := []rules.SeatSetup{{Name: "A", Deck: deck.Deck{DDeck: []deck.Line{{Count: 2, ID: "G-1"}}, Territory: "G-2"}}, {Name: "B"}}
	c := with(func(c *content) {
		c.Cards = nil
		for _, p := range faces() {
			c.Cards = append(c.Cards, packCard(p))
		}
		c.More, c.Beside = packMore(faces()), packBeside(seats)
	})
	got, err := open(sampleFile(t, c))
	if err != nil {
		t.Fatal(err)
	}
	s := got.setup()
	for i, want := range faces() {
		if !s.Cards[i].Equal(&want) {
			t.Errorf("card %d: %+v, want %+v", i, s.Cards[i], want)
		}
	}
	for i, seat := range seats {
		if d := s.Seats[i].Deck; !reflect.DeepEqual(d.DDeck, seat.Deck.DDeck) || d.Territory != seat.Deck.Territory {
			t.Errorf("seat %d: %+v, want %+v", i, d, seat.Deck)
		}
	}
}

// TestMoreIsNothing: a file whose cards and decks need none of it has none.
func TestMoreIsNothing(t *testing.T) {
	s := sample().setup()
	if m, b := packMore(s.Cards), packBeside(s.Seats); m != nil || b != nil {
		t.Errorf("%+v, %+v", m, b)
	}
	raw, err := sample().MarshalMsg(nil)
	if err != nil || bytes.Contains(raw, []byte("more")) || bytes.Contains(raw, []byte("beside")) {
		t.Errorf("%v: %q", err, raw)
	}
}

// TestMoreDoesNotFit: the lists go along with the cards and the seats.
func TestMoreDoesNotFit(t *testing.T) {
	for name, change := range map[string]func(c *content){
		"more":   func(c *content) { c.More = make([]more, 2) },
		"beside": func(c *content) { c.Beside = make([]beside, 1) },
		"faces":  func(c *content) { c.More = []more{{Open: make([]opened, 2)}} },
	} {
		_, err := open(sampleFile(t, with(change)))
		if err == nil {
			t.Errorf("%s: no error", name)
			continue
		}
		told(t, err)
	}
}
