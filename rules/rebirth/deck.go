package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rebirth/lexicon"
	"gorin/rules/text"
)

// partnersPart is the key of the part of a deck that partners make up.
const partnersPart = "partners"

// deckBook is what the book says about decks (6.1.1).
func deckBook() deck.Book {
	return deck.Book{
		Parts: []deck.Part{
			{Key: deck.Main, Words: lang.Words{"メインデッキ", "main deck"}, Zone: "deck", Kinds: []string{"chara", "rebirth"}, Word: ability.Deck}, // 6.1.2
			{Key: partnersPart, Words: lang.Words{"パートナー", "set of partners"}, Zone: "partners", Kinds: []string{"partner"}, Known: true},
		},
		Conditions: []deck.Condition{
			deck.Known("6.1.1"),
			deck.Between("6.1.1.1", deck.Main, 50, 50),
			deck.SameName("6.1.1.2", 4, deck.Main),
			deck.AtMost("6.1.1.3", 8, ability.Nothing, func(c *pack.Card) bool { return c.Kind == "rebirth" }, lang.Words{"Reバース", "Rebirth"}),
			deck.Only("6.1.1.4", deck.Main, lang.Words{"メインデッキに入るカード", "a card of a main deck"}),
			deck.Between("6.1.1.5", partnersPart, 3, 3),
			deck.OwnText("6.1.2.1"),
			deck.Only("6.1.1.5", partnersPart, lang.Words{"パートナー", "a partner"}),
		},
		Limit: copyLimit,
	}
}

// copyLimit reads a line about how many copies of its card a deck may hold (6.1.2.1).
func copyLimit(line string) (int, bool) {
	n, err := text.Parse(text.Japanese, line, lexicon.New())
	return n.Num, err == nil && n.Kind == ability.DeckLimit
}
