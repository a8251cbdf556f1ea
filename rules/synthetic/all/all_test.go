package all

import (
	"testing"

	"gorin/rules/rulestest/size"
	"gorin/rules/synthetic"
)

// Games with cards of random lines come to their ends, or as far as they are played, and
// nothing breaks; their lines are read as what they were printed from.
func TestTables(t *testing.T) {
	size.Roomy()
	tables, games := uint64(size.Of(2, 2, 6)), 3
	for _, g := range Games() {
		try := func(seed uint64, o synthetic.Options) {
			for _, err := range synthetic.Check(&g, seed, o) {
				t.Errorf("%s: %v", g.Key, err)
			}
		}
		for seed := uint64(1); seed <= tables; seed++ {
			try(seed, synthetic.Options{Games: games})
		}
		if !size.Least() {
			try(1, synthetic.Options{Games: 1, Verify: true})
		}
	}
}

// What games reach is counted, whatever their lines are compiled to.
func TestReached(t *testing.T) {
	for _, g := range Games() {
		table, err := synthetic.Draw(&g, 360001)
		if err != nil {
			t.Fatal(err)
		}
		reached := 0
		for _, x := range table.Play(synthetic.Options{Games: 2, Reach: true}).Reached {
			if x.N > 0 {
				reached++
			}
		}
		if reached < 50 {
			t.Errorf("%s: %d things were reached", g.Key, reached)
		}
	}
}

// A table is the same whenever it is drawn.
func TestDrawnAgain(t *testing.T) {
	for _, g := range Games() {
		a, err := synthetic.Draw(&g, 7)
		if err != nil {
			t.Fatal(err)
		}
		b, err := synthetic.Draw(&g, 7)
		if err != nil {
			t.Fatal(err)
		}
		if a.Lines != b.Lines || a.Cards[3].Lines[0] != b.Cards[3].Lines[0] {
			t.Errorf("%s: %d and %d lines", g.Key, a.Lines, b.Lines)
		}
	}
	if Of("chess") != nil {
		t.Error("cards of a game that is not known can be drawn")
	}
}
