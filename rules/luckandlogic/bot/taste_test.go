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
	{ID: "small", Kind: "logicalist", Values: value.Of("level", 0, "power", 2000, "aura", 1, "limit", 2, "territory", 1, "power-logic", 1000)},
	{ID: "large", Kind: "tranceunion", Values: value.Of("level", 2, "cost", 1, "power", 8000, "aura", 3, "limit", 2, "territory", 1, "power-logic", 3000)},
	{ID: "wide", Kind: "tranceunion", Values: value.Of("level", 4, "cost", 2, "power", 12000, "aura", 5, "limit", 3, "territory", 4)},
	{ID: "guest", Kind: "foreigner", Values: value.Of("level", 0, "power", 2500, "aura", 2, "limit", 1, "territory", 1), Lines: line("【自】 このカードがソウルになった時、カードを1枚引く。")},
	{ID: "trick", Kind: "tactics", Values: value.Of("level", 1), Lines: line("【自】 そのバトル中、あなたのバトル中のメンバーのパワー＋3000。")},
	{ID: "rule", Kind: "paradox", Values: value.Of("level", 1, "law", "aura")},
	{ID: "door", Kind: "gate", Values: value.Of("gate-number", 1)},
	{ID: "calm", Kind: "logicalist", Values: value.Of("level", 0, "power", 1000, "aura", 6, "limit", 1, "territory", 1)},
	{ID: "shield", Kind: "foreigner", Values: value.Of("level", 0, "power", 500, "aura", 1, "limit", 1, "territory", 1, "power-logic", 5000)},
	{ID: "scholar", Kind: "logicalist", Values: value.Of("level", 0, "power", 2000, "aura", 1, "limit", 1, "territory", 1), Lines: line("【起】［①］ カードを2枚引く。")},
	{ID: "spender", Kind: "logicalist", Values: value.Of("level", 0, "power", 2000, "aura", 1, "limit", 1, "territory", 1), Lines: line("【起】［手札を1枚捨てる］ そのターン中、このメンバーのパワー＋1000。")},
	{ID: "hammer", Kind: "logicalist", Values: value.Of("level", 0, "power", 2000, "aura", 1, "limit", 1, "territory", 1), Lines: line("【自】 このメンバーが出撃した時、相手のメンバーを1枚選び、ドロップする。")},
	{ID: "gift", Kind: "logicalist", Values: value.Of("level", 0, "power", 2000, "aura", 1, "limit", 1, "territory", 1), Lines: line("【自】 このメンバーが出撃した時、あなたのメンバーを1枚選び、そのターン中、パワー＋2000。")},
	{ID: "toll", Kind: "logicalist", Values: value.Of("level", 0, "power", 2000, "aura", 1, "limit", 1, "territory", 1), Lines: line("【自】［④］ このメンバーが攻撃した時、あなたはコストを払ってよい。そうしたら、ストックブースト1する。")},
	{ID: "bell", Kind: "tactics", Values: value.Of("level", 0), Lines: line("【秘具スキル】 ストックブースト1する。")},
	{ID: "drum", Kind: "tactics", Values: value.Of("level", 0), Lines: line("【秘具スキル】 カードを2枚引く。")},
}

// table0 is a view of seat 0 in its own turn.
func table0(zones ...[]any) *rules.View {
	return bottest.Table("luckandlogic", "main", prints, zones...)
}

// battle is a view of a battle, in which seat 0 attacks, or else is attacked.
func battle(v *rules.View, attacks bool, attacker, defender rules.Card) *rules.View {
	bottest.Attacked(v, "logic-definition", "", attacker, defender).Phase = "battle"
	if attacks {
		v.Active = 0
	}
	return v
}

// to is options of one kind and card to zones of a player.
func to(kind string, seat int, card rules.Card, zones ...string) (list []rules.Option) {
	for _, zone := range zones {
		list = append(list, rules.Option{Kind: kind, Card: card, Place: rules.Place{Seat: seat, Zone: zone}})
	}
	return list
}

// full is members in all circles of a player, and whole gates before them.
func full(seat int, member string) (list [][]any) {
	for _, zone := range circleZones {
		list = append(list, z(seat, zone, member), z(seat, gatePrefix+zone, "door", "down"))
	}
	return list
}

