package main

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
)

// explained says why no game of the shipped decks comes to something. An entry
// that a run does reach is out of date, and the run says so.
var explained = map[string]string{
	"step 11.1.1.2 repeat (1)": "asks the second of two players who can leave a loop (11.1.1.3); no shipped abilities let both act in one",
	"request replace":          "no two replacement effects of the shipped cards are about the same event (8.10.2)",
	"option replace":           "as the request of that name",
	"event face":               "no act of a text turns a card over where it lies",
	"event win":                "no shipped card wins or loses the game by its effect (1.2.5)",
	"word on-played-to":        "stands in every bond (10.4) beside “from the hand”, which comes first: no shipped card is played from elsewhere",
}

// start begins a game, watched if what is reached is to be counted.
func (s *sim) start(setup rules.Setup) (*rules.Match, *rules.Reach, error) {
	if s.reach {
		return rules.NewWatched(setup)
	}
	m, err := rules.New(setup)
	return m, nil, err
}

// reached adds what one game has reached.
func (s *sim) reached(r *rules.Reach) {
	if r == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.total == nil {
		s.total = r
		return
	}
	s.total.Add(r)
}

// unreached lists what no game has reached, with the reason if there is one,
// and counts.
func (s *sim) unreached() {
	if s.total == nil {
		return
	}
	var reached, open, known int
	unsaid := map[string][]string{}
	list := s.total.List()
	for _, x := range list {
		why := explained[x.Kind+" "+x.Name]
		switch {
		case x.N > 0:
			reached++
			if why != "" {
				fmt.Fprintf(s.out, "out of date: %s %s was reached %d times, but the table says: %s\n", x.Kind, x.Name, x.N, why)
			}
		case x.Unsaid:
			unsaid[x.Kind] = append(unsaid[x.Kind], x.Name)
		case why != "":
			known++
			fmt.Fprintf(s.out, "explained: %s %s: %s\n", x.Kind, x.Name, why)
		default:
			open++
			fmt.Fprintf(s.out, "not reached: %s %s\n", x.Kind, x.Name)
		}
	}
	silent := 0
	for _, kind := range []string{"keyword", "word"} {
		if names := unsaid[kind]; len(names) > 0 {
			silent += len(names)
			fmt.Fprintf(s.out, "explained: no card of these decks says the %ss %s\n", kind, strings.Join(names, ", "))
		}
	}
	for _, name := range s.gone(list) {
		fmt.Fprintf(s.out, "out of date: the rules know no %s\n", name)
	}
	fmt.Fprintf(s.out, "reached: %d of %d; not said by these decks %d, explained %d, not reached %d\n", reached, len(list), silent, known, open)
}

// gone lists the entries of the table that name nothing that could be reached.
func (s *sim) gone(list []rules.Reached) (names []string) {
	for name := range explained {
		if !slices.ContainsFunc(list, func(x rules.Reached) bool { return x.Kind+" "+x.Name == name }) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}
