package engine_test

import (
	"testing"

	"gorin/render/engine"
	"gorin/render/session"
	"gorin/rules"
)

// Whether to do something and with what are one question: declined by its last option, answered by one press, and
// taken back by one.
func TestJoined(t *testing.T) {
	e, err := engine.New()
	if err != nil {
		t.Fatal(err)
	}
	declined, done := 0, 0
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) {
			no, yes := joined(t, e, game)
			declined, done = declined+no, done+yes
		})
	}
	if len(rules.Games()) > 0 && (declined == 0 || done == 0) {
		t.Errorf("declined %d times, done %d times", declined, done)
	}
}

// joined plays a game until such a question was declined and answered, and counts both: some games have
// hardly a text that asks one.
func joined(t *testing.T, e *engine.Engine, game string) (declined, done int) {
	decks := e.Decks(game)
	for seed := uint64(1); seed < 12 && (declined == 0 || done == 0); seed++ {
		start := session.Start{Game: game, Kinds: []string{session.Human, session.Greedy}, Names: []string{"A", "B"}, Seed: seed}
		for seat := range rules.Seats(game) {
			start.Decks = append(start.Decks, decks[(int(seed)+seat)%len(decks)].ID)
		}
		m, err := e.New(start)
		if err != nil {
			t.Fatal(err)
		}
		s := session.New(m, e, start, session.Settings{Auto: true})
		b := e.Bot(session.Greedy, seed, m)
		for now := int64(1); s.Pending() != nil; now += 1000 {
			r := s.Asked()
			if r == nil {
				s.Tick(now)
				continue
			}
			first := s.Pending()
			if len(r.Options) == len(first.Options) || r.Kind == first.Kind {
				if err := s.Answer(b.Choose(m.View(r.Seat), r)); err != nil {
					t.Fatal(err)
				}
				continue
			}
			last := len(r.Options) - 1
			if r.Options[last].Kind != "no" || r.Seq != first.Seq {
				t.Fatalf("%q is put together with %q", first.Prompt[rules.English], r.Prompt[rules.English])
			}
			if (seed+uint64(m.Seq()))%2 == 0 {
				declined++
				if err := s.Answer([]int{last}); err != nil {
					t.Fatal(err)
				}
				continue
			}
			done++
			if err := s.Answer([]int{last + 1}); err == nil {
				t.Error("an option that is none is taken")
			}
			if err := s.Answer([]int{0}); err != nil {
				t.Fatal(err)
			}
			if m.Seq() < first.Seq+2 {
				t.Errorf("after both, decision %d follows %d", m.Seq(), first.Seq)
			}
			if !s.Undo() || m.Seq() != first.Seq {
				t.Errorf("taken back to decision %d, not to %d", m.Seq(), first.Seq)
			}
			if a := s.Asked(); a == nil || a.Kind != first.Kind {
				t.Error("who has taken it back is asked one after the other")
			}
			if err := s.Answer(b.Choose(m.View(first.Seat), s.Asked())); err != nil {
				t.Fatal(err)
			}
		}
	}
	return declined, done
}
