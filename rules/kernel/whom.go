package kernel

import "math/bits"

// The opponent of whom a continuous ability has to know, where there may be several: its master
// chooses one when it comes into force, before triggers look at what has happened, and it is the
// same one as long as it is in force, unless that one leaves. Until then it applies to nothing.

// whoms reports whether there may be such choices in this match.
func (m *Machine) whoms() bool { return m.seats.many && m.Book.chooses && m.S.Players > 2 }

// whomOf is the opponent chosen for a continuous ability of an object, plus one; 0 if none is, or
// if the match needs no choice.
func (m *Machine) whomOf(r Ref, line uint16) int8 {
	for i := range m.S.Whom {
		if w := &m.S.Whom[i]; w.Line == line && w.Source == r && m.Opponents(m.MasterOf(r))>>w.Player&1 != 0 {
			return w.Player + 1
		}
	}
	return 0
}

// ChosenFor is the opponent whom the master of an object has chosen for a continuous ability of it,
// NoPlayer if there is none.
func (m *Machine) ChosenFor(r Ref, line uint16) int8 {
	if !m.whoms() {
		return NoPlayer
	}
	return m.whomOf(r, line) - 1
}

// waitsForWhom reports whether a continuous ability of an object applies to nothing until an
// opponent has been chosen for it.
func (m *Machine) waitsForWhom(r Ref, line uint16) bool {
	return m.Book.Prog.Lines[line].Chooses && m.whoms() && m.whomOf(r, line) == 0
}

// eachChooser calls f for the abilities in force that have to know of one opponent, until it
// says that this is enough.
func (m *Machine) eachChooser(f func(r Ref, line uint16) (enough bool)) {
	ic := &m.infos
	for w := range ic.conts {
		for set := ic.conts[w] | ic.hears[w] | ic.changed[w]; set != 0; set &= set - 1 {
			c := CardID(w<<6 | bits.TrailingZeros64(set))
			card, info := &m.S.Cards[c], &ic.cards[c]
			r, kind := Ref{c, card.Gen}, m.kindsOf(Place{card.Zone, card.Over})
			for _, g := range info.Given[:info.NGiven] {
				l := &m.Book.Prog.Lines[g.Line]
				if !l.Chooses || info.Void || l.Zones&kind == 0 || m.Book.Valid != nil && !m.Book.Valid(m, r, l) {
					continue
				}
				if f(r, g.Line) {
					return
				}
			}
		}
	}
}

// mostSettles is how often what is in force is looked at anew because an opponent was chosen, or
// an ability was lost by that.
const mostSettles = 4

// settleWhom forgets the choices of what is in force no more, notes the opponent where there is but
// one, and reports whether somebody has to choose.
func (m *Machine) settleWhom() (open bool) {
	for range mostSettles {
		m.refresh()
		if !m.infos.unsettled {
			break
		}
		m.infos.unsettled, open = false, false
		kept, changed := 0, false
		for _, w := range m.S.Whom {
			in := false
			if m.whomOf(w.Source, w.Line) != 0 {
				m.eachChooser(func(r Ref, line uint16) bool { in = in || r == w.Source && line == w.Line; return in })
			}
			if in {
				m.S.Whom[kept] = w
				kept++
			}
		}
		changed = kept < len(m.S.Whom)
		m.S.Whom = m.S.Whom[:kept]
		m.eachChooser(func(r Ref, line uint16) bool {
			if m.whomOf(r, line) != 0 {
				return false
			}
			master := m.MasterOf(r)
			if q := m.OnlyOpponent(master); q != NoPlayer {
				m.S.Whom = append(m.S.Whom, Whom{line, r, q})
				changed = true
			} else {
				open = open || !m.Out(master) && m.Opponents(master) != 0
			}
			return false
		})
		if changed {
			m.Touch(LookEffects)
		}
	}
	return open
}

