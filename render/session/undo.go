package session

import (
	"slices"

	"gorin/rules"
)

// CanUndo reports whether there is an answer to take back.
func (s *Session) CanUndo() bool { return !s.Watching && s.Match.CanUndo() }

// CanRedo reports whether an answer that was taken back can be given again.
func (s *Session) CanRedo() bool { return !s.Watching && s.Match.CanRedo() }

// UndoAsks reports whether other people have to agree to an undo: somebody is concerned, and
// something was revealed since.
func (s *Session) UndoAsks() bool { return len(s.Concerned()) > 0 && s.Match.UndoReveals() }

// Concerned lists the persons who have to agree when something that was revealed is taken
// back: all who share the table with who looks at the screen, but for teammates, if there is
// anybody else. Also those who are out, since they may come back.
func (s *Session) Concerned() (seats []int) {
	for seat := range s.Start.Kinds {
		if s.Person(seat) && seat != s.Bottom() && !s.Mates(seat, s.Bottom()) {
			seats = append(seats, seat)
		}
	}
	return seats
}

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
	return r == nil || s.humans() == 0 || s.stopsAt(r) && !s.forced(r) && !s.self[r.Seq]
}

// stopsAt reports whether a person is among those whom a request asks.
func (s *Session) stopsAt(r *rules.Request) bool { return slices.ContainsFunc(seatsOf(r), s.Person) }

func (s *Session) back() {
	s.Cover, s.Running = false, false
	s.held = s.Match.Seq()
	for seat := range s.had {
		s.had[seat].logged = min(s.had[seat].logged, s.Match.LogLen())
	}
	s.changed()
}
