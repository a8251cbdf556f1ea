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

// TestPerft: a mulligan of five cards has 32 answers, and so has the second
// player's after each of them (5.2.1.4).
func TestPerft(t *testing.T) {
	m, err := beginning("weiss", 1, "")
	if err != nil {
		t.Fatal(err)
	}
	for depth, want := range []int{1, 32, 1024} {
		if c := perft(m, depth); c.nodes != want {
			t.Errorf("depth %d: %d positions, want %d", depth, c.nodes, want)
		}
	}
	before := m.Hash()
	perft(m, 1)
	if m.Hash() != before {
		t.Error("counting changed the match")
	}
}
