package render

import (
	"slices"
	"strings"
	"testing"

	"gorin/render/input"
	"gorin/render/layout"
	"gorin/render/widget"
	"gorin/rules"
)

// nodesOf are the places of an act, by their value.
func (t *tour) nodesOf(act string) (out []widget.Node) {
	for _, n := range t.picture.game.app.UI().Nodes() {
		if n.Act == act {
			out = append(out, n)
		}
	}
	return out
}

func (t *tour) feed(kind input.Kind, at layout.Point) {
	t.picture.game.app.Feed(input.Event{Kind: kind, X: at.X, Y: at.Y, Touch: true})
	t.redraw()
}

// TestDragInOrder: cards are put in order by dragging one onto another; the list shows
// them in that order.
func TestDragInOrder(t *testing.T) {
	on := tour{seen: new(sight)}
	defer on.leave()
	on.visit(t, screen{game: "builddivide", file: "ask scout-top"}, 1280, 720, rules.English)
	cards := func() (out []widget.Node) {
		for _, n := range on.nodesOf("option") {
			if n.Rect.H > 100 { // not a line of the question
				out = append(out, n)
			}
		}
		return out
	}
	order := func() (out []string) {
		for _, n := range cards() {
			out = append(out, n.Value)
		}
		return out
	}
	drag := func(from, onto string) {
		t.Helper()
		at := map[string]layout.Point{}
		for _, n := range cards() {
			at[n.Value] = n.Rect.Centre()
		}
		on.feed(input.Down, at[from])
		on.feed(input.Drag, at[onto])
		on.feed(input.Up, at[onto])
	}
	if got := order(); !slices.Equal(got, []string{"0", "1", "2"}) {
		t.Fatalf("at first %v", got)
	}
	for _, c := range []struct {
		from, onto string
		want       []string
	}{{"2", "0", []string{"2", "0", "1"}}, {"1", "2", []string{"1", "2", "0"}}, {"1", "0", []string{"2", "0", "1"}}} {
		if drag(c.from, c.onto); !slices.Equal(order(), c.want) {
			t.Errorf("%s onto %s: %v, want %v", c.from, c.onto, order(), c.want)
		}
	}
	for i, n := range cards() {
		rank := string(rune('1' + i))
		if !slices.ContainsFunc(on.seen.lines, func(l writing) bool { return l.text == rank && n.Rect.Has(l.at.Centre()) }) {
			t.Errorf("card %s does not say that it is number %s", n.Value, rank)
		}
	}
}

// TestLongPress: a card of a list that is held is shown in full over the list, which
// is there again when it is closed.
func TestLongPress(t *testing.T) {
	on := tour{seen: new(sight)}
	defer on.leave()
	on.visit(t, screen{game: "weiss", file: "late", acts: []act{{"pile", "1/waiting-room"}}}, 390, 844, rules.English)
	reads := func(s string) bool {
		on.seen.forget()
		on.redraw()
		return slices.ContainsFunc(on.seen.lines, func(l writing) bool { return strings.Contains(l.text, s) })
	}
	const list, card = "Toma: Waiting room (", "【"
	if !reads(list) || reads(card) {
		t.Fatal("no list at first")
	}
	var held layout.Point
	for _, n := range on.picture.game.app.UI().Nodes() {
		if strings.HasPrefix(n.Value, "tile") {
			held = n.Rect.Centre()
			break
		}
	}
	on.feed(input.Down, held)
	on.feed(input.Long, held)
	on.feed(input.Up, held)
	if !reads(card) || reads(list) {
		t.Error("the card is not shown")
	}
	on.picture.game.Do("close", "")
	on.rest()
	if !reads(list) || reads(card) {
		t.Error("the list does not come back")
	}
}
