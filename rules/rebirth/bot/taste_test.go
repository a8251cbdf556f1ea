package bot

import (
	"fmt"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/bottest"
	"gorin/rules/value"
)

// What all tastes are tested with, by short names.
var line, z, of, waits = bottest.Line, bottest.In, bottest.Of, bottest.Waits

// prints is the catalogue of these tests, by name.
var prints = []rules.Printed{
	{ID: "weak", Kind: "chara", Values: value.Of("cost", 0, "atk", 1, "def", 2)},
	{ID: "even", Kind: "chara", Values: value.Of("cost", 2, "atk", 3, "def", 3)},
	{ID: "strong", Kind: "chara", Values: value.Of("cost", 5, "atk", 6, "def", 6)},
	{ID: "chime", Kind: "rebirth"},
	{ID: "friend", Kind: "partner"},
	{ID: "guard", Kind: "chara", Values: value.Of("cost", 1, "atk", 1, "def", 3), Lines: line("【ブロッカー】")},
	{ID: "hush", Kind: "chara", Values: value.Of("cost", 1, "atk", 1, "def", 3), Lines: line("【キャンセル】：キャラの【スパーク】")},
	{ID: "swap", Kind: "chara", Values: value.Of("cost", 2, "atk", 2, "def", 3), Lines: line("【起】【メンバー】：［エネ①］あなたは2枚引く。")},
	{ID: "waste", Kind: "chara", Values: value.Of("cost", 2, "atk", 2, "def", 3), Lines: line("【起】【メンバー】：［手札から1枚控え室に置く］このターン中、このキャラを±0/＋1。")},
	{ID: "purge", Kind: "chara", Values: value.Of("cost", 2, "atk", 2, "def", 3), Lines: line("【スパーク】：あなたは相手のメンバーから1枚選び、控え室に置く。")},
	{ID: "hum", Kind: "chara", Values: value.Of("cost", 2, "atk", 2, "def", 3), Lines: line("【スパーク】：このターン中、このキャラを±0/＋1。")},
	{ID: "mend", Kind: "chara", Values: value.Of("cost", 2, "atk", 2, "def", 3), Lines: line("【起】【メンバー】：［エネ①］あなたは1点回復する。")},
}

// table0 is a view of seat 0 in its own turn.
func table0(zones ...[]any) *rules.View { return bottest.Table("rebirth", "main", prints, zones...) }

// attacked is a view in which the other player attacks.
func attacked(v *rules.View, kind string, attacker, defender rules.Card) *rules.View {
	return bottest.Attacked(v, "block", kind, attacker, defender)
}

// to is options of one kind and card to zones of seat 0.
func to(kind string, card rules.Card, zones ...string) (list []rules.Option) {
	for _, zone := range zones {
		list = append(list, rules.Option{Kind: kind, Card: card, Place: rules.Place{Zone: zone}})
	}
	return list
}

// on is attacks with the support of cards on the other player.
func on(cards ...rules.Card) (list []rules.Option) {
	for _, c := range cards {
		list = append(list, rules.Option{Kind: "attack", Card: c, Place: rules.Place{Seat: 1, Zone: "entry"}})
	}
	return list
}