func TestTaste(t *testing.T) {
	pass := rules.Option{Kind: "pass"}
	yesNo := []rules.Option{{Kind: "yes"}, {Kind: "no"}}
	whole := func(seat int, zones ...string) (list [][]any) {
		for _, zone := range zones {
			list = append(list, z(seat, gatePrefix+zone, "door", "down"))
		}
		return list
	}
	table := func(more [][]any, zones ...[]any) *rules.View { return table0(append(zones, more...)...) }
	behind := func(zones ...[]any) *rules.View { // the guest of the other player attacks a small member
		return battle(table0(append([][]any{z(0, "front-left", "small"), z(1, "front-right", "guest"), z(0, "gate-front-left", "door", "down")}, zones...)...), false, 2, 1)
	}
	for _, c := range []struct {
		name    string
		view    *rules.View
		kind    string
		source  rules.Card
		options []rules.Option
		want    int
	}{
		{"exchanges what is of too high a level", table0(z(0, "hand", "small", "wide")), "redraw", 0, of("card", 1, 2), 1},
		{"puts the card that is missed least into the level zone", table0(z(0, "hand", "large", "small")), "level", 0, append(of("card", 1, 2), pass), 1},
		{"lets a full level zone be", table0(z(0, "hand", "large", "small"), z(0, "level", "small", "small", "small", "small")), "level", 0, append(of("card", 1, 2), pass), 2},
		{"takes the better one back from there", table0(z(0, "level", "small", "large")), "level-swap", 0, of("card", 1, 2), 1},
		{"discards what is worth least", table0(z(0, "hand", "large", "small")), "hand-limit", 0, of("card", 1, 2), 1},

		{"fills an empty circle", table(whole(0, "front-left"), z(0, "hand", "guest", "small", "small", "small")), "main", 0, append(of("mobilize", 1), pass), 0},
		{"does not put a weak member where a strong one lies", table(full(0, "large"), z(0, "hand", "small")), "main", 0, append(of("mobilize", 1), pass), 1},
		{"puts it before a whole gate", table(whole(0, "front-right"), z(0, "hand", "guest")), "slot", 1, to("slot", 0, 0, "front-left", "front-right"), 1},
		{"and where nobody lies", table(whole(0, "front-left", "front-right"), z(0, "hand", "guest"), z(0, "front-left", "large")), "slot", 1, to("slot", 0, 0, "front-left", "front-right"), 1},
		{"draws for stock", table0(z(0, "front-left", "scholar"), z(0, "stock", "small", "small")), "main", 0, append(of("activate", 1), pass), 0},
		{"does not throw cards away", table0(z(0, "front-left", "spender"), z(0, "hand", "large")), "main", 0, append(of("activate", 1), pass), 1},
		{"rearranges nothing", table0(z(0, "front-left", "small")), "rearrange", 0, append(of("card", 1), pass), 1},
		{"looks for a tranceunion in the deck", table0(), "search", 0, to("zone", 0, 0, "hand", "deck"), 1},
		{"without refreshing it", table0(), "refresh", 0, yesNo, 1},
		{"takes the strongest", table0(z(0, "deck", "guest", "large")), "tranceunion", 0, of("card", 1, 2), 1},
		{"gives the weaker materials", table0(z(0, "front-left", "large"), z(0, "front-centre", "small"), z(0, "front-right", "guest")), "materials", 0,
			[]rules.Option{{Kind: "trance", Card: 1, Card2: 3}, {Kind: "trance", Card: 2, Card2: 3}}, 1},

		{"attacks", table0(z(0, "front-left", "small")), "attack", 0, []rules.Option{{Kind: "end-attacks"}, {Kind: "declare"}}, 1},
		{"destroys a gate with the weakest", table(whole(1, "front-left", "front-right"), z(0, "front-left", "large"), z(0, "front-right", "small")), "attacker", 0, of("card", 1, 2), 1},
		{"attacks an empty circle before a member that is too strong", table(whole(1, "front-left", "front-right"), z(0, "front-left", "small"), z(1, "front-left", "large")), "target", 1, to("circle", 1, 0, "front-left", "front-right"), 1},
		{"attacks a member that it beats where no gate is left to be destroyed", table(whole(1, "front-left"), z(0, "front-left", "large"), z(1, "front-left", "small")), "target", 1, to("circle", 1, 0, "front-right", "front-left"), 1},
		{"attacks the last gate", table(whole(1, "front-left"), z(0, "front-left", "large"), z(1, "front-right", "small")), "target", 1, to("circle", 1, 0, "front-right", "front-left"), 1},

		{"defines what turns the battle", behind(z(0, "hand", "rule", "trick")), "definition", 0, append(of("define", 4, 5), pass), 1},
		{"boosts the level before it does", behind(z(0, "hand", "rule", "trick"), z(0, "level", "small")), "definition", 0, append(of("define", 4, 5), rules.Option{Kind: "boost"}, pass), 2},
		{"does not where it wins", battle(table0(z(0, "front-left", "large"), z(1, "front-right", "guest"), z(0, "hand", "trick")), false, 2, 1), "definition", 0, append(of("define", 3), pass), 1},
		{"nor where it cannot win", battle(table0(z(0, "front-left", "calm"), z(1, "front-right", "large"), z(0, "hand", "trick")), false, 2, 1), "definition", 0, append(of("define", 3), pass), 1},
		{"the attacking member wins a tie", battle(table0(z(0, "front-left", "small"), z(1, "front-right", "small"), z(0, "hand", "trick")), true, 1, 2), "definition", 0, append(of("define", 3), pass), 1},
		{"the defending one does not", battle(table0(z(0, "front-left", "small"), z(1, "front-right", "small"), z(0, "hand", "trick")), false, 2, 1), "definition", 0, append(of("define", 3), pass), 0},
		{"defines the paradox under which it wins", battle(table0(z(0, "front-left", "calm"), z(1, "front-right", "large"), z(0, "hand", "trick", "rule")), false, 2, 1), "definition", 0, append(of("define", 3, 4), pass), 1},
		{"not one that takes another away under which it wins", battle(table0(z(0, "front-left", "calm"), z(1, "front-right", "large"), z(0, "hand", "rule"), z(1, "paradox", "rule")), false, 2, 1), "definition", 0, append(of("define", 3), pass), 1},
		{"after a boost it defines the least if nothing helps", battle(table0(z(0, "front-left", "calm"), z(1, "front-right", "wide"), z(0, "hand", "large", "small")), false, 2, 1), "define", 0, of("define", 3, 4), 1},
		{"intercepts with a weak member for a strong one", battle(table0(z(0, "front-left", "large"), z(1, "front-right", "wide"), z(0, "back-left", "small"), z(0, "back-right", "shield")), false, 2, 1), "intercept", 0, of("card", 3, 4), 1},

		{"keeps the best", table0(z(0, "front-left", "small", "large")), "keep", 0, of("card", 1, 2), 1},
		{"takes the best of the other side", waits(table0(z(0, "front-left", "hammer"), z(1, "front-left", "small"), z(1, "front-right", "large")), 0, 1, prints[11].Lines[0][0]), "choose", 1, of("card", 2, 3), 1},
		{"gives the best of its own", waits(table0(z(0, "front-left", "gift"), z(0, "front-centre", "small"), z(0, "front-right", "large")), 0, 1, prints[12].Lines[0][0]), "choose", 1, of("card", 2, 3), 1},
		{"plays first what does more", table0(z(0, "front-left", "guest"), z(0, "front-right", "hammer")), "pending", 0, of("ability", 1, 2), 1},
		{"does not pay more than it gets", waits(table0(z(0, "front-left", "toll"), z(0, "stock", "small", "small", "small", "small")), 0, 1, prints[13].Lines[0][0]), "may", 1, yesNo, 1},
		{"does what costs nothing", waits(table0(z(0, "front-left", "guest")), 0, 1, prints[3].Lines[0][0]), "may", 1, yesNo, 0},
		{"turns up the tool that does most", table0(z(0, "tools", "bell", "drum")), "transmute", 0, of("card", 1, 2), 1},
		{"a loop is not gone round for nothing", table0(), "repeat", 0, []rules.Option{{Kind: "number", N: 20}, {Kind: "number", N: 0}}, 1},
	} {
		got := greedy(1, prints).Choose(c.view, &rules.Request{Kind: c.kind, Source: c.source, Min: 1, Max: 1, Options: c.options})
		if fmt.Sprint(got) != fmt.Sprint([]int{c.want}) {
			t.Errorf("%s: picks %v, want %d", c.name, got, c.want)
		}
	}
}

// TestNobodyIntercepts: for a battle that is won, or that no interception turns, nobody is given up.
func TestNobodyIntercepts(t *testing.T) {
	for _, c := range []struct {
		name               string
		defender, attacker string
	}{{"won", "large", "small"}, {"lost", "small", "wide"}} {
		v := battle(table0(z(0, "front-left", c.defender), z(1, "front-right", c.attacker), z(0, "back-left", "small"), z(0, "back-right", "shield")), false, 2, 1)
		if got := greedy(1, prints).Choose(v, &rules.Request{Kind: "intercept", Max: 2, Options: of("card", 3, 4)}); len(got) > 0 {
			t.Errorf("%s: picks %v", c.name, got)
		}
	}
}

// BenchmarkGreedy is a choice among plays with a full table.
func BenchmarkGreedy(b *testing.B) {
	v := table0(append(full(1, "large"), z(0, "hand", "guest", "small", "scholar", "shield"), z(0, "front-left", "scholar"), z(0, "back-left", "spender"))...)
	r := &rules.Request{Kind: "main", Min: 1, Max: 1, Options: append(of("mobilize", 13, 14, 15, 16), of("activate", 17, 18)...)}
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
