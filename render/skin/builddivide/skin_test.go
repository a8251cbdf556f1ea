package builddivide

import (
	"testing"

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
