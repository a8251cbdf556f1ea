package rulestest

import (
	"fmt"
	"strings"
	"testing"

	"gorin/rules"
)

// Way is one way to sit down to a game: a format, with so many players.
type Way struct {
	Game   string
	Format rules.Format
	Seats  int
}

// Ways are those of a game: each of its formats with each number of players.
func Ways(game string) (all []Way) {
	for _, f := range rules.Formats(game) {
		for seats := f.Least; seats <= f.Most; seats += max(1, f.Teams) {
			all = append(all, Way{game, f, seats})
		}
	}
	return all
}

// String is what files and tests call it, such as "rumble-4".
func (w Way) String() string {
	return strings.TrimPrefix(fmt.Sprintf("%s-%d", w.Format.Key, w.Seats), "-")
}

// Setup has the decks that ship, one after the other. From seed to seed the players agree on
// the rules of the format, on the order of their turns, on both or on neither.
func (w Way) Setup(t testing.TB, seed uint64) rules.Setup {
	t.Helper()
	cards, decks, err := rules.Shipped(w.Game)
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Setup{Game: w.Game, Format: w.Format.Key, Seed: seed, Cards: cards}
	for seat := range w.Seats {
		s.Seats = append(s.Seats, rules.SeatSetup{Name: string(rune('A' + seat)), Deck: decks[(seat+int(seed))%len(decks)]})
		switch {
		case seed%4 < 2 || !w.Format.Agreed:
		case w.Format.Teams > 0: // one of the teams begins
			s.Order = append(s.Order, (seat+int(seed)%w.Format.Teams*(w.Seats/w.Format.Teams))%w.Seats)
		default:
			s.Order = append(s.Order, (w.Seats-seat+int(seed))%w.Seats)
		}
	}
	if seed%2 == 1 {
		for _, o := range w.Format.Options {
			s.Options = append(s.Options, o.Key)
		}
	}
	return s
}

// in are the seats that take part. When the match is over, those that did at the end.
func in(m *rules.Match) []int { return playing(m.View(rules.Spectator)) }

// playing are the seats that take part, as a view has it.
func playing(v *rules.View) (seats []int) {
	for seat, p := range v.Players {
		if !p.Lost && !p.Left {
			seats = append(seats, seat)
		}
	}
	return seats
}

// asked are the seats that a question is put to.
func asked(q *rules.Request) []int {
	if len(q.Seats) == 0 {
		return []int{q.Seat}
	}
	return q.Seats
}
