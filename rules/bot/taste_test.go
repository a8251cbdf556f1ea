package bot

import (
	"testing"

	"gorin/rules"
)

// TestPlainTaste: a game that nobody has a taste for is played all the same.
func TestPlainTaste(t *testing.T) {
	v := &rules.View{Game: "made-up", Players: make([]rules.PlayerView, 2), Shared: []rules.ZoneView{{
		Place: rules.Place{Seat: -1, Zone: "field"}, Count: 3,
		Cards: []rules.CardView{{ID: 1, Seat: 0, Power: 9000}, {ID: 2, Seat: 1, Power: 1000}, {ID: 3, Seat: 1, Power: 3000}}}}}
	b := Greedy(1, make([]rules.Printed, 1), nobody)
	for _, c := range []struct {
		options []rules.Option
		want    int
	}{
		{[]rules.Option{{Kind: "pass"}, {Kind: "attack", Card: 1}}, 1},
		{[]rules.Option{{Kind: "card", Card: 1}, {Kind: "card", Card: 2}, {Kind: "card", Card: 3}}, 2},
		{[]rules.Option{{Kind: "no"}, {Kind: "yes"}}, 1},
	} {
		r := &rules.Request{Kind: "main", Min: 1, Max: 1, Options: c.options}
		if got := b.Choose(v, r); len(got) != 1 || got[0] != c.want {
			t.Errorf("%v: %v, want %d", c.options, got, c.want)
		}
	}
}
