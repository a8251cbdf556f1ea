package luckandlogic

import (
	"strings"

	"gorin/rules/ability"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/luckandlogic/lexicon"
	"gorin/rules/pack"
	"gorin/rules/text"
)

// The parts of a deck beside the main deck (6.1.1).
const (
	gatesPart = "gates"
	myPart    = "my-logicalist"
	toolsPart = "tools"
)

// deckBook is what the book says about constructed decks (6.1.1).
func deckBook() deck.Book {
	both := func(ja, en string) lang.Words { return lang.Words{ja, en} }
	return deck.Book{
		Parts: []deck.Part{
			{Key: deck.Main, Words: both("メインデッキ", "main deck"), Zone: "deck", Word: ability.Deck},
			{Key: gatesPart, Words: both("門デッキ", "gate deck"), Zone: "gates", Kinds: []string{"gate"}, Known: true}, // by its back (2.22.1)
			{Key: myPart, Words: both("マイロジカリスト", "My Logicalist"), Zone: "my-logicalist", Single: true, Kinds: []string{"my-logicalist"}},
			{Key: toolsPart, Words: both("秘具デッキ", "secret tool deck"), Zone: "tools", Word: lexicon.SecretZone},
		},
		Conditions: []deck.Condition{
			deck.Known("6.1.1"),
			deck.Between("6.1.1.1.1", deck.Main, 50, 50),
			deck.SameName("6.1.1.1.2", 4, deck.Main), // whatever else differs (6.1.1.1.2.1)
			deck.Exactly("6.1.1.1.3", 8, paradoxCards, deck.OfKind("paradox"), both("逆理", "paradox")),
			deck.None("6.1.1.1.4", gateCards, deck.OfKind("gate"), both("門", "gate")),
			deck.None("6.1.1.1.4", myCards, deck.OfKind("my-logicalist"), both("マイロジカリスト", "My Logicalist")),
			deck.Between("6.1.1.2.1", gatesPart, 10, 10),
			deck.SameValue("6.1.1.2.2", 2, gatesPart, gateNumber, both("門ナンバー", "gate number")),
			deck.Only("6.1.1.2.3", gatesPart, both("門", "a gate")),
			deck.Between("6.1.1.3.1", myPart, 0, 1),
			deck.Only("6.1.1.3.1", myPart, both("マイロジカリスト", "a My Logicalist")),
			deck.Between("6.1.1.4.1", toolsPart, 0, 4), // of one name as many as there are (6.1.1.4.3)
			deck.Such("6.1.1.4.2", toolsPart, isTool, both("秘具スキルを持つカード", "a card with a secret tool skill")),
			deck.OwnText("1.3.1"),
		},
		Limit: copyLimit,
	}
}

// copyLimit reads a line about how many copies of its card a main deck may hold: what a card says goes
// before 6.1.1.1.2 (1.3.1).
func copyLimit(line string) (int, bool) {
	n, err := text.Parse(text.Japanese, line, lexicon.New())
	return n.Num, err == nil && n.Kind == ability.DeckLimit
}

// The cards of which 6.1.1.1.3 and 6.1.1.1.4 say how many a main deck holds.
var (
	paradoxCards = ability.N(ability.Cards, ability.Nothing, ability.Nothing, ability.N(lexicon.Paradox))
	gateCards    = ability.N(ability.Cards, ability.Nothing, ability.Nothing, ability.N(lexicon.Gate))
	myCards      = ability.N(ability.Cards, ability.Nothing, ability.Nothing, ability.N(lexicon.MyLogicalist))
)

func gateNumber(c *pack.Card) int { return c.Number("gate-number") }

// isTool reports whether a card has a secret tool skill (11.10).
func isTool(c *pack.Card) bool {
	for _, line := range c.Lines {
		if strings.Contains(line, "【秘具スキル】") {
			return true
		}
	}
	return false
}
