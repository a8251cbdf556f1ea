package scenario

import (
	"slices"
	"strings"

	"gorin/rules"
)

// optionWords are the words for what an answer may be besides cards, zones and
// numbers: the kinds of options of a game, its trigger icons, what may be put first
// in an order, its ways to attack.
func optionWords(game string) []string {
	b := rules.BookOf(game)
	if b == nil {
		return nil
	}
	words := filled(b.Options[:])
	for key, w := range b.Messages() {
		if strings.HasPrefix(key, "icon.") || strings.HasPrefix(key, "opt.rule.") {
			words = append(words, strings.ToLower(strings.ReplaceAll(w[rules.English], " ", "-")))
		}
	}
	for word := range b.Notation.Attacks {
		words = append(words, word)
	}
	return words
}

// eventWords are the kinds of events of a game (Event.Kind).
func eventWords(game string) []string {
	b := rules.BookOf(game)
	if b == nil {
		return nil
	}
	return append(filled(b.Events[:]), "turn", "ability", "activate", "negated", "choice", "rollback", "concede", "lose")
}

// phaseWords are the phases and steps of a game by the number that their events have.
func phaseWords(game string) []string {
	if b := rules.BookOf(game); b != nil {
		return b.Phases
	}
	return nil
}

// colourWords are the colours of a game.
func colourWords(game string) []string {
	if b := rules.BookOf(game); b != nil {
		return filled(b.Colours[:])
	}
	return nil
}

// kindWords are the kinds that cards of a game may become, where they may.
func kindWords(game string) []string {
	if b := rules.BookOf(game); b != nil {
		return filled(b.Kinds)
	}
	return nil
}

// hasMessageWith reports whether a message of a game has a piece of text in Japanese.
func hasMessageWith(game, text string) bool {
	b := rules.BookOf(game)
	if b == nil {
		return false
	}
	for _, w := range b.Messages() {
		if strings.Contains(w[rules.Japanese], text) {
			return true
		}
	}
	return false
}

// speaks reports whether a text or rule of the match speaks of a name: a trait, a title,
// counters.
func (r *runner) speaks(name string) bool {
	return name != "" && slices.Contains(r.m.Table().M.Book.Prog.Words, name)
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
