package widget

import (
	"slices"
	"testing"

	"gorin/render/input"
	"gorin/render/layout"
)

// TestAside: a finger carries what lies in a list aside, or after holding it; up and down it scrolls. A
// mouse carries it any way.
func TestAside(t *testing.T) {
	to := func(kind input.Kind, x, y float64, touch bool) input.Event {
		return input.Event{Kind: kind, X: x, Y: y, DX: x - 5, DY: y - 5, Touch: touch}
	}
	for _, c := range []struct {
		name   string
		in     []input.Event
		want   []string
		scroll float64
	}{
		{"a finger aside", []input.Event{to(input.Down, 5, 5, true), to(input.Drag, 25, 8, true), to(input.Up, 25, 8, true)}, []string{"lift:1", "drop:place a"}, 0},
		{"a finger up", []input.Event{to(input.Down, 5, 5, true), to(input.Drag, 7, -15, true), to(input.Drag, 25, -15, true), to(input.Up, 25, 5, true)}, nil, 40},
		{"a finger that holds", []input.Event{to(input.Down, 5, 5, true), to(input.Long, 5, 5, true), to(input.Drag, 25, 9, true), to(input.Up, 25, 9, true)}, []string{"lift:1", "drop:place a"}, 0},
		{"a mouse up", []input.Event{to(input.Down, 5, 5, false), to(input.Drag, 7, -15, false), to(input.Up, 25, 5, false)}, []string{"lift:1", "drop:place a"}, 0},
	} {
		u := New(nil)
		u.Begin()
		u.scrolls["all"] = &scroll{most: 100}
		u.areas = []area{{"all", layout.Rect{W: 100, H: 100}}}
		u.Add(Node{Rect: box(0), Act: "card", Value: "1", Carry: true, Aside: true})
		u.Add(Node{Rect: box(20), Act: "place", Value: "a"})
		u.End()
		for _, e := range c.in {
			u.Feed(e)
		}
		if got := acts(u); !slices.Equal(got, c.want) || u.scrolls["all"].offset != c.scroll {
			t.Errorf("%s: %v, want %v; scrolled by %v, want %v", c.name, got, c.want, u.scrolls["all"].offset, c.scroll)
		}
	}
}

// TestDrag: what can be carried is lifted by dragging and dropped onto what lies
// under the pointer, on nothing, or put back with Escape; a click stays a click.
func TestDrag(t *testing.T) {
	for _, c := range []struct {
		name string
		in   []input.Event
		want []string
	}{
		{"onto a slot", []input.Event{at(input.Down, 5), at(input.Drag, 15), at(input.Drag, 25), at(input.Up, 25)}, []string{"lift:1", "drop:place a"}},
		{"onto nothing", []input.Event{at(input.Down, 5), at(input.Drag, 95), at(input.Up, 95)}, []string{"lift:1", "drop:"}},
		{"onto itself", []input.Event{at(input.Down, 5), at(input.Drag, 6), at(input.Up, 6)}, []string{"lift:1", "drop:"}},
		{"Escape", []input.Event{at(input.Down, 5), at(input.Drag, 25), {Kind: input.Key, Name: "Escape"}, at(input.Up, 25)}, []string{"lift:1", "put-back:"}},
		{"a click", []input.Event{at(input.Down, 5), at(input.Click, 5), at(input.Up, 5)}, []string{"card:1"}},
		{"what cannot be carried", []input.Event{at(input.Down, 25), at(input.Drag, 5), at(input.Up, 5)}, nil},
	} {
		u := New(nil)
		u.Begin()
		u.Add(Node{Rect: box(0), Act: "card", Value: "1", Carry: true})
		u.Add(Node{Rect: box(20), Act: "place", Value: "a"})
		u.End()
		for _, e := range c.in {
			u.Feed(e)
		}
		if got := acts(u); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		if _, _, held := u.Carried("card"); held {
			t.Errorf("%s: the card sticks to the pointer", c.name)
		}
	}
}
