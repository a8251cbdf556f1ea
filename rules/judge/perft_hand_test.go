package main

import (
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/rulestest/room"
)

// counted is a position and how many lists of one, two, … answers there are.
type counted struct {
	name, position string
	nodes          []int
}

// countedByHand are the positions of a game whose answers were counted by hand from its
// book; its room has them. Counts may be written as sums of products, as they were found.
func countedByHand(t *testing.T, game string) (all []counted) {
	t.Helper()
	for line := range strings.Lines(room.Text(t, game, "testdata/perft.txt")) {
		if name, ok := strings.CutPrefix(line, "position "); ok {
			all = append(all, counted{name: strings.TrimSpace(name)})
			continue
		}
		nodes, ok := strings.CutPrefix(line, "nodes ")
		switch {
		case strings.HasPrefix(line, "#") || strings.TrimSpace(line) == "":
		case len(all) == 0:
			t.Fatalf("%s: %q belongs to no position", game, line)
		case !ok:
			all[len(all)-1].position += line
		default:
			for sum := range strings.SplitSeq(nodes, ",") {
				n := 0
				for product := range strings.SplitSeq(sum, "+") {
					of := 1
					for factor := range strings.SplitSeq(product, "*") {
						x, err := strconv.Atoi(strings.TrimSpace(factor))
						if err != nil {
							t.Fatalf("%s: %v", game, err)
						}
						of *= x
					}
					n += of
				}
				all[len(all)-1].nodes = append(all[len(all)-1].nodes, n)
			}
		}
	}
	return all
}

// TestByHand compares the counts of small positions with those counted by hand.
func TestByHand(t *testing.T) {
	for _, game := range rules.Games() {
		for _, c := range countedByHand(t, game) {
			m, err := beginning("", &played{}, 0, write(t, "position.txt", "game "+game+"\n"+c.position))
			if err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			if len(c.nodes) == 0 {
				t.Errorf("%s: %s: nothing is counted", game, c.name)
			}
			for i, want := range c.nodes {
				if got := perft(m, i+1); got.nodes != want {
					t.Errorf("%s: %s: %d lists of %d answers, want %d", game, c.name, got.nodes, i+1, want)
				}
			}
		}
	}
}

// TestPerftPosition: a file that holds no position cannot be counted from.
func TestPerftPosition(t *testing.T) {
	for _, text := range []string{"", "nonsense"} {
		if status, _, all := call("perft", "-position", write(t, "bad.txt", text)); status != 2 {
			t.Errorf("%q: status %d: %s", text, status, all)
		}
	}
	if status, _, all := call("perft", "-position", filepath.Join(t.TempDir(), "none")); status != 2 {
		t.Errorf("status %d: %s", status, all)
	}
}
