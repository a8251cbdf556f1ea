package rulestest

import (
	"fmt"
	"slices"

	"gorin/rules"
)

// outIsOut: nobody who is out is asked, and the order of turns has everybody who takes part
// once.
func outIsOut(m *rules.Match) error {
	q, v := m.Pending(), m.View(rules.Spectator)
	if q == nil {
		return nil
	}
	players := playing(v)
	for _, seat := range asked(q) {
		if !slices.Contains(players, seat) {
			return fmt.Errorf("%s (%s): seat %d is out and is asked", q.Kind, q.Clause, seat)
		}
	}
	for _, seat := range players {
		if v.Format != "" && !slices.Contains(v.Order, seat) {
			return fmt.Errorf("seat %d takes part and has no turn in %v", seat, v.Order)
		}
	}
	for i, seat := range v.Order {
		if slices.Contains(v.Order[:i], seat) {
			return fmt.Errorf("seat %d has two turns in %v", seat, v.Order)
		}
	}
	if len(players) == 0 {
		return fmt.Errorf("%s (%s): nobody takes part", q.Kind, q.Clause)
	}
	return nil
}

// sidesSee: teammates see the same cards, and of a card that nobody has been shown and that
// lies hidden from others, only its player's own side sees which it is.
func sidesSee(m *rules.Match) error {
	s, t := m.Setup(), m.Table()
	if len(s.Seats) == 2 {
		return nil // where NothingLeaks says all of it
	}
	together := teams(m) > 0
	views := []*rules.View{m.View(rules.Spectator)}
	for seat := range s.Seats {
		views = append(views, m.View(seat))
	}
	seen := make([]map[rules.Card]bool, len(views))
	for i, v := range views {
		seen[i] = map[rules.Card]bool{}
		eachCard(v, func(c *rules.CardView, _ rules.Place) { seen[i][c.ID] = c.ID != 0 })
	}
	mates := func(a, b int) bool {
		return a == b || together && views[0].Players[a].Team == views[0].Players[b].Team
	}
	for id := 1; id < len(t.M.S.Cards); id++ {
		card, c := &t.M.S.Cards[id], rules.Card(id)
		spec := t.M.Spec(card.Zone)
		whose := t.M.PlayerOf(card.Zone)
		hidden := card.Known|card.Seen == 0 && (spec.Owner || card.FaceDown) && !t.M.Book.Prints[card.Print].Faces
		for a := range s.Seats {
			for b := range a {
				if mates(a, b) && seen[a+1][c] != seen[b+1][c] {
					return fmt.Errorf("seats %d and %d are mates, and one of them sees card %d in %s", a, b, c, spec.Key)
				}
			}
			if hidden && seen[a+1][c] && (whose < 0 || !mates(a, int(whose))) {
				return fmt.Errorf("seat %d sees card %d in %s of seat %d", a, c, spec.Key, whose)
			}
		}
		if hidden && seen[0][c] {
			return fmt.Errorf("anybody sees card %d in %s of seat %d", c, spec.Key, whose)
		}
	}
	return nil
}

// eachCard calls f for every card of a view.
func eachCard(v *rules.View, f func(c *rules.CardView, at rules.Place)) {
	zones := v.Shared
	for _, p := range v.Players {
		zones = append(zones[:len(zones):len(zones)], p.Zones...)
	}
	for _, z := range zones {
		for i := range z.Cards {
			f(&z.Cards[i], z.Place)
		}
	}
}
