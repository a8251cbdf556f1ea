package bot

import (
	"fmt"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/bottest"
	"gorin/rules/value"
)

func called(names ...string) (list []rules.Words) {
	for _, n := range names {
		list = append(list, rules.Words{n, n})
	}
	return list
}

// What all tastes are tested with, by short names.
var line, z, of, waits = bottest.Line, bottest.In, bottest.Of, bottest.Waits

// prints is the catalogue of these tests, by name.
var prints = []rules.Printed{
	{ID: "weak", Name: rules.Words{"弱"}, Values: value.Of("level", 0, "attack", 1500, "defence", 2000)},
	{ID: "sora", Name: rules.Words{"ソラ"}, Values: value.Of("level", 1, "attack", 3000, "defence", 3000, "titles", called("空"), "partner-names", called("ウミ"), "partner-titles", called("海"))},
	{ID: "umi", Name: rules.Words{"ウミ"}, Values: value.Of("level", 1, "attack", 3000, "defence", 3000, "titles", called("海"), "partner-names", called("ソラ"), "partner-titles", called("空"))},
	{ID: "false", Name: rules.Words{"ウミ"}, Values: value.Of("level", 1, "attack", 3000, "defence", 3000, "titles", called("池"))},
	{ID: "strong", Name: rules.Words{"強"}, Values: value.Of("level", 3, "attack", 6000, "defence", 6000)},
	{ID: "trap", Name: rules.Words{"罠"}, Values: value.Of("level", 2, "attack", 3000, "defence", 3000),
		Lines: line("【サプライズ】［そのアタックがパートナーアタック］→あなたは自分のリタイヤを1枚選び、自分の控え室に置く。")},
	{ID: "hush", Name: rules.Words{"黙"}, Values: value.Of("level", 1, "attack", 2000, "defence", 2000),
		Lines: line("【キャンセル】〔手札〕［このカードを自分の控え室に置く］ 相手の技を1つキャンセルする。")},
	{ID: "purge", Name: rules.Words{"祓"}, Values: value.Of("level", 1, "attack", 3000, "defence", 3000),
		Lines: line("【起】〔ベンチ〕［あなたのエネルギーを1枚【レスト】する］ あなたは相手のベンチのカードを1枚選び、自分の控え室に置く。")},
	{ID: "throw", Name: rules.Words{"捨"}, Values: value.Of("level", 1, "attack", 3000, "defence", 3000),
		Lines: line("【起】〔ベンチ〕［このカードを【レスト】する］ あなたは自分の手札を1枚選び、自分の控え室に置く。")},
	{ID: "heal", Name: rules.Words{"癒"}, Values: value.Of("level", 1, "attack", 3000, "defence", 3000),
		Lines: line("【起】〔ベンチ〕［このカードを【レスト】する］ 相手のリタイヤがあなたのリタイヤより少ないなら、あなたは自分のリタイヤを1枚選び、自分の控え室に置く。")},
	{ID: "push", Name: rules.Words{"押"}, Values: value.Of("level", 1, "attack", 3000, "defence", 3000),
		Lines: line("【起】〔ベンチ〕［あなたのエネルギーを1枚【レスト】する］ あなたは自分のリングのカードを1枚選び、そのターン中、攻撃力を＋3000。")},
}

// table0 is a view of seat 0 in its own turn.
func table0(zones ...[]any) *rules.View {
	return bottest.Table("victoryspark", "chara", prints, zones...)
}

// attacked is a view in which the other player attacks.
func attacked(v *rules.View, kind string, attacker, defender rules.Card) *rules.View {
	return bottest.Attacked(v, "partner-block", kind, attacker, defender)
}

func in(o rules.Option, seat int, zone string) rules.Option {
	o.Place = rules.Place{Seat: seat, Zone: zone}
	return o
}

