package rules

import (
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/value"
)

// ReadPack is pack.Read of a pack of any game that can be played.
func ReadPack(name string, data []byte) ([]pack.Card, error) { return pack.Read(name, data, values()) }

// VerifyCards is pack.Verify of cards of any game that can be played.
func VerifyCards(game string, cards []pack.Card) error { return pack.Verify(game, cards, values()) }

// ReadDeck is deck.Read of a deck of any game that can be played, ReadDecks of those in the file
// of a pack.
func ReadDeck(name string, data []byte) (deck.Deck, error) {
	return deck.Read(name, data, partsOfDecks())
}

func ReadDecks(name string, data []byte) ([]deck.Deck, error) {
	return deck.ReadPack(name, data, partsOfDecks())
}

// IsDeck reports whether a file is that of a deck, not of a pack.
func IsDeck(data []byte) bool { return deck.IsDeck(data, partsOfDecks()) }

// partsOfDecks are the keys of the parts of decks, beside the one that is played from.
func partsOfDecks() []string {
	var all []*deck.Book
	for _, b := range books() {
		all = append(all, &b.Deck)
	}
	return deck.Keys(all)
}

// PartWords are what players read of a part of a game's decks; its key if the game has none.
func PartWords(game, part string) Words {
	if b := BookOf(game); b != nil && b.Deck.Part(part) != nil {
		return b.Deck.Part(part).Words
	}
	return lang.Same(part)
}

// PartOfDeck reports whether a game's decks have a part, and whether that is a single card.
func PartOfDeck(game, part string) (single, ok bool) {
	if b := BookOf(game); b != nil && b.Deck.Part(part) != nil {
		return b.Deck.Part(part).Single, true
	}
	return false, false
}

// DeckParts are the parts that a game's decks have, the one that is played from first; none if there
// is no such game.
func DeckParts(game string) []deck.Part {
	if b := BookOf(game); b != nil {
		return b.Deck.Parts
	}
	return nil
}

// WriteDeck is deck.Write of a deck of any game that can be played.
func WriteDeck(d deck.Deck) []byte { return deck.Write(d, DeckParts(d.Game)) }

// OpeningHand is how many cards a player of a game begins with, 0 if there is no such game.
func OpeningHand(game string) int {
	if b := BookOf(game); b != nil {
		for _, z := range b.Zones {
			if z.Hand {
				return z.Begins
			}
		}
	}
	return 0
}

func values() (games pack.Games) {
	for _, b := range books() {
		games = append(games, &b.Values)
	}
	return games
}

// Declared is what may be printed on the cards of a game, nil if there is no such game.
func Declared(game string) []value.Declared {
	if b := BookOf(game); b != nil {
		return b.Values.Declared
	}
	return nil
}

// KindWords are what players read of a kind of a game's cards; its key if the game has none.
func KindWords(game, kind string) Words {
	if b := BookOf(game); b != nil && b.Values.Kind(kind) != nil {
		return b.Values.Kind(kind).Words
	}
	return lang.Same(kind)
}

// Bears reports whether cards of a kind of a game may have a value printed on them.
func Bears(game, kind, key string) bool {
	b := BookOf(game)
	if b == nil || b.Values.Kind(kind) == nil {
		return false
	}
	_, may := b.Values.Kind(kind).Has(key)
	return may
}

// CheckDeck lists every reason why a deck may not be played with these cards, in the order
// of its game's book; none means that it is legal.
func CheckDeck(d deck.Deck, cards []pack.Card) []Reason {
	b := BookOf(d.Game)
	if b == nil {
		return deck.Check(d, cards, nil)
	}
	return deck.Check(d, cards, &b.Deck)
}
