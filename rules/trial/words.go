package trial

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/text"
)

// Said is what a line names, for cards of its pack to be so.
type Said struct {
	lex   *text.Lexicon
	table *Table

	Names, Parts, Traits, Links, Titles, Identities, Counters, Evols []string
	Colours, Icons                                                   []int
	Keywords                                                         []ability.Keyword
	Kinds                                                            []ability.Kind    // all that stand in it
	Own                                                              []ability.Keyword // keywords of the card itself that it waits for
	Doubles                                                          []int             // icons that a card has twice
	Lines                                                            []string          // abilities that cards have
	Moves                                                            []Move            // of cards that it waits for
	Starts                                                           []Start           // phases whose beginning it waits for
	Counter                                                          bool              // it is used in the counter step
	Placers                                                          []string          // cards by whose effect something comes
	Actions                                                          []string          // replay actions that are carried out
	Replays                                                          []string          // and that the line is
}

// Start is the beginning of a phase of a player.
type Start struct {
	Phase ability.Phase
	Seat  int
}

// Move is from one zone to another.
type Move struct{ From, To ability.Kind }

// words says for each kind that games share where its word belongs.
var words = map[ability.Kind]func(s *Said) *[]string{
	ability.Named: func(s *Said) *[]string { return &s.Names }, ability.NameIs: func(s *Said) *[]string { return &s.Names },
	ability.NameHas: func(s *Said) *[]string { return &s.Parts },
	ability.Trait:   func(s *Said) *[]string { return &s.Traits },
}

// numbers says the same of numbers.
var numbers = map[ability.Kind]func(s *Said, n int){
	ability.Colour:     func(s *Said, n int) { s.Colours = With(s.Colours, n) },
	ability.HasIcon:    func(s *Said, n int) { s.Icons = With(s.Icons, n) },
	ability.TwoIcons:   func(s *Said, n int) { s.Doubles = With(s.Doubles, n) },
	ability.IconIs:     func(s *Said, n int) { s.Icons = With(s.Icons, n) },
	ability.HasKeyword: func(s *Said, n int) { s.Keywords = With(s.Keywords, ability.Keyword(n)) },
	ability.OnKeyword:  func(s *Said, n int) { s.Keywords = With(s.Keywords, ability.Keyword(n)) },
}

// With is a list with something in it, once.
func With[T comparable](list []T, x T) []T {
	if slices.Contains(list, x) {
		return list
	}
	return append(list, x)
}

// hear collects what a tree says.
func (s *Said) hear(n ability.Node) {
	s.Kinds = With(s.Kinds, n.Kind)
	of := words[n.Kind]
	if of == nil {
		of = s.table.Words[n.Kind]
	}
	if of != nil && n.Str != "" {
		list := of(s)
		*list = With(*list, n.Str)
	}
	if of := numbers[n.Kind]; of != nil {
		of(s, n.Num)
	}
	if s.table.Hear != nil {
		s.table.Hear(s, n)
	}
	switch {
	case n.Kind == ability.HasAbility:
		s.Lines = With(s.Lines, text.Print(text.Japanese, n.Kids[0], s.lex))
	case n.Kind == ability.TraitHas:
		s.Traits = With(s.Traits, "新"+n.Str)
	case n.Kind == ability.SharedTrait:
		s.Traits = With(s.Traits, "旅")
	case n.Kind == ability.OnPlaced:
		s.Moves = With(s.Moves, Move{n.Kids[1].Kind, n.Kids[2].Kind})
	case n.Kind == ability.OnKeyword && n.Kids[0].Kind == ability.This:
		s.Own = With(s.Own, ability.Keyword(n.Num))
	case n.Kind == ability.OnPhaseStart || n.Kind == ability.OnPhaseEnd || n.Kind == ability.DuringPhase:
		if n.Kids[0].Kind != ability.Opp {
			s.Starts = With(s.Starts, Start{ability.Phase(n.Num), 0})
		}
		if n.Kids[0].Kind != ability.You {
			s.Starts = With(s.Starts, Start{ability.Phase(n.Num), 1})
		}
	}
	for _, k := range n.Kids {
		s.hear(k)
	}
}

// Has reports whether a kind stands in the line.
func (s *Said) Has(k ability.Kind) bool { return slices.Contains(s.Kinds, k) }
