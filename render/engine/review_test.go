package engine

import (
	"slices"
	"testing"
	"time"

	"gorin/render/session"
	"gorin/rules"
)

// TestReview: once a match is over, the turns are found that made somebody the most likelier to win; they are found anew when
// something is taken back and the match ends otherwise. Of a game of which nobody knows how a match stands there are none.
func TestReview(t *testing.T) {
	e, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range e.Games() {
		t.Run(game, func(t *testing.T) {
			start := seated(e, game, session.Greedy, session.Greedy)
			m, err := e.New(start)
			if err != nil {
				t.Fatal(err)
			}
			s := session.New(m, e, start, session.Settings{})
			now := int64(1)
			for ; !s.Match.Result().Over; now += 16 {
				if s.Review() != nil {
					t.Fatal("there is a review of a match that goes on")
				}
				if s.Tick(now); s.Fault() != nil {
					t.Fatal(s.Fault())
				}
			}
			for end := time.Now().Add(time.Minute); !s.Review().Over; s.Tick(now) {
				if time.Now().After(end) {
					t.Fatal("no review comes")
				}
			}
			swings := s.Review().Swings
			if e.Chances(m.(*rules.Match)) == nil {
				if !s.Review().Unknown || len(swings) != 0 {
					t.Errorf("nobody can tell who was how likely to win, but there are turning points %+v", swings)
				}
				return
			}
			if len(swings) == 0 || len(swings) > 3 || s.Review().Unknown {
				t.Fatalf("turning points %+v", swings)
			}
			for _, x := range swings {
				if x.Turn < 1 || x.Seat < 0 || x.Seat >= s.Seats() || x.To < x.From+0.05 || x.From < 0 || x.To > 1 || x.At == 0 || x.At > m.Seq() {
					t.Errorf("turning point %+v", x)
				}
			}
			if !slices.IsSortedFunc(swings, func(a, b session.Swing) int { return int(a.At) - int(b.At) }) {
				t.Errorf("turning points in this order: %+v", swings)
			}
			s.Go(swings[0].At)
			if s.Review() != nil {
				t.Error("a match that is looked back at has a review")
			}
		})
	}
}
