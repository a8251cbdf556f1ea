package lexicon

import "gorin/rules/ability"

// Terms is what the trees of this game's texts may say.
func Terms() (*ability.Vocabulary, error) { return terms.Of(own) }

var terms ability.VocabularyOnce

// own is what texts of this game say beyond what games share.
func own() ability.Words {
	return ability.Words{Game: "luckandlogic", Kinds: kinds(), Keywords: Keywords(), Numbers: numbers(), Lower: lower, Complete: notesOrder}
}
