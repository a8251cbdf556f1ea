package rules

import (
	"maps"
	"slices"

	"gorin/rules/ability"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/text"
)

// Lexicons lists the games whose texts can be read: those that can be played, and then
// those of which there is no more than that.
func Lexicons() []string { return append(Games(), slices.Sorted(maps.Keys(readers()))...) }

// LexiconOf is the words of a game's texts with the proper words of some cards, nil if
// there is no such game.
func LexiconOf(game string, cards []pack.Card) *text.Lexicon {
	if b := bookOf(game); b != nil {
		return b.Lexicon(cards)
	}
	if lexicon := readers()[game]; lexicon != nil {
		return lexicon()
	}
	return nil
}

// ReadLine reads a line as a card of a game that can be played may have it.
func ReadLine(game, line string, lex *text.Lexicon) (ability.Node, error) {
	return bookOf(game).Read(line, lex)
}

// UnreachedOf says why matches of a game do not come to something.
func UnreachedOf(game string) rulebook.Unreached {
	if b := bookOf(game); b != nil {
		return b.Unreached
	}
	return rulebook.Unreached{}
}
