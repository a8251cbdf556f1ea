package main

import (
	"testing"

	"gorin/rules"
)

// TestAnswers counts answers by the closed forms: any of five cards 2⁵ = 32,
// one of seven 7, two of four 6, three in order 3! = 6.
func TestAnswers(t *testing.T) {
	for _, c := range []struct {
		options, least, most int
		ordered              bool
		want                 int
	}{{5, 0, 5, false, 32}, {7, 1, 1, false, 7}, {4, 2, 2, false, 6}, {3, 3, 3, true, 6}, {3, 0, 2, false, 7}, {0, 0, 0, false, 1}} {
		q := &rules.Request{Options: make([]rules.Option, c.options), Min: c.least, Max: c.most, Ordered: c.ordered}
		n := 0
		eachAnswer(q, func([]int) { n++ })
		if n != c.want {
			t.Errorf("%+v: %d answers", c, n)
		}
	}
}

// TestPerft: each answer is counted once, and counting leaves the match as it is.
func TestPerft(t *testing.T) {
	for _, game := range rules.Games() {
		m, err := beginning(game, &played{}, 1, "")
		if err != nil {
			t.Fatal(err)
		}
		answers := 0
		eachAnswer(m.Pending(), func([]int) { answers++ })
		before := m.Hash()
		for depth, want := range []int{1, answers} {
			if c := perft(m, depth); c.nodes != want {
				t.Errorf("%s: depth %d: %d positions, want %d", game, depth, c.nodes, want)
			}
		}
		if m.Hash() != before {
			t.Errorf("%s: counting changed the match", game)
		}
	}
}
