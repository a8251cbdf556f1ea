package lanterns

import (
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/value"
)

// Values of a card's information.
const numLight = 0

// Kinds of cards, a bit each.
const (
	kindLantern uint8 = 1 << iota
	kindWind
)

var colourKeys = []string{"red", "gold", "blue"}

// values is what is printed on a card (L2-1).
func values() value.List {
	both := func(ja, en string) lang.Words { return lang.Words{ja, en} }
	return value.List{
		Game: "lanterns",
		Declared: []value.Declared{
			{Key: "light", Words: both("明るさ", "light"), Most: 9, Kept: value.InNumber, Num: numLight},
			{Key: "colour", Words: both("色", "colour"), Shape: value.Word, Known: colourKeys, Kept: value.InColours},
			{Key: "signs", Words: both("しるし", "sign"), Shape: value.Tags, Brackets: [2]string{"《", "》"}, Kept: value.InTraits},
		},
		Kinds: []value.Kind{
			{Key: "lantern", Words: both("灯籠", "lantern"), Face: value.Face{Must: []string{"light", "colour"}, May: []string{"signs"}}},
			{Key: "wind", Words: both("風", "wind"), Face: value.Face{Must: []string{"colour"}, May: []string{"signs"}}},
		},
	}
}

// deckBook is L2-2.
func deckBook() deck.Book {
	return deck.Book{Parts: []deck.Part{{Key: deck.Main, Words: lang.Words{"デッキ", "deck"}, Zone: "deck"}}, Conditions: []deck.Condition{
		deck.Known("L2-2"),
		deck.Between("L2-2", deck.Main, 12, 30),
		deck.SameName("L2-2", 3, deck.Main),
	}, Limit: func(string) (int, bool) { return 0, false }}
}
