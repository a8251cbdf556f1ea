package luckandlogic_test

import (
	"fmt"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/luckandlogic"
	"gorin/rules/pack"
	"gorin/rules/value"
)

// deckCards is members c0, c1, …, paradoxes x0, x1, …, gates g0, g1, … of numbers of their own, My Logicalists
// m0 and m1, secret tools t0, t1, … and tactics s; another look of c0, and a tool that shares its name.
func deckCards() (list []pack.Card) {
	add := func(kind, id, name string, values value.Values) *pack.Card {
		list = append(list, pack.Card{ID: id, Game: "luckandlogic", Kind: kind, Name: lang.Words{name, name}, Values: values})
		return &list[len(list)-1]
	}
	member := value.Of("level", 0, "cost", 0, "power", 1000, "aura", 1, "limit", 1, "territory", 1)
	for i := range 14 {
		add("foreigner", fmt.Sprintf("c%d", i), fmt.Sprintf("C%d", i), member)
		add("gate", fmt.Sprintf("g%d", i), fmt.Sprintf("G%d", i), value.Of("gate-number", i+1))
	}
	add("gate", "glook", "G", value.Of("gate-number", 1))
	for i := range 3 {
		add("paradox", fmt.Sprintf("x%d", i), fmt.Sprintf("X%d", i), value.Of("level", 0, "law", "aura"))
		add("my-logicalist", fmt.Sprintf("m%d", i), fmt.Sprintf("M%d", i), value.Of("pair", "foreigner"))
	}
	tool := []string{"【秘具スキル】 カードを1枚引く。"}
	add("tactics", "t0", "T0", value.Of("level", 1)).Lines = tool
	add("tactics", "t1", "C1", value.Of("level", 1)).Lines = tool
	add("tactics", "s", "S", value.Of("level", 1))
	add("foreigner", "look", "C0", value.Of("level", 3, "cost", 2, "power", 5000, "aura", 2, "limit", 2, "territory", 2))
	add("foreigner", "any", "Any", member).Lines = []string{"【永】 このカードは、デッキに好きな枚数入れることができる。"}
	add("foreigner", "six", "Six", member).Lines = []string{"【永】 このカードは、デッキに6枚まで入れることができる。"}
	return list
}

// deckOf is a deck of these cards; after bars stand its gates, its My Logicalist and its secret tools.
func deckOf(cards string) deck.Deck {
	d := deck.Deck{Game: "luckandlogic"}
	parts := strings.Split(cards, "|")
	d.Cards = linesOf(parts[0])
	for i, part := range parts[1:] {
		d.Beside = append(d.Beside, deck.Portion{Part: [...]string{"gates", "my-logicalist", "tools"}[i], Cards: linesOf(part)})
	}
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
	for _, r := range deck.Check(deckOf(cards), deckCards(), &rules.BookOf("luckandlogic").Deck) {
		all = append(all, r.Error())
	}
	return strings.Join(all, "; ")
}

// fill is 34 members, fill8 eight paradoxes more. gates are ten.
const (
	fill  = "4 c5, 4 c6, 4 c7, 4 c8, 4 c9, 4 c10, 4 c11, 4 c12, 2 c13, "
	fill8 = fill + "4 x0, 4 x1, "
	gates = " | 2 g0, 2 g1, 2 g2, 2 g3, 2 g4"
)

