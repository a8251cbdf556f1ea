package deck

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gorin/rules/ability"
	"gorin/rules/lang"
	"gorin/rules/pack"
)

// testBook is that of a made-up game: ten cards, at most two of a name, at most three
// bells, a captain.
func testBook() *Book {
	return &Book{
		Parts: []Part{
			{Key: Main, Words: lang.Words{"本", "deck"}, Zone: "deck"},
			{Key: "side", Words: lang.Words{"脇", "side deck"}, Zone: "side", Word: ability.Hand},
			{Key: "captain", Words: lang.Words{"長", "captain"}, Zone: "front", Single: true, Kinds: []string{"captain"}},
		},
		Conditions: []Condition{
			Known("1.1"), Between("1.2", Main, 10, 10), Between("1.3", "side", 0, 2),
			SameName("1.4", 2, Main, "side"), AtMost("1.5", 3, ability.Nothing, OfKind("bell"), lang.Words{"鐘", "bell"}), SameOpened("1.6", 1, "side", "captain"), OwnText("1.7"), Presented("1.8", "captain"),
			Only("1.9", "captain", lang.Words{"長", "a captain"}),
		},
		Limit: func(line string) (most int, ok bool) {
			n, err := fmt.Sscanf(line, "デッキに%d枚", &most)
			return most, n == 1 && err == nil
		},
	}
}

// with1 is a deck with cards in one part more.
func with1(d Deck, part string, cards ...Line) Deck {
	d.Put(part, cards)
	return d
}

