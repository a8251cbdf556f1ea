package lexicon

import (
	"sync"

	"gorin/rules/ability"
)

// Terms is what the trees of this game's texts may say.
func Terms() (*ability.Vocabulary, error) { return vocabulary() }

var vocabulary = sync.OnceValues(func() (*ability.Vocabulary, error) { return ability.NewVocabulary(own()) })

// own is what texts of this game say beyond what games share.
func own() ability.Words {
	return ability.Words{Game: "builddivide", Kinds: kinds(), Numbers: numbers(), Lower: lower, Complete: complete}
}
