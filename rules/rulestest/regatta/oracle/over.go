package oracle

import (
	"fmt"
	"slices"

	"gorin/rules"
	"gorin/rules/oracle"
)

// How many wrecks are too many (R1-3), of a team for each who is left (R7-5a).
const tooMany = 5

// heavy is the ballast with which two cards are drawn (R5-1a).
const heavy = 3

// Points that win (R7-4b).
const enough = 2

// stands looks for what would have ended the match, or had somebody leave, and has not.
func (o *half) stands(t *oracle.Table) error {
	v := t.View
	here := present(v)
	if sides := sidesOf(v, here); len(sides) < 2 {
		return fmt.Errorf("R1-5: only %v take part", here)
	}
	checked := t.Request.Kind == "launch" || t.Request.Kind == "race" || t.Request.Kind == "pending"
	some := len(here) < len(v.Players)
	switch v.Format {
	case "seven", "blackjack":
		for _, side := range sidesOf(v, here) {
			n, wrecks := 0, 0
			for _, seat := range here {
				if mates(v, seat, side) {
					n, wrecks = n+1, wrecks+count(v, seat, "wreck")
				}
			}
			if checked && wrecks >= n*tooMany {
				return fmt.Errorf("R7-5a: %d players have %d wrecks", n, wrecks)
			}
		}
		return nil
	case "double":
		if some {
			return fmt.Errorf("R7-3c: only %v take part", here)
		}
	case "triple":
		for seat := range v.Players {
			if out(v, seat) != out(v, front(v, seat)) {
				return fmt.Errorf("R7-4a: of seats %d and %d only one takes part", seat, front(v, seat))
			}
		}
		for side, n := range v.Scores {
			if n != o.scores[side] || n >= enough {
				return fmt.Errorf("R7-4a: team %d has %d points, not %d", side, n, o.scores[side])
			}
		}
	case "rumble":
		if best := fewest(v, here); slices.Contains(v.Options, "first-out") && some && len(best) == 1 {
			return fmt.Errorf("R7-1d: seat %d alone has the fewest wrecks, and the match goes on", best[0])
		}
	case "circle":
		for seat, p := range v.Players {
			if slices.Contains(v.Options, "first-out") && p.Lost {
				return fmt.Errorf("R7-2d: seat %d has lost, and the match goes on", seat)
			}
		}
	}
	for _, seat := range here {
		if n := count(v, seat, "wreck"); checked && n >= tooMany {
			return fmt.Errorf("R1-3: seat %d has %d wrecks", seat, n)
		}
	}
	return nil
}

// gone looks at who has lost or left since the question before, and for what.
func (o *half) gone(v *rules.View) error {
	for seat, p := range v.Players {
		if o.out[seat] && !p.Lost && !p.Left {
			return fmt.Errorf("R1-5: seat %d was out and is back", seat)
		}
		if o.lost[seat] || o.out[seat] || o.order == nil {
			continue
		}
		if p.Lost && o.before != nil && !o.mayLose(v, seat) {
			return fmt.Errorf("R1-3: seat %d has lost with %d wrecks and %d cards in the deck before", seat, count(o.before.View, seat, "wreck"), count(o.before.View, seat, "deck"))
		}
		if p.Left && (v.Format != "triple" || !v.Players[front(v, seat)].Lost) {
			return fmt.Errorf("R7-4a: seat %d has left without having lost", seat)
		}
		if other := front(v, seat); v.Format == "triple" && p.Lost && v.Players[other].Left {
			o.scores[side(v, other)]++
		}
	}
	return nil
}