func TestTaste(t *testing.T) {
	pass, goOn, end := rules.Option{Kind: "pass"}, rules.Option{Kind: "attack-phase"}, rules.Option{Kind: "end-attacks"}
	yesNo := []rules.Option{{Kind: "yes"}, {Kind: "no"}}
	ready, three := z(0, "energy", "weak", "weak", "weak", "weak", "weak"), z(0, "energy", "friend", "friend", "friend")
	for _, c := range []struct {
		name    string
		view    *rules.View
		kind    string
		source  rules.Card
		options []rules.Option
		want    int
	}{
		{"opens with the best", table0(z(0, "deck", "weak", "even")), "opening", 0, of("card", 1, 2), 1},
		{"puts a partner", table0(z(0, "hand", "friend")), "partner", 0, append(of("card", 1), pass), 0},
		{"puts the card that is missed least", table0(z(0, "hand", "even", "weak", "hush", "even")), "energy", 0, append(of("card", 1, 2, 3), pass), 1},
		{"puts none where there is enough", table0(z(0, "hand", "even"), z(0, "energy", "weak", "weak", "weak", "weak", "weak", "weak", "weak", "weak", "weak")), "energy", 0, append(of("card", 1), pass), 1},
		{"fills an empty seat", table0(ready, z(0, "hand", "even"), z(0, "entry", "strong"), z(1, "entry", "even")), "main", 0, append(to("play", 6, "entry", "member-left"), goOn), 1},
		{"replaces a weak entry", table0(ready, z(0, "hand", "strong"), z(0, "entry", "weak"), z(0, "member-left", "even"), z(0, "member-centre", "even"), z(0, "member-right", "even"), z(1, "entry", "even"), z(1, "member-left", "even")), "main", 0,
			append(to("play", 6, "member-left", "entry"), goOn), 1},
		{"does not replace a good card by a bad one", table0(ready, z(0, "hand", "weak"), z(0, "entry", "strong"), z(0, "member-left", "even"), z(1, "entry", "even")), "main", 0, append(to("play", 6, "entry", "member-left"), goOn), 2},
		{"sets a Rebirth", table0(ready, z(0, "hand", "chime", "even"), z(0, "entry", "strong")), "main", 0, append(append(of("set", 6), to("play", 7, "member-left")...), goOn), 0},
		{"draws for energy", table0(ready, z(0, "member-left", "swap"), z(0, "entry", "even")), "main", 0, append(of("activate", 6), goOn), 0},
		{"does not throw cards away", table0(ready, z(0, "member-left", "waste"), z(0, "hand", "even"), z(0, "entry", "even")), "main", 0, append(of("activate", 6), goOn), 1},
		{"heals", table0(ready, z(0, "member-left", "mend"), z(0, "entry", "even"), z(0, "retire", 3)), "main", 0, append(of("activate", 6), goOn), 0},
		{"does not heal what is whole", table0(ready, z(0, "member-left", "mend"), z(0, "entry", "even")), "main", 0, append(of("activate", 6), goOn), 1},
		{"pays with what is no partner", table0(z(0, "energy", "friend", "weak")), "pay-energy", 0, of("card", 1, 2), 1},
		{"attacks", table0(z(0, "entry", "even"), z(0, "member-left", "weak"), z(1, "entry", "strong")), "attack", 0, append([]rules.Option{end}, on(2)...), 1},
		{"attacks with partners what is too strong", table0(three, z(0, "entry", "even"), z(0, "member-left", "weak"), z(0, "member-right", "weak"), z(1, "entry", "strong")), "partner-attack", 0, yesNo, 0},
		{"keeps them when any attack will do", table0(three, z(0, "entry", "strong"), z(0, "member-left", "weak"), z(0, "member-right", "weak"), z(1, "entry", "weak")), "partner-attack", 0, yesNo, 1},
		{"does not keep them past the last attack", table0(three, z(0, "entry", "strong"), z(0, "member-left", "weak"), z(0, "member-right", "weak", "rest"), z(1, "entry", "weak")), "partner-attack", 0, yesNo, 0},
		{"blocks what would retire it", attacked(table0(z(0, "entry", "even"), z(0, "hand", "guard"), z(1, "entry", "strong")), "normal", 3, 1), "block", 0, append(of("block", 2), pass), 0},
		{"does not block what it bears", attacked(table0(z(0, "entry", "strong"), z(0, "hand", "guard"), z(1, "entry", "even")), "normal", 3, 1), "block", 0, append(of("block", 2), pass), 1},
		{"blocks what is too much with damage taken before", attacked(table0(z(0, "entry", "strong", 3), z(0, "hand", "guard"), z(1, "entry", "even")), "normal", 3, 1), "block", 0, append(of("block", 2), pass), 0},
		{"does not block partners", attacked(table0(z(0, "entry", "even"), z(0, "hand", "guard"), z(1, "entry", "strong")), "partner", 3, 1), "block", 0, append(of("block", 2), pass), 1},
		{"cancels what would hurt", waits(table0(z(0, "hand", "hush"), z(0, "member-left", "strong"), z(1, "entry", "purge")), 1, 3, prints[9].Lines[0][0]), "cancel", 0, append(of("cancel", 1), pass), 0},
		{"not what hurts nobody", waits(table0(z(0, "hand", "hush"), z(1, "entry", "hum")), 1, 2, prints[10].Lines[0][0]), "cancel", 0, append(of("cancel", 1), pass), 1},
		{"not its own", waits(table0(z(0, "hand", "hush"), z(0, "entry", "purge"), z(1, "member-left", "even")), 0, 2, prints[9].Lines[0][0]), "cancel", 0, append(of("cancel", 1), pass), 1},
		{"takes the best of the other side", waits(table0(z(0, "entry", "purge"), z(1, "member-left", "weak"), z(1, "member-right", "strong")), 0, 1, prints[9].Lines[0][0]), "choose", 1, of("card", 2, 3), 1},
		{"throws away the least", table0(z(0, "hand", "strong", "weak"), z(0, "energy", "weak", "weak", "weak", "weak", "weak")), "choose", 0, of("card", 1, 2), 1},
		{"a loop is not gone round for nothing", table0(), "repeat", 0, []rules.Option{{Kind: "number", N: 20}, {Kind: "number", N: 0}}, 1},
	} {
		got := greedy(1, prints).Choose(c.view, &rules.Request{Kind: c.kind, Source: c.source, Min: 1, Max: 1, Options: c.options})
		if fmt.Sprint(got) != fmt.Sprint([]int{c.want}) {
			t.Errorf("%s: picks %v, want %d", c.name, got, c.want)
		}
	}
}

// BenchmarkGreedy is a choice among plays with a full table; it takes no memory.
func BenchmarkGreedy(b *testing.B) {
	v := table0(z(0, "energy", "weak", "friend", "weak"), z(0, "hand", "even", "strong", "hush", "guard", "chime"), z(0, "entry", "swap"), z(0, "member-left", "mend"),
		z(1, "entry", "strong"), z(1, "member-left", "even"), z(1, "member-right", "purge"))
	r := &rules.Request{Kind: "main", Min: 1, Max: 1}
	for c := range rules.Card(5) {
		r.Options = append(r.Options, to("play", c+4, "entry", "member-left", "member-centre", "member-right")...)
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
