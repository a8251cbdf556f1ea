package table

import (
	"gorin/render/layout"
	"gorin/render/skin"
	"gorin/rules"
	"slices"
	"testing"
)

// TestBesides: what a clause decides stands in the panel of the log, and not
// over the entry while there is room elsewhere.
func TestBesides(t *testing.T) {
	panel := layout.Rect{X: 5, Y: 100, W: 50, H: 100}
	for _, c := range []struct{ row, high, top, tall float64 }{
		{100, 40, 122, 40},
		{138, 40, 160, 40},
		{143, 40, 101, 40},
		{180, 40, 138, 40},
		{150, 60, 100, 60}, // no room on either side
		{150, 300, 100, 100},
	} {
		got := beside(layout.Rect{X: 9, Y: c.row, W: 30, H: 20}, panel, c.high)
		if want := (layout.Rect{X: 5, Y: c.top, W: 50, H: c.tall}); got != want {
			t.Errorf("a row at %v, %v high: %v, want %v", c.row, c.high, got, want)
		}
	}
}

func TestMarks(t *testing.T) {
	entry := func(seq uint32, kind string, seat int) rules.Entry {
		return rules.Entry{Seq: seq, Event: rules.Event{Kind: kind, Seat: seat}}
	}
	log := []rules.Entry{
		entry(0, "turn", 0), entry(3, "move", 0), entry(4, "damage-done", 1), entry(4, "damage-done", 1), entry(4, "damage-done", 0),
		entry(5, "level-up", 1), entry(9, "damage", 1), entry(9, "lose", 1),
	}
	for _, c := range []struct {
		moments map[string]skin.Moment
		want    []mark
	}{
		{map[string]skin.Moment{"turn": skin.Turn, "damage-done": skin.Damage, "level-up": skin.Growth, "lose": skin.Loss},
			[]mark{{at: 1, Kind: skin.Turn}, {at: 4, Kind: skin.Damage, seat: 1}, {at: 4, Kind: skin.Damage}, {at: 5, Kind: skin.Growth, seat: 1}, {at: 9, Kind: skin.Loss, seat: 1}}},
		{map[string]skin.Moment{"turn": skin.Turn, "damage": skin.Damage, "lose": skin.Loss},
			[]mark{{at: 1, Kind: skin.Turn}, {at: 9, Kind: skin.Damage, seat: 1}, {at: 9, Kind: skin.Loss, seat: 1}}},
	} {
		if got := marksOf(log, c.moments, 1); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, want %v", c.moments, got, c.want)
		}
	}
}
