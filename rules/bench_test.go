package rules_test

import (
	"math/rand/v2"
	"testing"

	"gorin/rules"
)

// BenchmarkRandomGames plays whole games by random answers.
func BenchmarkRandomGames(b *testing.B) {
	choices := 0
	for i := range b.N {
		m, err := rules.New(plainSetup(uint64(i)))
		m.Light()
		if err != nil {
			b.Fatal(err)
		}
		choices += playRandom(b, m, uint64(i))
	}
	b.ReportMetric(float64(choices)/b.Elapsed().Seconds(), "choices/s")
}

// BenchmarkNew sets up a match of cards that are compiled already.
func BenchmarkNew(b *testing.B) {
	s := plainSetup(1)
	for range b.N {
		if _, err := rules.New(s); err != nil {
			b.Fatal(err)
		}
	}
}

func middle(b *testing.B) *rules.Match {
	m, err := rules.New(plainSetup(3))
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(3, 1))
	for range 120 {
		q := m.Pending()
		if q == nil {
			break
		}
		if err := m.Answer(q.Seq, r.Perm(len(q.Options))[:q.Min]); err != nil {
			b.Fatal(err)
		}
	}
	return m
}

// BenchmarkSnapshot encodes a position, BenchmarkRestore loads one.
func BenchmarkSnapshot(b *testing.B) {
	m := middle(b)
	n := 0
	for range b.N {
		n = len(m.Snapshot())
	}
	b.ReportMetric(float64(n), "bytes")
}

func BenchmarkRestore(b *testing.B) {
	m := middle(b)
	code := m.Snapshot()
	for range b.N {
		if err := m.Restore(code); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkView is what a renderer or a bot pays for one look.
func BenchmarkView(b *testing.B) {
	m := middle(b)
	for range b.N {
		m.View(0)
	}
}

// BenchmarkShippedGames plays whole games of the decks that ship, by random
// answers.
func BenchmarkShippedGames(b *testing.B) {
	cards, decks, err := rules.Shipped("weiss")
	if err != nil {
		b.Fatal(err)
	}
	decisions := 0
	b.ReportAllocs()
	for i := range b.N {
		m, err := rules.New(rules.Setup{Game: "weiss", Seed: uint64(i), Cards: cards,
			Seats: []rules.SeatSetup{{Name: "A", Deck: decks[0]}, {Name: "B", Deck: decks[1]}}})
		if err != nil {
			b.Fatal(err)
		}
		m.Light()
		decisions += playRandom(b, m, uint64(i))
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
}
