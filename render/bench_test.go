package render_test

import (
	"slices"
	"testing"
	"time"

	"gorin/render/rendertest"
)

// BenchmarkStill is a frame in which nothing has changed: the picture stays.
func BenchmarkStill(b *testing.B) {
	for _, game := range rendertest.Games(b) {
		p := rendertest.FullTable(b, game)
		b.Run(game, func(b *testing.B) {
			b.ReportAllocs()
			rendertest.Frame(func() {
				b.ResetTimer()
				for range b.N {
					p.Step(0)
				}
				b.StopTimer()
			})
		})
	}
}

// BenchmarkRedraw draws a full table anew although nothing has changed, as
// after a resize or when the pointer crosses a card.
func BenchmarkRedraw(b *testing.B) {
	for _, game := range rendertest.Games(b) {
		p := rendertest.FullTable(b, game)
		b.Run(game, func(b *testing.B) { drawn(b, p, 0, func() { p.Game.Redraw() }) })
	}
}

// BenchmarkMoving watches a match: cards fly in every frame, and with every
// answer the view, the question and the log are new.
func BenchmarkMoving(b *testing.B) {
	for _, game := range rendertest.Games(b) {
		p := rendertest.FullTable(b, game)
		p.App().UI().C.Cards.AtOnce = 2 // as for a player
		p.Game.Do("watch", "")
		p.Rest()
		b.Run(game, func(b *testing.B) {
			n := 0
			drawn(b, p, 16, func() {
				if n++; n%2000 == 0 {
					p.Game.Do("watch-first", "")
					p.Game.Do("watch-play", "")
				}
			})
		})
	}
}

// drawn times Update and Draw of b.N frames, without what the graphics library
// makes of the drawing, and reports how they are
// spread: on a machine that is shared, the mean says little.
func drawn(b *testing.B, p *rendertest.Picture, late int64, prepare func()) {
	b.ReportAllocs()
	b.ResetTimer()
	b.StopTimer()
	var times []time.Duration
	for range b.N {
		rendertest.Frame(func() {
			prepare()
			b.StartTimer()
			start := time.Now()
			p.Step(late)
			times = append(times, time.Since(start))
			b.StopTimer()
		})
	}
	slices.Sort(times)
	for name, at := range map[string]int{"median-ms": len(times) / 2, "99th-ms": len(times) * 99 / 100, "worst-ms": len(times) - 1} {
		b.ReportMetric(float64(times[at].Microseconds())/1000, name)
	}
}
