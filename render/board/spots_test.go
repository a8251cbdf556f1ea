package board

import (
	"gorin/rules"
	"testing"
)

func TestSpots(t *testing.T) {
	slot := rules.Place{Zone: "north"}
	back := rules.Place{Zone: "middle"}
	r := &rules.Request{Options: []rules.Option{
		{Kind: "play", Card: 3, Place: rules.Place{Zone: "hand"}},
		{Kind: "swap", Place: slot, Place2: back},
		{Kind: "activate", Card: 3, N: 1},
		{Kind: "slot", Card: 3, Place: slot},
		{Kind: "pass"},
	}}
	for _, c := range []struct {
		name  string
		armed []Spot
		want  []int
	}{
		{"nothing clicked", nil, []int{0, 1, 2, 3, 4}},
		{"a card", []Spot{{Card: 3}}, []int{0, 2}},
		{"a slot", []Spot{{Place: slot}}, []int{1, 3}},
		{"two slots", []Spot{{Place: slot}, {Place: back}}, []int{1}},
		{"what means nothing", []Spot{{Card: 9}}, nil},
	} {
		got := narrowed(nil, r, c.armed)
		if len(got) != len(c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: %v, want %v", c.name, got, c.want)
			}
		}
	}
}
