package all_test

import (
	"testing"

	"gorin/render/skin"
	skins "gorin/render/skin/all"
	"gorin/render/skin/skintest"
	"gorin/rules"
)

// TestPlain: a game without a skin of its own has one in which every zone has its place and
// a name.
func TestPlain(t *testing.T) {
	for _, game := range rules.Games() {
		s := skin.Plain(game)
		t.Run(game, func(t *testing.T) { skintest.CheckPlain(t, s) })
		placed := map[string]bool{s.Hand: true}
		for _, f := range s.Wide.Frames {
			placed[f.Zone] = true
		}
		n := rules.NotationOf(game)
		for _, z := range n.Shared {
			placed[z] = true // between the halves
		}
		for _, z := range n.Zones {
			if !placed[z] {
				t.Errorf("%s: there is no place for %s", game, z)
			}
		}
	}
	if a, b := skins.For("chess"), skins.For("chess"); a == nil || a != b || a.Name[1] != "Chess" {
		t.Error("a game that is not known has no skin, or another each time")
	}
}
