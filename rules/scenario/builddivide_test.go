package scenario

import (
	"reflect"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/pack"
	"gorin/rules/value"
)

const built = `game builddivide
title what a position of Build Divide says   # 804-2, 8.02.4.b.1, 7.6.1.2
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

// TestBuildDivideNotation: what a line says of cards, zones and players is what
// the position holds.
func TestBuildDivideNotation(t *testing.T) {
	list, err := Parse("f", []byte(built))
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	s := list[0]
	if want := []string{"804-2", "8.02.4.b.1"}; !reflect.DeepEqual(s.Clauses, want) {
		t.Errorf("clauses %q, want %q", s.Clauses, want)
	}
	ja := func(s string) []pack.Words { return []pack.Words{{Ja: s}} }
	want := []pack.Card{
		{ID: "blank", Game: "builddivide", Kind: "unit", Name: pack.Words{Ja: "白紙", En: "Blank"}, Values: value.Of("colours", []string{"red"}, "cost", 1, "needs", []value.Count{{Key: "red", N: 1}}, "power", 1000, "hit", 1)},
		{ID: "A", Game: "builddivide", Kind: "unit", Name: pack.Words{Ja: "灯 台"}, Values: value.Of("colours", []string{"red", "blue"}, "cost", 3, "needs", []value.Count{{Key: "red", N: 1}, {Key: "generic", N: 2}}, "power", 3000, "hit", 2, "attributes", append(ja("海"), ja("空")...), "triggers", []string{"buster"}, "titles", ja("硝子の都"), "identities", ja("ルカ"), "ability-icons", []string{"your-turn/power+1000"}, "subtypes", []string{"ace"}),
			Lines: []string{"【永】 甲"}},
		{ID: "Q", Game: "builddivide", Kind: "command", Name: pack.Words{Ja: "Q"}, Values: value.Of("colours", []string{"blue"}, "cost", 2, "needs", []value.Count{{Key: "blue", N: 1}, {Key: "generic", N: 1}}, "timing", "quick", "triggers", []string{"shot"})},
		{ID: "T", Game: "builddivide", Kind: "territory", Name: pack.Words{Ja: "都"}, Lines: []string{"【永】 乙"},
			Open: &pack.Card{ID: "T+", Game: "builddivide", Kind: "territory", Name: pack.Words{Ja: "灯る夜"}, Values: value.Of("colours", []string{"white"}, "cost", 4, "needs", []value.Count{{Key: "white", N: 1}, {Key: "generic", N: 3}}, "power", 4000, "hit", 1),
				Lines: []string{"【永】 丙"}}},
	}
	for i, c := range s.Pos.Cards {
		if !reflect.DeepEqual(c, want[i]) {
			t.Errorf("%+v\nwant %+v", c, want[i])
		}
	}
	you := s.Pos.Seats[0]
	for i, z := range []rules.ZonePosition{
		{Zone: "field", Cards: []rules.CardPosition{{ID: "A", Lies: rules.Rest, Damage: 2000}, {ID: "blank", Aura: 1000, On: "A"}, {ID: "blank"}}},
		{Zone: "life", Cards: []rules.CardPosition{{ID: "blank"}, {ID: "blank"}, {ID: "A"}}},
		{Zone: "territory", Cards: []rules.CardPosition{{ID: "T", Opened: true}}},
		{Zone: "energy", Cards: []rules.CardPosition{{ID: "Q", Down: true}, {ID: "blank"}}},
	} {
		if !reflect.DeepEqual(you.Zones[i], z) {
			t.Errorf("%+v, want %+v", you.Zones[i], z)
		}
	}
	if n := len(you.Zones[4].Cards); you.Zones[4].Zone != "deck" || n != 30 {
		t.Errorf("a deck that is not described: %d cards", n)
	}
	if !reflect.DeepEqual(you.Counters, []rules.CounterPosition{{Name: "断罪", N: 2}}) {
		t.Errorf("counters %v", you.Counters)
	}
}

// TestBuildDivideWritten: a position that is written is read back as it was.
func TestBuildDivideWritten(t *testing.T) {
	list, err := Parse("f", []byte(built))
	if err != nil {
		t.Fatal(err)
	}
	pos := list[0].Pos
	w := &writer{n: rules.NotationOf(pos.Game)}
	w.out.WriteString("game builddivide\n")
	if err := w.position(&pos); err != nil {
		t.Fatal(err)
	}
	again, err := Parse("again", []byte(w.out.String()))
	if err != nil {
		t.Fatalf("%v:\n%s", err, w.out.String())
	}
	key := strings.NewReplacer("Card1", "blank")
	for i, c := range again[0].Pos.Cards[1:] {
		c.ID = key.Replace(c.ID)
		if want := pos.Cards[i]; c.ID != want.ID || !reflect.DeepEqual(c.Get("needs").Counts, want.Get("needs").Counts) || !reflect.DeepEqual(c.Open, want.Open) || !reflect.DeepEqual(c.Lines, want.Lines) {
			t.Errorf("%+v\nwant %+v", c, want)
		}
	}
	for seat := range pos.Seats {
		for i, z := range again[0].Pos.Seats[seat].Zones {
			for j, c := range z.Cards {
				c.ID = key.Replace(c.ID)
				if want := pos.Seats[seat].Zones[i].Cards[j]; c != want {
					t.Errorf("%s: %+v, want %+v", z.Zone, c, want)
				}
			}
		}
	}
	if !reflect.DeepEqual(again[0].Pos.Seats[0].Counters, pos.Seats[0].Counters) {
		t.Errorf("counters %v", again[0].Pos.Seats[0].Counters)
	}
}
