package rulestest

import (
	"fmt"
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/rulestest/size"
)

// Suite plays so many random games of every pair of shipped decks of a game, but no
// other after one of many answers, and looks at all properties after every answer. A sample
// plays each deck once.
func Suite(t *testing.T, game string, games int) {
	size.Roomy()
	sample, err := rules.Sample(game, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	cards, decks, _ := rules.Shipped(game)
	if len(decks) < 2 {
		t.Fatalf("%d decks ship with %s, want two or more", len(decks), game)
	}
	for _, d := range decks {
		for _, r := range rules.CheckDeck(d, cards) {
			t.Errorf("deck %s: %v", d.ID, r)
		}
	}
	for i, a := range decks {
		for j, b := range decks[i:] {
			from, to := 0, games
			if !size.Whole() {
				if j != 1 && i+1 < len(decks) || i%2 == 1 {
					continue
				}
				from = i / 2 % games
				to = from + 1
			}
			t.Run(fmt.Sprintf("%s-%s", a.ID, b.ID), func(t *testing.T) {
				t.Parallel()
				for g, answers := from, 0; g < to && answers < manyAnswers; g++ {
					seed := uint64(100*i + 10*j + g + 1)
					setup := sample
					setup.Seed, setup.Seats = seed, slices.Clone(sample.Seats)
					setup.Seats[0].Deck, setup.Seats[1].Deck = a, b
					answers += suiteGame(t, setup)
				}
			})
		}
	}
}

// manyAnswers is how many answers of a pair of decks are enough.
const manyAnswers = 600

func suiteGame(t *testing.T, setup rules.Setup) (answers int) {
	m, err := rules.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	bots := Mixed(m, setup.Seed)
	if setup.Seed%2 == 0 {
		bots = Randoms(m, setup.Seed)
	}
	if _, err := Play(m, bots, Verify); err != nil {
		t.Fatalf("seed %d: %v", setup.Seed, err)
	}
	if err := VerifyEnd(m); err != nil {
		t.Fatalf("seed %d: %v", setup.Seed, err)
	}
	return len(m.Moves())
}
