package luckandlogic

import (
	"testing"

	"gorin/render/layout"
	"gorin/render/skin"
	"gorin/render/skin/skintest"
)

func TestSkin(t *testing.T) {
	skintest.Check(t, &Skin, skintest.Customs{
		Places: [][3]string{
			{"front-left", "left", "front-centre"}, {"front-centre", "left", "front-right"}, {"back-left", "left", "back-centre"}, {"back-centre", "left", "back-right"},
			{"front-left", "above", "back-left"}, {"front-centre", "above", "back-centre"}, {"front-right", "above", "back-right"},
			{"gate-front-left", "above", "front-left"}, {"stock", "left", "level"}, {"level", "left", "back-left"},
			{"front-right", "left", "deck"}, {"back-right", "left", "drop"}, {"deck", "above", "drop"},
		},
		Neighbours: [][2]string{{"front-left", "front-centre"}, {"front-centre", "front-right"}, {"back-left", "back-centre"}, {"back-centre", "back-right"}},
	})
}

// TestCirclesFace: circles of one column lie in one line, and the middle one on that through the middle of the table.
func TestCirclesFace(t *testing.T) {
	for name, m := range map[string]*layout.Mat{"wide": &wide, "tall": &tall, "short": &short} {
		half := layout.Half{Mat: m}
		for _, column := range []string{"left", "centre", "right"} {
			front, _ := half.Frame("front-" + column)
			back, _ := half.Frame("back-" + column)
			if front.X != back.X {
				t.Errorf("%s: the columns %s lie at %v and %v", name, column, front.X, back.X)
			}
		}
		if f, _ := half.Frame("front-centre"); f.X != 50 {
			t.Errorf("%s: the middle column lies at %v", name, f.X)
		}
	}
}

// TestMoments: the events that mark the line of time, and some that do not.
func TestMoments(t *testing.T) {
	for kind, want := range map[string]skin.Moment{"turn": skin.Turn, "destroy": skin.Damage, "refresh": skin.Growth, "lose": skin.Loss, "move": 0} {
		if got := Skin.Moments[kind]; got != want {
			t.Errorf("%s: %v, want %v", kind, got, want)
		}
	}
}
