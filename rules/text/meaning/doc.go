// Package meaning is what the words of a line mean and how a meaning is said: the surface
// tree of a line, as its words were read, becomes its tree of meaning, and the other way
// round. Build finds what pronouns and objects left out stand for; Unbuild chooses the
// words that depend on what was said before. How the texts of one game do both is in its
// Ways.
package meaning

import (
	"gorin/rules/ability"
	"gorin/rules/text/surface"
)

// The languages, as in a page's lang attribute.
const (
	Japanese = "ja"
	English  = "en"
)

func left() ability.Node { return ability.N(surface.Left) }

// NoWords is the error for a tree that a language has no words for.
func NoWords(n ability.Node) error { return &unsaid{n} }
