package victoryspark_test

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

// deckCards is cards c0, c1, … with a name of its own and the title 札 each, and some that
// share name or title, bear icons, or say how many of them a deck may hold.
func deckCards() (list []pack.Card) {
	add := func(id, name string, level int, titles ...string) *pack.Card {
		c := pack.Card{ID: id, Game: "victoryspark", Kind: "card", Name: lang.Words{name, name},
			Values: value.Of("level", level, "attack", 1000, "defence", 1000)}
		var words []lang.Words
		for _, t := range titles {
			words = append(words, lang.Words{t, t})
		}
		c.SetTags("titles", words)
		list = append(list, c)
		return &list[len(list)-1]
	}
	for i := range 14 {
		add(fmt.Sprintf("c%d", i), fmt.Sprintf("C%d", i), 0, "札")
	}
	add("look", "C0", 2, "札")           // another card of the same name and title
	add("other", "C0", 0, "別")          // the same name, another title
	add("both", "C0", 0, "別", "札")      // the same name, with both titles
	add("untitled", "C0", 0)            // the same name, no title
	add("bare", "C0", 1)                // nor has this one
	add("namesake", "C1", 0, "別")       // its title is that of a card of another name
	pair := add("pair", "X／C0", 0, "札") // C0 is one of its names
	pair.SetTags("names", []lang.Words{{"X", "X"}, {"C0", "C0"}})
	icons := func(id string, keys ...string) { add(id, id, 0, "札").SetKeys("limited", keys) }
	icons("heal1", "heal")
	icons("heal2", "heal")
	icons("fire1", "fire")
	icons("fire2", "fire")
	icons("twice", "heal", "fire")
	for _, id := range []string{"GS/T04", "DH/092", "GS/T09", "DH/093", "TOG/019", "TOG/066", "GS/T05"} {
		icons(id)
	}
	add("any", "Any", 0, "札").Lines = []string{"【永】 このカードは、デッキに好きな枚数入れることができる。"}
	add("six", "Six", 0, "札").Lines = []string{"【永】 このカードは、デッキに6枚まで入れることができる。"}
	return list
}

// deckOf is a deck of these cards.
func deckOf(cards string) deck.Deck {
	d := deck.Deck{Game: "victoryspark"}
	for _, l := range strings.Split(cards, ", ") {
		var line deck.Line
		if _, err := fmt.Sscan(l, &line.Count, &line.ID); err == nil {
			d.Cards = append(d.Cards, line)
		}
	}
	return d
}

// broken is why a deck of these cards may not be played, in English.
func broken(cards string) string {
	var all []string
	for _, r := range deck.Check(deckOf(cards), deckCards(), &rules.BookOf("victoryspark").Deck) {
		all = append(all, r.Error())
	}
	return strings.Join(all, "; ")
}

// fill is four each of c4 to c13: 40 cards; legal is a deck.
const (
	fill  = "4 c4, 4 c5, 4 c6, 4 c7, 4 c8, 4 c9, 4 c10, 4 c11, 4 c12, 4 c13, "
	legal = fill + "4 c1, 4 c2, 2 c3"
)

