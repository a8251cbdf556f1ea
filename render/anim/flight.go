// Package anim makes the picture follow the game: cards fly from where they
// lay to where they lie. It is pure: poses and milliseconds in, poses out.
package anim

import (
	"slices"

	"gorin/render/layout"
)

// How long a flight takes and how far two that begin together lie apart, in
// milliseconds.
const (
	Duration = 260
	Stagger  = 70
	mostLate = 420
)

// Flight is one card under way.
type Flight struct {
	Card     uint16 // 0: a card that is not known, drawn by its back
	From, To layout.Pose
	Begin    int64
}

// Set is the flights under way.
type Set struct{ flights []Flight }

// Hop is a move that the table has seen without knowing the card.
type Hop struct{ From, To layout.Pose }

// Plan starts flights for every card whose pose has changed, and for the
// hops; order lists cards in the order in which they moved, others go first.
func (s *Set) Plan(now int64, before, after map[uint16]layout.Pose, order []uint16, hops []Hop) {
	s.flights = slices.DeleteFunc(s.flights, func(f Flight) bool { return now >= f.Begin+Duration })
	var moved []uint16
	for card, to := range after {
		if from, ok := before[card]; ok && far(from, to) {
			moved = append(moved, card)
		}
	}
	rank := func(card uint16) int { return slices.Index(order, card) }
	slices.SortFunc(moved, func(a, b uint16) int {
		if d := rank(a) - rank(b); d != 0 {
			return d
		}
		return int(a) - int(b)
	})
	late := int64(0)
	for _, card := range moved {
		if rank(card) >= 0 {
			late = min(late+Stagger, mostLate)
		}
		s.flights = slices.DeleteFunc(s.flights, func(f Flight) bool { return f.Card == card })
		s.flights = append(s.flights, Flight{card, before[card], after[card], now + late})
	}
	for i, h := range hops {
		s.flights = append(s.flights, Flight{0, h.From, h.To, now + min(int64(i)*Stagger, mostLate)})
	}
}

func far(a, b layout.Pose) bool {
	d := func(x, y float64) bool { return x-y > 2 || y-x > 2 }
	return d(a.X, b.X) || d(a.Y, b.Y) || a.Turns != b.Turns
}

// Busy reports whether anything is under way.
func (s *Set) Busy(now int64) bool {
	for _, f := range s.flights {
		if now < f.Begin+Duration {
			return true
		}
	}
	return false
}

// Stop ends all flights.
func (s *Set) Stop() { s.flights = nil }

// At is the pose of a card that lies at home, and whether it is under way.
func (s *Set) At(card uint16, home layout.Pose, now int64) (layout.Pose, bool) {
	for _, f := range s.flights {
		if f.Card == card && card != 0 && now < f.Begin+Duration {
			return f.pose(now), true
		}
	}
	return home, false
}

// Hidden is the poses of the unknown cards under way.
func (s *Set) Hidden(now int64) []layout.Pose {
	var out []layout.Pose
	for _, f := range s.flights {
		if f.Card == 0 && now >= f.Begin && now < f.Begin+Duration {
			out = append(out, f.pose(now))
		}
	}
	return out
}

func (f Flight) pose(now int64) layout.Pose {
	t := float64(now-f.Begin) / Duration
	return f.From.Lerp(f.To, Ease(t))
}

// Ease begins fast and ends softly, from 0 at 0 to 1 at 1.
func Ease(t float64) float64 {
	t = max(0, min(1, t))
	return 1 - (1-t)*(1-t)*(1-t)
}
