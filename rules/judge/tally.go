package main

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"time"

	"gorin/rules"
	"gorin/rules/oracle"
	oracles "gorin/rules/oracle/all"
)

// tally is how the games went.
type tally struct {
	bots  []int // wins
	pairs []byDeck
	draws int
	turns int
}

// byDeck is how the games of one pair of decks went.
type byDeck struct {
	wins  [2]int
	draws int
}

// report prints what the games came to; false if one failed.
func (s *sim) report(results []outcome, took time.Duration) bool {
	t := tally{bots: make([]int, len(s.bots)), pairs: make([]byDeck, len(s.pairs))}
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
		t.turns += o.turns
		if o.winner < 0 {
			t.draws++
			t.pairs[s.pair(i)].draws++
			continue
		}
		bots, decks := sides(i, len(s.bots), rules.Seats(s.game))
		t.bots[bots[o.winner]]++
		t.pairs[s.pair(i)].wins[decks[o.winner]]++
	}
	s.wins(t, len(results)-failed)
	s.unreached()
	s.byOracle()
	seconds := took.Seconds()
	fmt.Fprintf(s.out, "games %d decisions %d choices %d games/s %.0f choices/s %.0f hash %016x\n",
		len(results), decisions, choices, float64(len(results))/seconds, float64(choices)/seconds, sum.Sum64())
	return failed == 0
}

// wins prints who won how often.
func (s *sim) wins(t tally, games int) {
	if games == 0 {
		return
	}
	if s.bots[0] != s.bots[1] {
		fmt.Fprint(s.out, "wins: ")
		for i, b := range s.bots {
			fmt.Fprintf(s.out, "%s %d, ", b, t.bots[i])
		}
		fmt.Fprintf(s.out, "draws %d\n", t.draws)
	}
	for i, p := range s.pairs {
		if a, b := s.decks[p[0]].ID, s.decks[p[1]].ID; a != b {
			fmt.Fprintf(s.out, "wins: deck %s %d, deck %s %d, draws %d\n", a, t.pairs[i].wins[0], b, t.pairs[i].wins[1], t.pairs[i].draws)
		}
	}
	fmt.Fprintf(s.out, "turns: %.1f a game\n", float64(t.turns)/float64(games))
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
		if oracles.ByBook(s.game)[kind] {
			book = book.Plus(a)
		} else {
			texts = texts.Plus(a)
		}
	}
	fmt.Fprintf(s.out, "oracle: questions of the book %d, of those passed over %d; of texts %d, passed over %d\n", book.N, book.Skipped, texts.N, texts.Skipped)
}
