package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"gorin/rules"
)

// explained says why no match of a game's shipped decks comes to something. An
// entry that a run does reach is out of date, and the run says so.
var explained = map[string]map[string]string{"weiss": {
	"step 11.1.1.2 repeat (1)": "asks the second of two players who can leave a loop (11.1.1.3); no shipped abilities let both act in one",
	"step 8.6.3 played (0)":    aimLater,
	"step  played (1)":         aimLater,
	"step  played (2)":         aimLater,
	"step  each (0)":           "what each player does is done by one after the other (1.3.4)",
	"step 8.6.4 each-may (0)":  "as the step each",
}, "builddivide": {
	"step 510-1 pay (0)":            noPay,
	"step 510-1 pay (1)":            noPay,
	"step 12.04.3.a.1 slot (0)":     noSlots,
	"step 12.04.3.a.1 slot (1)":     noSlots,
	"step 12.04.3.a.1 slot (2)":     noSlots,
	"request slot":                  noSlots,
	"option slot":                   noSlots,
	"request stop":                  "the number is said first in this game (506-1)",
	"option stop":                   "as the request of that name",
	"step 1204-2f mode (0)":         "effects are chosen when a text is played, not when it resolves",
	"step 1204-3a times (0)":        "no shipped text repeats an effect",
	"step 1204-3a declare (0)":      "no shipped text lets anybody declare a number",
	"step 401-4c either (0)":        "no shipped text lets a card go to one of two places",
	"request either":                "as the step of that name",
	"step 1602-1a repeat (0)":       noLoop,
	"step 1602-1a repeat (1)":       noLoop,
	"request repeat":                noLoop,
	"step 104-4a each (0)":          "no shipped text lets each player do anything but be dealt damage",
	"step 12.04.3.a.1 each-may (0)": "as the step each",
	"option packet":                 "no shipped text gives one player a choice of packets of damage (1104-3b)",
	"ability 【AUTO】 At the start of the game, gain 1 “Verdict” counter.": "its territory waits in the D-deck of the one deck that has it",
	"keyword name rule": "a name is there from the start; nothing is done with it",
}}

const (
	aimLater = "what a text chooses is chosen when it resolves (8.6.3)"
	noLoop   = "no shipped abilities let anybody come back to the same position"
	noPay    = "costs are paid item by item in this game (12.04.2.i.1)"
	noSlots  = "the field has no slots (406-4)"
)

// ofFirstTwo says the same of the two decks that play where none are named.
var ofFirstTwo = map[string]map[string]string{"weiss": {
	"request replace":   "no two replacement effects of these decks are about the same event (8.10.2)",
	"option replace":    "as the request of that name",
	"event win":         "no card of these decks wins or loses the game by its effect (1.2.5)",
	"word on-played-to": "stands in every bond (10.4) beside “from the hand”, which comes first: no card of these decks is played from elsewhere",
}}

// reasons are those that hold for the decks of this run.
func (s *sim) reasons() map[string]string {
	all := map[string]string{}
	maps.Copy(all, explained[s.game])
	if s.first {
		maps.Copy(all, ofFirstTwo[s.game])
	}
	return all
}

// start begins a game, watched if what is reached is to be counted.
func (s *sim) start(setup rules.Setup) (*rules.Match, *rules.Reach, error) {
	if s.reach {
		return rules.NewWatched(setup)
	}
	m, err := rules.New(setup)
	return m, nil, err
}

// reached adds what one game of a pair of decks has reached.
func (s *sim) reached(pair int, r *rules.Reach) {
	if r == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.total[pair] == nil {
		s.total[pair] = r
		return
	}
	s.total[pair].Add(r)
}

// together is what the games of all pairs of decks have reached. What has the
// same words is the same; of two abilities in one pair that are printed alike
// the first is the first in the other pairs too.
func (s *sim) together() (list []rules.Reached) {
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
	for _, name := range gone(reasons, list) {
		fmt.Fprintf(s.out, "out of date: the rules know no %s\n", name)
	}
	fmt.Fprintf(s.out, "reached: %d of %d; not said by these decks %d, explained %d, not reached %d\n", reached, len(list), silent, known, open)
}

// gone lists the reasons for what the rules do not know at all.
func gone(reasons map[string]string, list []rules.Reached) (names []string) {
	for name := range reasons {
		if !slices.ContainsFunc(list, func(x rules.Reached) bool { return x.Kind+" "+x.Name == name }) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}
