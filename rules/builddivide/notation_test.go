package builddivide_test

import (
	"reflect"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/scenario"
	"gorin/rules/value"
)

const built = `game builddivide
title what a position says   # 804-2, 8.02.4.b.1, 7.6.1.2
cards
  A  unit cost 3 colour red,blue needs red:1,generic:2 power 3000 hit 2 attributes 海,空 trigger buster title 「硝子の都」 identity ルカ icon your-turn/power+1000 type ace name 灯_台
     【永】 甲
  Q  command cost 2 colour blue timing quick trigger shot
  T  territory name 都 open cost 4 colour white power 4000 hit 1 name 灯る夜
     【永】 乙
     open 【永】 丙
you
  field A rested damage 2000, blank aura 1000 on A, blank
  life A 2 blank
  territory T opened
  energy Q down, blank
  counters 断罪 2
opponent
  field Q
start attack
expect phase attack
`

// TestPositionNotation: what a line says of cards, zones and players is what
// the position holds.
func TestPositionNotation(t *testing.T) {
	list, err := scenario.Parse("f", []byte(built))
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	s := list[0]
	if want := []string{"804-2", "8.02.4.b.1"}; !reflect.DeepEqual(s.Clauses, want) {
		t.Errorf("clauses %q, want %q", s.Clauses, want)
	}
	ja := func(s string) []lang.Words { return []lang.Words{{s}} }
	want := []pack.Card{
		{ID: "blank", Game: "builddivide", Kind: "unit", Name: lang.Words{"白紙", "Blank"}, Values: value.Of("colours", []string{"red"}, "cost", 1, "needs", []value.Count{{Key: "red", N: 1}}, "power", 1000, "hit", 1)},
		{ID: "A", Game: "builddivide", Kind: "unit", Name: lang.Words{"灯 台"}, Values: value.Of("colours", []string{"red", "blue"}, "cost", 3, "needs", []value.Count{{Key: "red", N: 1}, {Key: "generic", N: 2}}, "power", 3000, "hit", 2, "attributes", append(ja("海"), ja("空")...), "triggers", []string{"buster"}, "titles", ja("硝子の都"), "identities", ja("ルカ"), "ability-icons", []string{"your-turn/power+1000"}, "subtypes", []string{"ace"}),
			Lines: []string{"【永】 甲"}},
		{ID: "Q", Game: "builddivide", Kind: "command", Name: lang.Words{"Q"}, Values: value.Of("colours", []string{"blue"}, "cost", 2, "needs", []value.Count{{Key: "blue", N: 1}, {Key: "generic", N: 1}}, "timing", "quick", "triggers", []string{"shot"})},
		{ID: "T", Game: "builddivide", Kind: "territory", Name: lang.Words{"都"}, Lines: []string{"【永】 乙"},
			Open: &pack.Card{ID: "T+", Game: "builddivide", Kind: "territory", Name: lang.Words{"灯る夜"}, Values: value.Of("colours", []string{"white"}, "cost", 4, "needs", []value.Count{{Key: "white", N: 1}, {Key: "generic", N: 3}}, "power", 4000, "hit", 1),
				Lines: []string{"【永】 丙"}}},
	}
	for i, c := range s.Pos.Cards {
		if !reflect.DeepEqual(c, want[i]) {
			t.Errorf("%+v\nwant %+v", c, want[i])
		}
	}
	you := s.Pos.Seats[0]
	for i, z := range []position.Zone{
		{Zone: "field", Cards: []position.Card{{ID: "A", Lies: rules.Rest, Load: 2000}, {ID: "blank", Worth: 1000, On: "A"}, {ID: "blank"}}},
		{Zone: "life", Cards: []position.Card{{ID: "blank"}, {ID: "blank"}, {ID: "A"}}},
		{Zone: "territory", Cards: []position.Card{{ID: "T", Opened: true}}},
		{Zone: "energy", Cards: []position.Card{{ID: "Q", Down: true}, {ID: "blank"}}},
	} {
		if !reflect.DeepEqual(you.Zones[i], z) {
			t.Errorf("%+v, want %+v", you.Zones[i], z)
		}
	}
	if n := len(you.Zones[4].Cards); you.Zones[4].Zone != "deck" || n != 30 {
		t.Errorf("a deck that is not described: %d cards", n)
	}
	if !reflect.DeepEqual(you.Counters, []position.Counters{{Name: "断罪", N: 2}}) {
		t.Errorf("counters %v", you.Counters)
	}
}

