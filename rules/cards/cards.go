// Package cards is what a rulebook hands to the facade: printed cards made
// ready to play, and what its table shows beyond cards in zones. The rulebooks
// fill it in; the facade puts it into views.
package cards

import (
	"fmt"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/text"
)

// Set is a set of printed cards made ready to play.
type Set struct {
	Book  *kernel.Book
	Index map[string]uint16 // card ID to Book.Prints
	List  []pack.Card       // parallel to Book.Prints
	Other []int32           // of each print the other face of a two-faced card, -1 if it has none; nil: no card has one
	Lex   *text.Lexicon

	English map[string]string // of names that views say apart from texts, such as those of counters

	// Narrow, if not nil, has questions offer what they offer where a set is played with whose cards are the first
	// of this one: some offer what there is on cards.
	Narrow func(own *Set)
}

// OtherOf is the print on the other face of a print, -1 if there is none.
func (s *Set) OtherOf(print int) int {
	if print >= len(s.Other) {
		return -1
	}
	return int(s.Other[print])
}

// LineError is a printed line that does not compile.
type LineError struct {
	Card string
	Line int // from 1
	Err  error
}

func (e *LineError) Error() string { return fmt.Sprintf("%s: line %d: %v", e.Card, e.Line, e.Err) }

func (e *LineError) Unwrap() error { return e.Err }

// LineErrors are all the lines of some cards that do not compile.
type LineErrors []*LineError

func (e LineErrors) Error() string {
	all := make([]string, len(e))
	for i, l := range e {
		all[i] = l.Error()
	}
	return strings.Join(all, "\n")
}

func (e LineErrors) Unwrap() []error {
	all := make([]error, len(e))
	for i, l := range e {
		all[i] = l
	}
	return all
}

// Misfit is why a line that can be read may not stand on its card.
type Misfit struct {
	Clause string // "" for a limit of the machine
	Words  lang.Words
}

// Crowded is that a card has more abilities than the machine has room for.
func Crowded(most int) *Misfit {
	return &Misfit{Words: lang.Words{fmt.Sprintf("1枚のカードに書ける能力は%dつまで", most), fmt.Sprintf("a card has at most %d abilities", most)}}
}

func (m *Misfit) Error() string {
	if m.Clause == "" {
		return m.Words[lang.English]
	}
	return m.Clause + ": " + m.Words[lang.English]
}

// Inert is the tree of an inert line: a note, which has no force.
func Inert(line string) ability.Node { return ability.Str(ability.Note, line) }
