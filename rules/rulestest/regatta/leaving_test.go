//go:build lanterns

package regatta_test

import (
	"testing"

	"gorin/rules/bot"
)

// TestAttackEnds: no attack is shown any more with a boat of one who leaves, or on that player
// (R1-5e); when anybody else leaves it goes on.
func TestAttackEnds(t *testing.T) {
	m := deal(t, setup(t, "rumble", 5, 4))
	b, seen := bot.Random(4), 0
	for seen < 20 && m.Pending() != nil {
		if v := m.View(0); v.Attack.Kind == "race" {
			seen++
			for seat := range v.Players {
				if v.Players[seat].Lost {
					continue
				}
				after := m.Copy()
				if err := after.Concede(seat); err != nil {
					t.Fatal(err)
				}
				now := after.View(0).Attack
				if ends := seat == v.Active || seat == v.Attack.Seat; !after.Result().Over && (now.Kind == "") != ends {
					t.Errorf("%s on seat %d in the turn of %d; when seat %d has left: %+v", v.Attack.Kind, v.Attack.Seat, v.Active, seat, now)
				}
			}
		}
		r := m.Pending()
		if err := m.Answer(r.Seq, b.Choose(nil, r)); err != nil {
			t.Fatal(err)
		}
	}
	if seen == 0 {
		t.Error("nobody attacks")
	}
}
