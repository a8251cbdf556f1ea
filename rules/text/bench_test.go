package text_test

import (
	"testing"

	"gorin/rules"
	"gorin/rules/text"
)

// BenchmarkParse reads the lines of the cards that ship.
func BenchmarkParse(b *testing.B) {
	for _, game := range rules.Games() {
		lex := rules.LexiconOf(game, nil)
		b.Run(game, func(b *testing.B) {
			cards, _, err := rules.Shipped(game)
			if err != nil {
				b.Fatal(err)
			}
			var lines []string
			for _, c := range cards {
				for _, l := range c.Lines {
					if _, err := text.Parse(text.Japanese, l, lex); err == nil {
						lines = append(lines, l)
					}
				}
			}
			read := func() {
				for _, l := range lines {
					if _, err := text.Parse(text.Japanese, l, lex); err != nil {
						b.Error(err)
					}
				}
			}
			speed := func(b *testing.B) {
				b.ReportMetric(float64(len(lines)*b.N)/b.Elapsed().Seconds(), "lines/s")
			}
			b.Run("one", func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					read()
				}
				speed(b)
			})
			b.Run("all", func(b *testing.B) { // processors
				b.RunParallel(func(pb *testing.PB) {
					for pb.Next() {
						read()
					}
				})
				speed(b)
			})
		})
	}
}
