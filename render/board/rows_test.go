package board

import (
	"testing"

	"gorin/rules"
)

// TestTogether: of several cards attached to one that lie beside each other, the last
// says what they add together.
func TestTogether(t *testing.T) {
	cards := []*rules.CardView{{ID: 1}, {ID: 2, Under: 1, Worth: 1000}, {ID: 3, Under: 1, Worth: 2000}, {ID: 4}, {ID: 5, Under: 4, Worth: 500}}
	for i, want := range []struct {
		badge string
		mute  bool
	}{{}, {mute: true}, {badge: "+3000"}, {}, {}} {
		if badge, mute := together(cards, i); badge != want.badge || mute != want.mute {
			t.Errorf("card %d: %q, %v", i+1, badge, mute)
		}
	}
}
