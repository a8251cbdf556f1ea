package session

import (
	"slices"

	"gorin/rules"
)

// join is a question whether to do something, put together with what it is to be done with: who picks one of those
// does it, and the last option declines.
type join struct {
	both    *rules.Request
	yes, no int            // options of the first question
	then    *rules.Request // the second
}

// joined puts the open question and the next together, where the first asks whether and the second with what, and
// nothing is learnt in between. Nil: they are asked one by one.
func (s *Session) joined(r *rules.Request) *join {
	if !s.Settings.Auto || r.Kind != "may" && r.Kind != "pay" || r.Secret || r.Seq == s.held || !s.Alone(r.Seat) {
		return nil
	}
	j := &join{yes: kindOf(r, "yes"), no: kindOf(r, "no")}
	if j.yes < 0 || j.no < 0 || len(r.Options) != 2 {
		return nil
	}
	q := s.Match.Peek([]int{j.yes})
	if q == nil || q.Seat != r.Seat || len(q.Seats) > 1 || q.Source != r.Source || q.Secret || !Single(q) || q.Min != 1 || q.Kind != "choose" && q.Kind != "discard" {
		return nil
	}
	both := *q
	both.Seq, both.Options = r.Seq, append(slices.Clone(q.Options), r.Options[j.no])
	j.then, j.both = q, &both
	return j
}

// kindOf is the option of a kind, -1 if there is none.
func kindOf(r *rules.Request, kind string) int {
	return slices.IndexFunc(r.Options, func(o rules.Option) bool { return o.Kind == kind })
}

// putJoined answers both questions, or the first by declining.
func (s *Session) putJoined(r *rules.Request, j *join, pick []int) error {
	if len(pick) == 1 && pick[0] == len(j.then.Options) {
		return s.put(r, []int{j.no})
	}
	if len(pick) != 1 || pick[0] < 0 || pick[0] > len(j.then.Options) {
		return s.put(r, []int{-1}) // which is refused
	}
	if err := s.put(r, []int{j.yes}); err != nil {
		return err
	}
	next := s.Pending()
	if next == nil || next.Kind != j.then.Kind || len(next.Options) != len(j.then.Options) {
		return nil // something else has come between: it is asked by itself
	}
	s.self[next.Seq] = true // to be taken back together
	return s.put(next, pick)
}
