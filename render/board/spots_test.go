package board

import (
	"slices"
	"testing"

	"gorin/render/layout"
	"gorin/rules"
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

// TestOver: an option that names several slots is pressed by any of them, and told from others by the
// next one.
func TestOver(t *testing.T) {
	at := func(zone string) rules.Place { return rules.Place{Zone: zone} }
	r := &rules.Request{Options: []rules.Option{
		{Kind: "slot", Place: at("north"), Over: "north+east"},
		{Kind: "slot", Place: at("north"), Over: "north+south"},
		{Kind: "slot", Place: at("east"), Over: "east+west"},
		{Kind: "slot", Place: at("west")},
	}}
	for _, c := range []struct {
		armed []Spot
		want  []int
	}{
		{[]Spot{{Place: at("north")}}, []int{0, 1}},
		{[]Spot{{Place: at("east")}}, []int{0, 2}},
		{[]Spot{{Place: at("north")}, {Place: at("south")}}, []int{1}},
		{[]Spot{{Place: at("south")}}, []int{1}},
		{[]Spot{{Place: at("west")}}, []int{2, 3}},
		{[]Spot{{Place: rules.Place{Seat: 1, Zone: "east"}}}, nil},
		{[]Spot{{Place: at("nor")}}, nil},
	} {
		if got := narrowed(nil, r, c.armed); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, want %v", c.armed, got, c.want)
		}
	}
}

// TestPoseOver: a card over several slots lies in their middle and hardly stands out of them, and is larger than in one.
func TestPoseOver(t *testing.T) {
	mat := &layout.Mat{CardH: 40, CardW: 20, Frames: []layout.Frame{
		{Zone: "a", X: 30, Y: 25, Scale: 1}, {Zone: "b", X: 60, Y: 25, Scale: 1}, {Zone: "c", X: 30, Y: 75, Scale: 1}, {Zone: "d", X: 60, Y: 75, Scale: 1},
	}}
	for _, far := range []bool{false, true} {
		half := layout.Half{Mat: mat, Area: layout.Rect{X: 10, Y: 20, W: 400, H: 300}, Far: far}
		one := half.Place(mat.Frames[0], 0, 1, 0)
		for _, slots := range [][]string{{"a", "b"}, {"a", "c"}, {"a", "b", "c", "d"}} {
			var all layout.Rect
			for i, zone := range slots {
				f, _ := half.Frame(zone)
				if all = all.Union(half.Slot(f)); i == 0 {
					all = half.Slot(f)
				}
			}
			for _, turns := range []float64{0, 1} {
				p, ok := poseOver(half, slots, turns)
				p.H /= beyond
				b := p.Bounds()
				if !ok || b.Union(all) != all && (b.X < all.X-0.01 || b.Y < all.Y-0.01 || b.Right() > all.Right()+0.01 || b.Bottom() > all.Bottom()+0.01) {
					t.Errorf("far %v, %v, turned %v: %+v does not lie in %+v", far, slots, turns, b, all)
				}
				if turns == 0 && (p.H*beyond < one.H*1.05 || len(slots) == 4 && p.H < one.H*1.5) {
					t.Errorf("far %v, %v: it is %v high, one alone %v", far, slots, p.H, one.H)
				}
			}
		}
	}
	if _, ok := poseOver(layout.Half{Mat: mat}, []string{"a", "x"}, 0); ok {
		t.Error("a slot that is not on the mat has a place")
	}
}

// TestUnseen: of cards whose faces are hidden as many are picked as options that mean one of them,
// those that stand first; cards beside them whose faces are known are not meant.
func TestUnseen(t *testing.T) {
	at := rules.Place{Zone: "store"}
	unseen := rules.Option{Kind: "hidden", Place: at}
	b := &Board{Request: &rules.Request{Options: []rules.Option{{Kind: "card", Card: 7, Place: at}, unseen, unseen, unseen}}}
	b.Pick.Chosen = []int{0, 1, 3}
	cards := []rules.CardView{{ID: 7}, {ID: 8}, {Lies: rules.Rest}, {}, {}, {}}
	for i := range cards {
		b.Shown = append(b.Shown, Shown{Card: &cards[i], Place: at})
	}
	for i, want := range []int{1, 0, 0, 2, 0, 3} {
		if got := b.rankOf(&b.Shown[i]); got != want {
			t.Errorf("card %d is pick %d, want %d", i, got, want)
		}
	}
	for i := range b.Request.Options {
		if o := &b.Request.Options[i]; About(o, 8, at) {
			t.Errorf("%+v means a card that is known and not offered", *o)
		} else if want := i > 0; About(o, 0, at) != want {
			t.Errorf("%+v means a hidden card: %v", *o, !want)
		}
	}
}
