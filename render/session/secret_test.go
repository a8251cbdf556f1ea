package session_test

import (
	"testing"

	"gorin/render/fixture"
	"gorin/render/fixture/all"
	"gorin/render/session"
	"gorin/rules"
)

// guarded is a match in which the other player is asked for answers that nobody need see: as
// many are possible as it holds, and each time nothing is done.
type guarded struct {
	fixture.Pages
	held int
}

func (m *guarded) Answer(seq uint32, pick []int) error { return m.Takes(m.Pending(), seq, pick) }

func (m *guarded) Pending() *rules.Request {
	r := &rules.Request{Seq: m.Seq(), Kind: "act", Min: 1, Max: 1, Options: []rules.Option{{Kind: "pass"}, {Kind: "play"}}}
	if m.Page%4 != 0 {
		r.Seat, r.Kind, r.Secret = 1, "guard", true
		r.Options = make([]rules.Option, 1+m.held)
		r.Options[0].Kind = "pass"
	}
	return r
}

func (m *guarded) View(seat int) *rules.View {
	return &rules.View{Seat: seat, Turn: 1, Priority: -1, Players: make([]rules.PlayerView, 2)}
}

func (m *guarded) Log(_, from int) []rules.Entry { return make([]rules.Entry, m.LogLen())[from:] }

func (*guarded) Catalogue() []rules.Printed { return nil }

func (*guarded) WhyNot(int, rules.Card) []rules.Reason { return nil }

// TestWhatIsHeldTellsNothing: neither the time that a computer player takes nor where one stops
// who looks back says whether it could have done anything.
func TestWhatIsHeldTellsNothing(t *testing.T) {
	var first []uint32
	for held := range 3 {
		st := session.Start{Kinds: []string{session.Human, session.Greedy}, Names: []string{"A", "B"}}
		s := session.New(&guarded{held: held}, all.Engine{}, st, session.Settings{Auto: true, Delay: 500})
		var seen []uint32
		for now := int64(1); now < 4000; now += 20 {
			s.Tick(now)
			seen = append(seen, s.Match.Seq())
			if s.Asked() != nil && now%3 == 0 {
				if err := s.Answer([]int{0}); err != nil {
					t.Fatal(err)
				}
			}
		}
		if s.Match.Seq() < 8 || !s.LookBack() {
			t.Fatalf("decision %d", s.Match.Seq())
		}
		for range 5 {
			s.Forward(-1)
			seen = append(seen, s.Match.Seq())
		}
		for range 5 {
			s.Forward(1)
			seen = append(seen, s.Match.Seq())
		}
		if first == nil {
			first = seen
		}
		for i := range seen {
			if seen[i] != first[i] {
				t.Errorf("with %d that could be done the match is at decision %d when it is at %d with none", held, seen[i], first[i])
				break
			}
		}
	}
}
