package engine_test

import (
	"testing"

	"gorin/render/engine"
	"gorin/render/session"
	skins "gorin/render/skin/all"
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
	for seed := uint64(1); seed < 12 && (declined == 0 || done == 0); seed++ {
		s, m := seated(t, e, game, seed, session.Settings{Auto: true})
		s.OneByOne()
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
			if declined < done { // in turn, so that two such questions are enough
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

// seated is a match of a person and a computer with the habits of its game, and decks by the seed.
func seated(t *testing.T, e *engine.Engine, game string, seed uint64, set session.Settings) (*session.Session, session.Match) {
	t.Helper()
	look, decks := skins.For(game), e.Decks(game)
	start := session.Start{Game: game, Seed: seed}
	for seat := range rules.Seats(game) {
		start.Names, start.Kinds = append(start.Names, string(rune('A'+seat))), append(start.Kinds, session.Greedy)
		start.Decks = append(start.Decks, decks[(int(seed)+seat)%len(decks)].ID)
	}
	start.Kinds[0] = session.Human
	m, err := e.New(start)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(m, e, start, set)
	s.Routine, s.Acts, s.Timings, s.Joins = look.IsRoutine, look.Acts, look.Timings, look.Joins
	if look.Purse != nil {
		s.Purse = &look.Purse.Purse
	}
	return s, m
}

// A question of which the second only says more of the first offers what both would, one after the other: each of its
// options leads to where the separate answers lead, and is taken back by one undo.
func TestFans(t *testing.T) {
	e, err := engine.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range rules.Games() {
		if skins.For(game).Joins == nil {
			continue
		}
		t.Run(game, func(t *testing.T) {
			s, m := seated(t, e, game, 3, session.Settings{Auto: true, Own: true})
			b := e.Bot(session.Greedy, 3, m)
			several := 0
			for now := int64(1); s.Pending() != nil && several < 60; now += 10000 {
				r := s.Asked()
				if r == nil {
					s.Tick(now)
					continue
				}
				first := s.Pending()
				if r.Kind == first.Kind && len(r.Options) != len(first.Options) {
					several += tryEach(t, s, m, r, first)
				}
				pick := b.Choose(m.View(r.Seat), s.Asked())
				if len(pick) == 0 && r.Min > 0 {
					pick = []int{0}
				}
				if err := s.Answer(pick); err != nil {
					t.Fatal(err)
				}
			}
			if several == 0 {
				t.Error("nothing is asked at once")
			}
		})
	}
}

// tryEach answers each option of a question that is put together, and takes it back; it counts those that are several
// answers.
func tryEach(t *testing.T, s *session.Session, m session.Match, r, first *rules.Request) (several int) {
	words := map[string]bool{}
	for i := range r.Options {
		if w := r.Options[i].Words[rules.English]; words[w] {
			t.Errorf("%q is offered twice", w)
		} else {
			words[w] = true
		}
		if err := s.Answer([]int{i}); err != nil {
			t.Fatalf("%q: %v", r.Options[i].Words[rules.English], err)
		}
		if m.Seq() > first.Seq+1 {
			several++
		}
		if !s.Undo() || m.Seq() != first.Seq {
			t.Fatalf("%q is taken back to decision %d, not to %d", r.Options[i].Words[rules.English], m.Seq(), first.Seq)
		}
	}
	return several
}
