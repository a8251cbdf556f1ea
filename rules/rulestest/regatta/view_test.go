//go:build lanterns

package regatta_test

import (
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/rulestest"
)

// TestViewTells: views say who may be attacked in a turn, and which opponent was chosen for
// a continuous ability, where there are more than two.
func TestViewTells(t *testing.T) {
	attacked, chosen := 0, 0
	for seed := range uint64(12) {
		for _, way := range []struct {
			format string
			seats  int
		}{{"duel", 2}, {"circle", 4}, {"rumble", 4}, {"double", 4}} {
			m := deal(t, setup(t, way.format, way.seats, seed))
			_, err := rulestest.Play(m, rulestest.Mixed(m, seed), func(m *rules.Match) error {
				v := m.View(rules.Spectator)
				for seat := range v.Players {
					if v.Players[seat].Attackable {
						attacked++
						if !mayAttack(v, seat) {
							t.Errorf("%s, seed %d, turn %d of %d: %d may be attacked", way.format, seed, v.Turn, v.Active, seat)
						}
					} else if way.format == "circle" && v.Turn > way.seats && !v.Over && mayAttack(v, seat) {
						t.Errorf("%s, seed %d, turn %d of %d: %d may not be attacked", way.format, seed, v.Turn, v.Active, seat)
					}
					for _, z := range v.Players[seat].Zones {
						for _, c := range z.Cards {
							for _, l := range c.Lines {
								if l.Whom > 0 {
									chosen++
									if way.seats == 2 || l.Whom-1 == c.Seat {
										t.Errorf("%s, seed %d: seat %d has chosen %d", way.format, seed, c.Seat, l.Whom-1)
									}
								}
							}
						}
					}
				}
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if attacked < 100 || chosen < 20 {
		t.Errorf("%d may be attacked, for %d abilities somebody was chosen", attacked, chosen)
	}
}

// mayAttack is what the formats say of whom the turn player, or one of the team, may attack,
// but for who has had no turn yet.
func mayAttack(v *rules.View, seat int) bool {
	p := &v.Players[seat]
	at := slices.Index(v.Order, v.Active)
	switch {
	case p.Lost || p.Left:
		return false
	case v.Format == "circle":
		return v.Order[(at+1)%len(v.Order)] == seat
	case v.Format == "double":
		front := &v.Players[len(v.Players)-1-seat]
		return !p.InTurn && !front.Lost && !front.Left
	}
	return v.Format == "rumble" && seat != v.Active
}
