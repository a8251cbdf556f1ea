//go:build lanterns

package regatta_test

import (
	"strings"
	"testing"

	"gorin/rules/scenario"
)

// circled is a scenario whose lines the tests below exchange.
const circled = `game regatta
format circle 4
order seat 1, seat 3, seat 4
begun seat 1, seat 3
seat 1
  port blank
seat 2 out
seat 3
  lead blank
turn 5 seat 1
ask all
start race
expect result won nobody lost seat 2 left nobody
expect legal seat 1 attack-player seat 3:lead
answer seat 1 pass
expect turn 6 seat 3
`

// crewed is one of a team.
const crewed = `game regatta
format double
seat 1
  port blank
seat 2
  port blank
turn 5 seat 1
ask all
start race
expect request seat 1, seat 2 race
expect points 0 0
answer seat 2 pass
`

// bent is a scenario with a line exchanged, and what is said of that.
type bent struct{ old, new, want string }

// TestNotationOfSeats: what a scenario of several players cannot mean is refused, with line
// and reason, and what does not come out says what did.
func TestNotationOfSeats(t *testing.T) {
	refused(t, crewed, []bent{
		{"seat 1, seat 2 race", "seat 2, seat 1 race", ""},
		{"seat 1, seat 2 race", "seat 1 race", ""},
		{"seat 1, seat 2 race", "seat 1, seat 3 race", "f:10: expect request seat 1, seat 3 race: seat 1, seat 2 are asked race"},
		{"seat 1, seat 2 race", "seat 3 race", "seat 1, seat 2 are asked race"},
		{"seat 1, seat 2 race", "seat 1, seat 2 launch", "seat 1 attack-player blank@port"},
		{"seat 1, seat 2 race", "seat 1, seat 2 race pass", "stands in a line of its own: expect request seat 1 race"},
		{"seat 1, seat 2 race", "seat 1 race only pass", "more is offered"},
		{"points 0 0", "points 1 0", "the points are 0 0"},
		{"points 0 0", "points 0", "points are a number for each team"},
		{"seat 2 pass", "seat 3 pass", "f:12: answer seat 3 pass: seat 3 is not asked (seat 1, seat 2 are asked race"},
		{"seat 2 pass", "seat 2 pass, pass", `no option is "pass"`},
		{"seat 2 pass", "seat 2 A", `no option is "A"`},
	})
	refused(t, circled, []bent{
		{"format circle 4", "format relay 4", `f:2: "relay 4" is no format`},
		{"format circle 4", "format circle 7", "f:2: 7 players do not play circle"},
		{"format circle 4", "format circle 4 last-out", `f:2: circle has no rule "last-out"`},
		{"order seat 1, seat 3, seat 4", "order seat 1, seat 1", "f:3: seat 1 stands there twice"},
		{"order seat 1, seat 3, seat 4", "order seat 1, seat 5", "f:3: there is no seat 5; 4 play"},
		{"order seat 1, seat 3, seat 4", "order seat 1, seat 3", "f:1: set up a position: R7-2: the order of turns"},
		{"order seat 1, seat 3, seat 4", "order", "f:3: an order is players"},
		{"begun seat 1, seat 3", "begun", "f:4: who has had a turn"},
		{"begun seat 1, seat 3", "begun nobody", "f:14: "},
		{"begun seat 1, seat 3", "points 1 0", "f:1: set up a position: points of 2 teams, not of 0"},
		{"begun seat 1, seat 3", "points many", `f:4: points "many"`},
		{"seat 2 out", "seat 2 gone", "f:7: what follows stands on lines of its own"},
		{"seat 2 out", "seat 2 out\n  hand blank", "f:8: nothing is described here"},
		{"seat 2 out", "seat 2 out\nseat 2 left", "f:8: seat 2 is gone already"},
		{"seat 2 out", "seat 2 out\nseat 4 out", "f:14: expect result"},
		{"seat 2 out", "seat 2 out\nseat 3 out", "f:9: seat 3 is gone, and has nothing"},
		{"\nseat 3\n", "\nopponent\n", `f:8: of 4 players "opponent" may mean several; name the seat: seat 2`},
		{"\nseat 3\n", "\nthird\n", `f:8: no such word: "third"`},
		{"turn 5 seat 1", "turn 5 seat 2", "f:1: set up a position: player 2 has no place"},
		{"lost seat 2", "lost seat 2, seat 2", "seat 2 stands there twice"},
		{"lost seat 2", "lost seat 3", "f:13: expect result won nobody lost seat 3 left nobody: won: nobody; lost: seat 2; left: nobody"},
		{"lost seat 2", "lost", `f:13: expect result won nobody lost left nobody: "left" is no player`},
		{"lost seat 2", "drawn seat 2", `"drawn" says nothing of a result`},
		{"attack-player seat 3:lead", "attack-player opponent:lead", "may mean several"},
		{"attack-player seat 3:lead", "attack-player seat 9:lead", "there is no seat 9; 4 play"},
		{"attack-player seat 3:lead", "attack-player seat 4:lead", "f:14: "},
		{"answer seat 1 pass", "answer seat 3 pass", "f:15: answer seat 3 pass: seat 3 is not asked (seat 1 is asked race"},
		{"answer seat 1 pass", "concede seat 2", "f:15: "},
		{"expect turn 6 seat 3", "expect turn 6 seat 4", "f:16: expect turn 6 seat 4: it is turn 6 seat 3"},
		{"expect turn 6 seat 3", "expect over seat 3 R7-2d", "the game goes on"},
		{"expect turn 6 seat 3", "expect order seat 1, seat 4", "the order is seat 1, seat 3, seat 4"},
		{"expect turn 6 seat 3", "expect points 0 0", "points are a number for each team"},
		{"expect turn 6 seat 3", "expect request seat 1, seat 3 launch", "f:16: expect request seat 1, seat 3 launch: seat 3 is asked"},
		{"expect turn 6 seat 3", "expect spectator sees 1 of seat 3 hand", "that player sees 0 of"},
	})
}

// refused runs a scenario as it is, which passes, and with each line exchanged. What is said of
// nothing passes too.
func refused(t *testing.T, good string, list []bent) {
	t.Helper()
	for _, c := range append([]bent{{}}, list...) {
		text := strings.Replace(good, c.old, c.new, 1)
		if text == good && c.old != "" {
			t.Fatalf("%q stands nowhere", c.old)
		}
		res, err := scenario.Run("f", []byte(text))
		if err == nil {
			err = res[0].Err
		}
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, not %q", c.new, err, c.want)
		}
	}
}
