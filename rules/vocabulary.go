package rules

import (
	"slices"
	"strings"
)

// OptionWords are the words for what an answer may be besides cards, zones and
// numbers: the kinds of options of a game, its trigger icons, what may be put first
// in an order, its ways to attack.
func OptionWords(game string) []string {
	b := bookOf(game)
	if b == nil {
		return nil
	}
	words := filled(b.Options[:])
	for key, w := range b.Messages() {
		if strings.HasPrefix(key, "icon.") || strings.HasPrefix(key, "opt.rule.") {
			words = append(words, strings.ToLower(strings.ReplaceAll(w[English], " ", "-")))
		}
	}
	for word := range b.Notation.Attacks {
		words = append(words, word)
	}
	return words
}

// EventWords are the kinds of events of a game (Event.Kind).
func EventWords(game string) []string {
	b := bookOf(game)
	if b == nil {
		return nil
	}
	return append(filled(b.Events[:]), "turn", "ability", "activate", "negated", "choice", "rollback", "concede", "lose")
}

// PhaseWords are the phases and steps of a game by the number that their events have.
func PhaseWords(game string) []string {
	if b := bookOf(game); b != nil {
		return b.Phases
	}
	return nil
}

// ColourWords are the colours of a game.
func ColourWords(game string) []string {
	if b := bookOf(game); b != nil {
		return filled(b.Colours[:])
	}
	return nil
}

// KindWords are the kinds that cards of a game may become, where they may.
func KindWords(game string) []string {
	if b := bookOf(game); b != nil {
		return filled(b.Kinds)
	}
	return nil
}

// HasMessageWith reports whether a message of a game has a piece of text in Japanese.
func HasMessageWith(game, text string) bool {
	b := bookOf(game)
	if b == nil {
		return false
	}
	for _, w := range b.Messages() {
		if strings.Contains(w[Japanese], text) {
			return true
		}
	}
	return false
}

// Speaks reports whether a text or rule of the match speaks of a name: a trait, a title,
// counters.
func (t *Match) Speaks(name string) bool {
	return name != "" && slices.Contains(t.m.Book.Prog.Words, name)
}

// filled is the keys of a table that are not empty.
func filled(table []string) (keys []string) {
	for _, key := range table {
		if key != "" {
			keys = append(keys, key)
		}
	}
	return keys
}
