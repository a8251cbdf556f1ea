package session

// CanUndo reports whether there is an answer to take back.
func (s *Session) CanUndo() bool { return !s.Watching && s.Match.CanUndo() }

// CanRedo reports whether an answer that was taken back can be given again.
func (s *Session) CanRedo() bool { return !s.Watching && s.Match.CanRedo() }

// UndoAsks reports whether the other person has to agree to an undo: two
// people share the table and something was revealed since.
func (s *Session) UndoAsks() bool { return s.HotSeat() && s.Match.UndoReveals() }

// Undo takes back the last answer that a person has given, and what followed.
func (s *Session) Undo() bool {
	if !s.takeBack() {
		return false
	}
	for !s.stops() && s.takeBack() {
	}
	s.back()
	return true
}

// Redo gives the answers again up to the next that a person decides.
func (s *Session) Redo() bool {
	if !s.Match.Redo() {
		return false
	}
	for !s.stops() && s.Match.Redo() {
	}
	s.back()
	return true
}

// stops reports whether the present decision is one to stop at: a person's
// with a choice, which was not passed by itself.
func (s *Session) stops() bool {
	r := s.Match.Pending()
	return r == nil || s.humans() == 0 || s.Person(r.Seat) && !s.forced(r) && !s.self[r.Seq]
}

func (s *Session) back() {
	s.Cover, s.Running = false, false
	s.held = s.Match.Seq()
	for seat := range s.had {
		s.had[seat].logged = min(s.had[seat].logged, s.Match.LogLen())
	}
	s.changed()
}

// Watch begins to look at the match from its first decision.
func (s *Session) Watch() {
	s.Watching, s.Playing, s.Cover = true, true, false
	for s.takeBack() {
	}
	s.changed()
}

// Leave ends watching: the match goes on from the position shown.
func (s *Session) Leave() {
	s.Watching, s.Playing = false, false
	s.changed()
}

// Forward goes n answers on, or back when n is negative, while watching.
func (s *Session) Forward(n int) {
	s.Playing = false
	for ; n > 0 && s.Match.Redo(); n-- {
	}
	for ; n < 0 && s.takeBack(); n++ {
	}
	s.changed()
}

// Flip shows the other side while watching.
func (s *Session) Flip() {
	s.Seat = 1 - s.Bottom()
	s.Revision++
}

// play goes on by itself while watching; it does not linger where priority is
// only passed.
func (s *Session) play(now int64) {
	wait := max(30, int64(s.Settings.Delay))
	if r := s.Pending(); r != nil && r.Kind == askPriority && !s.eventful(s.Seat, s.due.logged) {
		wait = max(30, wait/8)
	}
	if !s.Playing || now-s.since < wait {
		return
	}
	s.due.logged = s.Match.LogLen()
	if !s.Match.Redo() {
		s.Playing = false
		s.Revision++
		return
	}
	s.changed()
	s.since = now
}
