package bot

import (
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/value"
)

// TestPlainTaste: a game that nobody has a taste for is played all the same.
func TestPlainTaste(t *testing.T) {
	game := rules.Games()[0]
	strength := rules.Declared(game)[slices.IndexFunc(rules.Declared(game), func(d value.Declared) bool { return d.Kept == value.InNumber })]
	of := func(tenth int) rules.Row { return rules.RowOf(game, value.Of(strength.Key, strength.Most*tenth/10)) }
	v := &rules.View{Game: game, Players: make([]rules.PlayerView, 2), Shared: []rules.ZoneView{{
		Place: rules.Place{Seat: -1, Zone: "field"}, Count: 3,
		Cards: []rules.CardView{{ID: 1, Seat: 0, Now: of(9)}, {ID: 2, Seat: 1, Now: of(1)}, {ID: 3, Seat: 1, Now: of(3)}}}}}
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
