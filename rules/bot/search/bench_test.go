package search_test

import (
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
	"gorin/rules/bot/search"
)

// BenchmarkThink plays whole games of a thinking player against a greedy one, and reports decisions and playouts a second.
func BenchmarkThink(b *testing.B) {
	for _, game := range rules.Games() {
		b.Run(game, func(b *testing.B) {
			tried, thought := 0, 0
			for i := range b.N {
				m := match(b, game, uint64(i), 0)
				bots := []bot.Bot{all.Thinking(uint64(i), search.Normal, m.Catalogue(), nil), all.Greedy(uint64(i), m.Catalogue())}
				var w bot.Waiting
				for q := m.Pending(); q != nil; q = m.Pending() {
					if err := m.Answer(q.Seq, w.Choose(q, bots, bot.Quick{Match: m})); err != nil {
						b.Fatal(err)
					}
				}
				n, k := search.Tried(bots[0])
				tried, thought = tried+n, thought+k
			}
			b.ReportMetric(float64(tried)/b.Elapsed().Seconds(), "playouts/s")
			b.ReportMetric(float64(thought)/b.Elapsed().Seconds(), "decisions/s")
			b.ReportMetric(float64(tried)/float64(thought), "playouts/decision")
		})
	}
}
