package session

import (
	"gorin/rules"
)

// What need not be asked, and what can be proposed: answers among which nobody could tell a difference, and answers
// that most players give.

// alike reports whether all options of a request come to the same: they are about the same things in every
// respect.
func alike(r *rules.Request) bool {
	if r.Min != 1 || r.Max != 1 || len(r.Options) == 0 {
		return false
	}
	first := r.Options[0]
	first.Words = rules.Words{}
	for _, o := range r.Options[1:] {
		if o.Words = (rules.Words{}); o != first {
			return false
		}
	}
	return true
}

// Proposal is picks that are there already when a request comes up, to be changed or confirmed: cards in any order
// are in one, and what pays is what the hand needs least. Nil: none.
func (s *Session) Proposal(r *rules.Request) []int {
	switch {
	case r == nil:
		return nil
	case r.Ordered && r.Min == len(r.Options) && r.Max == len(r.Options):
		return all(r)
	case s.Purse.Asks(r):
		return s.Purse.Payment(s.Match.View(r.Seat), r)
	}
	return nil
}

// Long reports whether a person is asked, again and again, whether to go on with something.
func (s *Session) Long(r *rules.Request) bool {
	return r != nil && r.Kind == "stop" && kindOf(r, "yes") >= 0
}

// GoOn goes on with what may be stopped to its end, or until something else is asked.
func (s *Session) GoOn() error {
	for r := s.Asked(); s.Long(r); r = s.Asked() {
		if err := s.Answer([]int{kindOf(r, "yes")}); err != nil {
			return err
		}
	}
	return nil
}
