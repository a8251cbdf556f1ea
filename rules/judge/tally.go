package main

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"strings"
	"time"

	"gorin/rules/oracle"
	oracles "gorin/rules/oracle/all"
)

// tally is how the games went.
type tally struct {
	bots         map[string]score // by kind
	seats, teams [6]int           // wins
	groups       []group
	ends         map[string]int // by clause
	draws        int
	turns        int
}

// score is how often something has won, of how many times that it took a seat.
type score struct{ wins, of int }

// group is how the games of one group of decks went.
type group struct {
	decks map[string]score
	draws int
}

func (s *sim) newTally() *tally {
	t := &tally{bots: map[string]score{}, groups: make([]group, len(s.groups)), ends: map[string]int{}}
	for i := range t.groups {
		t.groups[i].decks = map[string]score{}
	}
	return t
}

// add counts game i.
func (t *tally) add(s *sim, i int, o *outcome) {
	bots, decks := s.sides(i)
	at := s.group(i)
	g := &t.groups[at]
	t.turns += o.turns
	t.ends[o.under]++
	if len(o.won) == 0 {
		t.draws++
		g.draws++
	}
	seats, teams := len(s.setup.Seats), map[int]bool{}
	for seat := range seats {
		won := 0
		if slices.Contains(o.won, seat) {
			won = 1
			if s.format.Teams > 0 {
				teams[seat*s.format.Teams/seats] = true
			}
		}
		t.seats[seat] += won
		bot, deck := s.bots[bots[seat]], s.decks[s.groups[at][decks[seat]]].ID
		t.bots[bot] = t.bots[bot].plus(won)
		g.decks[deck] = g.decks[deck].plus(won)
	}
	for team := range teams {
		t.teams[team]++
	}
}

func (c score) plus(won int) score { return score{c.wins + won, c.of + 1} }

// lastLine is how a report of games ends.
const lastLine = "games %d decisions %d choices %d games/s %.0f choices/s %.0f hash %016x\n"

// report prints what the games came to; false if one failed.
func (s *sim) report(results []outcome, took time.Duration) bool {
	t := s.newTally()
	sum := fnv.New64a()
	decisions, choices, failed := 0, 0, 0
	for i, o := range results {
		if o.err != nil {
			failed++
			const most = 20
			if failed <= most {
				fmt.Fprintf(s.out, "game %d (seed %d): %v\n", i+1, s.seed+uint64(i), o.err)
			}
			continue
		}
		decisions += o.Decisions
		choices += o.Choices
		var b [8]byte
		binary.LittleEndian.PutUint64(b[:], o.hash)
		sum.Write(b[:])
		t.add(s, i, &o)
	}
	if games := len(results) - failed; games > 0 {
		s.wins(t, games)
	}
	s.unreached()
	s.byOracle()
	seconds := took.Seconds()
	fmt.Fprintf(s.out, lastLine,
		len(results), decisions, choices, float64(len(results))/seconds, float64(choices)/seconds, sum.Sum64())
	return failed == 0
}

// wins prints who won how often, and how games ended. Several may win a game.
func (s *sim) wins(t *tally, games int) {
	s.row("", t.bots, s.bots, t.draws)
	for i, g := range t.groups {
		var ids []string
		for _, d := range s.groups[i] {
			ids = append(ids, s.decks[d].ID)
		}
		s.row("deck ", g.decks, ids, g.draws)
	}
	if seats := len(s.setup.Seats); seats > 2 {
		s.numbered("seat", t.seats[:seats], t.draws)
		if s.format.Teams > 0 {
			s.numbered("team", t.teams[:s.format.Teams], t.draws)
		}
	}
	fmt.Fprint(s.out, "ends:")
	for i, clause := range slices.Sorted(maps.Keys(t.ends)) {
		if i > 0 {
			fmt.Fprint(s.out, ",")
		}
		fmt.Fprintf(s.out, " %s %d", clause, t.ends[clause])
	}
	fmt.Fprintf(s.out, "\nturns: %.1f a game\n", float64(t.turns)/float64(games))
}

// row prints how often each of some names has won, where there are several. Of two players
// it need not be said of how many games.
func (s *sim) row(what string, of map[string]score, names []string, draws int) {
	if len(of) < 2 {
		return
	}
	var words []string
	for i, name := range names {
		if slices.Contains(names[:i], name) {
			continue
		}
		word := fmt.Sprintf("%s%s %d", what, name, of[name].wins)
		if len(s.setup.Seats) > 2 {
			word += fmt.Sprintf(" of %d", of[name].of)
		}
		words = append(words, word)
	}
	fmt.Fprintf(s.out, "wins: %s, draws %d\n", strings.Join(words, ", "), draws)
}

// numbered prints how often each seat or team has won.
func (s *sim) numbered(what string, wins []int, draws int) {
	fmt.Fprint(s.out, "wins: ")
	for i, n := range wins {
		fmt.Fprintf(s.out, "%s %d %d, ", what, i+1, n)
	}
	fmt.Fprintf(s.out, "draws %d\n", draws)
}

// held adds what the oracle has held against the book in one game.
func (s *sim) held(o *oracle.Oracle) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.asked == nil {
		s.asked = map[string]oracle.Asked{}
	}
	o.AddTo(s.asked)
}

// byOracle prints how many questions were held against the book.
func (s *sim) byOracle() {
	if s.asked == nil {
		return
	}
	var book, texts oracle.Asked
	for kind, a := range s.asked {
		if oracles.ByBook(s.setup.Game)[kind] {
			book = book.Plus(a)
		} else {
			texts = texts.Plus(a)
		}
	}
	fmt.Fprintf(s.out, "oracle: questions of the book %d, of those passed over %d; of texts %d, passed over %d\n", book.N, book.Skipped, texts.N, texts.Skipped)
}
