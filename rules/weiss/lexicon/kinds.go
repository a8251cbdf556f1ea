package lexicon

import (
	"sync"

	"gorin/rules/ability"
)

// Terms is what the trees of this game's texts may say.
func Terms() (*ability.Vocabulary, error) {
	terms.Do(func() { terms.words, terms.err = ability.NewVocabulary(own()) })
	return terms.words, terms.err
}

// terms are made when somebody first asks for them.
var terms struct {
	sync.Once
	words *ability.Vocabulary
	err   error
}

// own is what texts of this game say beyond what games share.
func own() ability.Words {
	return ability.Words{Game: "weiss", Kinds: kinds(), Numbers: numbers(), Lower: lower, Complete: complete}
}
