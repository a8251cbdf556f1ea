package oracle

import (
	"fmt"
	"slices"

	"gorin/rules"
)

type view = rules.View

// gone looks at who has lost or left since the question before, and for what.
func (o *half) gone(v *view) error {
	at := sides(v)
	for seat, p := range v.Players {
		if o.out[seat] && !p.Lost && !p.Left {
			return fmt.Errorf("1.2.2: seat %d was out and is back", seat)
		}
		if o.lost[seat] || o.out[seat] || o.order == nil {
			continue
		}
		if p.Lost && o.before != nil && !o.mayLose(v, seat) {
			was := sides(o.before.View)
			return fmt.Errorf("1.2.2: seat %d has lost with %d retired cards and %d cards in deck and waiting room before",
				seat, was.Count(seat, "retire"), was.Count(seat, "deck")+was.Count(seat, "waiting-room"))
		}
		if p.Left && (v.Format != "triple" || !v.Players[at.Front(seat)].Lost) {
			return fmt.Errorf("12.9.3.3: seat %d has left without having lost", seat)
		}
		if other := at.Front(seat); v.Format == "triple" && p.Lost && v.Players[other].Left {
			o.scores[at.Of(other)]++
		}
	}
	return nil
}

// mayLose reports whether one could lose since the question before: by retired cards, by
// an empty deck, by a text.
func (o *half) mayLose(v *view, seat int) bool {
	was := sides(o.before.View)
	retired, left := was.Count(seat, "retire"), was.Count(seat, "deck")+was.Count(seat, "waiting-room")
	for _, e := range o.after {
		if e.Event.Kind == "move" && e.Event.To == (rules.Place{Seat: seat, Zone: "retire"}) {
			retired++
		}
		if e.Event.Kind == "move" && e.Event.From == (rules.Place{Seat: seat, Zone: "deck"}) {
			left--
		}
	}
	all := v.Format == "seven" || v.Format == "blackjack" // the others' retired cards count too
	return all || retired >= tooMany || left <= 1 || heard(o.after)
}

// Over holds the result against the book.
func (o *half) Over(v *view) error {
	r, at := &v.Result, sides(v)
	here := at.Present()
	order := o.order
	if order == nil { // nobody has been asked anything
		order = v.Order
	}
	var want []int
	switch {
	case r.Clause == "13.1.1.3": // a loop that nobody can leave
	case heard(o.after): // a text may say who wins
		return nil
	case r.Clause == "12.6.3.1", r.Clause == "12.6.3.2": // when somebody leaves, or later
		if want = at.Fewest(here, "retire"); len(want) != 1 || len(here) == len(v.Players) {
			return fmt.Errorf("12.6.3.1: the fewest retired cards have %v", want)
		}
	case r.Clause == "12.7.3.1", r.Clause == "12.7.3.2", r.Clause == "12.7.3.2.1":
		for _, seat := range here {
			if next := order[(slices.Index(order, seat)+1)%len(order)]; v.Players[next].Lost && !o.lost[next] {
				want = append(want, seat)
			}
		}
	case v.Format == "triple": // who has more points (12.9.3.2, 12.9.3.3.1)
		if len(here) > 0 && !slices.ContainsFunc(v.Scores, func(n int) bool { return n >= enough }) {
			return fmt.Errorf("12.9.3.2: it is over at %v points, and %v are left", v.Scores, here)
		}
		want = at.Ahead()
	case at.Teams > 0: // whoever is left, in double team with whom nobody has lost (1.2.1, 12.8.3)
		want = at.Left(v.Format == "double")
	default:
		want = here
	}
	if !slices.Equal(r.Winners, want) {
		return fmt.Errorf("%s: the seats %v win, not %v", r.Clause, r.Winners, want)
	}
	return nil
}
