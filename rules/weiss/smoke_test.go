package weiss_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/value"
)

// plainSetup is a match of cards with little or no text.
func plainSetup(seed uint64) rules.Setup {
	var cards []pack.Card
	var lines []deck.Line
	icons := []string{"return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice", "chance", "discovery", "soul"}
	for i := range 12 {
		c := pack.Card{ID: fmt.Sprintf("T/%02d", i), Game: "weiss", Kind: "character", Name: lang.Words{fmt.Sprintf("者%d", i), fmt.Sprintf("One %d", i)},
			Values: value.Of("colour", "blue", "level", i/4, "cost", i/5, "power", 1000+700*i/500*500, "soul", 1+i/9, "triggers", []string{icons[i]})}
		cards = append(cards, c)
		lines = append(lines, deck.Line{Count: 4, ID: c.ID})
	}
	lines[0].Count = 2
	for i := range 2 {
		c := pack.Card{ID: fmt.Sprintf("T/C%d", i), Game: "weiss", Kind: "climax", Name: lang.Words{fmt.Sprintf("山場%d", i)}, Values: value.Of("colour", "blue", "triggers", []string{"soul", "draw"}),
			Lines: []string{"【永】 あなたのキャラすべてに、パワーを＋1000し、ソウルを＋1。"}}
		cards = append(cards, c)
		lines = append(lines, deck.Line{Count: 2, ID: c.ID})
	}
	d := deck.Deck{ID: "plain", Game: "weiss", Cards: lines}
	return rules.Setup{Game: "weiss", Seed: seed, Seats: []rules.SeatSetup{{Name: "A", Deck: d}, {Name: "B", Deck: d}}, Cards: cards}
}

func playRandom(t testing.TB, m *rules.Match, seed uint64) int {
	r := rand.New(rand.NewPCG(seed, 1))
	n := 0
	for q := m.Pending(); q != nil; q = m.Pending() {
		k := q.Min
		if q.Max > q.Min {
			k += r.IntN(q.Max - q.Min + 1)
		}
		if err := m.Answer(q.Seq, r.Perm(len(q.Options))[:k]); err != nil {
			t.Fatal(err)
		}
		if err := m.Check(); err != nil {
			t.Fatal(err)
		}
		if n++; n > 20000 {
			t.Fatal("the game does not end")
		}
	}
	return n
}

func TestRandomGamesEnd(t *testing.T) {
	for seed := range uint64(50) {
		m, err := rules.New(plainSetup(seed))
		if err != nil {
			t.Fatal(err)
		}
		n := playRandom(t, m, seed)
		if seed == 0 {
			for _, e := range m.Log(rules.Spectator, 0) {
				t.Log(e.Clause, e.Depth, e.Words[1])
			}
			t.Log(n, m.Result())
		}
	}
}
