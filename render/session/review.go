package session

import (
	"cmp"
	"slices"
	"time"

	"gorin/rules"
)

// Review is in which turns a match that is over has turned: those that made somebody the most likelier to win.
type Review struct {
	Swings  []Swing // in their order; nothing as long as it is worked out
	Over    bool
	Unknown bool // nobody can tell how the match stood

	moves   int // of the match
	next    int // of those, which is looked at next
	moments []standing
}

// Swing is a turn that made somebody likelier to win.
type Swing struct {
	At       uint32 // the decision in which most of that came about
	Turn     int
	Seat     int
	From, To float64 // how likely that seat was to win before and after the turn, as the computer sees it
}

// standing is how a match stood before a decision.
type standing struct {
	at      uint32
	turn    int
	chances []float64 // by seat
}

// Limits of what is told of a match.
const (
	mostSwings = 3
	leastSwing = 0.05
)

// Review is the match's, nil as long as it is not over, and where nobody can tell how it stood.
func (s *Session) Review() *Review {
	m, ok := s.Match.(*rules.Match)
	if !ok || s.Watching {
		return nil
	}
	if !m.Result().Over {
		s.review = nil // something was taken back
		return nil
	}
	if s.review == nil || s.review.moves != len(m.Moves()) {
		s.review = &Review{moves: len(m.Moves())}
	}
	return s.review
}

// goOver works a review out, for a moment between two pictures.
func (s *Session) goOver() {
	r := s.Review()
	if r == nil || r.Over {
		return
	}
	m := s.Match.(*rules.Match)
	for end := time.Now().Add(slice); r.next < r.moves && time.Now().Before(end); r.next++ {
		then := m.Before(r.next)
		if then == nil || then.Turn() == 0 {
			continue
		}
		x := standing{then.Seq(), then.Turn(), s.chances(then)}
		if x.chances == nil {
			r.Over, r.Unknown = true, true
			return
		}
		r.moments = append(r.moments, x)
	}
	if r.next == r.moves {
		r.finish(m)
		s.Revision++
	}
}

// finish finds the swings.
func (r *Review) finish(m *rules.Match) {
	r.Over = true
	last := make([]float64, m.Players())
	winners := m.Result().Winners
	for seat := range last {
		switch {
		case len(winners) == 0:
			last[seat] = 1 / float64(len(last))
		case slices.ContainsFunc(winners, func(w int) bool { return m.Mates(w, seat) }):
			last[seat] = 1
		}
	}
	r.moments = append(r.moments, standing{turn: -1, chances: last})
	for from := 0; from < len(r.moments)-1; {
		to := from + 1
		for r.moments[to].turn == r.moments[from].turn {
			to++
		}
		r.turn(r.moments[from : to+1])
		from = to
	}
	slices.SortStableFunc(r.Swings, func(a, b Swing) int { return cmp.Compare(b.To-b.From, a.To-a.From) })
	r.Swings = r.Swings[:min(mostSwings, len(r.Swings))]
	slices.SortFunc(r.Swings, func(a, b Swing) int { return cmp.Compare(a.At, b.At) })
	r.moments = nil
}

// turn notes what a turn has made likelier: how it stood before each of its decisions, and before the first of the next turn.
func (r *Review) turn(course []standing) {
	first, last := course[0].chances, course[len(course)-1].chances
	seat := 0
	for other := range first {
		if last[other]-first[other] > last[seat]-first[seat] {
			seat = other
		}
	}
	if last[seat]-first[seat] < leastSwing {
		return
	}
	most := 0
	step := func(i int) float64 { return course[i+1].chances[seat] - course[i].chances[seat] }
	for i := range len(course) - 1 {
		if step(i) > step(most) {
			most = i
		}
	}
	r.Swings = append(r.Swings, Swing{At: course[most].at, Turn: course[0].turn, Seat: seat, From: first[seat], To: last[seat]})
}
