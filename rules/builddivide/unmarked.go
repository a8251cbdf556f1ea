package builddivide

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/text"
)

// unmarked reads a line that has no icon: a text about playing its card, or about
// building decks, is a continuous ability all the same (12.01.5.a.1, 12.01.5.a.2).
// It reports false for any other line.
func unmarked(s string, lex *text.Lexicon) (ability.Node, bool) {
	n, err := text.Parse(text.Japanese, "【永】"+s, lex)
	return n, err == nil && (n.Kind == ability.DeckLimit || n.Kind == ability.Construct || n.Kind == ability.Cont && aboutPlay(n))
}

// aboutPlay reports whether all that a text does is to change how this card, where it
// is played from, is played.
func aboutPlay(n ability.Node) bool {
	if n.Kind == ability.Do {
		return !slices.ContainsFunc(n.Kids[1:], func(act ability.Node) bool {
			return act.Kind != ability.Modify || act.Kids[0].Kind != ability.ThisAt && !bansPlay(act)
		})
	}
	return !slices.ContainsFunc(n.Kids, func(k ability.Node) bool { return !aboutPlay(k) })
}

// bansPlay reports whether a modifier says when this card cannot be played.
func bansPlay(act ability.Node) bool {
	return act.Kids[0].Kind == ability.This && !slices.ContainsFunc(act.Kids[2:], func(mod ability.Node) bool {
		return mod.Kind != ability.Ban || mod.Num != int(ability.BanPlayThis)
	})
}
