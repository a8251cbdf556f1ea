package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/reach"
)

// reasons are those that hold for the decks of this run.
func (s *sim) reasons() map[string]string {
	all := map[string]string{}
	known := reach.Unreached(s.setup.Game)
	maps.Copy(all, known.Decks)
	maps.Copy(all, known.Formats[s.format.Key])
	if s.first && len(s.setup.Seats) == 2 {
		maps.Copy(all, known.FirstTwo)
	}
	return all
}

// start begins a game, watched if what is reached is to be counted.
func (s *sim) start(setup rules.Setup) (*rules.Match, *reach.Reach, error) {
	if s.reach {
		return reach.New(setup)
	}
	m, err := rules.New(setup)
	return m, nil, err
}

// reached adds what one game of a group of decks has reached.
func (s *sim) reached(group int, r *reach.Reach) {
	if r == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.total[group] == nil {
		s.total[group] = r
		return
	}
	s.total[group].Add(r)
}

// together is what the games of all groups of decks have reached. What has the
// same words is the same; of two abilities in one group that are printed alike
// the first is the first in the other groups too.
func (s *sim) together() (list []reach.Reached) {
	type name struct {
		kind, name string
		n          int
	}
	at := map[name]int{}
	for _, r := range s.total {
		if r == nil {
			continue
		}
		alike := map[name]int{}
		for _, x := range r.List() {
			k := name{x.Kind, x.Name, 0}
			alike[k]++
			k.n = alike[k]
			i, ok := at[k]
			if !ok {
				at[k] = len(list)
				list = append(list, x)
				continue
			}
			list[i].N += x.N
			list[i].Unsaid = list[i].Unsaid && x.Unsaid
		}
	}
	return list
}

// unreached lists what no game has reached, with the reason if there is one,
// and counts.
func (s *sim) unreached() {
	if !s.reach {
		return
	}
	var reached, open, known int
	unsaid := map[string][]string{}
	list, reasons := s.together(), s.reasons()
	for _, x := range list {
		why := reasons[x.Kind+" "+x.Name]
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
	for _, name := range gone(reasons, list, s.first) {
		fmt.Fprintf(s.out, "out of date: the rules know no %s\n", name)
	}
	fmt.Fprintf(s.out, "reached: %d of %d; not said by these decks %d, explained %d, not reached %d\n", reached, len(list), silent, known, open)
}

// gone lists the reasons for what the rules do not know at all; where only the first decks play,
// an ability may be one of the others.
func gone(reasons map[string]string, list []reach.Reached, first bool) (names []string) {
	for name := range reasons {
		if first && strings.HasPrefix(name, "ability ") {
			continue
		}
		if !slices.ContainsFunc(list, func(x reach.Reached) bool { return x.Kind+" "+x.Name == name }) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}
