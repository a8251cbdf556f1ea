package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
)

// winners is who has won, in seating order, "draw" if nobody has.
func (r *runner) winners(res rules.Result) string {
	if len(res.Winners) == 0 {
		return "draw"
	}
	return seatNames(res.Winners, r.seats())
}

// expectOver checks that the match is over, who has won, and under which clause.
func (r *runner) expectOver(w []string) error {
	res := r.m.Result()
	if !res.Over || len(w) == 0 {
		return fmt.Errorf("the game goes on")
	}
	var won []int
	rest := w[1:]
	if w[0] != "draw" {
		var err error
		if won, rest, err = seatsOf(w, r.seats()); err != nil {
			return err
		}
		if len(won) == 0 {
			return fmt.Errorf("%q has not won: that is a player, or draw", w[0])
		}
	}
	if !sameSeats(won, res.Winners) || len(rest) > 0 && rest[0] != res.Clause {
		return fmt.Errorf("it ended %s under %s", r.winners(res), r.cite(res.Clause))
	}
	return nil
}

// sameSeats reports whether two lists are the same players.
func sameSeats(a, b []int) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// expectResult checks who has won, who has lost, who takes part no more without having
// lost, and the clause, as far as a line speaks of them.
func (r *runner) expectResult(w []string) error {
	v := r.m.View(rules.Spectator)
	is := map[string][]int{"won": v.Result.Winners, "lost": nil, "left": nil}
	for seat := range v.Players {
		if v.Players[seat].Lost {
			is["lost"] = append(is["lost"], seat)
		}
		if v.Players[seat].Left {
			is["left"] = append(is["left"], seat)
		}
	}
	under := ""
	if v.Over {
		under = "; under " + r.cite(v.Result.Clause)
	}
	told := fmt.Errorf("won: %s; lost: %s; left: %s%s", seatNames(is["won"], r.seats()), seatNames(is["lost"], r.seats()), seatNames(is["left"], r.seats()), under)
	if len(w) == 0 {
		return fmt.Errorf("who has won, lost or left?")
	}
	for len(w) > 0 {
		if w[0] == "under" && len(w) == 2 {
			if !v.Over || w[1] != v.Result.Clause {
				return told
			}
			return nil
		}
		have, ok := is[w[0]]
		if !ok || len(w) < 2 {
			return fmt.Errorf("%q says nothing of a result: won, lost, left and players, under and a clause", w[0])
		}
		want, rest, err := seatsOf(w[1:], r.seats())
		switch {
		case err != nil:
			return err
		case len(want) == 0 && w[1] != "nobody":
			return fmt.Errorf("%q is no player, and not nobody", w[1])
		case !sameSeats(want, have):
			return told
		}
		w = rest
	}
	return nil
}

// expectOrder checks in which order the players have their turns. One who has left keeps the
// place until the turn ends.
func (r *runner) expectOrder(w []string) error {
	want, rest, err := seatsOf(w, r.seats())
	if err != nil {
		return err
	}
	v := r.m.View(rules.Spectator)
	if v.Format == "" {
		return fmt.Errorf("nothing is told of the order of turns in this game")
	}
	if len(rest) > 0 || !slices.Equal(want, v.Order) {
		return fmt.Errorf("the order is %s", seatNames(v.Order, r.seats()))
	}
	return nil
}

// expectPoints checks the points of the teams; where no team has any, none need be shown.
func (r *runner) expectPoints(w []string) error {
	v := r.m.View(rules.Spectator)
	teams := 0
	for i := range v.Players {
		teams = max(teams, v.Players[i].Team+1)
	}
	if teams < 2 || len(w) != teams {
		return fmt.Errorf("points are a number for each team, in formats that have teams")
	}
	have := make([]int, teams)
	copy(have, v.Scores)
	for i := range w {
		if w[i] != strconv.Itoa(have[i]) {
			return fmt.Errorf("the points are %s", strings.Trim(fmt.Sprint(have), "[]"))
		}
	}
	return nil
}
