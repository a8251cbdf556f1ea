package rules

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/rulebook"
	"gorin/rules/show"
	"gorin/rules/value"
)

// TestFacts: what only some tables show comes into views, and a position says it. The first
// rulebook is dressed up for it.
func TestFacts(t *testing.T) {
	was := books()[0]
	n := &was.Notation
	front, beside, phase := n.Table[0], n.Table[len(n.Table)-1], was.Phases[len(was.Phases)-2]
	if beside == front {
		beside = n.Unordered[len(n.Unordered)-1]
	}
	if slices.Contains(was.Phases, "main") {
		phase = "main"
	}
	own := *was.Game
	own.Player = []rulebook.PlayerValue{{Key: "hand-limit", Words: Words{"上限", "limit"}, Of: func(_ *kernel.Machine, p int8) int { return 6 + int(p) }}}
	closed, err := rulebook.Close(own)
	if err != nil {
		t.Fatal(err)
	}
	g := *closed
	b := &show.Book{Game: &g, Messages: was.Messages}
	b.Kinds = []string{"unit", "command", "territory"}
	b.Values.Declared = append(slices.Clone(b.Values.Declared), value.Declared{Key: "needs", Shape: value.Counts, Known: []string{"red", "any"}, Kept: value.ByBook},
		value.Declared{Key: "timing", Shape: value.Word, Known: []string{"", "quick"}, Kept: value.ByBook})
	needs, timing := b.Values.Column("needs"), b.Values.Column("timing")
	b.Cites.Card, b.Cites.Ability = "6.5.1.2.1", "6.5.1.2.3"
	b.Counters, b.Notation.Load = true, "damage"
	b.Opened = func(m *kernel.Machine, c kernel.CardID) bool { return m.S.Cards[c].Shape == 1 }
	b.Place = func(m *kernel.Machine, c kernel.CardID, opened bool) bool {
		if opened {
			m.S.Cards[c].Shape = 1
		}
		return m.S.Cards[c].Print != 1
	}
	b.Look = func(m *kernel.Machine, seat int8, f *cards.TableFacts) {
		f.Priority, f.Window, f.Target = 1, "damage", 2
		f.Packets = append(f.Packets, cards.PacketFacts{Seat: 1, Source: 1, Kind: "buster", N: 2, Dealt: 1, Next: true})
	}
	b.LookAt = func(m *kernel.Machine, seat int8, c kernel.CardID, f *cards.CardFacts) {
		f.Turns = true
		f.Now.SetKeys(timing, []string{"quick"})
		f.Now.SetNum(needs, 1)
		f.Now.SetNum(needs+1, 2)
	}
	if _, err := Packs(was.Key); err != nil { // once for all: by the book as it is
		t.Fatal(err)
	}
	books()[0] = b
	defer func() { books()[0] = was }()

	card := func(id string) pack.Card {
		c := was.Notation.Blank
		c.ID, c.Name = id, lang.Words{id}
		c.Values = slices.Clone(c.Values)
		tags := slices.IndexFunc(was.Values.Declared, func(d value.Declared) bool { return d.Shape == value.Tags })
		c.SetTags(was.Values.Declared[tags].Key, []lang.Words{{"断罪"}})
		return c
	}
	p := position.Position{Game: was.Key, Seed: 1, Cards: []pack.Card{card("A"), card("B")}, Turn: 3, Phase: phase, Seats: []position.Seat{
		{Name: "you", Counters: []position.Counters{{Name: "断罪", N: 2}}, Zones: []position.Zone{{Zone: front, Cards: []position.Card{{ID: "A", Load: 2000, Opened: true}}},
			{Zone: beside, Cards: []position.Card{{ID: "A", Worth: 1000, On: "A"}}}, {Zone: "deck", Cards: []position.Card{{ID: "A"}}}}}}}
	for range was.Players - 1 {
		p.Seats = append(p.Seats, position.Seat{Name: "opponent", Zones: []position.Zone{{Zone: "deck", Cards: []position.Card{{ID: "A"}}}}})
	}
	m, err := NewPosition(p)
	if err != nil {
		t.Fatal(err)
	}
	m.m.S.Stack = append(m.m.S.Stack, kernel.Item{Ref: m.m.RefOf(2), Source: m.m.RefOf(2), Player: 1, Card: true, Aims: kernel.Few{m.m.RefOf(1)}})
	v := m.View(0)
	if want := []CounterView{{Name: Words{"断罪", "断罪"}, N: 2}}; !reflect.DeepEqual(v.Players[0].Counters, want) {
		t.Errorf("counters %v", v.Players[0].Counters)
	}
	if o := v.Players[1]; o.Values.Number("hand-limit") != 7 || o.Values.Is("in-red") || o.Values.Is("level") || o.Counters != nil {
		t.Errorf("the other player: %+v", o)
	}
	if v.Priority != 1 || v.Window != "damage" || v.Attack.Target != 2 || !reflect.DeepEqual(v.Packets, []PacketView{{Seat: 1, Source: 1, Kind: "buster", N: 2, Dealt: 1, Next: true}}) {
		t.Errorf("the table: %+v", v)
	}
	if want := []StackView{{Card: 2, Source: 2, Seat: 1, Kind: "card", Words: Words{"A", "A"}, Targets: []Card{1}, Clause: "6.5.1.2.1"}}; !reflect.DeepEqual(v.Stack, want) {
		t.Errorf("stack %+v", v.Stack)
	}
	for _, z := range v.Players[0].Zones {
		if len(z.Cards) == 0 || z.Cards[0].ID == 0 {
			continue
		}
		switch c := z.Cards[0]; z.Place.Zone {
		case front:
			if c.Damage != 2000 || !c.Opened || !c.Turns || !strings.HasSuffix(c.Now.String(), `"needs":{"any":2,"red":1},"timing":["quick"]}`) ||
				!reflect.DeepEqual(c.Kinds, []string{"unit"}) {
				t.Errorf("%+v", c)
			}
		case beside:
			if c.Under != 1 || c.Worth != 1000 || c.Opened {
				t.Errorf("%+v", c)
			}
		}
	}

	p.Seats[1].Zones[0].Cards[0].On = "C"
	if _, err := NewPosition(p); err == nil {
		t.Error("attached to a card that is not there")
	}
	p.Seats[1].Zones[0].Cards[0] = position.Card{ID: "B", Load: 1}
	if _, err := NewPosition(p); err == nil {
		t.Error("the book's refusal is not heard")
	}
	books()[0] = was
	p.Seats[1].Zones[0].Cards[0] = position.Card{ID: "A"}
	if _, err := NewPosition(p); err == nil && !was.Counters {
		t.Error("this game has no counters")
	}
	p.Seats[0].Counters = nil
	if _, err := NewPosition(p); err == nil && was.Notation.Load == "" {
		t.Error("this game has no damage on cards")
	}
}
