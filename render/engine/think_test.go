package engine

import (
	"testing"
	"time"

	"gorin/render/session"
	"gorin/rules"
)

// TestThinking: a computer that looks ahead answers when it has thought, also if the match is taken back, given up or
// looked back at meanwhile, or if it is told to go on; another level answers no slower for it.
func TestThinking(t *testing.T) {
	e, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range e.Games() {
		t.Run(game, func(t *testing.T) {
			start := seated(e, game, session.Human, session.Strong)
			m, err := e.New(start)
			if err != nil {
				t.Fatal(err)
			}
			s := session.New(m, e, start, session.Settings{})
			now := int64(1)
			// until ticks until something holds.
			until := func(what string, holds func() bool) {
				t.Helper()
				for end := time.Now().Add(time.Minute); !holds(); now += 16 {
					if s.Tick(now); s.Fault() != nil || time.Now().After(end) {
						t.Fatalf("%s does not come: %v", what, s.Fault())
					}
				}
			}
			thinks := func() bool { _, _, ok := s.Thinking(); return ok }
			// reach answers for the person until the computer thinks.
			reach := func() {
				t.Helper()
				until("a thought", func() bool {
					if thinks() || s.Match.Result().Over {
						return true
					}
					if r := s.Asked(); r != nil {
						pick := []int{}
						for i := range r.Min {
							pick = append(pick, i)
						}
						if err := s.Answer(r.Instead(pick)); err != nil {
							t.Fatal(err)
						}
					}
					return thinks()
				})
			}
			for range 3 { // to the end of a thought
				reach()
				seq := s.Match.Seq()
				until("an answer", func() bool { return s.Match.Seq() > seq || s.Match.Result().Over })
			}
			reach()
			s.Enough()
			seq := s.Match.Seq()
			until("an answer at once", func() bool { return s.Match.Seq() > seq || s.Match.Result().Over })
			reach()
			if s.CanUndo() && !s.Undo() {
				t.Error("nothing is taken back while a computer thinks")
			}
			if thinks() {
				t.Error("it goes on thinking about what was taken back")
			}
			reach()
			s.Watch()
			if thinks() {
				t.Error("it is shown to think while one looks back")
			}
			s.Now()
			until("an answer after looking back", func() bool { return s.Match.Seq() > seq || s.Match.Result().Over })
			reach()
			if !s.Match.Result().Over {
				if err := s.Concede(0); err != nil {
					t.Fatal(err)
				}
			}
			if thinks() {
				t.Error("it goes on thinking about a match that has been given up")
			}
			if w := s.Match.Result().Winners; s.Seats() == 2 && (len(w) != 1 || w[0] != 1) {
				t.Errorf("%v have won", w)
			}
		})
	}
}

// seated is a start of a game, with one kind of player at the first seat and another at all others.
func seated(e *Engine, game, first, others string) session.Start {
	start, decks := session.Start{Game: game, Seed: 5}, e.Decks(game)
	start.Fit(rules.Seats(game))
	for seat := range start.Kinds {
		start.Decks[seat], start.Names[seat], start.Kinds[seat] = decks[seat%len(decks)].ID, string(rune('A'+seat)), others
	}
	start.Kinds[0] = first
	return start
}
