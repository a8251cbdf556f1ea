package bot

import (
	"fmt"
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/value"
)

// prints is the catalogue of these tests, by index.
var prints = []rules.Printed{
	{ID: "u1", Kind: "unit", Values: value.Of("cost", 1, "power", 1000, "hit", 1), Other: -1},
	{ID: "u3", Kind: "unit", Values: value.Of("cost", 3, "power", 3500, "hit", 1), Other: -1},
	{ID: "u6", Kind: "unit", Values: value.Of("cost", 6, "power", 7000, "hit", 2), Other: -1},
	{ID: "spark", Kind: "command", Values: value.Of("cost", 1, "timing", "quick"), Other: -1,
		Lines: []rules.Words{{"相手のユニット1枚を対象とし、それに2000ダメージ。", "…"}}},
	{ID: "negate", Kind: "command", Values: value.Of("cost", 3, "timing", "quick"), Other: -1,
		Lines: []rules.Words{{"解決領域にあるコマンド1枚を対象とし、それを打ち消す。", "…"}}},
	{ID: "blanket", Kind: "command", Values: value.Of("cost", 1, "timing", "quick"), Other: -1,
		Lines: []rules.Words{{"あなたのユニット1枚を対象とし、このターン中、それへの次のダメージはすべて軽減される。その後、それをスタンドする。", "…"}}},
	{ID: "song", Kind: "command", Values: value.Of("cost", 3), Other: -1,
		Lines: []rules.Words{{"以下から1つを選ぶ。・相手のユニット1枚を対象とし、それに3000ダメージ。・あなたのユニット1枚を対象とし、このターン中、それはパワーを2倍にする。・相手プレイヤーに1ダメージ。", "…"}}},
	{ID: "ace", Kind: "unit", Values: value.Of("cost", 5, "power", 5500, "hit", 1, "subtypes", []string{"ace"}, "titles", []rules.Words{{"旗", "Flag"}}), Other: -1},
	{ID: "lot", Kind: "territory", Values: value.Of("titles", []rules.Words{{"旗", "Flag"}}), Other: 9},
	{ID: "lot+", Kind: "territory", Values: value.Of("cost", 6, "power", 6000, "titles", []rules.Words{{"旗", "Flag"}}), Other: 8},
}

// board is a view of seat 0: seat, zone, then names of cards, each of which may
// be followed by words: down, or a colour. Cards are numbered from 1.
func board(life, foeLife int, zones ...[]any) *rules.View {
	v := &rules.View{Game: "builddivide", Phase: "main", Players: make([]rules.PlayerView, 2), Shared: []rules.ZoneView{{Place: rules.Place{Seat: -1, Zone: "field"}}}}
	for seat, n := range []int{life, foeLife} {
		v.Players[seat].Zones = append(v.Players[seat].Zones, rules.ZoneView{Place: rules.Place{Seat: seat, Zone: "life"}, Count: n})
	}
	id := rules.Card(0)
	for _, zone := range zones {
		seat := zone[0].(int)
		var cards []rules.CardView
		for _, w := range zone[2:] {
			i := slices.IndexFunc(prints, func(p rules.Printed) bool { return p.ID == w.(string) })
			switch {
			case w == "down":
				cards[len(cards)-1].Lies = rules.Rest
			case i < 0:
				cards[len(cards)-1].Now.Put(value.Value{Key: "colours", Keys: []string{w.(string)}})
			default:
				id++
				p := &prints[i]
				cards = append(cards, rules.CardView{ID: id, Print: i, Seat: seat, FaceUp: true, Now: rules.RowOf("builddivide", p.Values), Kinds: []string{p.Kind}})
			}
		}
		if zone[1] == "field" {
			v.Shared[0].Cards = append(v.Shared[0].Cards, cards...)
			v.Shared[0].Count += len(cards)
			continue
		}
		v.Players[seat].Zones = append(v.Players[seat].Zones, rules.ZoneView{Place: rules.Place{Seat: seat, Zone: zone[1].(string)}, Count: len(cards), Cards: cards})
	}
	return v
}

