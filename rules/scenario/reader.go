package scenario

import (
	"fmt"

	"gorin/rules"
)

// Reader puts the words of a scenario to a match that began from its position,
// for puzzles: nothing is checked but what is asked for.
type Reader struct{ r *runner }

// Reader reads a match that rules.NewPosition has made of the scenario's
// position, or a copy of it.
func (s *Scenario) Reader(m *rules.Match) *Reader { return &Reader{s.runner(m)} }

// On turns to another match of the same cards.
func (r *Reader) On(m *rules.Match) { r.r.m = m }

// Holds checks an expectation; the error says how it is instead.
func (r *Reader) Holds(expect Step) error { return r.r.expect(expect.Words) }

// About reports whether the open decision is the one that an answer means.
func (r *Reader) About(answer Step) bool {
	q := r.r.m.Pending()
	return q != nil && r.r.isAbout(answer, q)
}

// Picks finds the options of the open decision that an answer means.
func (r *Reader) Picks(answer Step) ([]int, error) {
	q := r.r.m.Pending()
	if q == nil {
		return nil, fmt.Errorf("the game is over: %s", r.r.cite(r.r.m.Result().Clause))
	}
	if len(answer.Words) < 2 {
		return nil, fmt.Errorf("an answer names who answers, and what")
	}
	seat, err := r.r.seat(answer.Words[0])
	if err != nil {
		return nil, err
	}
	return r.r.picks(q, seat, answer.Words[1:])
}

// Open puts the open decision into words, for errors.
func (r *Reader) Open() string { return fmt.Sprint(r.r.got()) }

// Seat is the seat that a step names first.
func (s *Scenario) Seat(step Step) (int, error) {
	if len(step.Words) == 0 {
		return 0, fmt.Errorf("%q names no player", step.Text)
	}
	return seatOf(step.Words[0], len(s.Pos.Seats))
}

// Called is the ID of the card that a word means, "" for none.
func (s *Scenario) Called(word string) string { return s.keys[word] }
