package oracle

import (
	"slices"

	"gorin/rules"
)

// Sides is who plays with whom at a table.
type Sides struct {
	View  *rules.View
	Teams int // as many neighbours each, from left to right; 0 if everybody plays alone
}

// Of is the team of a seat, or oneself.
func (s Sides) Of(seat int) int {
	if s.Teams > 0 {
		return seat / (len(s.View.Players) / s.Teams)
	}
	return seat
}

// Mates reports whether two seats play together, which everybody does with oneself.
func (s Sides) Mates(a, b int) bool { return s.Of(a) == s.Of(b) }

// Front is who sits in front of a player of two teams: the one's right is the other's left.
func (s Sides) Front(seat int) int { return len(s.View.Players) - 1 - seat }

// InTurn reports whether it is the turn of a player or of a teammate.
func (s Sides) InTurn(seat int) bool { return s.Mates(seat, s.View.Active) }

// Out reports whether a player takes part no more.
func (s Sides) Out(seat int) bool { return s.View.Players[seat].Lost || s.View.Players[seat].Left }

// Present are the seats that take part.
func (s Sides) Present() (seats []int) {
	for seat := range s.View.Players {
		if !s.Out(seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// OneOfEach is one seat of each side among some.
func (s Sides) OneOfEach(seats []int) (one []int) {
	for _, seat := range seats {
		if !slices.ContainsFunc(one, func(other int) bool { return s.Mates(other, seat) }) {
			one = append(one, seat)
		}
	}
	return one
}

// Beside is who comes so many places after a player in the order of turns, -1 where that
// place is empty.
func (s Sides) Beside(seat, places int) int {
	order := s.View.Order
	at := slices.Index(order, seat)
	if at < 0 || len(order) < 2 {
		return -1
	}
	next := order[(at+places+len(order))%len(order)]
	if s.Out(next) {
		return -1
	}
	return next
}

// Next is whose turn comes after the one of active: the next in the order that was who takes
// part, of teams the next of another one. In out are those who took no part already then.
func (s Sides) Next(order []int, active int, out map[int]bool) int {
	at := slices.Index(order, active)
	for i := range order {
		seat := order[(at+i+1)%len(order)]
		here := !s.Out(seat) || seat == s.View.Active && !out[seat] // who may have left in that turn
		if here && (s.Teams == 0 || !s.Mates(seat, active)) {
			return seat
		}
	}
	return active
}

// Count is how many cards a player has in a zone.
func (s Sides) Count(seat int, zone string) int {
	for _, z := range s.View.Players[seat].Zones {
		if z.Place.Zone == zone {
			return z.Count
		}
	}
	return 0
}

// Fewest is who has the fewest cards in a zone among some.
func (s Sides) Fewest(seats []int, zone string) (best []int) {
	for _, seat := range seats {
		n := s.Count(seat, zone)
		if len(best) > 0 && n < s.Count(best[0], zone) {
			best = nil
		}
		if len(best) == 0 || n == s.Count(best[0], zone) {
			best = append(best, seat)
		}
	}
	return best
}

// Beaten reports whether the side of a player is: when nobody of it is left, or when one has
// lost if that is enough.
func (s Sides) Beaten(seat int, one bool) bool {
	for mate, p := range s.View.Players {
		if s.Mates(mate, seat) && p.Lost && one {
			return true
		}
	}
	return !slices.ContainsFunc(s.Present(), func(mate int) bool { return s.Mates(mate, seat) })
}

// Left are the seats of the one of two teams that is not Beaten, nobody if both are.
func (s Sides) Left(one bool) (seats []int) {
	for seat := range s.View.Players {
		if !s.Beaten(seat, one) && s.Beaten(s.Front(seat), one) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// Ahead are the seats of the one of two teams that has more points, nobody if both have as
// many.
func (s Sides) Ahead() (seats []int) {
	var score [2]int
	copy(score[:], s.View.Scores)
	for seat := range s.View.Players {
		if of := s.Of(seat); score[of] > score[1-of] {
			seats = append(seats, seat)
		}
	}
	return seats
}
