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

// dropOut takes those who have just left out of the game while others play on, and out of
// the positions that are kept too, so that giving one back brings nobody back. Rule actions
// that were broken off begin anew.
func (m *Machine) dropOut() {
	gone := m.S.Leaving
	m.S.Leaving = 0
	m.remove(gone)
	for i := range m.S.Saved {
		kept := Machine{Book: m.Book, S: State{Position: m.S.Saved[i]}}
		kept.S.Result, kept.S.Scores = m.S.Result, m.S.Scores
		kept.tabulate()
		kept.remove(gone)
		m.S.Saved[i] = kept.S.Position
	}
	m.Interrupt()
}

// remove takes players out of a position: what they do at the moment is broken off, and
// what is theirs is in the game no more. What was noted about loops is void, since one who
// kept them up is gone.
func (m *Machine) remove(gone uint8) {
	if m.Top().Proc == m.Book.base+kRepeat {
		m.Return()
	}
	m.breakOff(gone)
	m.dropShares(gone)
	if m.Book.Left != nil {
		for p := range m.S.Players {
			if gone>>p&1 != 0 {
				m.Book.Left(m, p)
			}
		}
	}
	m.vanish(gone)
	m.dropWaiting(gone)
	s := &m.S
	s.Trail, s.Rounds, s.Barred, s.Series, s.Walked, s.Forced = s.Trail[:0], s.Rounds[:0], s.Barred[:0], s.Series[:0], 0, 0
	m.anew() // a state that somebody waited for may come anew, too
}

// filtered is a list without those of which drop says so, in its memory.
func filtered[T any](list []T, drop func(*T) bool) []T {
	w := 0
	for i := range list {
		if !drop(&list[i]) {
			list[w] = list[i]
			w++
		}
	}
	return list[:w]
}

// dropWaiting drops what waits for players who have left, and what is on them. Effects of
// theirs that were made before run out as if they were there.
func (m *Machine) dropWaiting(gone uint8) {
	s := &m.S
	left := func(p int8) bool { return p >= 0 && gone>>p&1 != 0 }
	s.Pending = filtered(s.Pending, func(p *Pending) bool { return left(p.Player) })
	s.Delayed = filtered(s.Delayed, func(d *Delayed) bool { return left(d.Player) })
	s.Effects = filtered(s.Effects, func(e *Effect) bool { return left(e.Player) || e.Target.Card != 0 && !m.Alive(e.Target) })
	s.Tokens = filtered(s.Tokens, func(t *Token) bool { return t.Card.Card == 0 && left(t.Player) || m.vanished(t.Card.Card) })
	s.Bonds = filtered(s.Bonds, func(b *Bond) bool { return m.vanished(b.Card) || m.vanished(b.Host.Card) })
	s.Uses = filtered(s.Uses, func(u *Use) bool { return m.vanished(u.Source.Card) })
	s.Extra = filtered(s.Extra, func(p *int8) bool { return left(*p) })
	for _, events := range [][]Event{s.Held, s.Offered} {
		for i := range events {
			if e := &events[i]; left(e.Player) || m.vanished(e.Card.Card) || e.Kind == EvMove && m.vacant(e.To) {
				e.Kind = EvNone
			}
		}
	}
	for i := range s.Frames {
		if f := &s.Frames[i]; f.Proc == m.Book.base+kReplace && m.vanished(CardID(f.Regs[regWith])) {
			f.Regs[regWith] = 0
		}
	}
}
