package victoryspark_test

import (
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/value"
)

// cardsOf is so many cards, each with a name and a title of its own.
func cardsOf(n int) (list []pack.Card) {
	for i := range n {
		id := string(rune('A' + i))
		list = append(list, pack.Card{ID: id, Game: "victoryspark", Kind: "card", Name: lang.Words{id, id},
			Values: value.Of("level", 0, "attack", 1000, "defence", 1000, "titles", []lang.Words{{"札", "Card"}})})
	}
	return list
}

// broken is the clauses that a deck breaks: four of each card, and of the last two.
func broken(list []pack.Card) (clauses []string) {
	d := deck.Deck{Game: "victoryspark"}
	left := 50
	for _, c := range list {
		n := min(4, left)
		d.Cards = append(d.Cards, deck.Line{Count: n, ID: c.ID})
		left -= n
	}
	for _, r := range deck.Check(d, list, &rules.BookOf("victoryspark").Deck) {
		clauses = append(clauses, r.Clause)
	}
	return clauses
}

// TestDeck: 5.1.2.1.1 to 5.1.2.1.5, at each number and beyond it.
func TestDeck(t *testing.T) {
	icon := func(id string, icons ...string) func(list []pack.Card) {
		return func(list []pack.Card) {
			list[0].ID = id
			list[0].SetKeys("limited", icons)
		}
	}
	for _, c := range []struct {
		what   string
		n      int
		change func(list []pack.Card)
		want   []string
	}{
		{"fifty cards", 13, func([]pack.Card) {}, nil},
		{"forty-eight", 12, func([]pack.Card) {}, []string{"5.1.2.1.1"}},
		{"eight of one name and title", 13, func(list []pack.Card) { list[1].Name = list[0].Name }, []string{"5.1.2.1.2"}},
		{"the same name with another title", 13, func(list []pack.Card) {
			list[1].Name = list[0].Name
			list[1].SetTags("titles", []lang.Words{{"別", "Other"}})
		}, nil},
		{"the same name, with that title among others", 13, func(list []pack.Card) {
			list[1].Name = list[0].Name
			list[1].SetTags("titles", []lang.Words{{"別", "Other"}, {"札", "Card"}})
		}, []string{"5.1.2.1.2"}},
		{"the same name among others", 13, func(list []pack.Card) {
			list[1].SetTags("names", []lang.Words{{"X", "X"}, {"A", "A"}})
		}, []string{"5.1.2.1.2"}},
		{"four with heal", 13, icon("A", "heal"), nil},
		{"four with both icons", 13, icon("A", "heal", "fire"), nil},
		{"eight with heal", 13, func(list []pack.Card) {
			list[0].SetKeys("limited", []string{"heal"})
			list[1].SetKeys("limited", []string{"heal"})
		}, []string{"5.1.2.1.5"}},
		{"eight with fire", 13, func(list []pack.Card) {
			list[0].SetKeys("limited", []string{"fire"})
			list[1].SetKeys("limited", []string{"fire"})
		}, []string{"5.1.2.1.5"}},
		// 2.18.2.1: old cards count by their number
		{"an old card with fire and four more", 13, func(list []pack.Card) {
			list[0].ID = "GS/T04"
			list[1].SetKeys("limited", []string{"fire"})
		}, []string{"5.1.2.1.5"}},
		// 2.18.2.1.2.1
		{"an exception and four more", 13, func(list []pack.Card) {
			list[0].ID = "TOG/019"
			list[1].SetKeys("limited", []string{"heal"})
		}, nil},
	} {
		list := cardsOf(c.n)
		c.change(list)
		if got := broken(list); !slices.Equal(got, c.want) {
			t.Errorf("%s: breaks %v, want %v", c.what, got, c.want)
		}
	}
}
