package render_test

import (
	"slices"
	"strings"
	"testing"

	"gorin/render/fixture"
	"gorin/render/fixture/all"
	"gorin/render/input"
	"gorin/render/layout"
	"gorin/render/rendertest"
	skins "gorin/render/skin/all"
	"gorin/render/widget"
	"gorin/rules"
)

// tour goes from scene to scene and reads what would be drawn.
type tour struct {
	rendertest.Tour
	seen      *sight
	bilingual bool // the other language may be read too
}

func newTour(letters string) *tour {
	seen := new(sight)
	return &tour{Tour: rendertest.Tour{Seen: seen, Letters: letters}, seen: seen}
}

// nodesOf are the places of an act.
func (t *tour) nodesOf(act string) (out []widget.Node) {
	for _, n := range t.App().UI().Nodes() {
		if n.Act == act {
			out = append(out, n)
		}
	}
	return out
}

func (t *tour) feed(kind input.Kind, at layout.Point) {
	t.App().Feed(input.Event{Kind: kind, X: at.X, Y: at.Y, Touch: true})
	t.Again()
}

// TestDragInOrder: cards are put in order by dragging one onto another; the list shows
// them in that order.
func TestDragInOrder(t *testing.T) {
	for _, game := range rendertest.Games(t) {
		if ask := all.Scenes(game).Order; ask != "" {
			t.Run(game, func(t *testing.T) { dragInOrder(t, fixture.Screen{Game: game, File: "ask " + ask}) })
		}
	}
}

func dragInOrder(t *testing.T, of fixture.Screen) {
	on := newTour("")
	defer on.Leave()
	on.Visit(t, of, 1280, 720, rules.English)
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
	for _, game := range rendertest.Games(t) {
		if pile := all.Scenes(game).Pile; pile != "" {
			t.Run(game, func(t *testing.T) { longPress(t, game, pile) })
		}
	}
}

// filled is the later moment of a game at which cards lie in a pile: a short game is late as
// soon as its table is full.
func filled(t *testing.T, game string, pile rules.Place) string {
	t.Helper()
	for _, at := range []string{"late", "middle"} {
		m, err := rendertest.Shipped(t).Read(rendertest.CourseOf(t, game).Files[at])
		if err != nil {
			t.Fatal(err)
		}
		for _, z := range m.View(0).Players[pile.Seat].Zones {
			if z.Place == pile && z.Count > 0 {
				return at
			}
		}
	}
	t.Fatalf("nothing lies in %v", pile)
	return ""
}

func longPress(t *testing.T, game, pile string) {
	on := newTour("")
	defer on.Leave()
	on.Visit(t, fixture.Screen{Game: game, File: filled(t, game, rules.Place{Seat: 1, Zone: pile}), Acts: fixture.Acts("pile 1/" + pile)}, 390, 844, rules.English)
	reads := func(s string) bool {
		on.Again()
		return slices.ContainsFunc(on.seen.lines, func(l writing) bool { return strings.Contains(l.text, s) })
	}
	list, card := "Toma: "+skins.For(game).Zone(pile).In(rules.English)+" (", "【"
	if !reads(list) || reads(card) {
		t.Fatal("no list at first")
	}
	var tiles []layout.Point
	for _, n := range on.App().UI().Nodes() {
		if strings.HasPrefix(n.Value, "tile") {
			tiles = append(tiles, n.Rect.Centre())
		}
	}
	shown := 0
	for _, held := range tiles {
		on.feed(input.Down, held)
		on.feed(input.Long, held)
		on.feed(input.Up, held)
		if reads(list) {
			t.Error("no card is shown")
		}
		if reads(card) { // not every card has a text
			shown++
		}
		on.Do("close", "")
		if !reads(list) || reads(card) {
			t.Error("the list does not come back")
		}
	}
	if shown == 0 {
		t.Errorf("none of %d cards is shown in full", len(tiles))
	}
}
