package bot_test

import (
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
)

// TestBeatsRandom: with any deck against any, from either seat, who plays at random loses.
func TestBeatsRandom(t *testing.T) {
	_, decks, err := rules.Shipped("victoryspark")
	if err != nil {
		t.Fatal(err)
	}
	s, err := rules.Sample("victoryspark", 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	for i := range decks {
		for j := range decks {
			for seat := range 2 {
				s.Seed++
				s.Seats[0].Deck, s.Seats[1].Deck = decks[i], decks[j]
				m, err := rules.New(s)
				if err != nil {
					t.Fatal(err)
				}
				m.Light()
				players := []bot.Bot{bot.Random(s.Seed), bot.Random(s.Seed)}
				players[seat] = all.Greedy(s.Seed, m.Catalogue())
				for q := m.Pending(); q != nil; q = m.Pending() {
					if err := m.Answer(q.Seq, players[q.Seat].Choose(m.View(q.Seat), q)); err != nil {
						t.Fatal(err)
					}
				}
				if r := m.Result(); !slices.Equal(r.Winners, []int{seat}) {
					t.Errorf("%s against %s, seed %d: seat %d plays, %v won (%s)", decks[i].ID, decks[j].ID, s.Seed, seat, r.Winners, r.Clause)
				}
			}
		}
	}
}
