package rulestest

import (
	"bytes"
	"fmt"
	"slices"

	"gorin/rules"
)

// guessEvery: one decision of so many is guessed at, since that takes long.
const guessEvery = 5

// guesses: a match that is guessed from what who is asked knows shows them the same, asks the same and can be played
// on, and it does not depend on what they do not know: if that lies otherwise, the same match is drawn.
func guesses(m *rules.Match) error {
	r := m.Pending()
	if r == nil || r.Seq%guessEvery != 0 {
		return nil
	}
	seed := uint64(r.Seq)
	s, err := m.Sight(r.Seat)
	if err != nil {
		return err
	}
	g := s.Guess(seed, nil)
	if err := g.Check(); err != nil {
		return fmt.Errorf("guessed for seat %d: %w", r.Seat, err)
	}
	plain := m.Copy()
	plain.Light()
	if err := alike(r.Seat, plain.Pending(), g.Pending()); err != nil {
		return err
	}
	if err := seesSame(m, g, r.Seat); err != nil {
		return err
	}
	if !m.Table().M.Same(g.Table().M) {
		return fmt.Errorf("a loop goes on in the match and not in the guess of seat %d", r.Seat)
	}
	if err := carries(s, g, seed); err != nil {
		return err
	}
	s, err = m.ShuffleHidden(r.Seat, seed).Sight(r.Seat)
	if err != nil {
		return err
	}
	if !bytes.Equal(g.Snapshot(), s.Guess(seed, nil).Snapshot()) {
		return fmt.Errorf("what seat %d does not know changes the guess", r.Seat)
	}
	return play(g, 5, seed)
}

// seesSame compares what a seat sees of a match and of a guess of it, whose prints are numbered otherwise.
func seesSame(m, g *rules.Match, seat int) error {
	x, y := m.View(seat), g.View(seat)
	named := func(p *int) error {
		if *p < 0 {
			return nil
		}
		id := g.PrintID(*p)
		for i := 0; m.PrintID(i) != ""; i++ {
			if m.PrintID(i) == id {
				*p = i
				return nil
			}
		}
		return fmt.Errorf("seat %d sees %s in the guess, which nobody has", seat, id)
	}
	for _, v := range []*rules.View{x, y} { // what a trait or a counter is called in English stands on other cards that have it
		eachCard(v, func(c *rules.CardView, _ rules.Place) {
			for i := range c.Lines {
				c.Lines[i].Words[rules.English] = ""
			}
			for i := range c.Changes {
				c.Changes[i].Words[rules.English] = ""
			}
			for i := range c.Counters {
				c.Counters[i].Name[rules.English] = ""
			}
		})
		for p := range v.Players {
			for i := range v.Players[p].Counters {
				v.Players[p].Counters[i].Name[rules.English] = ""
			}
		}
		for i := range v.Effects {
			v.Effects[i].Words[rules.English] = ""
		}
		for i := range v.Waiting {
			v.Waiting[i].Words[rules.English] = ""
		}
		for i := range v.Stack {
			v.Stack[i].Words[rules.English] = ""
		}
	}
	var err error
	eachCard(y, func(c *rules.CardView, _ rules.Place) {
		if e := named(&c.Print); err == nil {
			err = e
		}
	})
	if err != nil {
		return err
	}
	if slices.ContainsFunc(y.Stack, func(s rules.StackView) bool { return s.Kind == "copy" }) {
		return nil
	}
	return alike(seat, x, y)
}

// carries: what a seat knows can be written and read elsewhere, and the same is guessed from it there.
func carries(s *rules.Sight, g *rules.Match, seed uint64) error {
	b, err := s.Encode()
	if err != nil {
		return nil // with cards that do not ship; the tests of the suite play with those that do
	}
	read, err := rules.ReadSight(b)
	if err != nil {
		return err
	}
	if !bytes.Equal(read.Guess(seed, nil).Snapshot(), g.Snapshot()) {
		return fmt.Errorf("what seat %d knows guesses otherwise when it is read", s.Seat)
	}
	return nil
}
