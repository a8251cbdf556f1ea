package rebirth_test

import (
	"fmt"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/value"
)

// deckCards is characters c0, c1, …, Rebirths r0, r1, … and partners p0, p1, … with a name of
// their own each, another look of c0, and a partner and a Rebirth that share its name.
func deckCards() (list []pack.Card) {
	add := func(kind, id, name string, cost int) *pack.Card {
		c := pack.Card{ID: id, Game: "rebirth", Kind: kind, Name: lang.Words{name, name}}
		if kind == "chara" {
			c.Values = value.Of("cost", cost, "atk", 1, "def", 1)
		}
		list = append(list, c)
		return &list[len(list)-1]
	}
	for i := range 14 {
		add("chara", fmt.Sprintf("c%d", i), fmt.Sprintf("C%d", i), i%4)
	}
	for i := range 4 {
		add("rebirth", fmt.Sprintf("r%d", i), fmt.Sprintf("R%d", i), 0)
		add("partner", fmt.Sprintf("p%d", i), fmt.Sprintf("P%d", i), 0)
	}
	add("chara", "look", "C0", 3)
	add("rebirth", "rlook", "C0", 0)
	add("partner", "plook", "C0", 0)
	add("chara", "any", "Any", 0).Lines = []string{"【永】：このカードは、デッキに好きな枚数入れることができる。"}
	add("chara", "six", "Six", 0).Lines = []string{"【永】：このカードは、デッキに6枚まで入れることができる。"}
	return list
}

// deckOf is a deck of these cards; those after a bar are its partners.
func deckOf(cards string) deck.Deck {
	d := deck.Deck{Game: "rebirth"}
	main, partners, _ := strings.Cut(cards, " | ")
	d.Cards, d.Beside = linesOf(main), []deck.Portion{{Part: "partners", Cards: linesOf(partners)}}
	return d
}

func linesOf(said string) (list []deck.Line) {
	for _, l := range strings.Split(said, ", ") {
		var line deck.Line
		if _, err := fmt.Sscan(l, &line.Count, &line.ID); err == nil {
			list = append(list, line)
		}
	}
	return list
}

// broken is why a deck of these cards may not be played, in English.
func broken(cards string) string {
	var all []string
	for _, r := range deck.Check(deckOf(cards), deckCards(), &rules.BookOf("rebirth").Deck) {
		all = append(all, r.Error())
	}
	return strings.Join(all, "; ")
}

// fill is four each of c4 to c13: 40 cards.
const fill = "4 c4, 4 c5, 4 c6, 4 c7, 4 c8, 4 c9, 4 c10, 4 c11, 4 c12, 4 c13, "

// TestDeck: the names of the cases begin with the clause that they show.
func TestDeck(t *testing.T) {
	for _, c := range []struct{ name, cards, want string }{
		{"6.1.1.1 fifty cards", fill + "4 c1, 4 c2, 2 c3 | 3 p0", ""},
		{"6.1.1.1 one too few", fill + "4 c1, 4 c2, 1 c3 | 3 p0", "6.1.1.1"},
		{"6.1.1.1 one too many", fill + "4 c1, 4 c2, 3 c3 | 3 p0", "6.1.1.1"},
		{"6.1.1.2 five of a name", fill + "5 c1, 4 c2, 1 c3 | 3 p0", "6.1.1.2"},
		{"6.1.1.2 five of a name in two looks", fill + "3 c0, 2 look, 4 c2, 1 c3 | 3 p0", "6.1.1.2"},
		{"6.1.1.2 five of a name, of two kinds", fill + "3 c0, 2 rlook, 4 c2, 1 c3 | 3 p0", "6.1.1.2"},
		{"6.1.1.2 four of a name in two looks", fill + "2 c0, 2 look, 4 c2, 2 c3 | 3 p0", ""},
		{"6.1.1.2 partners do not count", fill + "4 c0, 4 c2, 2 c3 | 3 plook", ""},
		{"6.1.2 a text about decks means the main deck: fifty beside the partners", fill + "4 c1, 3 c2 | 3 p0", "6.1.1.1"},
		{"6.1.2.1 any number, by its text", fill + "10 any | 3 p0", ""},
		{"6.1.2.1 six, by its text", fill + "6 six, 4 c1 | 3 p0", ""},
		{"6.1.2.1 seven where its text says six", fill + "7 six, 3 c1 | 3 p0", "6.1.2.1"},
		{"6.1.1.3 eight Rebirths", fill + "4 r0, 4 r1, 2 c3 | 3 p0", ""},
		{"6.1.1.3 nine Rebirths", fill + "4 r0, 4 r1, 1 r2, 1 c3 | 3 p0", "6.1.1.3"},
		{"6.1.1.3 no Rebirth", fill + "4 c1, 4 c2, 2 c3 | 3 p0", ""},
		{"6.1.1.4 a partner in the main deck", fill + "4 c1, 4 c2, 1 c3, 1 p1 | 3 p0", "6.1.1.4"},
		{"6.1.1.5 two partners", fill + "4 c1, 4 c2, 2 c3 | 2 p0", "6.1.1.5"},
		{"6.1.1.5 four partners", fill + "4 c1, 4 c2, 2 c3 | 4 p0", "6.1.1.5"},
		{"6.1.1.5 three different ones", fill + "4 c1, 4 c2, 2 c3 | 1 p0, 1 p1, 1 p2", ""},
		{"6.1.1.5 a character is no partner", fill + "4 c1, 4 c2, 2 c3 | 2 p0, 1 c0", "6.1.1.5"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := broken(c.cards); (got == "") != (c.want == "") || !strings.HasPrefix(got, c.want) {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

// TestNew: the names of the cases begin with the clause that they show.
func TestNew(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*rules.Setup)
		want   string
	}{
		{"1.1.1 two players", func(*rules.Setup) {}, ""},
		{"1.1.1 one player", func(s *rules.Setup) { s.Seats = s.Seats[:1] }, "1.1.1"},
		{"1.1.1 three players", func(s *rules.Setup) { s.Seats = append(s.Seats, s.Seats[0]) }, "1.1.1"},
		{"12.6.1 three in a rumble", func(s *rules.Setup) { s.Format, s.Seats = "rumble", append(s.Seats, s.Seats[0]) }, ""},
		{"12.6.1 two in a rumble", func(s *rules.Setup) { s.Format = "rumble" }, "12.6.1"},
		{"12.8.1 three in two teams of two", func(s *rules.Setup) { s.Format, s.Seats = "double", append(s.Seats, s.Seats[0]) }, "12.8.1"},
		{"6.2.1.1 a deck that is presented must be legal", func(s *rules.Setup) { s.Seats[1].Deck.Cards = s.Seats[1].Deck.Cards[1:] }, "6.1.1.1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			legal := fill + "4 c1, 4 c2, 2 c3 | 3 p0"
			s := rules.Setup{Game: "rebirth", Cards: deckCards(), Seats: []rules.SeatSetup{{Name: "A", Deck: deckOf(legal)}, {Name: "B", Deck: deckOf(legal)}}}
			c.change(&s)
			_, err := rules.New(s)
			if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want+":") {
				t.Errorf("%v, want %q", err, c.want)
			}
		})
	}
}
