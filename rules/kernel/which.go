package kernel

import "gorin/rules/ability"

// Which opponent a text means where it means one of several: whom the master of the effect has
// chosen. Where there is but one, nobody is asked.

// chosenOpponent is the opponent whom a text means from here, NoPlayer while none is chosen.
func (m *Machine) chosenOpponent(c *Ctx) int8 {
	switch {
	case c.Run != nil && c.Run.Opp != 0:
		return c.Run.Opp - 1
	case c.Run == nil && c.Opp != 0:
		return c.Opp - 1
	case m.supposed != 0:
		return m.supposed - 1
	}
	return m.OnlyOpponent(c.Player)
}

// oneOpponent is the opponent whom a text means from here; before one has been chosen, the
// next one.
func (m *Machine) oneOpponent(c *Ctx) int8 {
	if q := m.chosenOpponent(c); q != NoPlayer {
		return q
	}
	return m.Opponent(c.Player)
}

// ofAnyOpponent reports whether something holds of any opponent who may still be chosen.
func (m *Machine) ofAnyOpponent(p int8, holds func() bool) (found bool) {
	was := m.supposed
	who := m.Opponents(p)
	for q := int8(0); q < m.S.Players && !found; q++ {
		if who>>q&1 != 0 {
			m.supposed = q + 1
			found = holds()
		}
	}
	m.supposed = was
	return found
}

// procWhich lets the master of an effect choose the opponent whom its sentence means. Register 0 is
// the instruction where it goes on if there is none.
var procWhich = []Step{
	{"@which", nil, (*Machine).askWhich, func(m *Machine, picks []Option) {
		r := m.Running()
		r.Opp = int8(picks[0].N) + 1
		m.Note(NoteWhich, r.Line, r.Source, int8(picks[0].N))
	}},
}

// chooseOpponent is what OpWhich does.
func (m *Machine) chooseOpponent(r *Run, in ability.Instr) {
	r.Opp = 0
	switch q := m.OnlyOpponent(r.Player); {
	case q != NoPlayer:
		r.Opp = q + 1
	case m.Opponents(r.Player) == 0:
		r.PC = in.To
	default:
		m.callKernel(kWhich)
	}
}

func (m *Machine) askWhich(q *Request) {
	r := m.Running()
	q.Player, q.Kind, q.Min, q.Max = r.Player, AskWhich, 1, 1
	q.Source, q.Line = r.Source, r.Line
	m.offerPlayers(q, m.Opponents(r.Player))
}

// offerPlayers appends the players of a bit set, from the turn player on.
func (m *Machine) offerPlayers(q *Request, who uint8) {
	m.Walk(who, func(p int8) { q.AddN(OptPlayer, int32(p)) })
}
