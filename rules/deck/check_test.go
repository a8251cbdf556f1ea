package deck

import (
	"fmt"
	"strings"
	"testing"

	"gorin/rules/pack"
)

// cards makes characters c0, c1, … and climaxes x0, x1, …, each with a name of
// its own, and a card with one name in two looks (5.1.2.2.1).
func testCards() []pack.Card {
	var out []pack.Card
	add := func(kind, id, name string) {
		out = append(out, pack.Card{ID: id, Game: "weiss", Kind: kind, Name: Words{Ja: name, En: name}})
	}
	for i := range 13 {
		add("character", fmt.Sprintf("c%d", i), fmt.Sprintf("C%d", i))
		add("climax", fmt.Sprintf("x%d", i), fmt.Sprintf("X%d", i))
	}
	add("character", "c0b", "C0")
	add("character", "any", "Any")
	add("character", "six", "Six")
	return out
}

// ownLimits stands in for the texts of two of the cards.
func ownLimits(c *pack.Card) (int, bool) {
	switch c.ID {
	case "any":
		return 0, true
	case "six":
		return 6, true
	}
	return 0, false
}

// TestCheck: the names of the cases begin with the clause that they show.
func TestCheck(t *testing.T) {
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
			d := Deck{Game: "weiss"}
			if c.cards != "" {
				for _, part := range strings.Split(c.cards, ", ") {
					var l Line
					fmt.Sscanf(part, "%d %s", &l.Count, &l.ID)
					d.Cards = append(d.Cards, l)
				}
			}
			var got []string
			for _, r := range check(d, testCards(), testBooks["weiss"], ownLimits) {
				got = append(got, r.Error())
			}
			if s := strings.Join(got, "; "); s != c.want {
				t.Errorf("%q, want %q", s, c.want)
			}
		})
	}
}

func TestCheckUnknownGame(t *testing.T) {
	if got := Check(Deck{Game: "chess"}, nil, nil); len(got) != 1 || got[0].Clause != "5.1" {
		t.Error(got)
	}
}

// TestCounts: a line of less than one card, or of more than can be counted, is a reason
// by itself, however the lines add up.
func TestCounts(t *testing.T) {
	for _, lines := range [][]Line{
		{{4, "c1"}, {0, "c2"}}, {{52, "c1"}, {-2, "c1"}}, {{MaxCount + 1, "c1"}},
		{{50, "c1"}, {1 << 62, "c1"}, {1 << 62, "c1"}, {1 << 62, "c1"}, {1 << 62, "c1"}},
	} {
		for _, d := range []Deck{{Game: "weiss", Cards: lines}, {Game: "builddivide", Cards: lines}, {Game: "builddivide", DDeck: lines}} {
			got := Check(d, testCards(), testBooks[d.Game])
			if len(got) == 0 || !strings.Contains(got[0].Words.En, "want 1 to 1000") || got[0].Clause != testBooks[d.Game].Conditions[0].Clause {
				t.Errorf("%v: %v", d, got)
			}
		}
	}
	if got := Check(Deck{Game: "weiss", Cards: []Line{{MaxCount, "c1"}}}, testCards(), testBooks["weiss"]); len(got) == 0 || strings.Contains(got[0].Words.En, "want") {
		t.Errorf("%d cards: %v", MaxCount, got)
	}
}

// TestPrintedLimit: 5.1.2.4, read off the card.
func TestPrintedLimit(t *testing.T) {
	for line, want := range map[string]int{
		"【永】 このカードは、デッキに好きな枚数入れることができる。": 0,
		"【永】 このカードは、デッキに6枚まで入れることができる。":  6,
		"【永】 大活躍": -1,
	} {
		n, ok := testBooks["weiss"].printedLimit(&pack.Card{Game: "weiss", Lines: []string{"【永】 大活躍", line}})
		if !ok {
			n = -1
		}
		if n != want {
			t.Errorf("%s: %d, want %d", line, n, want)
		}
	}
}
