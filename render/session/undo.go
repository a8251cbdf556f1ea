package session

// CanUndo reports whether there is an answer to take back.
func (s *Session) CanUndo() bool { return !s.Watching && s.Match.CanUndo() }

// CanRedo reports whether an answer that was taken back can be given again.
func (s *Session) CanRedo() bool { return !s.Watching && s.Match.CanRedo() }

// UndoAsks reports whether the other people have to agree to an undo: several
// share the table and something was revealed since.
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
