package kernel

// Concede lets a player give up, whoever is asked, under a clause. Resume goes on after it.
func (m *Machine) Concede(p int8, clause uint16) {
	m.S.Seq++
	m.open = false
	if m.OnNote != nil {
		m.OnNote(NoteConceded, clause, 0, Ref{}, p)
	}
	m.goes(1<<p, 1<<p, clause, false)
}

// Resume plays on to the next decision after somebody has given up: whoever was asked is
// asked anew, unless it was one who is out.
func (m *Machine) Resume() {
	if !m.S.Result.Over {
		m.Run()
	}
}

// decline answers for a player who is out: what may be done is not done, and what has to be
// chosen is not chosen.
func (m *Machine) decline(q *Request) int {
	for _, o := range q.Options {
		if o.Kind == OptNo || o.Kind == OptStop || q.Kind == AskNumber && o.N == 0 {
			m.chosen = append(m.chosen[:0], o)
			return declined
		}
	}
	return offersNothing
}

// dropOut takes back what waits for the players who have just left while others play on, in
// the positions that are kept too: giving one back brings nobody back. What was noted about
// loops is void, since one who kept them up is gone.
func (m *Machine) dropOut() {
	m.S.Leaving = 0
	if m.Top().Proc == m.Book.base+kRepeat {
		m.Return()
	}
	m.dropOutOf(&m.S.Position)
	for i := range m.S.Saved {
		m.S.Saved[i].Result = m.S.Result
		m.dropOutOf(&m.S.Saved[i])
	}
	m.infos.news = LookAll // a state that somebody waited for may come anew
}

func (m *Machine) dropOutOf(s *Position) {
	w := 0
	for _, p := range s.Pending {
		if !m.Out(p.Player) {
			s.Pending[w] = p
			w++
		}
	}
	s.Pending = s.Pending[:w]
	w = 0
	for _, d := range s.Delayed {
		if !m.Out(d.Player) {
			s.Delayed[w] = d
			w++
		}
	}
	s.Delayed = s.Delayed[:w]
	s.Trail, s.Rounds, s.Barred, s.Series, s.Walked, s.Forced = s.Trail[:0], s.Rounds[:0], s.Barred[:0], s.Series[:0], 0, 0
}
