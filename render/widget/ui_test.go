package widget

import (
	"slices"
	"testing"

	"gorin/render/input"
	"gorin/render/layout"
)

func box(x float64) layout.Rect { return layout.Rect{X: x, Y: 0, W: 10, H: 10} }

func acts(u *UI) []string {
	var out []string
	for _, a := range u.Take() {
		out = append(out, a.Act+":"+a.Value)
	}
	return out
}

func at(k input.Kind, x float64) input.Event { return input.Event{Kind: k, X: x, Y: 5} }

func TestClicksAndLooks(t *testing.T) {
	u := New(nil)
	u.Begin()
	u.Add(Node{Rect: box(0), Act: "card", Value: "1", Hover: "one", Focus: true})
	u.Add(Node{Rect: box(20), Act: "card", Value: "2", Hover: "two", Focus: true})
	u.Add(Node{Rect: box(40), Hover: "three"})
	u.End()
	u.Feed(at(input.Move, 95))
	click := func(x float64) []input.Event {
		return []input.Event{at(input.Move, x), at(input.Down, x), at(input.Click, x), at(input.Up, x)}
	}
	key := func(name string) input.Event { return input.Event{Kind: input.Key, Name: name} }
	for _, c := range []struct {
		name string
		in   []input.Event
		want []string
	}{
		{"click", click(5), []string{"look:one", "card:1"}},
		{"pressed here, let go there", []input.Event{at(input.Down, 5), at(input.Click, 25)}, nil},
		{"long press", []input.Event{at(input.Long, 25)}, []string{"inspect:two"}},
		{"what only explains itself", click(45), []string{"look:three", "inspect:three"}},
		{"nothing there", click(95), nil},
		{"arrows and Enter", []input.Event{key("Right"), key("Right"), key("Enter")}, []string{"look:one", "look:two", "card:2"}},
		{"another key", []input.Event{key("Z")}, []string{"key:Z"}},
		{"typing", []input.Event{{Kind: input.Type, Name: "7"}}, []string{"type:7"}},
	} {
		for _, e := range c.in {
			u.Feed(e)
		}
		if got := acts(u); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestModalHidesWhatIsBelow(t *testing.T) {
	u := New(nil)
	u.Begin()
	u.Add(Node{Rect: box(0), Act: "below"})
	u.Modal()
	u.Add(Node{Rect: box(20), Act: "above"})
	u.End()
	for _, x := range []float64{5, 25} {
		u.Feed(at(input.Down, x))
		u.Feed(at(input.Click, x))
	}
	if got := acts(u); !slices.Equal(got, []string{"above:"}) {
		t.Errorf("%v", got)
	}
}

// TestHot: what the pointer is over shows it in the next drawing.
func TestHot(t *testing.T) {
	u := New(nil)
	draw := func() (hot [2]bool) {
		u.Begin()
		for i, v := range []string{"1", "2"} {
			hot[i] = u.Hot("card", v)
			u.Add(Node{Rect: box(float64(20 * i)), Act: "card", Value: v})
		}
		u.End()
		return hot
	}
	draw()
	for _, c := range []struct {
		e    input.Event
		want [2]bool
	}{
		{at(input.Move, 5), [2]bool{true, false}},
		{at(input.Move, 25), [2]bool{false, true}},
		{at(input.Move, 95), [2]bool{}},
		{input.Event{Kind: input.Down, X: 5, Y: 5, Touch: true}, [2]bool{}},
	} {
		u.Feed(c.e)
		if got := draw(); got != c.want {
			t.Errorf("at %v: %v, want %v", c.e.X, got, c.want)
		}
	}
}

// TestFocusScrolls: the arrow keys bring back what has been scrolled out of
// sight, which the pointer cannot reach, and leave a list at its end.
func TestFocusScrolls(t *testing.T) {
	u := New(nil)
	u.scrolls["list"] = &scroll{most: 20}
	draw := func() {
		u.Begin()
		u.Add(Node{Rect: layout.Rect{Y: 60, W: 10, H: 10}, Act: "below", Focus: true})
		view := area{"list", layout.Rect{W: 10, H: 30}}
		u.areas, u.clips = append(u.areas, view), append(u.clips, view)
		for i, v := range []string{"0", "1", "2", "3", "4"} {
			u.Add(Node{Rect: layout.Rect{Y: float64(10*i) - u.scrolls["list"].offset, W: 10, H: 10}, Act: "row", Value: v, Focus: true})
		}
		u.clips = u.clips[:0]
		u.End()
	}
	draw()
	if n := u.under(layout.Point{X: 5, Y: 35}); n != nil {
		t.Errorf("the pointer reaches %s %s, which is out of sight", n.Act, n.Value)
	}
	u.focus, u.keyed = id{act: "row", value: "1"}, true
	for _, c := range []struct {
		key, act, value string
		offset          float64
	}{
		{"Down", "row", "2", 0},
		{"Down", "row", "3", 10},
		{"Down", "row", "4", 20},
		{"Down", "below", "", 20},
		{"Up", "row", "4", 20}, // and not 3, which is as far away as 4 but for that
		{"Up", "row", "3", 20},
		{"Up", "row", "2", 20},
		{"Up", "row", "1", 10},
	} {
		u.Feed(input.Event{Kind: input.Key, Name: c.key})
		draw()
		if !u.Focused(c.act, c.value) || u.scrolls["list"].offset != c.offset {
			t.Errorf("%s: the focus is on %v, scrolled by %v; want %s %s, %v", c.key, u.focus, u.scrolls["list"].offset, c.act, c.value, c.offset)
		}
	}
}

// TestHotAfterScroll: when the picture has moved under the pointer, it must be
// drawn again.
func TestHotAfterScroll(t *testing.T) {
	u := New(nil)
	draw := func(x float64) {
		u.Begin()
		u.Add(Node{Rect: box(x), Act: "card"})
		u.End()
	}
	draw(0)
	u.Feed(at(input.Move, 5))
	draw(0)
	if u.Dirty {
		t.Error("nothing has moved, and it is drawn again")
	}
	draw(50)
	if !u.Dirty || u.Hot("card", "") {
		t.Error("what has moved away from the pointer still shows it")
	}
}

// TestListScrolls: wheel, finger, arrows, page keys and a click on a mark move a
// list by whole rows.
func TestListScrolls(t *testing.T) {
	u := New(nil)
	l := &layout.List{Heights: []float64{10, 10, 20, 10, 10, 10}, Gap: 2, Room: 40, Mark: 6}
	s := &scroll{list: l, most: l.Top(l.Last())}
	u.scrolls["list"] = s
	draw := func() {
		u.Begin()
		first := l.At(s.offset)
		end := l.End(first)
		u.areas = append(u.areas, area{"list", layout.Rect{W: 10, H: 40}})
		in := layout.Rect{W: 10, H: l.Top(end) - l.Top(first) - 2}
		if first > 0 {
			in.Y = 6
		}
		u.clips = append(u.clips, area{"list", in})
		for i := max(0, first-1); i < min(len(l.Heights), end+1); i++ {
			u.Add(Node{Rect: layout.Rect{Y: in.Y + l.Top(i) - l.Top(first), W: 10, H: l.Heights[i]}, Act: "row", Value: string(rune('0' + i)), Focus: true})
		}
		u.clips = u.clips[:0]
		if end < len(l.Heights) {
			u.Add(Node{Rect: layout.Rect{Y: 35, W: 10, H: 5}, Act: "page", area: "list", page: 1})
		}
		u.End()
	}
	draw()
	key := func(name string) []input.Event { return []input.Event{{Kind: input.Key, Name: name}} }
	at := func(k input.Kind, y float64) input.Event { return input.Event{Kind: k, X: 5, Y: y} }
	for _, c := range []struct {
		name  string
		in    []input.Event
		first int
		focus string
	}{
		{"a click on the mark", []input.Event{at(input.Move, 37), at(input.Down, 37), at(input.Click, 37), at(input.Up, 37)}, 2, ""},
		{"a wheel up", []input.Event{{Kind: input.Wheel, X: 5, Y: 5, DY: 1}}, 0, ""},
		{"a finger that moves half a row", []input.Event{at(input.Down, 10), {Kind: input.Drag, X: 5, Y: 5, DY: -5}}, 0, ""},
		{"and a little more", []input.Event{{Kind: input.Drag, X: 5, Y: 4, DY: -2}, at(input.Up, 4)}, 1, ""},
		{"page down", key("PageDown"), 2, ""},
		{"page up", key("PageUp"), 0, ""},
		{"the first row", key("Down"), 0, "0"},
		{"the second", key("Down"), 0, "1"},
		{"the third, which was out of sight", key("Down"), 2, "2"},
		{"and back", key("Up"), 1, "1"},
	} {
		for _, e := range c.in {
			u.Feed(e)
			draw()
		}
		if first := l.At(s.offset); first != c.first || c.focus != "" && !u.Focused("row", c.focus) {
			t.Errorf("%s: the first row is %d, the focus on %v; want %d, %s", c.name, first, u.focus, c.first, c.focus)
		}
	}
	if got := acts(u); len(got) != 0 {
		t.Errorf("and the scene hears of %v", got)
	}
}

// TestSlide: pressing and dragging along a place does its act with how far.
func TestSlide(t *testing.T) {
	u := New(nil)
	u.Begin()
	u.Add(Node{Rect: layout.Rect{X: 100, Y: 10, W: 200, H: 20}, Act: "seek", Slide: true})
	var got []string
	for _, e := range []input.Event{
		{Kind: input.Down, X: 150, Y: 20}, {Kind: input.Drag, X: 200, Y: 90, DX: 50}, {Kind: input.Drag, X: 999, Y: 20}, {Kind: input.Up, X: 999, Y: 20},
		{Kind: input.Drag, X: 120, Y: 20}, {Kind: input.Down, X: 100, Y: 20}, {Kind: input.Click, X: 100, Y: 20},
	} {
		u.Feed(e)
		for _, a := range u.Take() {
			got = append(got, a.Act+" "+a.Value)
		}
	}
	want := []string{"seek 0.25000", "seek 0.50000", "seek 1.00000", "seek 0.00000"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestOwnedKeys: a scene may take keys that would move the focus.
func TestOwnedKeys(t *testing.T) {
	u := New(nil)
	u.Owned = func(key string) bool { return key == "Left" }
	for _, key := range []string{"Left", "Right", "Home"} {
		u.Feed(input.Event{Kind: input.Key, Name: key})
	}
	if got := u.Take(); !slices.Equal(got, []Action{{"key", "Left"}, {"key", "Home"}}) {
		t.Errorf("%v", got)
	}
}
