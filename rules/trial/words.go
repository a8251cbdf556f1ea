package trial

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/text"
)

// said is what a line names, for cards of its pack to be so.
type said struct {
	names, parts, traits, links, titles, identities, counters, evols []string
	colours, icons                                                   []int
	keywords                                                         []ability.Keyword
	kinds                                                            []ability.Kind    // all that stand in it
	own                                                              []ability.Keyword // keywords of the card itself that it waits for
	doubles                                                          []int             // icons that a card has twice
	lines                                                            []string          // abilities that cards have
	moves                                                            []move            // of cards that it waits for
	starts                                                           []start           // phases whose beginning it waits for
	counter                                                          bool              // it is used in the counter step
	placers                                                          []string          // cards by whose effect something comes
	actions                                                          []string          // replay actions that are carried out
	replays                                                          []string          // and that the line is
}

// start is the beginning of a phase of a player.
type start struct {
	phase ability.Phase
	seat  int
}

// move is from one zone to another.
type move struct{ from, to ability.Kind }

// words says for each kind where its word belongs.
var words = map[ability.Kind]func(s *said) *[]string{
	ability.Named: func(s *said) *[]string { return &s.names }, ability.NameIs: func(s *said) *[]string { return &s.names },
	ability.Separation: func(s *said) *[]string { return &s.names }, ability.Separate: func(s *said) *[]string { return &s.names },
	ability.OnPlacedByName: func(s *said) *[]string { return &s.placers },
	ability.NameHas:        func(s *said) *[]string { return &s.parts },
	ability.Trait:          func(s *said) *[]string { return &s.traits },
	ability.HasLink:        func(s *said) *[]string { return &s.links },
	ability.DoReplay:       func(s *said) *[]string { return &s.actions },
	ability.Replay:         func(s *said) *[]string { return &s.replays },
	ability.TitleIs:        func(s *said) *[]string { return &s.titles },
	ability.Identity:       func(s *said) *[]string { return &s.identities },
	ability.CountersAre:    func(s *said) *[]string { return &s.counters },
	ability.CountersOf:     func(s *said) *[]string { return &s.counters },
	ability.OnCounter:      func(s *said) *[]string { return &s.counters },
	ability.GainCounter:    func(s *said) *[]string { return &s.counters },
	ability.ByEvol:         func(s *said) *[]string { return &s.evols },
}

// numbers says the same of numbers.
var numbers = map[ability.Kind]func(s *said, n int){
	ability.Colour:         func(s *said, n int) { s.colours = with(s.colours, n) },
	ability.HasIcon:        func(s *said, n int) { s.icons = with(s.icons, n) },
	ability.TwoIcons:       func(s *said, n int) { s.doubles = with(s.doubles, n) },
	ability.IconIs:         func(s *said, n int) { s.icons = with(s.icons, n) },
	ability.HasKeyword:     func(s *said, n int) { s.keywords = with(s.keywords, ability.Keyword(n)) },
	ability.OnKeyword:      func(s *said, n int) { s.keywords = with(s.keywords, ability.Keyword(n)) },
	ability.OnPlacedByWord: func(s *said, n int) { s.keywords = with(s.keywords, ability.Keyword(n)) },
	ability.OnChanged:      func(s *said, _ int) { s.keywords = with(s.keywords, ability.KwChange) },
}

func with[T comparable](list []T, x T) []T {
	if slices.Contains(list, x) {
		return list
	}
	return append(list, x)
}

// hear collects what a tree says.
func (s *said) hear(n ability.Node) {
	s.kinds = with(s.kinds, n.Kind)
	if of := words[n.Kind]; of != nil && n.Str != "" {
		list := of(s)
		*list = with(*list, n.Str)
	}
	if of := numbers[n.Kind]; of != nil {
		of(s, n.Num)
	}
	switch {
	case n.Kind == ability.HasAbility:
		s.lines = with(s.lines, text.Print(text.Japanese, n.Kids[0], text.Weiss()))
	case n.Kind == ability.TraitHas:
		s.traits = with(s.traits, "新"+n.Str)
	case n.Kind == ability.SharedTrait:
		s.traits = with(s.traits, "旅")
	case n.Kind == ability.OnPlaced:
		s.moves = with(s.moves, move{n.Kids[1].Kind, n.Kids[2].Kind})
	case n.Kind == ability.OnKeyword && n.Kids[0].Kind == ability.This:
		s.own = with(s.own, ability.Keyword(n.Num))
	case n.Kind == ability.OnPhaseStart || n.Kind == ability.OnPhaseEnd || n.Kind == ability.DuringPhase:
		if n.Kids[0].Kind != ability.Opp {
			s.starts = with(s.starts, start{ability.Phase(n.Num), 0})
		}
		if n.Kids[0].Kind != ability.You {
			s.starts = with(s.starts, start{ability.Phase(n.Num), 1})
		}
	}
	if n.Kind == ability.Label {
		switch ability.Keyword(n.Num) {
		case ability.KwAwaken:
			if n.Str != "" {
				s.titles = with(s.titles, n.Str)
			}
		case ability.KwCounter:
			s.counter = true
		case ability.KwMystery:
			s.traits = with(s.traits, n.Str)
		}
	}
	for _, k := range n.Kids {
		s.hear(k)
	}
}

// has reports whether a kind stands in the line.
func (s *said) has(k ability.Kind) bool { return slices.Contains(s.kinds, k) }