// mayLose reports whether one could lose since the question before: by wrecks, by an empty
// deck, by a text.
func (o *half) mayLose(v *rules.View, seat int) bool {
	wrecks, drawn := count(o.before.View, seat, "wreck"), 0
	all := v.Format == "seven" || v.Format == "blackjack"
	for _, e := range o.after {
		if e.Event.Kind != "move" {
			continue
		}
		if e.Event.To == (rules.Place{Seat: seat, Zone: "wreck"}) {
			wrecks++
		}
		if e.Event.From == (rules.Place{Seat: seat, Zone: "deck"}) {
			drawn++
		}
	}
	if count(o.before.View, seat, "ballast") >= heavy { // two cards have to be drawn (R5-1a)
		drawn++
	}
	return all || wrecks >= tooMany || drawn >= count(o.before.View, seat, "deck") || heard(o.after)
}

func present(v *rules.View) (seats []int) {
	for seat := range v.Players {
		if !out(v, seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// sidesOf is one seat of each side among some.
func sidesOf(v *rules.View, seats []int) (one []int) {
	for _, seat := range seats {
		if !slices.ContainsFunc(one, func(other int) bool { return mates(v, other, seat) }) {
			one = append(one, seat)
		}
	}
	return one
}

func count(v *rules.View, seat int, zone string) int {
	for _, z := range v.Players[seat].Zones {
		if z.Place.Zone == zone {
			return z.Count
		}
	}
	return 0
}

// fewest is who has the fewest wrecks among some.
func fewest(v *rules.View, seats []int) (best []int) {
	for _, seat := range seats {
		n := count(v, seat, "wreck")
		if len(best) > 0 && n < count(v, best[0], "wreck") {
			best = nil
		}
		if len(best) == 0 || n == count(v, best[0], "wreck") {
			best = append(best, seat)
		}
	}
	return best
}

// Over holds the result against the rules.
func (o *half) Over(v *rules.View) error {
	r, here := &v.Result, present(v)
	order := o.order
	if order == nil { // nobody has been asked anything
		order = v.Order
	}
	var want []int
	switch {
	case r.Clause == "R6-5": // a loop that nobody can leave
	case r.Clause == "R7-1d", r.Clause == "R7-1f": // when somebody leaves, or later
		if want = fewest(v, here); len(want) != 1 || len(here) == len(v.Players) {
			return fmt.Errorf("R7-1d: the fewest wrecks have %v", want)
		}
	case r.Clause == "R7-2d", r.Clause == "R7-2g":
		for _, seat := range here {
			if next := order[(slices.Index(order, seat)+1)%len(order)]; v.Players[next].Lost && !o.lost[next] {
				want = append(want, seat)
			}
		}
	case v.Format == "triple":
		return o.points(v)
	case teams(v) > 0:
		for seat := range v.Players { // of both teams nobody
			if !beaten(v, seat) && beaten(v, front(v, seat)) {
				want = append(want, seat)
			}
		}
	default:
		want = here
	}
	if !slices.Equal(r.Winners, want) {
		return fmt.Errorf("%s: the seats %v win, not %v", r.Clause, r.Winners, want)
	}
	return nil
}

// beaten reports whether the team of a player is: in double team when one has lost (R7-3c),
// else when nobody is left (R7-5b).
func beaten(v *rules.View, seat int) bool {
	left := false
	for mate, p := range v.Players {
		if mates(v, mate, seat) {
			if v.Format == "double" && p.Lost {
				return true
			}
			left = left || !out(v, mate)
		}
	}
	return !left
}

// points is R7-4b and R7-4c.
func (o *half) points(v *rules.View) error {
	var score [2]int
	copy(score[:], v.Scores)
	win := -1
	switch {
	case score[0] > score[1]:
		win = 0
	case score[1] > score[0]:
		win = 1
	}
	if max(score[0], score[1]) < enough && len(present(v)) > 0 {
		return fmt.Errorf("R7-4b: it is over at %v points, and %v are left", score, present(v))
	}
	for seat := range v.Players {
		if slices.Contains(v.Result.Winners, seat) != (side(v, seat) == win) {
			return fmt.Errorf("R7-4c: at %v points the seats %v win", score, v.Result.Winners)
		}
	}
	return nil
}

var _ oracle.Ending = (*half)(nil)
