package all_test

import (
	"slices"
	"testing"
	"time"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
)

// newGame starts a game of the decks that ship, with greedy players.
func newGame(tb testing.TB, game string, seed uint64) (m *rules.Match, players []bot.Bot) {
	tb.Helper()
	s, err := rules.Sample(game, seed, 0)
	if err != nil {
		tb.Fatal(err)
	}
	if m, err = rules.New(s); err != nil {
		tb.Fatal(err)
	}
	for seat := range s.Seats {
		players = append(players, all.Greedy(seed+uint64(seat), m.Catalogue()))
	}
	return m, players
}

// repeats is how often each game is played: what a move costs is the least of
// its times, since a shared machine or a garbage collection hits each time
// another move. The longest of all times is reported beside it.
const repeats = 3

// BenchmarkGreedyMove times each move of a greedy player as a table makes it:
// the view, the choice, the answer with its log and history, and the next
// decision in words. It reports the costliest move of all games.
func BenchmarkGreedyMove(b *testing.B) {
	for _, game := range rules.Games() {
		b.Run(game, func(b *testing.B) { benchmarkMoves(b, game) })
	}
}

func benchmarkMoves(b *testing.B, key string) {
	var all []time.Duration
	var once time.Duration
	game := func(seed uint64) {
		first := len(all)
		for n := range repeats {
			m, players := newGame(b, key, seed)
			i := first
			for q := m.Pending(); q != nil; i++ {
				start := time.Now()
				if err := m.Answer(q.Seq, players[q.Seat].Choose(m.View(q.Seat), q)); err != nil {
					b.Fatal(err)
				}
				q = m.Pending()
				took := time.Since(start)
				once = max(once, took)
				if n == 0 {
					all = append(all, took)
				}
				all[i] = min(all[i], took)
			}
		}
	}
	game(0) // what is made once is made
	all, once = all[:0], 0
	b.ResetTimer()
	for i := range b.N {
		game(uint64(i) + 1)
	}
	slices.Sort(all)
	sum := time.Duration(0)
	for _, d := range all {
		sum += d
	}
	ms := func(d time.Duration) float64 { return float64(d) / 1e6 }
	b.ReportMetric(ms(sum)/float64(len(all)), "mean-ms")
	b.ReportMetric(ms(all[len(all)*99/100]), "99th-ms")
	b.ReportMetric(ms(all[len(all)-1]), "worst-ms")
	b.ReportMetric(ms(once), "once-ms")
}

// BenchmarkGreedyGame plays whole games without words, log and history.
func BenchmarkGreedyGame(b *testing.B) {
	for _, game := range rules.Games() {
		b.Run(game, func(b *testing.B) { benchmarkGames(b, game) })
	}
}

func benchmarkGames(b *testing.B, key string) {
	moves := 0
	b.ReportAllocs()
	for i := range b.N {
		m, players := newGame(b, key, uint64(i))
		m.Light()
		for q := m.Pending(); q != nil; q = m.Pending() {
			if err := m.Answer(q.Seq, players[q.Seat].Choose(m.View(q.Seat), q)); err != nil {
				b.Fatal(err)
			}
			moves++
		}
	}
	b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
}
