package victoryspark

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/text"
	"gorin/rules/victoryspark/lexicon"
)

// deckBook is what the book says about constructed decks (5.1.2).
func deckBook() deck.Book {
	icon := func(key string) func(*pack.Card) bool {
		return func(c *pack.Card) bool { return slices.Contains(limitedOf(c), key) }
	}
	return deck.Book{
		Parts: []deck.Part{{Key: deck.Main, Words: lang.Words{"デッキ", "deck"}, Zone: "deck", Word: ability.Deck}},
		Conditions: []deck.Condition{
			deck.Known("5.1.1"),
			deck.Between("5.1.2.1.1", deck.Main, 50, 50),
			deck.SameName("5.1.2.1.2", 4, deck.Main), // whatever else differs (5.1.2.1.3)
			deck.OwnText("5.1.2.1.4"),
			deck.AtMost("5.1.2.1.5", 4, ability.Nothing, icon("heal"), lang.Words{"ヒールアイコン", "heal icon"}),
			deck.AtMost("5.1.2.1.5", 4, ability.Nothing, icon("fire"), lang.Words{"ファイヤーアイコン", "fire icon"}),
		},
		Names: pairs,
		Limit: copyLimit,
	}
}

// pairs is each name of a card with each of its titles: of no such pair are there more than
// four (5.1.2.1.2).
func pairs(c *pack.Card) (out []string) {
	for _, n := range namesOf(c) {
		titles := c.Tags("titles")
		if len(titles) == 0 {
			out = append(out, n[lang.Japanese])
		}
		for _, t := range titles {
			out = append(out, n[lang.Japanese]+lexicon.PairSign+t[lang.Japanese]) // 2.3.1.1
		}
	}
	return out
}

// copyLimit reads a line about the copies of its card (5.1.2.1.4).
func copyLimit(line string) (int, bool) {
	n, err := text.Parse(text.Japanese, line, lexicon.New())
	return n.Num, err == nil && n.Kind == ability.DeckLimit
}
