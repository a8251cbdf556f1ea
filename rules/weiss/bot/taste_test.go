package bot

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/bottest"
	"gorin/rules/value"
)

// prints is the catalogue of these tests, by index.
var prints = []rules.Printed{
	{ID: "l0", Kind: "character", Values: value.Of("colour", "blue", "level", 0, "power", 2000, "soul", 1)},
	{ID: "l1", Kind: "character", Values: value.Of("colour", "blue", "level", 1, "cost", 1, "power", 5500, "soul", 1)},
	{ID: "l3", Kind: "character", Values: value.Of("colour", "red", "level", 3, "cost", 2, "power", 10000, "soul", 2)},
	{ID: "cx", Kind: "climax", Values: value.Of("colour", "blue")},
	{ID: "help", Kind: "character", Values: value.Of("colour", "blue", "level", 0, "power", 500, "soul", 1),
		Lines: []rules.Words{{"【永】 応援 このカードの前のあなたのキャラすべてに、パワーを＋500。", "…"}}},
}

// board is a view of seat 0 with some cards: zone, then indices of prints. Cards
// are numbered in order from 1.
func board(zones ...any) *rules.View {
	v := &rules.View{Game: "weiss", Players: make([]rules.PlayerView, 2)}
	id := rules.Card(0)
	for i := 0; i < len(zones); i += 3 {
		z := rules.ZoneView{Place: rules.Place{Seat: zones[i].(int), Zone: zones[i+1].(string)}}
		for _, p := range zones[i+2].([]int) {
			id++
			c := prints[p]
			z.Cards = append(z.Cards, rules.CardView{ID: id, Print: p, Now: rules.RowOf("weiss", c.Values)})
		}
		z.Count = len(z.Cards)
		if z.Place.Zone == "level" {
			v.Players[z.Place.Seat].Values.Set("level", z.Count)
		}
		v.Players[z.Place.Seat].Zones = append(v.Players[z.Place.Seat].Zones, z)
	}
	return v
}

func cardOptions(kind string, n int) []rules.Option {
	var out []rules.Option
	for i := range n {
		out = append(out, rules.Option{Kind: kind, Card: rules.Card(i + 1)})
	}
	return out
}

func slotOptions() []rules.Option {
	var out []rules.Option
	for _, z := range stage {
		out = append(out, rules.Option{Kind: "slot", Place: rules.Place{Zone: z}})
	}
	return out
}

// TestGreedyTaste names positions and what a sensible player does there.
func TestGreedyTaste(t *testing.T) {
	pass := rules.Option{Kind: "pass"}
	for _, c := range []struct {
		name string
		view *rules.View
		req  rules.Request
		want string
	}{
		{"throws back high levels and climaxes", board(0, "hand", []int{0, 1, 2, 3, 0}),
			rules.Request{Kind: "mulligan", Max: 5, Options: cardOptions("card", 5)}, "[1 2 3]"},
		{"clocks a climax from a small hand", board(0, "hand", []int{0, 3, 0}),
			rules.Request{Kind: "clock", Min: 1, Max: 1, Options: append(cardOptions("card", 3), pass)}, "[1]"},
		{"does not clock to its death", board(0, "hand", []int{0, 3, 0}, 0, "clock", []int{0, 0, 0, 0, 0, 0}, 0, "level", []int{0, 0, 0}),
			rules.Request{Kind: "clock", Min: 1, Max: 1, Options: append(cardOptions("card", 3), pass)}, "[3]"},
		{"plays a character while the front row is empty", board(0, "hand", []int{0}),
			rules.Request{Kind: "main", Min: 1, Max: 1, Options: append([]rules.Option{pass}, cardOptions("play", 1)...)}, "[1]"},
		{"keeps its last card behind a full front row", board(0, "hand", []int{0}, 0, "front-left", []int{1}, 0, "front-centre", []int{1}, 0, "front-right", []int{1}, 0, "back-left", []int{0}, 0, "back-right", []int{0}),
			rules.Request{Kind: "main", Min: 1, Max: 1, Options: append([]rules.Option{pass}, cardOptions("play", 1)...)}, "[0]"},
		{"attacks directly with the greater soul", board(0, "front-left", []int{0}, 0, "front-centre", []int{2}, 1, "front-right", []int{2}),
			rules.Request{Kind: "attacker", Min: 1, Max: 1, Options: append(cardOptions("card", 2), pass)}, "[1]"},
		{"attacks what it beats from the front", board(0, "front-left", []int{1}, 1, "front-right", []int{0}),
			rules.Request{Kind: "method", Min: 1, Max: 1, Options: []rules.Option{{Kind: "attack", Card: 1, N: 2}, {Kind: "attack", Card: 1, N: 3}}}, "[0]"},
		{"discards its worst card for a cost", board(0, "hand", []int{1, 2, 0}),
			rules.Request{Kind: "choose", Clause: "8.4.2", Min: 1, Max: 1, Options: cardOptions("card", 3)}, "[1]"},
		{"moves an attacker to the empty front", board(0, "back-left", []int{1}),
			rules.Request{Kind: "main", Min: 1, Max: 1, Options: []rules.Option{pass, {Kind: "swap", Place: rules.Place{Zone: "front-left"}, Place2: rules.Place{Zone: "back-left"}}}}, "[1]"},
		{"sends a coloured card to the level zone, not a climax", board(0, "clock", []int{3, 3, 3, 1, 3, 3, 3}),
			rules.Request{Kind: "level-up", Min: 1, Max: 1, Options: cardOptions("card", 7)}, "[3]"},
		{"removes the opponent's strongest", board(1, "front-left", []int{0}, 1, "front-centre", []int{2}),
			rules.Request{Kind: "choose", Min: 1, Max: 1, Options: cardOptions("card", 2)}, "[1]"},
	} {
		got := greedy(1, prints).Choose(c.view, &c.req)
		slices.Sort(got)
		if s := fmt.Sprint(got); s != c.want {
			t.Errorf("%s: picks %s, want %s", c.name, s, c.want)
		}
	}
}

