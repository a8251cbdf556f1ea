package engine

import (
	"testing"
	"time"

	"gorin/render/session"
)

// TestAdvice: who plays alone may ask what a computer would do; what it says can be done, and is gone with the decision. Where
// two people share the screen nobody is asked.
func TestAdvice(t *testing.T) {
	e, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range e.Games() {
		t.Run(game, func(t *testing.T) {
			start := seated(e, game, session.Human, session.Greedy)
			m, err := e.New(start)
			if err != nil {
				t.Fatal(err)
			}
			s := session.New(m, e, start, session.Settings{})
			now := int64(1)
			for asked := 0; asked < 4 && !s.Match.Result().Over; now += 16 {
				if s.Tick(now); s.Fault() != nil {
					t.Fatal(s.Fault())
				}
				r := s.Asked()
				if r == nil {
					continue
				}
				pick := []int{}
				for i := range r.Min {
					pick = append(pick, i)
				}
				if s.CanAdvise() {
					asked++
					s.Advise()
					for end := time.Now().Add(time.Minute); !s.Advice().Over; s.Tick(now) {
						if time.Now().After(end) {
							t.Fatal("no advice comes")
						}
					}
					best := s.Advice().Best
					if len(best) == 0 || len(best) > 3 {
						t.Fatalf("%s: %d answers are advised", r.Kind, len(best))
					}
					for i, c := range best {
						if c.Chance < 0 || c.Chance > 1 || len(c.Words) < r.Min {
							t.Errorf("%s: %+v", r.Kind, c)
						}
						if i > 0 && c.Chance > best[0].Chance+0.2 {
							t.Errorf("%s: the best has %.2f, another %.2f", r.Kind, best[0].Chance, c.Chance)
						}
					}
				}
				if err := s.Answer(r.Instead(pick)); err != nil {
					t.Fatal(err)
				}
				if s.Advice() != nil {
					t.Error("the advice stays when the decision is gone")
				}
			}
			start = seated(e, game, session.Human, session.Human)
			if m, err = e.New(start); err != nil {
				t.Fatal(err)
			}
			two := session.New(m, e, start, session.Settings{})
			two.Uncover()
			if two.Tick(1); two.CanAdvise() {
				t.Error("one of two people at one screen may ask")
			}
		})
	}
}
