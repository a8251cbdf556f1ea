package weiss_test

import (
	"fmt"
	"strings"
	"testing"

	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulestest"
	"gorin/rules/weiss"
)

// deckCards makes characters c0, c1, … and climaxes x0, x1, …, each with a name of
// its own, and a card with one name in two looks (5.1.2.2.1).
func deckCards() []pack.Card {
	var out []pack.Card
	add := func(kind, id, name string) {
		out = append(out, pack.Card{ID: id, Game: "weiss", Kind: kind, Name: lang.Words{name, name}})
	}
	for i := range 13 {
		add("character", fmt.Sprintf("c%d", i), fmt.Sprintf("C%d", i))
		add("climax", fmt.Sprintf("x%d", i), fmt.Sprintf("X%d", i))
	}
	add("character", "c0b", "C0")
	add("character", "any", "Any")
	out[len(out)-1].Lines = []string{"【永】 このカードは、デッキに好きな枚数入れることができる。"}
	add("character", "six", "Six")
	out[len(out)-1].Lines = []string{"【永】 このカードは、デッキに6枚まで入れることができる。"}
	return out
}

// reasons are why a deck may not be played.
func reasons(d deck.Deck, cards []pack.Card) string {
	book := weiss.Rulebook()
	var got []string
	for _, r := range deck.Check(d, cards, &book.Deck) {
		got = append(got, r.Error())
	}
	return strings.Join(got, "; ")
}

// TestDeck: the names of the cases begin with the clause that they show.
func TestDeck(t *testing.T) {
	// fill is four each of c3 to c12: 40 cards.
	fill := "4 c3, 4 c4, 4 c5, 4 c6, 4 c7, 4 c8, 4 c9, 4 c10, 4 c11, 4 c12"
	for _, c := range []struct{ name, cards, want string }{
		{"5.1.2.1 fifty cards", fill + ", 4 x0, 4 x1, 2 c1", ""},
		{"5.1.2.1 one too few", fill + ", 4 x0, 4 x1, 1 c1", "5.1.2.1: the deck has 49 cards, not exactly 50"},
		{"5.1.2.1 one too many", fill + ", 4 x0, 4 x1, 3 c1", "5.1.2.1: the deck has 51 cards, not exactly 50"},
		{"5.1.1 no deck at all", "", "5.1.2.1: the deck has 0 cards, not exactly 50"},
		{"5.1.1 a card that is in no pack", fill + ", 9 c1, 1 nowhere", "5.1.1: there is no card nowhere; 5.1.2.2: 9 cards named C1; at most 4 of one name"},
		{"5.1.2.2 four of a name", fill + ", 4 c1, 4 x0, 2 c2", ""},
		{"5.1.2.2 five of a name", fill + ", 5 c1, 4 x0, 1 c2", "5.1.2.2: 5 cards named C1; at most 4 of one name"},
		{"5.1.2.2 four of a name on two lines", fill + ", 2 c1, 2 c2, 2 c1, 4 x0", ""},
		{"5.1.2.2 five of a name on two lines", fill + ", 3 c1, 1 c2, 2 c1, 4 x0", "5.1.2.2: 5 cards named C1; at most 4 of one name"},
		{"5.1.2.2.1 four of a name in two looks", fill + ", 2 c0, 2 c0b, 4 x0, 2 c1", ""},
		{"5.1.2.2.1 five of a name in two looks", fill + ", 3 c0, 2 c0b, 4 x0, 1 c1", "5.1.2.2: 5 cards named C0; at most 4 of one name"},
		{"5.1.2.3 nine climaxes", fill + ", 4 x0, 4 x1, 1 x2, 1 c1", "5.1.2.3: 9 climax cards; at most 8 in all"},
		{"5.1.2.3 eight climaxes, five of a name", fill + ", 5 x0, 3 x1, 2 c1", "5.1.2.2: 5 cards named X0; at most 4 of one name"},
		{"5.1.2.4 any number by its text", fill + ", 10 any", ""},
		{"5.1.2.4 six by its text", fill + ", 6 six, 4 c1", ""},
		{"5.1.2.4 seven where its text says six", fill + ", 7 six, 3 c1", "5.1.2.4: 7 copies of Six; its text allows 6"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := deck.Deck{Game: "weiss"}
			if c.cards != "" {
				for _, part := range strings.Split(c.cards, ", ") {
					var l deck.Line
					fmt.Sscanf(part, "%d %s", &l.Count, &l.ID)
					d.Cards = append(d.Cards, l)
				}
			}
			if s := reasons(d, deckCards()); s != c.want {
				t.Errorf("%q, want %q", s, c.want)
			}
		})
	}
}

// TestNoSuchPart: what the game does not have is a reason.
func TestNoSuchPart(t *testing.T) {
	d := deck.Deck{Game: "weiss", Cards: []deck.Line{{Count: 4, ID: "c1"}}, Beside: []deck.Portion{{Part: "gates", Cards: []deck.Line{{Count: 1, ID: "c2"}}}}}
	want := `5.1.1: decks of this game have no part "gates"; 5.1.2.1: the deck has 4 cards, not exactly 50`
	if got := reasons(d, deckCards()); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestPrintedLimit: 5.1.2.4, read off the card. That there may be any number is 0.
func TestPrintedLimit(t *testing.T) {
	book := weiss.Rulebook()
	for line, want := range map[string]int{
		"【永】 このカードは、デッキに好きな枚数入れることができる。": 0,
		"【永】 このカードは、デッキに6枚まで入れることができる。":  6,
		"【永】 大活躍": 4,
	} {
		c := pack.Card{ID: "c", Game: "weiss", Name: lang.Words{"C", "C"}, Lines: []string{"【永】 大活躍", line}}
		if n := rulestest.MostCopies(&c, &book.Deck); n != want {
			t.Errorf("%s: %d, want %d", line, n, want)
		}
	}
}