// TestNotation: a mistake in the notation says where and what.
func TestNotation(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"game builddivide\nyou\n  stock blank", ":3: no zone \"stock\""},
		{"game builddivide\ncards\n  A character", ":3: \"character\" is not a kind"},
		{"game builddivide\ncards\n  A unit level 1", ":3: a card has no \"level\""},
		{"game builddivide\ncards\n  A unit colour yellow", ":3: \"yellow\" is not a colour"},
		{"game builddivide\ncards\n  A unit needs red", ":3: needs \"red\" is not a key and a number"},
		{"game builddivide\ncards\n  A unit needs green:1", ":3: needs \"green:1\""},
		{"game builddivide\ncards\n  A unit timing slow", ":3: \"slow\" is not a timing"},
		{"game builddivide\ncards\n  A unit\n    open 【永】 x", ":4: the card has no other face"},
		{"game builddivide\nyou\n  field blank damage", ":3: \"damage\" has no value"},
		{"game builddivide\nyou\n  field blank damage x", ":3: damage \"x\" is not a number"},
		{"game builddivide\nyou\n  field blank on B", ":3: no card \"B\""},
		{"game builddivide\nyou\n  counters 断罪", ":3: counters have a name"},
		{"game builddivide\nyou\n  counters 断罪 0", ":3: \"0\" is not a number of counters"},
	} {
		_, err := scenario.Parse("f", []byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.40q: %v", c.text, err)
		}
	}
}

// TestEachOfThem: what stands after several cards is said of each.
func TestEachOfThem(t *testing.T) {
	const energy = `game builddivide
you
  energy 3 blank rested, blank
  standard
start main-timing
expect you energy 3 blank rested, blank standing
expect you life 10
expect you hand 5
expect you energy 4
`
	res, err := scenario.Run("f", []byte(strings.ReplaceAll(energy, "rested, blank standing", "rested blank standing")))
	if err != nil || res[0].Err != nil {
		t.Fatal(err, res)
	}
	wrong := strings.Replace(energy, "expect you energy 3 blank rested, blank standing", "expect you energy 4 blank rested", 1)
	if res, err = scenario.Run("f", []byte(wrong)); err != nil || res[0].Err == nil {
		t.Error("four are not rested", err)
	}
}

// TestStack: what waits to be resolved, and damage that waits to be dealt.
func TestStack(t *testing.T) {
	const text = `game builddivide
cards
  Q  command timing quick
     'ユニット1枚を対象とし、それを破壊する。
  A  unit power 3000 hit 2
you
  hand Q
  field A
  standard
opponent
  standard
  field A
ask all
start main-timing
answer you play Q
answer you opponent:A
`
	for _, c := range []struct {
		line  string
		holds bool
	}{
		{"expect stack next card Q by you ~Q targets opponent:A@field", true},
		{"expect stack 1 card Q targets A", true},
		{"expect stack next targets you:A", false},
		{"expect stack next by opponent", false},
		{"expect stack next targets nothing", false},
		{"expect stack next ability Q", false},
		{"expect stack 2 card Q", false},
		{"expect stack Q", true},
	} {
		res, err := scenario.Run("f", []byte(text+c.line+"\n"))
		if err != nil {
			t.Fatal(err)
		}
		if (res[0].Err == nil) != c.holds {
			t.Errorf("%s: %v", c.line, res[0].Err)
		}
	}
}

// TestPacket: the parts of a packet of damage.
func TestPacket(t *testing.T) {
	const text = `game builddivide
cards
  C  command cost 1 needs generic:1
     '相手プレイヤーに2ダメージ。
you
  hand C
  standard
opponent
  standard
ask all
start main-timing
answer you play C
answer you blank
answer you pass
answer opponent pass
answer opponent packet
`
	for line, holds := range map[string]bool{
		"expect packet 1 to opponent from C amount 2 dealt 1": true,
		"expect packet 1 to you":                              false,
		"expect packet 1 amount 1":                            false,
		"expect packet 1 dealt 0":                             false,
		"expect packet 1 buster":                              false,
		"expect packet 1 from blank":                          false,
		"expect packet 2 to opponent":                         false,
		"expect packet 1":                                     false,
	} {
		res, err := scenario.Run("f", []byte(text+line+"\n"))
		if err != nil {
			t.Fatal(err)
		}
		if (res[0].Err == nil) != holds {
			t.Errorf("%s: %v", line, res[0].Err)
		}
	}
}
