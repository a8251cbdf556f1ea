package oracle

import (
	"slices"

	"gorin/rules"
	"gorin/rules/oracle"
)

// teams is how many teams there are in a format (R7-3 to R7-6), 0 for none.
func teams(v *rules.View) int {
	switch v.Format {
	case "double", "triple", "seven", "blackjack":
		return 2
	}
	return 0
}

// side is the team of a seat, from left to right (R7-3a), or oneself.
func side(v *rules.View, seat int) int {
	if n := teams(v); n > 0 {
		return seat / (len(v.Players) / n)
	}
	return seat
}

// mates reports whether two seats play together, which everybody does with oneself.
func mates(v *rules.View, a, b int) bool { return side(v, a) == side(v, b) }

// front is who sits in front of a player (R7-3a).
func front(v *rules.View, seat int) int { return len(v.Players) - 1 - seat }

// inTurn reports whether it is the turn of a player (R5, R8-1).
func inTurn(v *rules.View, seat int) bool { return mates(v, seat, v.Active) }

// beside is who comes so many places after a player in the order of turns, -1 where that
// place is empty (R7-2b).
func beside(v *rules.View, seat, places int) int {
	n := len(v.Order)
	at := slices.Index(v.Order, seat)
	if at < 0 || n < 2 {
		return -1
	}
	next := v.Order[(at+places+n)%n]
	if p := &v.Players[next]; p.Lost || p.Left {
		return -1
	}
	return next
}

// attackable is whom the asked player may attack (R7).
func (o *half) attackable(t *oracle.Table) (seats []int) {
	v := t.View
	for seat := range v.Players {
		if !t.In(seat) || mates(v, seat, t.Me) || !o.begun[seat] && v.Format != "duel" { // R7-1b, R7-2c, R7-3
			continue
		}
		switch {
		case v.Format == "circle" && beside(v, t.Me, 1) != seat, // R7-2
			teams(v) > 0 && front(v, t.Me) != seat: // R7-3a
			continue
		}
		seats = append(seats, seat)
	}
	return seats
}

// blockers is who may block an attack on a player (R5-3b, R7-3b).
func blockers(t *oracle.Table, target int) (seats []int) {
	for seat := range t.View.Players {
		if t.In(seat) && mates(t.View, seat, target) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// repliers is who may call back a boat that a player launches (R5-2a, R7-1e, R7-2f, R7-3).
func repliers(t *oracle.Table, by int) (seats []int) {
	v := t.View
	for seat := range v.Players {
		if !t.In(seat) || mates(v, seat, by) || v.Format == "circle" && seat != beside(v, by, 1) && seat != beside(v, by, -1) {
			continue
		}
		seats = append(seats, seat)
	}
	return seats
}
