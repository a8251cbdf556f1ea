package rulestest

import (
	"fmt"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
)

// Suite plays so many random games of every pair of shipped decks of a game, but no
// other after one of many answers, and looks at all properties after every answer.
func Suite(t *testing.T, game string, games int) {
	cards, decks, err := rules.Shipped(game)
	if err != nil {
		t.Fatal(err)
	}
	if len(decks) < 2 {
		t.Fatalf("%d decks ship with %s, want two or more", len(decks), game)
	}
	for _, d := range decks {
		for _, r := range rules.CheckDeck(d, cards) {
			t.Errorf("deck %s: %v", d.ID, r)
		}
	}
	if testing.Short() {
		games = 1
	}
	for i, a := range decks {
		for j, b := range decks[i:] {
			t.Run(fmt.Sprintf("%s-%s", a.ID, b.ID), func(t *testing.T) {
				t.Parallel()
				for g, answers := 0, 0; g < games && answers < manyAnswers; g++ {
					seed := uint64(100*i + 10*j + g + 1)
					setup := rules.Setup{Game: game, Seed: seed, Cards: cards,
						Seats: []rules.SeatSetup{{Name: "A", Deck: a}, {Name: "B", Deck: b}}}
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
	bots := []bot.Bot{bot.Random(setup.Seed), all.Greedy(setup.Seed, m.Catalogue())}
	if setup.Seed%2 == 0 {
		bots[1] = bot.Random(setup.Seed + 1)
	}
	if _, err := Play(m, bots, Verify); err != nil {
		t.Fatalf("seed %d: %v", setup.Seed, err)
	}
	if err := VerifyEnd(m); err != nil {
		t.Fatalf("seed %d: %v", setup.Seed, err)
	}
	return len(m.Moves())
}
