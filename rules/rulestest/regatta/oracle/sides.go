package oracle

import (
	"gorin/rules"
	"gorin/rules/oracle"
)

// sides is who plays with whom: two teams in some formats (R7-3 to R7-6), that sit in a row each (R7-3a).
func sides(v *rules.View) oracle.Sides {
	s := oracle.Sides{View: v}
	switch v.Format {
	case "double", "triple", "seven", "blackjack":
		s.Teams = 2
	}
	return s
}

// attackable is whom the asked player may attack (R7).
func (o *half) attackable(t *oracle.Table) (seats []int) {
	v := t.View
	for seat := range v.Players {
		if !t.In(seat) || sides(v).Mates(seat, t.Me) || !o.begun[seat] && v.Format != "duel" { // R7-1b, R7-2c, R7-3
			continue
		}
		switch {
		case v.Format == "circle" && sides(v).Beside(t.Me, 1) != seat, // R7-2
			sides(v).Teams > 0 && sides(v).Front(t.Me) != seat: // R7-3a
			continue
		}
		seats = append(seats, seat)
	}
	return seats
}

// blockers is who may block an attack on a player (R5-3b, R7-3b).
func blockers(t *oracle.Table, target int) (seats []int) {
	for seat := range t.View.Players {
		if t.In(seat) && sides(t.View).Mates(seat, target) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// repliers is who may call back a boat that a player launches (R5-2a, R7-1e, R7-2f, R7-3).
func repliers(t *oracle.Table, by int) (seats []int) {
	v := t.View
	for seat := range v.Players {
		if !t.In(seat) || sides(v).Mates(seat, by) || v.Format == "circle" && seat != sides(v).Beside(by, 1) && seat != sides(v).Beside(by, -1) {
			continue
		}
		seats = append(seats, seat)
	}
	return seats
}
