package luckandlogic_test

import (
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// TestCostWords: who chooses what of a cost to pay next (5.22.2) reads its items in words, as they are printed.
func TestCostWords(t *testing.T) {
	a := pack.Card{ID: "A", Game: "luckandlogic", Kind: "logicalist", Name: lang.Words{"甲", "A"}, Lines: []string{"【起】［① このメンバーをレストする］ カードを1枚引く。"},
		Values: value.Of("level", 0, "cost", 0, "power", 1000, "aura", 1, "limit", 1, "territory", 1)}
	gate := pack.Card{ID: "G", Game: "luckandlogic", Kind: "gate", Name: lang.Words{"門", "Gate"}, Values: value.Of("gate-number", 1)}
	pos := position.Position{Game: "luckandlogic", Turn: 3, Phase: "main", Cards: []pack.Card{a, gate}}
	for _, name := range []string{"A", "B"} {
		seat := position.Seat{Name: name}
		for _, zone := range []string{"front-left", "stock", "deck", "level"} {
			seat.Zones = append(seat.Zones, position.Zone{Zone: zone, Cards: []position.Card{{ID: "A"}}})
		}
		seat.Zones = append(seat.Zones, position.Zone{Zone: "gate-front-left", Cards: []position.Card{{ID: "G", Down: true}}})
		pos.Seats = append(pos.Seats, seat)
	}
	m, err := rules.NewPosition(pos)
	if err != nil {
		t.Fatal(err)
	}
	q := m.Pending()
	for i := range q.Options {
		if q.Options[i].Kind == "activate" {
			err = m.Answer(q.Seq, []int{i})
			break
		}
	}
	if q = m.Pending(); err != nil || q == nil || q.Kind != "cost-order" || len(q.Options) != 2 {
		t.Fatalf("no order of payment is asked for: %v %+v", err, q)
	}
	for i, want := range []rules.Words{{"①", "①"}, {"このメンバーをレストする", "rest this member"}} {
		if got := q.Options[i].Words; got != want {
			t.Errorf("item %d is called %q, not %q", i+1, got, want)
		}
	}
}
