package victoryspark

import (
	"testing"

	"gorin/render/skin"
	"gorin/render/skin/skintest"
	"gorin/rules"
)

func TestSkin(t *testing.T) {
	skintest.Check(t, &Skin, skintest.Customs{
		Places: [][3]string{
			{"bench-left", "left", "bench-centre"}, {"bench-centre", "left", "bench-right"}, {"ring", "above", "bench-centre"},
			{"deck", "left", "ring"}, {"deck", "above", "waiting-room"}, {"deck", "left", "energy"}, {"energy", "left", "ring"},
			{"ring", "left", "surprise"}, {"surprise", "left", "retire"}, {"bench-right", "left", "retire"},
		},
		Neighbours: [][2]string{{"bench-left", "bench-centre"}, {"bench-centre", "bench-right"}},
	})
}

// TestRingsFace: the two rings lie opposite each other on the line through the middle.
func TestRingsFace(t *testing.T) {
	for _, m := range []struct {
		name string
		x    float64
	}{{"wide", wide.Frames[0].X}, {"tall", tall.Frames[0].X}, {"short", short.Frames[0].X}} {
		if m.x != 50 {
			t.Errorf("%s: the ring lies at %v", m.name, m.x)
		}
	}
}

// TestScore: what the number of retired cards means, at each number at which that changes.
func TestScore(t *testing.T) {
	for n, want := range map[int]string{0: "retired-far", 6: "retired-far", 7: "retired-near", 8: "retired-near", 9: "retired-last", 10: "retired-all", 12: "retired-all"} {
		var p rules.PlayerView
		p.Values.Set("retired", n)
		if got := score.State(&p).Words; got != want {
			t.Errorf("%d retired: %s, want %s", n, got, want)
		}
	}
}

// TestMoments: the events that mark the line of time, and some that do not.
func TestMoments(t *testing.T) {
	for kind, want := range map[string]skin.Moment{"turn": skin.Turn, "renew": skin.Growth, "lose": skin.Loss, "damage": 0, "move": 0} {
		if got := Skin.Moments[kind]; got != want {
			t.Errorf("%s: %v, want %v", kind, got, want)
		}
	}
}