// TestTaste names positions and what a sensible player does there.
func TestTaste(t *testing.T) {
	pass, end := rules.Option{Kind: "pass"}, rules.Option{Kind: "end-attacks"}
	slots := []rules.Option{in(rules.Option{Kind: "slot"}, 0, "ring"), in(rules.Option{Kind: "slot"}, 0, "bench-left"), in(rules.Option{Kind: "slot"}, 0, "bench-centre")}
	ready := z(0, "energy", "weak", "weak", "weak")
	for _, c := range []struct {
		name    string
		view    *rules.View
		kind    string
		source  rules.Card
		options []rules.Option
		want    int
	}{
		{"begins with what fights best", table0(z(0, "deck", "weak", "strong", "sora")), "ring", 0, of("card", 1, 2, 3), 1},
		{"puts down energy, of what it will miss least", table0(z(0, "hand", "sora", "weak", "sora")), "energy", 0, append(of("card", 1, 2, 3), pass), 1},
		{"keeps its last cards with much energy", table0(z(0, "hand", "strong"), z(0, "energy", "weak", "weak", "weak", "weak", "weak", "weak", "weak")), "energy", 0, append(of("card", 1), pass), 1},
		{"fills the bench", table0(ready, z(0, "hand", "sora"), z(0, "ring", "strong"), z(1, "ring", "strong")), "chara", 0, append(of("play", 4), pass), 0},
		{"does not put away what is as good", table0(ready, z(0, "hand", "false"), z(0, "ring", "strong"), z(0, "bench-left", "false"), z(0, "bench-centre", "false"), z(0, "bench-right", "false"), z(1, "ring", "sora")), "chara", 0, append(of("play", 4), pass), 1},
		{"puts a card to the bench, not into a good ring", table0(ready, z(0, "ring", "strong"), z(0, "hand", "sora"), z(1, "ring", "strong")), "chara", 0, append(of("play", 5), pass), 0},
		{"replaces a ring that is too weak to attack", table0(ready, z(0, "hand", "strong"), z(0, "ring", "weak"), z(0, "bench-left", "false"), z(0, "bench-centre", "false"), z(0, "bench-right", "false"), z(1, "ring", "strong")), "chara", 0, append(of("play", 4), pass), 0},
		{"prefers a partner on the bench", table0(ready, z(0, "hand", "umi", "false"), z(0, "ring", "sora"), z(1, "ring", "strong")), "chara", 0, append(of("play", 4, 5), pass), 0},
		{"sets a surprise", table0(ready, z(0, "hand", "trap", "sora"), z(0, "ring", "strong")), "chara", 0, append(of("set-surprise", 4, 5), pass), 0},
		{"keeps a surprise that lies there", table0(ready, z(0, "hand", "trap"), z(0, "ring", "strong"), z(0, "surprise", "trap")), "chara", 0, append(of("dispose", 6), pass), 1},
		{"attacks", table0(z(0, "ring", "sora"), z(0, "bench-left", "weak"), z(1, "ring", "strong")), "attack", 0, []rules.Option{end, {Kind: "declare"}}, 1},
		{"supports with a partner what is too strong", table0(z(0, "ring", "sora"), z(0, "bench-left", "umi"), z(0, "bench-centre", "false"), z(1, "ring", "strong")), "support", 0, append(of("card", 3, 2), end), 1},
		{"keeps the partner when any card will do", table0(z(0, "ring", "sora"), z(0, "bench-left", "umi"), z(0, "bench-centre", "false"), z(1, "ring", "weak")), "support", 0, append(of("card", 2, 3), end), 1},
		{"blocks what would retire it", attacked(table0(z(0, "ring", "sora"), z(0, "hand", "umi"), z(1, "ring", "strong")), "normal", 3, 1), "partner-block", 0, append(of("card", 2), pass), 0},
		{"does not block what it bears", attacked(table0(z(0, "ring", "strong"), z(0, "hand", "umi"), z(1, "ring", "sora")), "normal", 3, 1), "partner-block", 0, append(of("card", 2), pass), 1},
		{"blocks what is too much with damage taken before", attacked(table0(z(0, "ring", "strong", 3000), z(0, "hand", "umi"), z(1, "ring", "sora")), "normal", 3, 1), "partner-block", 0, append(of("card", 2), pass), 0},
		{"does not block partners", attacked(table0(z(0, "ring", "sora"), z(0, "hand", "umi"), z(1, "ring", "strong")), "partner", 3, 1), "partner-block", 0, append(of("card", 2), pass), 1},
		{"discards the least", table0(z(0, "hand", "sora", "weak", "hush"), ready), "hand-limit", 0, of("card", 1, 2, 3), 1},
		{"takes a card from the other bench", table0(ready, z(0, "ring", "sora"), z(0, "bench-left", "purge"), z(1, "bench-left", "sora")), "ability", 0, append(of("activate", 5), pass), 0},
		{"not from an empty one", table0(ready, z(0, "ring", "sora"), z(0, "bench-left", "purge"), z(1, "ring", "sora")), "ability", 0, append(of("activate", 5), pass), 1},
		{"does not throw cards away", table0(ready, z(0, "hand", "sora", "sora"), z(0, "bench-left", "throw")), "ability", 0, append(of("activate", 6), pass), 1},
		{"strengthens what then retires a card", table0(ready, z(0, "ring", "sora"), z(0, "bench-left", "push"), z(1, "ring", "strong")), "ability", 0, append(of("activate", 5), pass), 0},
		{"not what does so without", table0(ready, z(0, "ring", "strong"), z(0, "bench-left", "push"), z(1, "ring", "weak")), "ability", 0, append(of("activate", 5), pass), 1},
		{"heals when it may", table0(ready, z(0, "bench-left", "heal"), z(0, "retire", 3), z(1, "retire", 2)), "ability", 0, append(of("activate", 4), pass), 0},
		{"not when that would come to nothing", table0(ready, z(0, "bench-left", "heal"), z(0, "retire", 3), z(1, "retire", 3)), "ability", 0, append(of("activate", 4), pass), 1},
		{"takes the best of the other bench", waits(table0(z(0, "bench-left", "purge"), z(1, "bench-left", "weak"), z(1, "bench-right", "strong")), 0, 1, prints[7].Lines[0][0]), "choose", 1,
			[]rules.Option{in(of("card", 2)[0], 1, "bench-left"), in(of("card", 3)[0], 1, "bench-right")}, 1},
		{"throws away the least", waits(table0(z(0, "bench-left", "throw"), z(0, "hand", "umi", "weak")), 0, 1, prints[8].Lines[0][0]), "choose", 1,
			[]rules.Option{in(of("card", 2)[0], 0, "hand"), in(of("card", 3)[0], 0, "hand")}, 1},
		{"cancels what would hurt", waits(table0(z(0, "hand", "hush"), z(0, "bench-left", "strong"), z(1, "bench-left", "purge")), 1, 3, prints[7].Lines[0][0]), "cancel", 0, append(of("activate", 1), pass), 0},
		{"not what hurts nobody", waits(table0(z(0, "hand", "hush"), z(1, "bench-left", "throw")), 1, 2, prints[8].Lines[0][0]), "cancel", 0, append(of("activate", 1), pass), 1},
		{"cancels what hurts most", waits(waits(table0(z(0, "hand", "hush"), z(0, "bench-left", "strong"), z(1, "bench-left", "throw"), z(1, "bench-right", "purge")), 1, 3, prints[8].Lines[0][0]), 1, 4, prints[7].Lines[0][0]), "target", 1,
			[]rules.Option{{Kind: "ability", Card: 3, N: 0}, {Kind: "ability", Card: 4, N: 1}}, 1},
		{"a loop is not gone round for nothing", table0(), "repeat", 0, []rules.Option{{Kind: "number", N: 20}, {Kind: "number", N: 0}}, 1},
	} {
		got := greedy(1, prints).Choose(c.view, &rules.Request{Kind: c.kind, Source: c.source, Min: 1, Max: 1, Options: c.options})
		if fmt.Sprint(got) != fmt.Sprint([]int{c.want}) {
			t.Errorf("%s: picks %v, want %d", c.name, got, c.want)
		}
	}
	b := greedy(1, prints)
	v := table0(ready, z(0, "hand", "sora"), z(0, "ring", "strong"), z(0, "bench-left", "umi"), z(1, "ring", "strong"))
	b.Choose(v, &rules.Request{Kind: "chara", Min: 1, Max: 1, Options: of("play", 4)})
	if got := b.Choose(v, &rules.Request{Kind: "slot", Min: 1, Max: 1, Options: slots}); got[0] != 2 {
		t.Errorf("a card goes to option %v, want the empty slot of the bench", got)
	}
}

// BenchmarkGreedy is a choice among plays with a full table; it takes no memory.
func BenchmarkGreedy(b *testing.B) {
	v := table0(z(0, "energy", "weak", "weak", "weak"), z(0, "hand", "sora", "strong", "hush", "trap", "purge"), z(0, "ring", "umi"), z(0, "bench-left", "push"),
		z(1, "ring", "strong"), z(1, "bench-left", "sora"), z(1, "bench-right", "umi"))
	r := &rules.Request{Kind: "chara", Min: 1, Max: 1}
	for c := range rules.Card(5) {
		r.Options = append(r.Options, rules.Option{Kind: "play", Card: c + 4}, rules.Option{Kind: "set-surprise", Card: c + 4})
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