func z(seat int, zone string, cards ...any) []any { return append([]any{seat, zone}, cards...) }

// attacked is a view in the other player's block step.
func attacked(v *rules.View, attacker, target rules.Card) *rules.View {
	v.Phase, v.Step, v.Active = "attack", "block", 1
	v.Attack = rules.AttackView{Kind: "player", Attacker: attacker, Target: target}
	return v
}

// TestTaste names positions and what a sensible player does there.
func TestTaste(t *testing.T) {
	pass, yes, no := rules.Option{Kind: "pass"}, rules.Option{Kind: "yes"}, rules.Option{Kind: "no"}
	of := func(kind string, cards ...rules.Card) (list []rules.Option) {
		for _, c := range cards {
			list = append(list, rules.Option{Kind: kind, Card: c})
		}
		return list
	}
	attack := func(a, target rules.Card) rules.Option { return rules.Option{Kind: "attack", Card: a, Card2: target} }
	end := rules.Option{Kind: "end-attacks"}
	answering := board(8, 8, z(0, "hand", "negate"), z(0, "energy", "u1", "u1", "u1"), z(1, "resolution", "song"))
	answering.Stack = []rules.StackView{{Card: 5, Source: 5, Seat: 1, Kind: "card"}}
	for _, c := range []struct {
		name    string
		view    *rules.View
		kind    string
		source  rules.Card
		options []rules.Option
		want    int
	}{
		{"exchanges a hand without cheap units", board(0, 0, z(0, "hand", "u6", "u6", "ace", "song", "u1")), "redraw", 0, []rules.Option{no, yes}, 1},
		{"keeps two cheap units", board(0, 0, z(0, "hand", "u6", "u6", "u3", "song", "u1")), "redraw", 0, []rules.Option{no, yes}, 0},
		{"puts a card into the energy zone before it plays", board(10, 10, z(0, "hand", "u3", "u1"), z(0, "energy", "u1", "u1", "u1")), "priority", 0,
			append(of("play", 1, 2), of("energy", 2)[0], pass), 2},
		{"the energy is what comes too late", board(10, 10, z(0, "hand", "u3", "u6", "u3"), z(0, "energy", "u1", "u1")), "priority", 0, append(of("energy", 1, 2, 3), pass), 1},
		{"uses all of its energy", board(10, 10, z(0, "hand", "u1", "u3"), z(0, "energy", "u1", "u1", "u1")), "priority", 0, append(of("play", 1, 2), pass), 1},
		{"keeps what would do nothing", board(10, 10, z(0, "hand", "blanket"), z(0, "energy", "u1")), "priority", 0, append(of("play", 1), pass), 1},
		{"attacks a unit that lies there and dies", board(10, 10, z(0, "field", "u3"), z(1, "field", "u1", "down")), "attack", 0, []rules.Option{end, attack(1, 0), attack(1, 2)}, 2},
		{"attacks a player who cannot block", board(10, 10, z(0, "field", "u3")), "attack", 0, []rules.Option{end, attack(1, 0)}, 1},
		{"does not attack into a stronger blocker", board(10, 10, z(0, "field", "u1"), z(1, "field", "u6")), "attack", 0, []rules.Option{end, attack(1, 0)}, 0},
		{"goes for the win past a blocker", board(10, 1, z(0, "field", "u6", "u6"), z(1, "field", "u3")), "attack", 0, []rules.Option{end, attack(1, 0)}, 1},
		{"blocks for its life", attacked(board(1, 10, z(0, "field", "u3"), z(1, "field", "u6", "down")), 2, 0), "block", 2, append(of("card", 1), pass), 0},
		{"does not throw a unit away for one life of ten", attacked(board(10, 10, z(0, "field", "u3"), z(1, "field", "u6", "down")), 2, 0), "block", 2, append(of("card", 1), pass), 1},
		{"blocks what it beats", attacked(board(10, 10, z(0, "field", "u6"), z(1, "field", "u3", "down")), 2, 0), "block", 2, append(of("card", 1), pass), 0},
		{"saves a unit that is about to die", attacked(board(10, 10, z(0, "hand", "blanket"), z(0, "field", "u3", "down"), z(1, "field", "u6", "down")), 3, 2), "priority", 0, append(of("play", 1), pass), 0},
		{"does not save one that wins", attacked(board(10, 10, z(0, "hand", "blanket"), z(0, "field", "u6", "down"), z(1, "field", "u3", "down")), 3, 2), "priority", 0, append(of("play", 1), pass), 1},
		{"kills an attacker", attacked(board(5, 10, z(0, "hand", "spark"), z(1, "field", "u1", "down")), 2, 0), "priority", 0, append(of("play", 1), pass), 0},
		{"damage goes where it kills", board(10, 10, z(0, "resolution", "spark"), z(1, "field", "u6", "u1")), "aim", 1, of("card", 2, 3), 1},
		{"takes the effect that kills", board(10, 10, z(0, "resolution", "song"), z(1, "field", "u1")), "mode", 1, []rules.Option{{Kind: "mode", N: 1}, {Kind: "mode", N: 2}, {Kind: "mode", N: 3}}, 0},
		{"negates a command that costs something", answering, "priority", 0, append(of("play", 1), pass), 0},
		{"opens a territory", board(10, 10, z(0, "field", "ace"), z(0, "territory", "lot")), "opening", 1, append(of("card", 2), no), 0},
		{"discards the least", board(10, 10, z(0, "hand", "u3", "u1", "ace"), z(0, "energy", "u1", "u1", "u1")), "discard", 0, of("card", 1, 2, 3), 1},
		{"sends what comes too late under the deck, not more", board(10, 10, z(0, "energy", "u1"), z(0, "deck", "u3")), "scout", 0, of("card", 2), 1},
		{"a loop is not gone round for nothing", board(10, 10), "repeat", 0, []rules.Option{{Kind: "number", N: 20}, {Kind: "number", N: 0}}, 1},
	} {
		least := 1
		if c.kind == "scout" {
			least = 0
		}
		got := greedy(1, prints).Choose(c.view, &rules.Request{Kind: c.kind, Source: c.source, Min: least, Max: 1, Options: c.options})
		if fmt.Sprint(got) != fmt.Sprint([]int{c.want}) && !(c.kind == "scout" && len(got) == 0) {
			t.Errorf("%s: picks %v, want %d", c.name, got, c.want)
		}
	}
}

