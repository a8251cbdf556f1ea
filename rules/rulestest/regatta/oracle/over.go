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
	at := sides(v)
	here := at.Present()
	if len(at.OneOfEach(here)) < 2 {
		return fmt.Errorf("R1-5: only %v take part", here)
	}
	checked := t.Request.Kind == "launch" || t.Request.Kind == "race" || t.Request.Kind == "pending"
	some := len(here) < len(v.Players)
	switch v.Format {
	case "seven", "blackjack":
		for _, side := range at.OneOfEach(here) {
			n, wrecks := 0, 0
			for _, seat := range here {
				if at.Mates(seat, side) {
					n, wrecks = n+1, wrecks+at.Count(seat, "wreck")
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
			if at.Out(seat) != at.Out(at.Front(seat)) {
				return fmt.Errorf("R7-4a: of seats %d and %d only one takes part", seat, at.Front(seat))
			}
		}
		for side, n := range v.Scores {
			if n != o.scores[side] || n >= enough {
				return fmt.Errorf("R7-4a: team %d has %d points, not %d", side, n, o.scores[side])
			}
		}
	case "rumble":
		if best := at.Fewest(here, "wreck"); slices.Contains(v.Options, "first-out") && some && len(best) == 1 {
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
		if n := at.Count(seat, "wreck"); checked && n >= tooMany {
			return fmt.Errorf("R1-3: seat %d has %d wrecks", seat, n)
		}
	}
	return nil
}

// gone looks at who has lost or left since the question before, and for what.
func (o *half) gone(v *rules.View) error {
	at := sides(v)
	for seat, p := range v.Players {
		if o.out[seat] && !p.Lost && !p.Left {
			return fmt.Errorf("R1-5: seat %d was out and is back", seat)
		}
		if o.lost[seat] || o.out[seat] || o.order == nil {
			continue
		}
		if p.Lost && o.before != nil && !o.mayLose(v, seat) {
			was := sides(o.before.View)
			return fmt.Errorf("R1-3: seat %d has lost with %d wrecks and %d cards in the deck before", seat, was.Count(seat, "wreck"), was.Count(seat, "deck"))
		}
		if p.Left && (v.Format != "triple" || !v.Players[at.Front(seat)].Lost) {
			return fmt.Errorf("R7-4a: seat %d has left without having lost", seat)
		}
		if other := at.Front(seat); v.Format == "triple" && p.Lost && v.Players[other].Left {
			o.scores[at.Of(other)]++
		}
	}
	return nil
}

// mayLose reports whether one could lose since the question before: by wrecks, by an empty
// deck, by a text.
func (o *half) mayLose(v *rules.View, seat int) bool {
	was := sides(o.before.View)
	wrecks, drawn := was.Count(seat, "wreck"), 0
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
	if was.Count(seat, "ballast") >= heavy { // two cards have to be drawn (R5-1a)
		drawn++
	}
	return all || wrecks >= tooMany || drawn >= was.Count(seat, "deck") || heard(o.after)
}

// Over holds the result against the rules.
func (o *half) Over(v *rules.View) error {
	r, at := &v.Result, sides(v)
	here := at.Present()
	order := o.order
	if order == nil { // nobody has been asked anything
		order = v.Order
	}
	var want []int
	switch {
	case r.Clause == "R6-5": // a loop that nobody can leave
	case r.Clause == "R7-1d", r.Clause == "R7-1f": // when somebody leaves, or later
		if want = at.Fewest(here, "wreck"); len(want) != 1 || len(here) == len(v.Players) {
			return fmt.Errorf("R7-1d: the fewest wrecks have %v", want)
		}
	case r.Clause == "R7-2d", r.Clause == "R7-2g":
		for _, seat := range here {
			if next := order[(slices.Index(order, seat)+1)%len(order)]; v.Players[next].Lost && !o.lost[next] {
				want = append(want, seat)
			}
		}
	case v.Format == "triple": // who has more points (R7-4b, R7-4c)
		if len(here) > 0 && !slices.ContainsFunc(v.Scores, func(n int) bool { return n >= enough }) {
			return fmt.Errorf("R7-4b: it is over at %v points, and %v are left", v.Scores, here)
		}
		want = at.Ahead()
	case at.Teams > 0: // whoever is left, in double team with whom nobody has lost (R7-5b, R7-3c)
		want = at.Left(v.Format == "double")
	default:
		want = here
	}
	if !slices.Equal(r.Winners, want) {
		return fmt.Errorf("%s: the seats %v win, not %v", r.Clause, r.Winners, want)
	}
	return nil
}

var _ oracle.Ending = (*half)(nil)
