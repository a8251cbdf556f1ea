package weiss

import (
	"testing"

	"gorin/render/skin"
	"gorin/render/skin/skintest"
)

func TestSkin(t *testing.T) {
	skintest.Check(t, &Skin, skintest.Customs{
		Places: [][3]string{
			{"front-left", "left", "front-centre"}, {"front-centre", "left", "front-right"}, {"back-left", "left", "back-right"},
			{"front-left", "above", "back-left"}, {"front-centre", "above", "back-right"}, // the front row is nearer to the battle line
			{"front-left", "left", "back-left"}, {"back-left", "left", "front-centre"}, {"front-centre", "left", "back-right"}, // the back row in its gaps
			{"climax", "above", "level"}, {"climax", "left", "back-left"}, {"level", "left", "back-left"}, {"stock", "left", "climax"},
			{"back-left", "above", "clock"}, {"level", "left", "clock"}, {"resolution", "left", "front-left"},
			{"memory", "above", "deck"}, {"deck", "above", "waiting-room"}, {"back-right", "left", "deck"}, {"clock", "left", "waiting-room"},
		},
		Neighbours: [][2]string{{"front-left", "front-centre"}, {"front-centre", "front-right"}, {"back-left", "back-right"}},
	})
}

// TestMoments: the events that mark the line of time, and some that do not.
func TestMoments(t *testing.T) {
	for kind, want := range map[string]skin.Moment{"turn": skin.Turn, "damage-done": skin.Damage, "level-up": skin.Growth, "lose": skin.Loss, "damage": 0, "move": 0} {
		if got := Skin.Moments[kind]; got != want {
			t.Errorf("%s: %v, want %v", kind, got, want)
		}
	}
}