// procWhom lets masters choose, from the turn player on, one ability after the other. Then it goes
// on with what has happened before that.
var procWhom = []Step{
	{"@which", func(m *Machine) { m.settleWhom() }, nil, nil},
	{"@which", nil, (*Machine).askWhom, func(m *Machine, picks []Option) {
		r, line := m.nextChooser()
		m.S.Whom = append(m.S.Whom, Whom{line, r, int8(picks[0].N)})
		m.Note(NoteWhich, line, r, int8(picks[0].N))
		m.Touch(LookEffects)
		m.Goto(0)
	}},
	{"@which", func(m *Machine) {
		m.Return()
		if len(m.S.Happened) > 0 {
			m.goOnWithHappened()
		}
	}, nil, nil},
}

// nextChooser is the next ability for which its master has to choose an opponent, none if its
// object is no card.
func (m *Machine) nextChooser() (next Ref, of uint16) {
	m.refresh()
	first := m.S.Players
	m.eachChooser(func(r Ref, line uint16) bool {
		master := m.MasterOf(r)
		if m.whomOf(r, line) != 0 || m.Out(master) || m.Opponents(master) == 0 {
			return false
		}
		place := (m.seats.place[master] - max(0, m.seats.place[max(0, m.S.Active)]) + m.seats.places) % m.seats.places
		if place < first {
			first, next, of = place, r, line
		}
		return false
	})
	return next, of
}

func (m *Machine) askWhom(q *Request) {
	r, line := m.nextChooser()
	if r.Card == 0 {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = m.MasterOf(r), AskWhich, 1, 1
	q.Source, q.Line = r, line
	m.offerPlayers(q, m.Opponents(q.Player))
}

// letChoose begins the choices that are open, if there are any, or goes on with them if they have
// been broken off.
func (m *Machine) letChoose() bool {
	if m.S.Result.Over || len(m.S.Frames) > 0 && m.Top().Proc == m.Book.base+kWhom {
		return false
	}
	if len(m.S.Happened) == 0 && (!m.infos.unsettled && m.infos.touched == 0 || !m.settleWhom()) {
		return false
	}
	m.callKernel(kWhom)
	return true
}

// keepHappened keeps the batch, and the abilities that there were before it, until the choices that
// it calls for are made.
func (m *Machine) keepHappened() {
	m.S.Happened = append(m.S.Happened[:0], m.S.Batch...)
	m.S.Before = m.S.Before[:0]
	for i := range m.before {
		a := &m.before[i]
		m.S.Before = append(m.S.Before, Use{Line: a.Line, Source: a.Ref, State: a.own})
	}
	m.S.Batch = m.S.Batch[:0]
}

// goOnWithHappened lets triggers and rule actions look at the batch that was kept.
func (m *Machine) goOnWithHappened() {
	m.S.Batch = append(m.S.Batch[:0], m.S.Happened...)
	m.before = m.before[:0]
	for _, u := range m.S.Before {
		l := &m.Book.Prog.Lines[u.Line]
		m.before = append(m.before, InForce{u.Source, u.Line, u.State, l.On, l.From, l.To})
	}
	m.S.Happened, m.S.Before = m.S.Happened[:0], m.S.Before[:0]
	m.lookAtBatch()
}

// whomOK looks at the opponents that are noted, and at a batch that is kept.
func (m *Machine) whomOK() bool {
	s := &m.S
	for i := range s.Whom {
		if w := &s.Whom[i]; int(w.Line) >= len(m.Book.Prog.Lines) || !m.refOK(w.Source) || !m.playerOK(w.Player) {
			return false
		}
	}
	for i := range s.Happened {
		if !m.eventOK(&s.Happened[i]) {
			return false
		}
	}
	for i := range s.Before {
		if u := &s.Before[i]; int(u.Line) >= len(m.Book.Prog.Lines) || !m.refOK(u.Source) {
			return false
		}
	}
	return true
}
