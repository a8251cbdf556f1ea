package rules

import (
	"maps"
	"slices"

	"gorin/rules/pack"
	"gorin/rules/text"
)

// Lexicons lists the games whose texts can be read: those that can be played, and then
// those of which there is no more than that.
func Lexicons() []string { return append(Games(), slices.Sorted(maps.Keys(readers()))...) }

// LexiconOf is the words of a game's texts with the proper words of some cards, nil if
// there is no such game.
func LexiconOf(game string, cards []pack.Card) *text.Lexicon {
	if b := BookOf(game); b != nil {
		return b.Lexicon(cards)
	}
	if lexicon := readers()[game]; lexicon != nil {
		return lexicon()
	}
	return nil
}