// TestDeck: the names of the cases begin with the clause that they show.
func TestDeck(t *testing.T) {
	const (
		fiveOfAPair = "5.1.2.1.2"
		fiveHeal    = "5.1.2.1.5: 5 heal icon"
		fiveFire    = "5.1.2.1.5: 5 fire icon"
	)
	for _, c := range []struct{ name, cards, want string }{
		{"5.1.1 no deck at all", "", "5.1.2.1.1"},
		{"5.1.1 a card that is in no pack", fill + "4 c1, 4 c2, 1 c3, 1 nowhere", "5.1.1"},
		{"5.1.2.1.1 fifty cards", legal, ""},
		{"5.1.2.1.1 one too few", fill + "4 c1, 4 c2, 1 c3", "5.1.2.1.1"},
		{"5.1.2.1.1 one too many", fill + "4 c1, 4 c2, 3 c3", "5.1.2.1.1"},
		{"5.1.2.1.2 five of a name and title", fill + "5 c1, 4 c2, 1 c3", fiveOfAPair},
		{"5.1.2.1.2 five on two lines", fill + "3 c1, 4 c2, 1 c3, 2 c1", fiveOfAPair},
		{"5.1.2.1.2 eight of a name, four with each title", fill + "4 c0, 4 other, 2 c1", ""},
		{"5.1.2.1.2 eight of a name, four without a title", fill + "4 c0, 4 untitled, 2 c1", ""},
		{"5.1.2.1.2 five of a name without a title", fill + "3 untitled, 2 bare, 4 c1, 1 c2", fiveOfAPair},
		{"5.1.2.1.2 eight of a title, four of each name", fill + "4 other, 4 namesake, 2 c2", ""},
		{"5.1.2.1.2 each title of a card counts", fill + "4 c0, 1 both, 4 c2, 1 c3", fiveOfAPair},
		{"5.1.2.1.2 each title of a card counts, the other one too", fill + "4 other, 1 both, 4 c2, 1 c3", fiveOfAPair},
		{"5.1.2.1.2 each name of a card counts", fill + "4 c0, 1 pair, 4 c2, 1 c3", fiveOfAPair},
		{"5.1.2.1.2 each name of a card counts, up to four", fill + "3 c0, 1 pair, 4 c2, 2 c3", ""},
		{"5.1.2.1.3 four of a name and title in two looks", fill + "2 c0, 2 look, 4 c2, 2 c3", ""},
		{"5.1.2.1.3 five of a name and title in two looks", fill + "3 c0, 2 look, 4 c2, 1 c3", fiveOfAPair},
		{"5.1.2.1.4 any number, by its text", fill + "10 any", ""},
		{"5.1.2.1.4 six, by its text", fill + "6 six, 4 c1", ""},
		{"5.1.2.1.4 seven where its text says six", fill + "7 six, 3 c1", "5.1.2.1.4"},
		{"5.1.2.1.5 four heal icons and four fire icons", fill + "2 heal1, 2 heal2, 2 fire1, 2 fire2, 2 c3", ""},
		{"5.1.2.1.5 four cards with both icons", fill + "4 twice, 4 c2, 2 c3", ""},
		{"5.1.2.1.5 five heal icons", fill + "3 heal1, 2 heal2, 4 c2, 1 c3", fiveHeal},
		{"5.1.2.1.5 five fire icons", fill + "3 fire1, 2 fire2, 4 c2, 1 c3", fiveFire},
		{"5.1.2.1.5 five of either, those with both among them", fill + "2 twice, 3 heal1, 3 fire1, 2 c3", fiveHeal + " cards; at most 4 in all; " + fiveFire},
		{"2.18.2.1 an old card counts as having an icon", fill + "4 GS/T04, 1 fire1, 4 c2, 1 c3", fiveFire},
		{"2.18.2.1 another old card does not", fill + "4 GS/T05, 4 fire1, 2 c3", ""},
		{"2.18.2.1.2.1 the two exceptions do not", fill + "2 TOG/019, 2 TOG/066, 4 heal1, 2 c3", ""},
		{"2.18.2.1.2.2 the last of those with fire", fill + "4 DH/092, 1 fire1, 4 c2, 1 c3", fiveFire},
		{"2.18.2.1.2.2 those with heal", fill + "4 GS/T09, 1 DH/093, 4 c2, 1 c3", fiveHeal},
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
		{"5.2.1.1 a deck that is presented must be legal", func(s *rules.Setup) { s.Seats[1].Deck.Cards = s.Seats[1].Deck.Cards[1:] }, "5.1.2.1.1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := rules.Setup{Game: "victoryspark", Cards: deckCards(), Seats: []rules.SeatSetup{{Name: "A", Deck: deckOf(legal)}, {Name: "B", Deck: deckOf(legal)}}}
			c.change(&s)
			_, err := rules.New(s)
			if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want+":") {
				t.Errorf("%v, want %q", err, c.want)
			}
		})
	}
}
