package session

import (
	"slices"

	"gorin/rules"
	"gorin/rules/bot"
)

// share is what of the open decision is put to the persons at the screen: of one that asks
// several, the options of the persons among them, who may all act.
type share struct {
	*rules.Request
	options []int // of the whole request, which ones they are; nil: all
	join    *join // nil, or what it is put together from
	at      int   // the revision for which this was worked out
}

// whole is an answer as the whole request numbers its options.
func (h share) whole(pick []int) []int {
	if h.options == nil {
		return pick
	}
	out := make([]int, len(pick))
	for i, n := range pick {
		if n < 0 || n >= len(h.options) {
			return []int{-1} // which is refused
		}
		out[i] = h.options[n]
	}
	return out
}

// share is the part of the open decision that persons have to make; nobody's if only
// computers are asked.
func (s *Session) share() share {
	r := s.Pending()
	if s.mine.at != s.Revision || s.mine.Request == nil {
		s.mine = s.shareOf(r)
		s.mine.at = s.Revision
	}
	return s.mine
}

func (s *Session) shareOf(r *rules.Request) share {
	switch {
	case r == nil:
		return share{}
	case len(r.Seats) < 2:
		if j := s.joined(r); j != nil {
			return share{Request: j.both, join: j}
		}
		return share{Request: r}
	}
	own := share{Request: new(rules.Request)}
	*own.Request = *r
	own.Seats, own.Options = nil, nil
	for _, seat := range r.Seats {
		if s.Person(seat) {
			own.Seats = append(own.Seats, seat)
		}
	}
	for i := range r.Options {
		if slices.Contains(own.Seats, r.Options[i].Seat) {
			own.Options, own.options = append(own.Options, r.Options[i]), append(own.options, i)
		}
	}
	if len(own.Options) == 0 {
		return share{}
	}
	if own.Seat = own.Seats[0]; slices.Contains(own.Seats, s.Seat) {
		own.Seat = s.Seat
	}
	return own
}

// seatsOf is whom a request asks.
func seatsOf(r *rules.Request) []int {
	if len(r.Seats) > 0 {
		return r.Seats
	}
	return []int{r.Seat}
}

// Mates reports whether two seats are of one team.
func (s *Session) Mates(a, b int) bool {
	return a != b && min(a, b) >= 0 && max(a, b) < len(s.teams) && s.teams[a] == s.teams[b]
}

// teamsOf is the number of each seat's team, nil in a match without teams.
func teamsOf(v *rules.View) (out []int) {
	some := false
	for i := range v.Players {
		out = append(out, v.Players[i].Team)
		some = some || out[i] > 0
	}
	if !some {
		return nil
	}
	return out
}

// sharesWith reports whether a seat may look at the screen as it is, without a cover:
// teammates may see all that one of them sees, and where all persons are of one team there is
// nobody to hide anything from.
func (s *Session) sharesWith(seat int) bool {
	for other := range s.Start.Kinds {
		if s.Person(other) && other != seat && !s.Mates(other, seat) && (other == s.Seat || !s.Person(s.Seat)) {
			return false
		}
	}
	return true
}

// workTogether is the answer to a decision that asks several, any of whom may act next, if it
// is given without a person. First each computer is offered its own options, in the order in
// which they are asked: to pass means to wait for the others. Then the persons are asked. If
// there are none, the computer that is asked last passes for all.
func (s *Session) workTogether(r *rules.Request) ([]int, bool) {
	of := s.share()
	switch {
	case of.Request == nil:
		if s.pondering == nil {
			s.waits = bot.Waiting{} // who has waited is asked again, so that the last passes
		}
		pick := s.computers(r)
		return pick, pick != nil || s.due.thinks
	case r.Seq != s.held: // who has gone back to a decision acts first
		if pick := s.computers(r); pick != nil || s.due.thinks {
			return pick, true
		}
		if s.Settings.Auto && !slices.ContainsFunc(of.Options, func(o rules.Option) bool { return !Ends(&o) }) {
			return of.whole([]int{0}), true // nobody has anything else to do
		}
	}
	pick, itself := s.workAlone(of.Request)
	return of.whole(pick), itself
}