// TestDecks: the names of the cases begin with the clause that they show.
func TestDecks(t *testing.T) {
	for _, c := range []struct{ name, cards, want string }{
		{"6.1.1.1.1 fifty cards", fill8 + "4 c1, 4 c2" + gates, ""},
		{"6.1.1.1.1 one too few", fill8 + "4 c1, 3 c2" + gates, "6.1.1.1.1"},
		{"6.1.1.1.1 one too many", fill8 + "4 c1, 4 c2, 1 c3" + gates, "6.1.1.1.1"},
		{"6.1.1.1.2 five of a name", fill8 + "5 c1, 3 c2" + gates, "6.1.1.1.2"},
		{"6.1.1.1.2.1 five of a name in two looks", fill8 + "3 c0, 2 look, 3 c2" + gates, "6.1.1.1.2"},
		{"6.1.1.1.2.1 four of a name in two looks", fill8 + "2 c0, 2 look, 4 c2" + gates, ""},
		{"6.1.1.1.3 seven paradoxes", fill + "4 x0, 3 x1, 4 c1, 4 c2, 1 c3" + gates, "6.1.1.1.3"},
		{"6.1.1.1.3 nine paradoxes", fill + "4 x0, 4 x1, 1 x2, 4 c1, 3 c2" + gates, "6.1.1.1.3"},
		{"6.1.1.1.4 a gate in the main deck", fill8 + "4 c1, 3 c2, 1 g9" + gates, "6.1.1.1.4"},
		{"6.1.1.1.4 a My Logicalist in the main deck", fill8 + "4 c1, 3 c2, 1 m0" + gates, "6.1.1.1.4"},
		{"6.1.1.2.1 nine gates", fill8 + "4 c1, 4 c2 | 2 g0, 2 g1, 2 g2, 2 g3, 1 g4", "6.1.1.2.1"},
		{"6.1.1.2.1 eleven gates", fill8 + "4 c1, 4 c2 | 2 g0, 2 g1, 2 g2, 2 g3, 2 g4, 1 g5", "6.1.1.2.1"},
		{"6.1.1.2.2 three of a gate number", fill8 + "4 c1, 4 c2 | 2 g0, 1 glook, 2 g1, 2 g2, 2 g3, 1 g4", "6.1.1.2.2"},
		{"6.1.1.2.3 a member among the gates", fill8 + "4 c1, 4 c2 | 2 g0, 2 g1, 2 g2, 2 g3, 1 g4, 1 c3", "6.1.1.2.3"},
		{"1.3.1 any number, by its text", fill8 + "8 any" + gates, ""},
		{"1.3.1 six, by its text", fill8 + "6 six, 2 c1" + gates, ""},
		{"1.3.1 seven where its text says six", fill8 + "7 six, 1 c1" + gates, "1.3.1"},
		{"6.1.1.3.1 one My Logicalist", fill8 + "4 c1, 4 c2" + gates + " | 1 m0", ""},
		{"6.1.1.3.1 two of them", fill8 + "4 c1, 4 c2" + gates + " | 1 m0, 1 m1", "6.1.1.3.1"},
		{"6.1.1.4.1 four secret tools", fill8 + "4 c1, 4 c2" + gates + " | | 4 t0", ""},
		{"6.1.1.4.1 five secret tools", fill8 + "4 c1, 4 c2" + gates + " | | 4 t0, 1 t1", "6.1.1.4.1"},
		{"6.1.1.4.2 a card without a secret tool skill", fill8 + "4 c1, 4 c2" + gates + " | | 1 s", "6.1.1.4.2"},
		{"6.1.1.4.3 of one name in the tool deck and four in the main deck", fill8 + "4 c1, 4 c2" + gates + " | | 4 t1", ""},
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
		{"6.2.1.1 a main deck that is presented must be legal", func(s *rules.Setup) { s.Seats[1].Deck.Cards = s.Seats[1].Deck.Cards[1:] }, "6.1.1.1.1"},
		{"6.2.1.1 and so a gate deck", func(s *rules.Setup) { s.Seats[0].Deck.Beside = nil }, "6.1.1.2.1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			legal := fill8 + "4 c1, 4 c2" + gates
			s := rules.Setup{Game: "luckandlogic", Cards: deckCards(), Seats: []rules.SeatSetup{{Name: "A", Deck: deckOf(legal)}, {Name: "B", Deck: deckOf(legal)}}}
			c.change(&s)
			_, err := rules.New(s)
			if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want+":") {
				t.Errorf("%v, want %q", err, c.want)
			}
		})
	}
}

// TestGateByItsBack: of a card that nobody sees everybody knows whether it is a gate, wherever it lies
// (2.22.1): it may be any of its owner's gates, and another card any of the main deck.
func TestGateByItsBack(t *testing.T) {
	book := luckandlogic.Rulebook().Deck
	for _, zone := range []string{"gate-front-left", "stock", "refresh", "deck"} {
		if got := book.Home("gate", zone); got != "gates" {
			t.Errorf("a gate in %s is of %q", zone, got)
		}
		if got := book.Home("paradox", zone); got != "deck" {
			t.Errorf("a paradox in %s is of %q", zone, got)
		}
	}
}
