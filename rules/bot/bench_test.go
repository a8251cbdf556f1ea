package bot_test

import (
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
)

// BenchmarkGreedyGame plays whole games of the decks that ship, greedy against
// greedy.
func BenchmarkGreedyGame(b *testing.B) {
	cards, decks, err := rules.Shipped("weiss")
	if err != nil {
		b.Fatal(err)
	}
	moves := 0
	for i := range b.N {
		m, err := rules.New(rules.Setup{Game: "weiss", Seed: uint64(i), Cards: cards,
			Seats: []rules.SeatSetup{{Name: "A", Deck: decks[0]}, {Name: "B", Deck: decks[1]}}})
		if err != nil {
			b.Fatal(err)
		}
		m.Light()
		p := []bot.Bot{bot.Greedy(1, m.Catalogue()), bot.Greedy(2, m.Catalogue())}
		for q := m.Pending(); q != nil; q = m.Pending() {
			if err := m.Answer(q.Seq, p[q.Seat].Choose(m.View(q.Seat), q)); err != nil {
				b.Fatal(err)
			}
			moves++
		}
	}
	b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
}
