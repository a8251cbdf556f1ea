package oracle

import (
	"slices"
	"testing"

	"gorin/rules"
)

// TestSides: six at a table, three of each team; the seats 1 and 3 have gone.
func TestSides(t *testing.T) {
	v := &rules.View{Players: make([]rules.PlayerView, 6), Order: []int{0, 5, 1, 4, 2, 3}, Active: 1, Scores: []int{1, 2}}
	for seat, n := range []int{3, 1, 2, 0, 2, 4} {
		v.Players[seat].Zones = []rules.ZoneView{{Place: rules.Place{Seat: seat, Zone: "retire"}, Count: n}}
	}
	v.Players[1].Lost, v.Players[3].Left = true, true
	alone, teams := Sides{View: v}, Sides{View: v, Teams: 2}
	at := func(what string, got []int, want ...int) {
		t.Helper()
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	at("present", alone.Present(), 0, 2, 4, 5)
	at("one of each alone", alone.OneOfEach(alone.Present()), 0, 2, 4, 5)
	at("one of each team", teams.OneOfEach(teams.Present()), 0, 4)
	at("the fewest", alone.Fewest(alone.Present(), "retire"), 2, 4)
	at("beside", []int{alone.Beside(0, 1), alone.Beside(0, -1), alone.Beside(5, 1), alone.Beside(4, 1)}, 5, -1, -1, 2)
	gone := map[int]bool{1: true, 3: true}
	at("next", []int{alone.Next(v.Order, 5, gone), teams.Next(v.Order, 5, gone), teams.Next(v.Order, 0, gone), alone.Next(v.Order, 2, gone)}, 4, 2, 5, 0)
	at("next, who has left in the turn", []int{alone.Next(v.Order, 5, nil)}, 1)
	if !teams.InTurn(0) || teams.InTurn(3) || alone.InTurn(0) || teams.Front(1) != 4 {
		t.Error("the first three play together, each before one of the others")
	}
	at("ahead", teams.Ahead(), 3, 4, 5)
	at("left where one is enough", teams.Left(true), 3, 4, 5)
	at("left", teams.Left(false))
	v.Players[0].Left, v.Players[2].Left, v.Scores = true, true, nil
	at("left when nobody of a team is", teams.Left(false), 3, 4, 5)
	at("ahead without points", teams.Ahead())
	v.Players[4].Lost = true
	at("both beaten", teams.Left(true))
}
