//go:build lanterns

package regatta_test

import (
	"strings"
	"testing"

	"gorin/rules/puzzle"
)

// teamed is a puzzle of a team: the boat of the teammate wins, the solver's own sinks nothing,
// and who goes on to the end of the race does so for both. Two of the others may be asked.
const teamed = `game regatta
title ja 二隻で一つ
title en Two boats, one crew
goal ja このターンのうちに勝つ。
goal en Win in this turn.
hint ja 隣の舟を見よう。
hint en Look beside you.
after ja 正面の相手は、席ごとに違います。
after en Each seat faces another opponent.
teaches R7-3c, R8-1
within turn
against first
cards
  A  boat sail 1 hull 1 colour red
  B  boat sail 5 hull 1 colour red
  C  boat sail 1 hull 4 colour blue
format double
you
  port A
seat 2
  port B
seat 3
  lead blank
  port C
  wreck 4 blank
seat 4
  lead C
  port C
turn 5 you
start race
answer seat 2 attack-player B@port
expect over you, seat 2
mistake answer you pass
mistake expect seat 2 port B standing
mistake ja 一人が終えると、チームのレースが終わります。
mistake en One of you ends the race for both.
`

// TestPuzzleOfTeam: the solver answers for the team, and an attempt is kept and opened again;
// answers of the others are refused, also in a mistake.
func TestPuzzleOfTeam(t *testing.T) {
	for _, against := range []string{"first", "greedy", "passes"} {
		p, err := puzzle.Parse("p.txt", []byte(strings.Replace(teamed, "against first", "against "+against, 1)))
		if err != nil {
			t.Fatal(err)
		}
		if !p.Solves(0) || !p.Solves(1) || p.Solves(2) || p.Solves(3) || p.Solves(-1) {
			t.Error("the solver answers for others, or not for the team")
		}
		if rep := p.Check(50); rep.Err != nil {
			t.Errorf("%s: %v", against, rep.Err)
		}
	}
	p, err := puzzle.Parse("p.txt", []byte(teamed))
	if err != nil {
		t.Fatal(err)
	}
	moves, err := p.Solution()
	if err != nil || len(moves) < 2 || moves[0].Seat != 1 {
		t.Fatal(moves, err)
	}
	try, err := p.Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, mv := range moves {
		if err := try.Match.Answer(try.Match.Seq(), mv.Pick); err != nil {
			t.Fatal(err)
		}
	}
	back, err := puzzle.Load(try.Save())
	if err != nil || back.Status().State != puzzle.Solved || back.Match.Hash() != try.Match.Hash() {
		t.Error("the attempt comes back otherwise: ", err)
	}
	for _, c := range []struct{ old, new, want string }{
		{"answer seat 2 attack-player", "answer seat 3 attack-player", ":31: the answers are yours"},
		{"mistake answer you pass", "mistake answer seat 4 pass", ":33: the answers are yours"},
		{"mistake answer you pass", "mistake answer opponent pass", ":33: the answers are yours"},
		{"format double", "format rumble 4", ":31: the answers are yours"},
		{"format double", "format double 3", ":17: 3 players do not play double"},
	} {
		if _, err := puzzle.Parse("p.txt", []byte(strings.Replace(teamed, c.old, c.new, 1))); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v", c.new, err)
		}
	}
}
