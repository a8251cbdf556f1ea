package regatta

import (
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/value"
)

// Values of a card's information.
const (
	numSail = iota
	numHull
)

const kindBoat uint8 = 1

var colourKeys = []string{"red", "blue"}

// values is what is printed on a card (R2-1).
func values() value.List {
	return value.List{
		Game: "regatta",
		Declared: []value.Declared{
			{Key: "sail", Words: lang.Words{"帆", "sail"}, Most: 9, Kept: value.InNumber, Num: numSail},
			{Key: "hull", Words: lang.Words{"船体", "hull"}, Most: 9, Kept: value.InNumber, Num: numHull},
			{Key: "colour", Words: lang.Words{"色", "colour"}, Shape: value.Word, Known: colourKeys, Kept: value.InColours},
		},
		Kinds: []value.Kind{
			{Key: "boat", Words: lang.Words{"舟", "boat"}, Face: value.Face{Must: []string{"sail", "hull", "colour"}}},
		},
	}
}

// deckBook is R2-2.
func deckBook() deck.Book {
	return deck.Book{Parts: []deck.Part{{Key: deck.Main, Words: lang.Words{"デッキ", "deck"}, Zone: "deck"}}, Conditions: []deck.Condition{
		deck.Known("R2-2"),
		deck.Between("R2-2", deck.Main, 12, 30),
		deck.SameName("R2-2", 4, deck.Main),
	}, Limit: func(string) (int, bool) { return 0, false }}
}
