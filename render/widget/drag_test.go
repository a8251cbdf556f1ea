package widget

import (
	"slices"
	"testing"

	"gorin/render/input"
)

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
