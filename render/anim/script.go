package anim

import "gorin/render/layout"

// Cue is what is named while it is shown: from when to when, and which entry of the log says it.
type Cue struct {
	Begin, End int64
	Entry      int
}

// Script is what is to be seen now: the cards that are under way, and what is named.
type Script struct {
	flights []Flight
	cue     Cue
}

// Fly lets a card go its way, instead of any other way that it is on.
func (s *Script) Fly(f Flight) {
	keep := s.flights[:0]
	for _, x := range s.flights {
		if (x.Card == 0 || x.Card != f.Card) && x.End() > f.Begin {
			keep = append(keep, x)
		}
	}
	s.flights = append(keep, f)
}

// Heads reports whether a card is under way to a pose.
func (s *Script) Heads(card uint16, to layout.Pose, now int64) bool {
	f := s.flight(card)
	return f != nil && now < f.End() && f.To == to
}

// flight is the way that a card is on, or was.
func (s *Script) flight(card uint16) *Flight {
	for i := range s.flights {
		if card != 0 && s.flights[i].Card == card {
			return &s.flights[i]
		}
	}
	return nil
}

// Say names an entry of the log for so long, and for a while longer if nothing else is named then.
func (s *Script) Say(entry int, now, long int64, slow float64) {
	s.cue = Cue{now, now + long + int64(lingering*min(slow, 1)), entry}
}

// Busy reports whether anything is still to be seen move.
func (s *Script) Busy(now int64) bool {
	for i := range s.flights {
		if now < s.flights[i].End() {
			return true
		}
	}
	return false
}

// Changing reports whether the picture of now differs from that a moment later, also
// by a cue that ends.
func (s *Script) Changing(now int64) bool { return s.Busy(now) || now < s.cue.End }

// Rest lets what is under way lie where it goes.
func (s *Script) Rest() { s.flights = s.flights[:0] }

// Stop ends all.
func (s *Script) Stop() { s.flights, s.cue = s.flights[:0], Cue{} }

// Cue is what is named now.
func (s *Script) Cue(now int64) (Cue, bool) {
	return s.cue, now >= s.cue.Begin && now < s.cue.End
}

// At is where a card is that lies at home.
func (s *Script) At(card uint16, home layout.Pose, now int64) (p layout.Pose, moving bool) {
	if f := s.flight(card); f != nil && now < f.End() {
		return f.pose(now), true
	}
	return home, false
}

// Ghost is a card under way that does not lie open on the table in the end.
type Ghost struct {
	Pose layout.Pose
	Face int // from 1; 0 for the back
}

// Ghosts appends the flights of cards that home does not know to out.
func (s *Script) Ghosts(now int64, home func(card uint16) bool, out []Ghost) []Ghost {
	for i := range s.flights {
		f := &s.flights[i]
		if (f.Card == 0 || !home(f.Card)) && now >= f.Begin && now < f.End() {
			out = append(out, Ghost{f.pose(now), f.Face})
		}
	}
	return out
}
