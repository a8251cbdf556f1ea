package session

import "gorin/rules"

// Span is the decisions of a match that is looked at, as Match.Seq counts.
type Span struct {
	First, Last uint32
	over        bool // the game has ended after the last
}

// Watch begins to look at the match from its first decision.
func (s *Session) Watch() {
	s.look()
	s.Playing = true
	s.jump(s.Span.First)
	s.changed()
}

// LookBack begins to look at what has been, from where the match stands; false
// while the screen waits to be handed over, or somebody looks already.
func (s *Session) LookBack() bool {
	if s.Watching || s.Cover {
		return false
	}
	s.look()
	s.Past = !s.Span.over
	s.Revision++
	return true
}

func (s *Session) look() {
	s.Watching, s.Playing, s.Past, s.Open, s.Cover, s.Running = true, false, false, false, false, false
	s.Speed = max(s.Speed, 0.5)
	last := s.Match.Seq()
	s.Span = Span{min(1, last), last, s.Match.Result().Over}
	if m, ok := s.Match.(interface{ Moves() []rules.Move }); ok {
		s.Span.First = last - uint32(len(m.Moves()))
	}
}

// Now ends looking: the match goes on, or has ended, where it stood.
func (s *Session) Now() {
	if !s.Watching {
		return
	}
	s.jump(s.Span.Last)
	s.Watching, s.Playing, s.Past, s.Open = false, false, false, false
	s.changed()
}

// Go shows the match at a decision, while it is looked at.
func (s *Session) Go(to uint32) {
	s.Playing = false
	s.jump(to)
	s.changed()
}

// jump puts the match to a decision.
func (s *Session) jump(to uint32) {
	to = max(s.Span.First, min(to, s.Span.Last))
	if m, ok := s.Match.(interface{ Back(n int) int }); ok && s.Match.Seq() > to {
		m.Back(int(s.Match.Seq() - to))
		s.stands = min(s.stands, s.Match.LogLen())
	}
	for s.Match.Seq() > to && s.takeBack() {
	}
	if m, ok := s.Match.(interface{ Forth(n int) int }); ok && s.Match.Seq() < to {
		m.Forth(int(to - s.Match.Seq()))
	}
	for s.Match.Seq() < to && s.Match.Redo() {
	}
	for to == s.Span.Last && s.Span.over && !s.Match.Result().Over && s.Match.Redo() {
	}
}

// Forward goes n decisions on, or back when n is negative, while watching; what
// can be answered in one way only counts for none.
func (s *Session) Forward(n int) {
	s.Playing = false
	for ; n > 0 && s.onward(); n-- {
		for s.hasNone() && s.onward() {
		}
	}
	for ; n < 0 && s.takeBack(); n++ {
		for s.hasNone() && s.takeBack() {
		}
	}
	s.changed()
}

// onward gives one answer again, not beyond where the match stands.
func (s *Session) onward() bool { return s.Match.Seq() < s.Span.Last && s.Match.Redo() }

// hasNone reports whether the match shows a decision without a choice, or one of which who
// looks may not know whether it had any.
func (s *Session) hasNone() bool {
	r := s.Match.Pending()
	return r != nil && (Forced(r) || r.Secret && !r.Asks(s.Seat) && !s.All())
}

// FlipTo shows the match from a seat while watching.
func (s *Session) FlipTo(seat int) {
	if s.Watching && seat >= 0 && seat < s.Seats() {
		s.Seat = seat
		s.Revision++
	}
}

// Faster changes how fast watching goes on by itself: 1, 2, 4, a half.
func (s *Session) Faster() {
	if s.Speed *= 2; s.Speed > 4 {
		s.Speed = 0.5
	}
	s.Revision++
}

// All reports whether all hands may be shown: nobody plays on, and the match
// knows all sides.
func (s *Session) All() bool {
	_, film := s.Match.(interface{ Notice() string })
	return s.Watching && !s.Past && !film
}

// View is the match as the screen shows it to a seat.
func (s *Session) View(seat int) *rules.View { return s.withHands(s.Match.View(seat), s.Match.View) }

// filmed is a match that keeps for a while how it stood at each entry of its log.
type filmed interface {
	Film(on bool)
	ViewAt(seat, entry int) *rules.View
}

// Film lets the match keep how it stood at each entry of its log, if it can.
func (s *Session) Film(on bool) {
	if m, ok := s.Match.(filmed); ok {
		m.Film(on)
	}
}

// ViewAt is the match as the screen showed it to a seat at an entry of the log, nil where that is
// not kept.
func (s *Session) ViewAt(seat, entry int) *rules.View {
	m, ok := s.Match.(filmed)
	if !ok {
		return nil
	}
	view := func(seat int) *rules.View { return m.ViewAt(seat, entry) }
	v := view(seat)
	if v == nil {
		return nil
	}
	return s.withHands(v, view)
}

// withHands is a seat's view with the other hands in it where all are shown.
func (s *Session) withHands(v *rules.View, view func(seat int) *rules.View) *rules.View {
	seat := v.Seat
	if !s.Open || !s.All() || seat < 0 {
		return v
	}
	for other := range v.Players {
		if other == seat {
			continue
		}
		theirs := view(other).Players[other].Zones
		zones := v.Players[other].Zones
		for i := range zones {
			for k := range theirs {
				if theirs[k].Place == zones[i].Place {
					zones[i] = theirs[k]
				}
			}
		}
	}
	return v
}

// Whole puts the match to where it stands, does something, and shows again what
// was shown.
func (s *Session) Whole(do func() error) error {
	if s.Watching {
		defer s.jump(s.Match.Seq())
		s.jump(s.Span.Last)
	}
	return do()
}

// Branch is the match as it is shown, to be played on while this one stays.
func (s *Session) Branch(e Engine) (Match, error) {
	if m, ok := s.Match.(interface{ Copy() *rules.Match }); ok {
		return m.Copy(), nil
	}
	b, err := e.Write(s.Match)
	if err != nil {
		return nil, err
	}
	return e.Read(b)
}

// play goes on by itself while watching; it does not linger where priority is
// only passed.
func (s *Session) play(now int64) {
	wait := max(30, int64(float64(s.Settings.Delay)/s.Speed))
	if r := s.Pending(); r != nil && (r.Kind == askPriority || r.Secret) && !s.eventful(s.Seat, s.due.logged) {
		wait = max(30, wait/8)
	}
	if !s.Playing || now-s.since < wait {
		return
	}
	s.due.logged = s.Match.LogLen()
	if !s.onward() {
		s.Playing = false
		s.Revision++
		return
	}
	s.changed()
	s.since = now
}