// testCards are those of the made-up game.
func testCards() []pack.Card {
	var out []pack.Card
	add := func(kind, id, name string) *pack.Card {
		out = append(out, pack.Card{ID: id, Game: "made-up", Kind: kind, Name: lang.Words{name, name}})
		return &out[len(out)-1]
	}
	for i := range 5 {
		add("lamp", fmt.Sprintf("l%d", i), fmt.Sprintf("L%d", i))
		add("bell", fmt.Sprintf("b%d", i), fmt.Sprintf("B%d", i))
	}
	add("lamp", "l0b", "L0")
	add("lamp", "any", "Any").Lines = []string{"デッキに0枚"}
	add("lamp", "four", "Four").Lines = []string{"灯る。", "デッキに4枚"}
	add("captain", "t", "T").Open = &pack.Card{Name: lang.Words{"O"}}
	add("captain", "t2", "T2").Open = &pack.Card{Name: lang.Words{"O"}}
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
		{"ten", with1(Deck{Cards: ten}, "captain", Line{1, "t"}), ""},
		{"nine", with1(Deck{Cards: ten[:5]}, "captain", Line{1, "t"}), "1.2: the deck has 9 cards, not exactly 10"},
		{"eleven", with1(Deck{Cards: with(5, Line{2, "l3"})}, "captain", Line{1, "t"}), "1.2: the deck has 11 cards, not exactly 10"},
		{"a card of no pack", with1(Deck{Cards: with(5, Line{1, "x"})}, "captain", Line{1, "t"}), "1.1: there is no card x"},
		{"a third of a name", with1(Deck{Cards: with(5, Line{1, "l0b"})}, "captain", Line{1, "t"}), "1.4: 3 cards named L0; at most 2 of one name"},
		{"a third of a name in the other part", with1(with1(Deck{Cards: ten}, "captain", Line{1, "t"}), "side", []Line{{1, "l0"}}...), "1.4: 3 cards named L0; at most 2 of one name"},
		{"a fourth bell", with1(Deck{Cards: with(5, Line{1, "b2"})}, "captain", Line{1, "t"}), "1.5: 4 bell cards; at most 3 in all"},
		{"any number by its text", with1(Deck{Cards: []Line{{10, "any"}}}, "captain", Line{1, "t"}), ""},
		{"four by its text", with1(Deck{Cards: []Line{{4, "four"}, {6, "any"}}}, "captain", Line{1, "t"}), ""},
		{"five where its text says four", with1(Deck{Cards: []Line{{5, "four"}, {5, "any"}}}, "captain", Line{1, "t"}), "1.7: 5 copies of Four; its text allows 4"},
		{"a side deck of two", with1(with1(Deck{Cards: ten}, "captain", Line{1, "t"}), "side", []Line{{2, "l4"}}...), ""},
		{"a side deck of three", with1(with1(Deck{Cards: ten}, "captain", Line{1, "t"}), "side", []Line{{2, "l4"}, {1, "l3"}}...), "1.3: the side deck has 3 cards, more than 2"},
		{"an opened face twice", with1(with1(Deck{Cards: ten}, "captain", Line{1, "t"}), "side", []Line{{1, "t2"}}...), "1.6: 2 cards with the opened face O; at most 1"},
		{"no captain", Deck{Cards: ten}, "1.8: no captain; one is presented"},
		{"two captains", with1(Deck{Cards: ten}, "captain", Line{2, "t"}), "1.6: 2 cards with the opened face O; at most 1; 1.8: 2 cards as the captain; one is presented"},
		{"a bell as captain", with1(Deck{Cards: ten}, "captain", Line{1, "b3"}), "1.9: B3 is not a captain"},
		{"a part of no such key", with1(with1(Deck{Cards: ten}, "captain", Line{1, "t"}), "gates", Line{1, "b3"}), `1.1: decks of this game have no part "gates"`},
		{"no deck at all", with1(Deck{}, "captain", Line{1, "t"}), "1.2: the deck has 0 cards, not exactly 10"},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.deck.Game = "made-up"
			var got []string
			for _, r := range Check(c.deck, testCards(), testBook()) {
				got = append(got, r.Error())
				if strings.Contains(r.Words[lang.Japanese]+r.Words[lang.English], "%!") || r.Words[lang.Japanese] == "" {
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
	if got := Check(Deck{Game: "chess"}, nil, nil); len(got) != 1 || got[0].Clause != "" || got[0].Error() != got[0].Words[lang.English] {
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
		for _, d := range []Deck{{Game: "made-up", Cards: lines}, with1(Deck{Game: "made-up"}, "side", lines...)} {
			got := Check(d, testCards(), testBook())
			if len(got) == 0 || !strings.Contains(got[0].Words[lang.English], "want 1 to 1000") || got[0].Clause != "1.1" {
				t.Errorf("%v: %v", d, got)
			}
		}
	}
	if got := Check(Deck{Game: "made-up", Cards: []Line{{MaxCount, "l1"}}}, testCards(), testBook()); len(got) == 0 || strings.Contains(got[0].Words[lang.English], "want") {
		t.Errorf("%d cards: %v", MaxCount, got)
	}
}

// TestParts: copies of a deck have parts of their own; each part that does not fit is refused.
func TestParts(t *testing.T) {
	d := with1(Deck{Cards: []Line{{1, "a"}}}, "side", Line{1, "b"})
	e := with1(d, "side", Line{2, "c"})
	e.Put(Main, nil)
	if got := fmt.Sprint(d.Portions(), e.Portions(), d.In("captain"), e.In("side")); got != "[{main [{1 a}]} {side [{1 b}]}] [{side [{2 c}]}] [] [{2 c}]" {
		t.Error(got)
	}
	book := testBook()
	if err := book.Check(); err != nil {
		t.Error(err)
	}
	if got := fmt.Sprint(Keys([]*Book{book, book}), " ", book.Home("", "front"), " ", book.Home("", "hand")); got != "[side captain] front deck" {
		t.Error(got)
	}
	for want, spoil := range map[string]func(b *Book){
		"the first part": func(b *Book) { b.Parts = b.Parts[1:] },
		"room for 8":     func(b *Book) { b.Parts = append(b.Parts, make([]Part, 6)...) },
		"no key":         func(b *Book) { b.Parts[1].Zone = "" },
		"declared twice": func(b *Book) { b.Parts[1].Key = "captain" },
		"every deck has": func(b *Book) { b.Parts[1].Key = "about" },
	} {
		b := testBook()
		spoil(b)
		if err := b.Check(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
}
