package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"gorin/rules/reach"
)

// addReach adds what the games of a table have reached; abilities are those of its cards.
func (s *synthesis) addReach(list []reach.Reached) {
	for _, x := range list {
		if x.Kind == "ability" {
			continue
		}
		if s.reached == nil {
			s.reached = map[string]map[string]int{}
		}
		if s.reached[x.Kind] == nil {
			s.reached[x.Kind] = map[string]int{}
		}
		s.reached[x.Kind][x.Name] += x.N
	}
}

// tellReach tells how much of each kind was reached, and what was not.
func (s *synthesis) tellReach() {
	for _, kind := range slices.Sorted(maps.Keys(s.reached)) {
		var never []string
		for _, name := range slices.Sorted(maps.Keys(s.reached[kind])) {
			if s.reached[kind][name] == 0 {
				never = append(never, name)
			}
		}
		all := len(s.reached[kind])
		fmt.Fprintf(s.out, "reached %d of %d of kind %s", all-len(never), all, kind)
		if len(never) > 0 {
			fmt.Fprintf(s.out, "; never: %s", strings.Join(never, ", "))
		}
		fmt.Fprintln(s.out)
	}
}
