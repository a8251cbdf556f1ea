package kernel

import "gorin/rules/ability"

// Mark notes something about a line of an object for this turn.
func (m *Machine) Mark(key uint16, r Ref) { m.use(key, r, false, true).N = 1 }

// Marked reports whether Mark was called in this turn.
func (m *Machine) Marked(key uint16, r Ref) bool { return m.use(key, r, false, false) != nil }

// use finds the counter of an ability of an object; add makes it if missing.
func (m *Machine) use(line uint16, r Ref, state, add bool) *Use {
	free := -1
	for i := range m.S.Uses {
		u := &m.S.Uses[i]
		if u.Line == line && u.Source == r && u.State == state {
			return u
		}
		if u.Line == 0 {
			free = i
		}
	}
	if !add {
		return nil
	}
	if free < 0 {
		m.S.Uses = append(m.S.Uses, Use{})
		free = len(m.S.Uses) - 1
	}
	m.S.Uses[free] = Use{Line: line, Source: r, State: state}
	return &m.S.Uses[free]
}

// Used is how often an ability of an object has been played this turn.
func (m *Machine) Used(line uint16, r Ref) int {
	if u := m.use(line, r, false, false); u != nil {
		return int(u.N)
	}
	return 0
}

// CountUse counts a play of an ability with a limit per turn, of that ability of that object alone.
func (m *Machine) CountUse(line uint16, r Ref) {
	if m.Book.Prog.Lines[line].Limit > 0 {
		m.use(line, r, false, true).N++
	}
}

// UsedUp reports whether an ability has a limit and has been played so often in this
// turn.
func (m *Machine) UsedUp(line uint16, r Ref) bool {
	limit := int(m.Book.Prog.Lines[line].Limit)
	return limit > 0 && m.Used(line, r) >= limit
}

// AskLimited asks whether to play a triggered ability with a limit: it may be left, unless it
// cannot be played at all.
func (m *Machine) AskLimited(q *Request, player int8, line uint16, source, use Ref) {
	if m.Book.Prog.Lines[line].Limit == 0 || m.UsedUp(line, use) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = player, AskLimit, 1, 1
	q.Line, q.Source = line, source
	q.AddKind(OptYes)
	q.AddKind(OptNo)
}

// SetStep makes ph the phase and st the step; a phase without steps is its own.
func (m *Machine) SetStep(ph, st ability.Phase) {
	m.S.Phase, m.S.Step = uint8(ph), uint8(st)
	m.Touch(LookPhase)
}

// NewTurn drops what was counted for the turn, once it is known whose turn begins; places
// in the order of turns that have been empty are closed.
func (m *Machine) NewTurn() {
	m.closeOrder()
	if m.Format().Late {
		m.S.Begun |= m.InTurn()
	}
	w := 0
	for _, u := range m.S.Uses {
		if u.State && u.Line != 0 {
			m.S.Uses[w] = u
			w++
		}
	}
	m.S.Uses = m.S.Uses[:w]
	m.S.Forced = 0
	m.S.Trail, m.S.Rounds = m.S.Trail[:0], m.S.Rounds[:0]
	m.S.Barred = m.S.Barred[:0]
	m.S.Series, m.S.Walked = m.S.Series[:0], 0
	m.S.Vain = m.S.Vain[:0]
	m.Touch(LookTurn)
}

// ExpireAt ends effects and delayed triggers whose duration is over at a point
// of time that the rulebook names.
func (m *Machine) ExpireAt(when uint8) {
	w := 0
	for _, e := range m.S.Effects {
		gone := e.Target.Card != 0 && !m.Alive(e.Target)
		if gone || m.Book.Expired(m, when, e.Until, e.Turn, e.Master, e.Target) {
			continue
		}
		m.S.Effects[w] = e
		w++
	}
	if w < len(m.S.Effects) {
		m.S.Effects = m.S.Effects[:w]
		m.Touch(LookEffects)
	}
	w = 0
	for i := range m.S.Delayed {
		d := &m.S.Delayed[i]
		if m.Book.Expired(m, when, d.Until, d.Turn, d.Player, Ref{}) || m.missed(d) {
			continue
		}
		m.S.Delayed[w] = *d
		w++
	}
	m.S.Delayed = m.S.Delayed[:w]
}

// missed reports whether a replacement that an effect has made is about a card that
// has left.
func (m *Machine) missed(d *Delayed) bool {
	return m.Book.Prog.Lines[d.Line].Would != 0 && d.Those[0].Card != 0 && !m.Alive(d.Those[0])
}
