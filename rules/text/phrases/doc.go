// Package phrases is the phrases that games share, as tables that a game's book lists
// beside its own.
package phrases

import "gorin/rules/text"

// Tables is the tables that games share, whichever of them a game lists.
func Tables() [][]text.Phrase {
	return [][]text.Phrase{Sentences, Asked, Lines, Values, Objects, Pairs, Acts, Declares, Mods, CardSets, Conds, Triggers}
}
