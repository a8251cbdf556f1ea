package rebirth

import (
	"testing"

	"gorin/render/layout"
	"gorin/render/skin"
	"gorin/render/skin/skintest"
	"gorin/rules"
)

func TestSkin(t *testing.T) {
	skintest.Check(t, &Skin, skintest.Customs{
		Places: [][3]string{
			{"member-left", "left", "member-centre"}, {"member-centre", "left", "member-right"}, {"entry", "above", "member-centre"},
			{"retire", "left", "energy"}, {"energy", "left", "entry"}, {"entry", "left", "set"}, {"set", "left", "deck"},
			{"retire", "left", "member-left"}, {"member-right", "left", "deck"},
			{"memory", "above", "deck"}, {"deck", "above", "waiting-room"},
		},
		Neighbours: [][2]string{{"member-left", "member-centre"}, {"member-centre", "member-right"}},
	})
}

// TestEntriesFace: the two entries lie opposite each other on the line through the middle.
func TestEntriesFace(t *testing.T) {
	for name, m := range map[string]*layout.Mat{"wide": &wide, "tall": &tall, "short": &short} {
		if f, ok := (layout.Half{Mat: m}).Frame("entry"); !ok || f.X != 50 {
			t.Errorf("%s: the entry lies at %v", name, f.X)
		}
	}
}

// TestScore: what the number of retired cards means, at each number at which that changes, of a
// player and of a team of two and of three.
func TestScore(t *testing.T) {
	for _, c := range []struct {
		retired, counted, loses int
		want                    string
	}{
		{0, 0, 0, "retired-far"}, {4, 0, 0, "retired-far"}, {5, 0, 0, "retired-near"}, {6, 0, 0, "retired-last"}, {7, 0, 0, "retired-all"}, {8, 0, 0, "retired-all"},
		{6, 6, 7, "retired-last"}, {8, 9, 14, "team-far"}, {8, 10, 14, "team-near"}, {0, 13, 14, "team-last"}, {0, 14, 14, "team-all"},
		{7, 14, 21, "team-far"}, {7, 15, 21, "team-near"}, {7, 20, 21, "team-last"},
	} {
		var p rules.PlayerView
		p.Values.Set("retired", c.retired)
		p.Values.Set("counted", c.counted)
		p.Values.Set("loses-at", c.loses)
		if got := score.State(&p).Words; got != c.want {
			t.Errorf("%d retired, %d of %d: %s, want %s", c.retired, c.counted, c.loses, got, c.want)
		}
	}
}

// TestMoments: the events that mark the line of time, and some that do not.
func TestMoments(t *testing.T) {
	for kind, want := range map[string]skin.Moment{"turn": skin.Turn, "refresh": skin.Growth, "lose": skin.Loss, "damage": 0, "move": 0} {
		if got := Skin.Moments[kind]; got != want {
			t.Errorf("%s: %v, want %v", kind, got, want)
		}
	}
}
