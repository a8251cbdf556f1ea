package weiss_test

import (
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// How cost grows: the same position without and with 40 continuous effects in
// play, and with 100 and 400 cards.
func BenchmarkNoEffects(b *testing.B)   { grown(b, nil, 100) }
func BenchmarkManyEffects(b *testing.B) { grown(b, fourEffects, 100) }
func Benchmark400Cards(b *testing.B)    { grown(b, nil, 400) }
func BenchmarkManyAndMany(b *testing.B) { grown(b, fourEffects, 400) }

var fourEffects = []string{
	"【永】 他のあなたの《試》のキャラすべてに、パワーを＋500。",
	"【永】 このカードの前のあなたのキャラすべてに、パワーを＋500。",
	"【永】 他のあなたの《試》のキャラ1枚につき、このカードのパワーを＋500。",
	"【永】 あなたのターン中、このカードのパワーを＋1000。",
}

// grown plays random games from a position with ten characters on the stage
// that have these abilities.
func grown(b *testing.B, lines []string, cards int) {
	climax := pack.Card{ID: "C", Game: "weiss", Kind: "climax", Name: lang.Words{"山場"}, Values: value.Of("colour", "red", "triggers", []string{"soul"})}
	plain := pack.Card{ID: "P", Game: "weiss", Kind: "character", Name: lang.Words{"者"}, Values: value.Of("colour", "red", "power", 3000, "soul", 1, "traits", []lang.Words{{"試"}})}
	rich := plain
	rich.ID, rich.Name[rules.Japanese], rich.Lines = "R", "長", lines
	p := position.Position{Game: "weiss", Cards: []pack.Card{climax, plain, rich}, Turn: 3, Phase: "stand"}
	for range 2 {
		seat := position.Seat{Name: "A"}
		for _, z := range strings.Fields("front-left front-centre front-right back-left back-right") {
			seat.Zones = append(seat.Zones, position.Zone{Zone: z, Cards: []position.Card{{ID: "R"}}})
		}
		var deck []position.Card
		for i := range cards/2 - 5 {
			deck = append(deck, position.Card{ID: [...]string{"P", "P", "P", "P", "C"}[i%5]})
		}
		seat.Zones = append(seat.Zones, position.Zone{Zone: "deck", Cards: deck})
		p.Seats = append(p.Seats, seat)
	}
	from, err := rules.NewPosition(p)
	if err != nil {
		b.Fatal(err)
	}
	m := from.Copy()
	m.Light()
	players := []bot.Bot{bot.Random(2), bot.Random(3)}
	choices := 0
	b.ReportAllocs()
	for b.Loop() {
		m.CopyFrom(from)
		for range 100 {
			q := m.Pending()
			if q == nil {
				break
			}
			if len(q.Options) > 1 {
				choices++
			}
			if err := m.Answer(q.Seq, players[q.Seat].Choose(nil, q)); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(choices)/b.Elapsed().Seconds(), "choices/s")
}
