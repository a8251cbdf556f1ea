package deck

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gorin/rules/ability"
	"gorin/rules/pack"
)

// testBook is that of a made-up game: ten cards, at most two of a name, at most three
// bells, one territory.
func testBook() *Book {
	return &Book{
		Conditions: []Condition{
			Known("1.1"), Between("1.2", MainDeck, Words{Ja: "本", En: "deck"}, 10, 10), Between("1.3", DDeck, Words{Ja: "脇", En: "side deck"}, 0, 2),
			SameName("1.4", 2), AtMost("1.5", 3, ability.Nothing, OfKind("bell"), Words{Ja: "鐘", En: "bell"}), SameOpened("1.6", 1), OwnText("1.7"), OneTerritory("1.8"),
		},
		Limit: func(line string) (most int, ok bool) {
			n, err := fmt.Sscanf(line, "デッキに%d枚", &most)
			return most, n == 1 && err == nil
		},
	}
}

// testCards are those of the made-up game.
func testCards() []pack.Card {
	var out []pack.Card
	add := func(kind, id, name string) *pack.Card {
		out = append(out, pack.Card{ID: id, Game: "made-up", Kind: kind, Name: Words{Ja: name, En: name}})
		return &out[len(out)-1]
	}
	for i := range 5 {
		add("lamp", fmt.Sprintf("l%d", i), fmt.Sprintf("L%d", i))
		add("bell", fmt.Sprintf("b%d", i), fmt.Sprintf("B%d", i))
	}
	add("lamp", "l0b", "L0")
	add("lamp", "any", "Any").Lines = []string{"デッキに0枚"}
	add("lamp", "four", "Four").Lines = []string{"灯る。", "デッキに4枚"}
	add("territory", "t", "T").Open = &pack.Card{Name: Words{Ja: "O"}}
	add("territory", "t2", "T2").Open = &pack.Card{Name: Words{Ja: "O"}}
	return out
}

// TestCheck: each condition at its number and beside it, in the order of the book.
func TestCheck(t *testing.T) {
	ten := []Line{{2, "l0"}, {2, "l1"}, {2, "l2"}, {2, "b0"}, {1, "b1"}, {1, "l3"}}
	with := func(i int, l Line) []Line {
		out := slices.Clone(ten)
		out[i] = l
		return out
	}
	for _, c := range []struct {
		name string
		deck Deck
		want string
	}{
		{"ten", Deck{Cards: ten, Territory: "t"}, ""},
		{"nine", Deck{Cards: ten[:5], Territory: "t"}, "1.2: the deck has 9 cards, not exactly 10"},
		{"eleven", Deck{Cards: with(5, Line{2, "l3"}), Territory: "t"}, "1.2: the deck has 11 cards, not exactly 10"},
		{"a card of no pack", Deck{Cards: with(5, Line{1, "x"}), Territory: "t"}, "1.1: there is no card x"},
		{"a third of a name", Deck{Cards: with(5, Line{1, "l0b"}), Territory: "t"}, "1.4: 3 cards named L0; at most 2 of one name"},
		{"a third of a name in the other part", Deck{Cards: ten, DDeck: []Line{{1, "l0"}}, Territory: "t"}, "1.4: 3 cards named L0; at most 2 of one name"},
		{"a fourth bell", Deck{Cards: with(5, Line{1, "b2"}), Territory: "t"}, "1.5: 4 bell cards; at most 3 in all"},
		{"any number by its text", Deck{Cards: []Line{{10, "any"}}, Territory: "t"}, ""},
		{"four by its text", Deck{Cards: []Line{{4, "four"}, {6, "any"}}, Territory: "t"}, ""},
		{"five where its text says four", Deck{Cards: []Line{{5, "four"}, {5, "any"}}, Territory: "t"}, "1.7: 5 copies of Four; its text allows 4"},
		{"a side deck of two", Deck{Cards: ten, DDeck: []Line{{2, "l4"}}, Territory: "t"}, ""},
		{"a side deck of three", Deck{Cards: ten, DDeck: []Line{{2, "l4"}, {1, "l3"}}, Territory: "t"}, "1.3: the side deck has 3 cards, more than 2"},
		{"an opened face twice", Deck{Cards: ten, DDeck: []Line{{1, "t2"}}, Territory: "t"}, "1.6: 2 cards with the opened face O; at most 1"},
		{"no territory", Deck{Cards: ten}, "1.8: no territory; one is presented"},
		{"no deck at all", Deck{Territory: "t"}, "1.2: the deck has 0 cards, not exactly 10"},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.deck.Game = "made-up"
			var got []string
			for _, r := range Check(c.deck, testCards(), testBook()) {
				got = append(got, r.Error())
				if strings.Contains(r.Words.Ja+r.Words.En, "%!") || r.Words.Ja == "" {
					t.Errorf("broken words: %v", r.Words)
				}
			}
			if s := strings.Join(got, "; "); s != c.want {
				t.Errorf("%q, want %q", s, c.want)
			}
		})
	}
}

func TestCheckUnknownGame(t *testing.T) {
	if got := Check(Deck{Game: "chess"}, nil, nil); len(got) != 1 || got[0].Clause != "" || got[0].Error() != got[0].Words.En {
		t.Error(got)
	}
}

// TestCounts: a line of less than one card, or of more than can be counted, is a reason
// by itself, however the lines add up.
func TestCounts(t *testing.T) {
	for _, lines := range [][]Line{
		{{4, "l1"}, {0, "l2"}}, {{12, "l1"}, {-2, "l1"}}, {{MaxCount + 1, "l1"}},
		{{10, "l1"}, {1 << 62, "l1"}, {1 << 62, "l1"}, {1 << 62, "l1"}, {1 << 62, "l1"}},
	} {
		for _, d := range []Deck{{Game: "made-up", Cards: lines}, {Game: "made-up", DDeck: lines}} {
			got := Check(d, testCards(), testBook())
			if len(got) == 0 || !strings.Contains(got[0].Words.En, "want 1 to 1000") || got[0].Clause != "1.1" {
				t.Errorf("%v: %v", d, got)
			}
		}
	}
	if got := Check(Deck{Game: "made-up", Cards: []Line{{MaxCount, "l1"}}}, testCards(), testBook()); len(got) == 0 || strings.Contains(got[0].Words.En, "want") {
		t.Errorf("%d cards: %v", MaxCount, got)
	}
}
