package oracle

import (
	"slices"

	"gorin/rules"
	"gorin/rules/oracle"
)

// sides is who plays with whom: two teams in some formats (12.8 to 12.10), that sit in a row each (12.8.2).
func sides(v *rules.View) oracle.Sides {
	s := oracle.Sides{View: v}
	switch v.Format {
	case "double", "triple", "seven", "blackjack":
		s.Teams = 2
	}
	return s
}

// attackable is whom the asked player may attack.
func (o *half) attackable(t *table) (seats []int) {
	v := t.View
	for seat := range v.Players {
		switch {
		case !t.In(seat), sides(v).Mates(seat, t.Me),
			v.Format != "duel" && v.Format != "" && !o.begun[seat],   // 12.3.1
			v.Format == "circle" && sides(v).Beside(t.Me, 1) != seat, // 12.7.6
			sides(v).Teams > 0 && sides(v).Front(t.Me) != seat:       // 12.8.5, 12.9.5, 12.10.5
			continue
		}
		seats = append(seats, seat)
	}
	return seats
}

// blockers is who may block an attack on a player, in the order in which they are asked:
// who is attacked, and in teams then the others by seat (12.6.6.1, 12.7.6.1, 12.8.5.1).
func blockers(t *table, target int) (seats []int) {
	if t.In(target) {
		seats = append(seats, target)
	}
	for seat := range t.View.Players {
		if seat != target && t.In(seat) && sides(t.View).Mates(seat, target) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// answerers is who may answer what a player plays, from the turn player on in the order of
// turns (9.7.3.1, 12.2.1): in a circle the neighbours only (12.7.5).
func answerers(t *table, by int) (seats []int) {
	v := t.View
	for _, seat := range fromActive(v) {
		if t.In(seat) && (v.Format != "circle" || seat == sides(v).Beside(by, 1) || seat == sides(v).Beside(by, -1)) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// fromActive is everybody in the order of turns, from the turn player, of teams from the
// turn team, on.
func fromActive(v *rules.View) []int {
	order := v.Order
	if order == nil {
		for seat := range v.Players {
			order = append(order, seat)
		}
	}
	if sides(v).Teams > 0 {
		order = slices.Clone(order)
		slices.SortStableFunc(order, func(a, b int) int {
			if x, y := sides(v).InTurn(a), sides(v).InTurn(b); x != y {
				if x {
					return -1
				}
				return 1
			}
			return a - b
		})
		return order
	}
	if at := slices.Index(order, v.Active); at >= 0 {
		order = slices.Concat(order[at:], order[:at])
	}
	return order
}

// opponents is whom the texts of a player call opponents (12.6.4, 12.7.4).
func opponents(t *table, of int) (seats []int) {
	v := t.View
	for seat := range v.Players {
		if t.In(seat) && !sides(v).Mates(seat, of) && (v.Format != "circle" || seat == sides(v).Beside(of, 1) || seat == sides(v).Beside(of, -1)) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// together is a question to all who are in turn (12.5.7.2.3, 12.5.7.2.4).
func (o *half) together(t *table, clause string) oracle.Offered {
	w := t.One(t.Me, clause)
	for _, seat := range fromActive(t.View) {
		if t.In(seat) && sides(t.View).InTurn(seat) {
			w.Seats = append(w.Seats, seat)
		}
	}
	if len(w.Seats) < 2 {
		w.Seat = append(w.Seats, -1)[0]
		w.Seats = nil
	}
	return w
}
