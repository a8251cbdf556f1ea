package replay

import (
	"reflect"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/value"
)

// faces are a card with all that card cannot hold, and one of two faces.
func faces(game string) []pack.Card {
	w := func(s string) []lang.Words { return []lang.Words{{s, s + "!"}} }
	full := pack.Card{ID: "G-1", Game: game, Kind: "lantern", Name: lang.Words{"名", "Name"},
		Values: value.Of("light", 15, "shade", 4500, "glints", []string{"spark"}, "signs", w("属"), "hues", []string{"gold", "red"},
			"oil", []value.Count{{Key: "gold", N: 1}, {Key: "blue", N: 2}, {Key: "red", N: 4}}, "hour", "dusk", "wicks", 2, "rivers", w("称"), "banks", w("識"), "marks", []string{"always/bright"}),
		Quoted:      value.Of("signs", w("用"), "banks", w("文")),
		Lines:       []string{"灯火"},
		QuotedNames: w("引")}
	face := full
	face.ID = "G-2+"
	return []pack.Card{full, {ID: "G-2", Game: game, Kind: "pond", Open: &face}}
}

// TestMore: every field of a card comes back out of a file, and every part of a deck.
func TestMore(t *testing.T) { eachGame(t, more) }

func more(t *testing.T, game string) {
	seats := begun(t, game, 1).Setup().Seats
	c := with(func(c *content) {
		c.Header.Game, c.Header.Seats = game, make([]seat, len(seats))
		c.hold(faces(game))
		for i := range seats {
			c.Header.Seats[i].Part = packDeck(&seats[i].Deck)
		}
		c.Frames = nil
	})
	got, err := open(sampleFile(t, c))
	if err != nil {
		t.Fatal(err)
	}
	s, err := got.setup()
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range faces(game) {
		if !s.Cards[i].Equal(&want) {
			t.Errorf("card %d: %+v, want %+v", i, s.Cards[i], want)
		}
	}
	for i, seat := range seats {
		if d := s.Seats[i].Deck; !reflect.DeepEqual(d.Portions(), seat.Deck.Portions()) {
			t.Errorf("seat %d: %+v, want %+v", i, d, seat.Deck)
		}
	}
}

// TestPartsOfDecks: a part that is none of the game, that stands twice or has what it may
// not have is refused.
func TestPartsOfDecks(t *testing.T) { eachGame(t, partsOfDecks) }

func partsOfDecks(t *testing.T, game string) {
	line := []line{{1, "X-1"}}
	wrong := map[string][]part{
		"unknown": {{"sideboard", line}},
		"twice":   {{"main", line}, {"main", line}},
	}
	s, err := rules.Sample(game, 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range s.Seats[0].Deck.Portions() {
		if single, _ := rules.PartOfDeck(game, p.Part); single {
			wrong["two of "+p.Part] = []part{{p.Part, append(line, line...)}}
			wrong["no "+p.Part] = []part{{p.Part, nil}}
		}
	}
	for name, parts := range wrong {
		_, err := Open(sampleFile(t, with(func(c *content) { c.Header.Game, c.Header.Seats[1].Part = game, parts })))
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
