//go:build lanterns

package lanterns_test

import (
	"fmt"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/deck"
)

// TestPrinted: what a card may say, and of what a deck may consist.
func TestPrinted(t *testing.T) {
	for _, c := range []struct{ name, card, want string }{
		{"L2-1 a lantern has a light", "kind = \"lantern\"\nlight = 9", ""},
		{"L2-1 a lantern without a light", "kind = \"lantern\"", "light"},
		{"L2-1 a light above nine", "kind = \"lantern\"\nlight = 10", "light"},
		{"L2-1 a wind with a light", "kind = \"wind\"\nlight = 1", "light"},
	} {
		_, err := rules.ReadPack("t", []byte("game = \"lanterns\"\n[[card]]\nid = \"T/1\"\nname = { ja = \"試\" }\ncolour = \"red\"\n"+c.card+"\n"))
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	cards, decks, err := rules.Shipped("lanterns")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name         string
		kinds, lines int // names, and copies of each
		broken       string
	}{
		{"L2-2 eleven cards", 11, 1, "L2-2"},
		{"L2-2 twelve cards", 6, 2, ""},
		{"L2-2 thirty cards", 10, 3, ""},
		{"L2-2 four of one name", 4, 4, "L2-2"},
	} {
		d := deck.Deck{Game: "lanterns", ID: decks[0].ID}
		for i := range c.kinds {
			d.Cards = append(d.Cards, deck.Line{Count: c.lines, ID: fmt.Sprintf("LN-%02d", i%10+1)})
		}
		if bad := rules.CheckDeck(d, cards); (len(bad) == 0) != (c.broken == "") || len(bad) > 0 && bad[0].Clause != c.broken {
			t.Errorf("%s: %v", c.name, bad)
		}
	}
}
