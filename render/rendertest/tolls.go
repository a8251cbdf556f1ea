package rendertest

import (
	"fmt"
	"testing"

	"gorin/render/session"
	"gorin/rules"
)

// Tolls expects of a game that when a match is over its course ends with what the table shows,
// and that its turning points lead to their moments. toll is how near to a loss a player is, by
// what lies on their side; what counts is how it grew since the deal.
func Tolls(t *testing.T, game string, toll func(p *rules.PlayerView) int) {
	p := New(t, 844, 390, Shipped(t), rules.English, map[string]string{"game": game, "start": "1", "seed": "5", "p1": session.Human, "p2": session.Greedy, "delay": "0"})
	defer p.Leave()
	s, table := p.App().Table().Session, p.App().Table()
	var bots []session.Bot
	for seat := range s.Match.View(rules.Spectator).Players {
		bots = append(bots, Shipped(t).Bot(session.Greedy, uint64(7+seat), s.Match))
	}
	tolls := func() (all []int) {
		players := s.Match.View(rules.Spectator).Players
		for i := range players {
			all = append(all, toll(&players[i]))
		}
		return all
	}
	var dealt []int
	for q := s.Match.Pending(); q != nil; q = s.Match.Pending() {
		v := s.Match.View(q.Seat)
		if v.Turn > 0 && dealt == nil {
			dealt = tolls()
		}
		if err := s.Match.Answer(q.Seq, bots[q.Seat].Choose(v, q)); err != nil {
			t.Fatal(err)
		}
	}
	s.Revision++
	Frame(func() { p.Step(0) })
	for r := s.Review(); r != nil && !r.Over; {
		Frame(func() { p.Step(16) })
	}
	p.Rest()
	m := p.App().Mirrored()
	var lines []string
	for _, z := range m.Zones {
		if z.Heading == "Course of the match" {
			lines = z.Items
		}
	}
	turns := s.Match.View(rules.Spectator).Turn
	if len(lines) != turns {
		t.Fatalf("%d lines for %d turns", len(lines), turns)
	}
	want := fmt.Sprintf("Turn %d", turns)
	for seat, n := range tolls() {
		want += fmt.Sprintf(", %s %d", table.Name(seat), n-dealt[seat])
	}
	if lines[turns-1] != want {
		t.Errorf("it ends with %q, not %q", lines[turns-1], want)
	}
	points := 0
	for _, x := range m.Acts {
		if x.Act != "moment" {
			continue
		}
		points++
		p.Do(x.Act, x.Value)
		if got := fmt.Sprint(s.Match.Seq()); got != x.Value || !s.Watching {
			t.Errorf("%q leads to %s, not %s", x.Text, got, x.Value)
		}
		if turn := fmt.Sprintf("Turn %d,", s.Match.View(rules.Spectator).Turn); x.Text[:len(turn)] != turn {
			t.Errorf("%q leads to %s", x.Text, turn)
		}
		p.Do("look-back", "")
	}
	if points == 0 {
		t.Error("no turning point")
	}
}

// ByZone is the toll of a game where so much of it lies in each card of some zones.
func ByZone(tolls map[string]int) func(p *rules.PlayerView) int {
	return func(p *rules.PlayerView) (n int) {
		for _, z := range p.Zones {
			n += z.Count * tolls[z.Place.Zone]
		}
		return n
	}
}
