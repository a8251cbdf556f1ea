package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/text"
	"gorin/rules/weiss/lexicon"
)

// deckBook is what the book says about constructed decks (5.1).
func deckBook() deck.Book {
	return deck.Book{
		Parts: []deck.Part{{Key: deck.Main, Words: lang.Words{"デッキ", "deck"}, Zone: "deck", Word: ability.Deck}},
		Conditions: []deck.Condition{
			deck.Known("5.1.1"),
			deck.Between("5.1.2.1", deck.Main, 50, 50),
			deck.SameName("5.1.2.2", 4, deck.Main),
			deck.AtMost("5.1.2.3", 8, ability.Nothing, deck.OfKind("climax"), lang.Words{"クライマックス", "climax"}),
			deck.OwnText("5.1.2.4"),
		},
		Limit: copyLimit,
	}
}

// copyLimit reads a line about the copies of its card (5.1.2.4).
func copyLimit(line string) (int, bool) {
	n, err := text.Parse(text.Japanese, line, lexicon.New())
	return n.Num, err == nil && n.Kind == ability.DeckLimit
}