// TestGreedySlot plays a helper, then says where.
func TestGreedySlot(t *testing.T) {
	for print, want := range map[int]string{4: "back", 1: "front"} {
		b := greedy(1, prints)
		v := board(0, "hand", []int{print})
		b.Choose(v, &rules.Request{Kind: "main", Min: 1, Max: 1, Options: cardOptions("play", 1)})
		got := b.Choose(v, &rules.Request{Kind: "slot", Min: 1, Max: 1, Options: slotOptions()})
		if isFront(slotOptions()[got[0]].Place.Zone) != (want == "front") {
			t.Errorf("%s goes to option %v, want the %s row", prints[print].ID, got, want)
		}
	}
}

// TestLegal: every bot picks between Min and Max different options, whatever is
// asked, and the same for the same seed.
func TestLegal(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	kinds := []string{"unheard-of"}
	for k := range scores {
		kinds = append(kinds, k)
	}
	slices.Sort(kinds)
	for range 3000 {
		q := rules.Request{Kind: kinds[r.IntN(len(kinds))], Options: cardOptions("card", 1+r.IntN(8))}
		for i := range q.Options {
			o := &q.Options[i]
			o.Kind = []string{"card", "slot", "pass", "yes", "no", "play", "swap", "method"}[r.IntN(8)]
			o.Card = rules.Card(r.IntN(9))
			o.Place.Zone = []string{"", "front-left", "back-right", "hand"}[r.IntN(4)]
		}
		q.Max = 1 + r.IntN(len(q.Options))
		q.Min = r.IntN(q.Max + 1)
		v := board(0, "hand", []int{0, 1, 2, 3}, 0, "front-left", []int{2}, 1, "front-right", []int{1}, 0, "clock", []int{0})
		for _, two := range [][2]bot.Bot{{bot.Random(5), bot.Random(5)}, {greedy(5, prints), greedy(5, prints)},
			{bot.Rarest(5, prints, bot.NewPicked()), bot.Rarest(5, prints, bot.NewPicked())}} {
			bottest.Legal(t, v, &q, two[0], two[1])
		}
	}
}

func BenchmarkGreedy(b *testing.B) {
	v := board(0, "hand", []int{0, 1, 2, 3, 4, 1, 2}, 0, "front-left", []int{2}, 1, "front-right", []int{1}, 0, "clock", []int{0, 1, 2})
	q := rules.Request{Kind: "main", Min: 1, Max: 1, Options: append(cardOptions("play", 7), slotOptions()...)}
	g := greedy(1, prints)
	for b.Loop() {
		g.Choose(v, &q)
	}
}

// greedy is a greedy player of this game.
func greedy(seed uint64, cards []rules.Printed) bot.Bot {
	return bot.Greedy(seed, cards, func(_ string, t *bot.Table) bot.Taste { return Taste(t) })
}