// TestPays rests the energy that the hand does not need.
func TestPays(t *testing.T) {
	v := board(10, 10, z(0, "hand", "u3"), z(0, "energy", "u1", "red", "u1", "blue"))
	v.Players[0].Zones[1].Cards[0].Now.Put(value.Value{Key: "needs", Counts: []value.Count{{Key: "red", N: 1}, {Key: "generic", N: 2}}})
	r := &rules.Request{Kind: "pay-energy", Min: 1, Max: 1, Options: []rules.Option{{Kind: "card", Card: 2}, {Kind: "card", Card: 3}}}
	if got := greedy(1, prints).Choose(v, r); got[0] != 1 {
		t.Error("rests the only red energy though the hand needs it")
	}
}

// BenchmarkGreedy is a choice among plays with a full table; it takes
// no memory.
func BenchmarkGreedy(b *testing.B) {
	v := board(7, 7, z(0, "hand", "u1", "u3", "u6", "spark", "blanket"), z(0, "energy", "u1", "u1", "u1", "u1", "u1"),
		z(0, "field", "u1", "u3", "u3"), z(1, "field", "u6", "u3", "down", "u1"))
	r := &rules.Request{Kind: "priority", Min: 1, Max: 1}
	for c := range rules.Card(5) {
		r.Options = append(r.Options, rules.Option{Kind: "play", Card: c + 1}, rules.Option{Kind: "energy", Card: c + 1})
	}
	g := greedy(1, prints)
	b.ReportAllocs()
	for b.Loop() {
		g.Choose(v, r)
	}
}

// greedy is a greedy player of this game.
func greedy(seed uint64, cards []rules.Printed) bot.Bot {
	return bot.Greedy(seed, cards, func(_ string, t *bot.Table) bot.Taste { return Taste(t) })
}
