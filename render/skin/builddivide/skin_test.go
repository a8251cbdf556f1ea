package builddivide

import (
	"testing"

	"gorin/render/skin"
	"gorin/render/skin/skintest"
)

func TestSkin(t *testing.T) {
	skintest.Check(t, &Skin, skintest.Customs{Places: [][3]string{
		{"field", "above", "energy"}, {"life", "left", "field"}, {"life", "left", "energy"}, {"field", "left", "territory"},
		{"energy", "left", "deck"}, {"energy", "left", "graveyard"}, {"field", "left", "deck"},
	}})
}

func TestIsInner(t *testing.T) {
	for trait, want := range map[string]bool{"海": false, "〔潮騒の都〕": true, "《澪》": true, "": false} {
		if got := Skin.IsInner(trait); got != want {
			t.Errorf("%q: %v", trait, got)
		}
	}
}

// TestMoments: the events that mark the line of time, and some that do not.
func TestMoments(t *testing.T) {
	for kind, want := range map[string]skin.Moment{"turn": skin.Turn, "damage": skin.Damage, "lose": skin.Loss, "damage-done": 0, "move": 0} {
		if got := Skin.Moments[kind]; got != want {
			t.Errorf("%s: %v, want %v", kind, got, want)
		}
	}
}
