package engine_test

import (
	"testing"

	"gorin/render/engine"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/rules"
	"gorin/rules/rulestest/size"
)

// TestPresses: what cannot matter is not asked, what belongs together is asked at once, and what most would answer is
// proposed. A person who plays as a computer would presses far less often for it, in every game, than if everything
// were asked that the rules ask.
func TestPresses(t *testing.T) {
	e, err := engine.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) {
			few, all := presses(t, e, game, true), presses(t, e, game, false)
			t.Logf("%.1f presses a round, of %.1f", few, all)
			if few > all*0.7 {
				t.Errorf("%.1f presses a round are many, where everything that is asked takes %.1f", few, all)
			}
		})
	}
}

// presses is how many presses a person needs for a turn of their own and one of the opponent.
func presses(t *testing.T, e *engine.Engine, game string, auto bool) float64 {
	n, turns := 0, 0
	for seed := uint64(1); seed <= uint64(size.Of(3, 4, 16)); seed++ {
		set := session.Settings{Auto: auto, Own: true, Stops: session.Stops{}}
		for key, on := range skins.For(game).Default {
			set.Stops[key] = on
		}
		s, m := seated(t, e, game, seed, set)
		b := e.Bot(session.Greedy, seed+5, m)
		for now := int64(1); s.Pending() != nil && m.Seq() < 3000; now += 10000 {
			r := s.Asked()
			if r == nil {
				s.Tick(now)
				continue
			}
			if s.Long(r) {
				n++
				if err := s.GoOn(); err != nil {
					t.Fatal(err)
				}
				continue
			}
			pick := b.Choose(m.View(r.Seat), r)
			switch proposed := s.Proposal(r); {
			case session.Single(r):
				n++
				if len(pick) == 0 && r.Min > 0 {
					pick = []int{0}
				}
			case auto && proposed != nil && len(proposed) == len(pick):
				n++
				pick = proposed
			default:
				n += len(pick) + 1 // and confirms
			}
			if err := s.Answer(pick); err != nil {
				t.Fatal(err)
			}
		}
		turns += m.View(rules.Spectator).Turn
	}
	return 2 * float64(n) / float64(turns)
}
