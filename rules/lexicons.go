package rules

import (
	"gorin/rules/pack"
	"gorin/rules/text"
)

// LexiconOf is the words of a game's texts with the proper words of some cards, nil if
// there is no such game.
func LexiconOf(game string, cards []pack.Card) *text.Lexicon {
	if b := BookOf(game); b != nil {
		return b.Lexicon(cards)
	}
	return nil
}
