package engine

import (
	"testing"

	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/rules"
)

// watched is a match that looks at every answer.
type watched struct {
	session.Match
	answered func(r *rules.Request, v *rules.View, pick []int)
}

func (m watched) Answer(seq uint32, pick []int) error {
	r := m.Match.Pending()
	v := m.Match.View(r.Seat)
	m.answered(r, v, pick)
	return m.Match.Answer(seq, pick)
}

// TestPassingByItself plays whole games of which a person is asked only what
// is not answered by itself: that is never anything but a pass, a forced
// answer or energy that is all alike, and never while something of the other
// player waits to be resolved.
func TestPassingByItself(t *testing.T) {
	e, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range e.Games() {
		look := skins.For(game)
		if len(look.Stops) == 0 {
			continue
		}
		stops := session.Stops{}
		for _, x := range look.Stops {
			stops["own/"+x.Key], stops["other/"+x.Key] = look.Default["own/"+x.Key], look.Default["other/"+x.Key]
		}
		decks := e.Decks(game)
		asked, passed := 0, 0
		for seed := range uint64(3) {
			start := session.Start{Game: game, Decks: []string{decks[0].ID, decks[1].ID}, Names: []string{"A", "B"}, Kinds: []string{session.Human, session.Greedy}, Seed: seed}
			inner, err := e.New(start)
			if err != nil {
				t.Fatal(err)
			}
			byHand := false
			m := watched{inner, func(r *rules.Request, v *rules.View, pick []int) {
				if r.Seat != 0 || byHand || session.Forced(r) || r.Kind == "pay-energy" && look.Purse.Alike(v, r) {
					return
				}
				if r.Kind != "priority" || len(pick) != 1 || r.Options[pick[0]].Kind != "pass" {
					t.Errorf("%s, seed %d, decision %d: %s was answered with %v", game, seed, r.Seq, r.Kind, pick)
				}
				passed++
				if n := len(v.Stack); n > 0 && v.Stack[n-1].Seat != 0 {
					t.Errorf("%s, seed %d, decision %d: passed what the other has played", game, seed, r.Seq)
				}
				timing := session.Timing(v, 0)
				if _, named := stops[timing]; !named || stops[timing] && len(v.Stack) == 0 {
					t.Errorf("%s, seed %d, decision %d: passed at %s", game, seed, r.Seq, timing)
				}
			}}
			s := session.New(m, e, start, session.Settings{Auto: true, Own: true, Stops: stops})
			s.Routine, s.Acts = look.IsRoutine, look.Acts
			person := e.Bot(session.Greedy, seed+9, inner)
			for now := int64(1); !inner.Result().Over && now < 1e5; now++ {
				s.Tick(now)
				if err := s.Fault(); err != nil {
					t.Fatal(err)
				}
				r := s.Asked()
				if r == nil {
					continue
				}
				asked++
				byHand = true
				if err := s.Answer(person.Choose(inner.View(0), r)); err != nil {
					t.Fatal(err)
				}
				byHand = false
			}
			if !inner.Result().Over {
				t.Fatalf("%s, seed %d: the game did not end", game, seed)
			}
		}
		t.Logf("%s: asked %d times, %d windows passed", game, asked, passed)
		if passed == 0 || asked == 0 {
			t.Errorf("%s: asked %d times, %d windows passed", game, asked, passed)
		}
	}
}

// TestRunSkipsNothing plays whole games of which a person passes on until something happens,
// now and then: what is passed is nothing but the timings of the turn in which that was begun,
// never a question that comes of what somebody does, if it has more than one answer.
func TestRunSkipsNothing(t *testing.T) {
	e, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range e.Games() {
		look := skins.For(game)
		if look.Timings == nil {
			continue
		}
		decks := e.Decks(game)
		passed, kept := 0, 0
		for seed := range uint64(6) {
			auto := seed%2 == 0 // without it what has one answer is passed only while passing on
			start := session.Start{Game: game, Decks: []string{decks[0].ID, decks[1].ID}, Names: []string{"A", "B"}, Kinds: []string{session.Human, session.Greedy}, Seed: seed}
			inner, err := e.New(start)
			if err != nil {
				t.Fatal(err)
			}
			var s *session.Session
			byHand, began := false, 0
			m := watched{inner, func(r *rules.Request, v *rules.View, pick []int) {
				if r.Seat != 0 || byHand {
					return
				}
				if session.Forced(r) {
					if kind := r.Options[pick[0]].Kind; !auto && (!s.Running || kind != "pass" && (kind != look.Timings[r.Kind] || v.Turn != began)) {
						t.Errorf("%s, seed %d, decision %d: %s was answered by itself", game, seed, r.Seq, r.Kind)
					}
					return
				}
				passed++
				if pass, ok := look.Timings[r.Kind]; !ok || !s.Running || v.Turn != began || len(pick) != 1 || r.Options[pick[0]].Kind != pass {
					t.Errorf("%s, seed %d, decision %d of turn %d: %s was answered with %v", game, seed, r.Seq, v.Turn, r.Kind, pick)
				}
			}}
			s = session.New(m, e, start, session.Settings{Auto: auto, Own: true})
			s.Routine, s.Acts, s.Timings = look.IsRoutine, look.Acts, look.Timings
			person := e.Bot(session.Greedy, seed+9, inner)
			for now := int64(1); !inner.Result().Over && now < 1e5; now++ {
				s.Tick(now)
				if err := s.Fault(); err != nil {
					t.Fatal(err)
				}
				r := s.Asked()
				if r == nil {
					continue
				}
				byHand = true
				if began = inner.View(0).Turn; s.CanRun() && now%3 == 0 {
					err = s.Run()
				} else {
					if look.Timings[r.Kind] == "" && len(r.Options) > 1 {
						kept++
					}
					err = s.Answer(person.Choose(inner.View(0), r))
				}
				if byHand = false; err != nil {
					t.Fatal(err)
				}
			}
			if !inner.Result().Over {
				t.Fatalf("%s, seed %d: the game did not end", game, seed)
			}
		}
		t.Logf("%s: %d timings passed, asked %d other questions", game, passed, kept)
		if passed == 0 || kept == 0 {
			t.Errorf("%s: %d timings passed, asked %d other questions", game, passed, kept)
		}
	}
}
