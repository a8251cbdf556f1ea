package kernel

import "slices"

// maxTrail is how many decisions are remembered for finding loops.
const maxTrail = 48

// maxRounds is how many different rounds are remembered that led back to where they
// began.
const maxRounds = 64

// maxForced is how many decisions without a choice may follow each other before
// it is held that nobody can leave the loop.
const maxForced = 500

// choiceKey identifies what was picked within a position.
func choiceKey(picks []Option) uint32 {
	h := uint32(2166136261)
	for i := range picks {
		h = (h ^ picks[i].key()) * 16777619
	}
	return h
}

// onTrail reports whether a decision is remembered. A loop shows where somebody
// has a choice; in a game where most decisions are passes, the others count only
// when there have been many.
func (m *Machine) onTrail(q *Request) bool {
	return q.Kind != AskRepeat && (!q.forced() || m.S.Forced+1 >= m.Book.LongForced)
}

// closed looks for a loop before a decision is taken: the position in which the same player was
// asked before has come again. Where that leaves a choice, the loop has closed when the same round
// has been gone through twice: once only shows that it could be. If nobody had a choice on the way,
// the match is drawn; otherwise those who had one say how often it is repeated. It reports whether
// a loop has closed.
func (m *Machine) closed(q *Request) bool {
	if len(m.S.Trail) == 0 || !m.onTrail(q) {
		return false
	}
	h, trail := m.here(), m.S.Trail
	i := len(trail) - 1
	for i >= 0 && (trail[i].Hash != h || !q.Asks(trail[i].Player)) {
		i--
	}
	if i < 0 {
		return false
	}
	free := uint8(0)
	for _, t := range trail[i:] {
		if t.Free {
			free |= 1 << t.Player
		}
	}
	if free != 0 && !q.forced() && m.firstRound(i) {
		return false
	}
	if free == 0 {
		m.End(uint8(m.everybody()), m.Book.cites["loop-forced"])
	} else {
		m.callKernel(kRepeat, int32(free), 0, 0, -1, int32(i))
	}
	return true
}

// firstRound reports whether the round that begins on the trail at i, and has led back
// there, is gone through for the first time in this turn. It is remembered then, and
// the trail goes on from where it began.
func (m *Machine) firstRound(i int) bool {
	round := pathOf(m.S.Trail[i:])
	if slices.Contains(m.S.Rounds, round) {
		return false
	}
	if len(m.S.Rounds) == maxRounds {
		copy(m.S.Rounds, m.S.Rounds[1:])
		m.S.Rounds = m.S.Rounds[:maxRounds-1]
	}
	m.S.Rounds = append(m.S.Rounds, round)
	m.S.Trail = m.S.Trail[:i]
	return true
}

// trail notes a decision that is taken. It reports whether it ends the match: so many have followed
// each other without a choice that nobody can leave the loop, though effects pile up in it.
func (m *Machine) trail(q *Request, picks []Option, numbers uint64) bool {
	if q.Kind == AskRepeat {
		return false
	}
	noted := m.onTrail(q)
	if m.S.Forced++; !q.forced() {
		m.S.Forced = 0
	}
	if m.S.Forced > maxForced {
		m.End(uint8(m.everybody()), m.Book.cites["loop-forced"])
		return true
	}
	if !noted {
		return false
	}
	mark := Mark{Hash: m.here(), Choice: choiceKey(picks), Player: q.decider(picks), Free: !q.forced()}
	if mark.Free {
		mark.Picks = numbers
	}
	m.walked(&mark)
	if len(m.S.Trail) == maxTrail {
		copy(m.S.Trail, m.S.Trail[1:])
		m.S.Trail = m.S.Trail[:maxTrail-1]
	}
	m.S.Trail = append(m.S.Trail, mark)
	return false
}

// forced looks for a repeated position when no decision has come for a long time: a loop that
// nobody can leave is a draw.
func (m *Machine) forced(n int, seen *uint64) bool {
	h := m.position()
	if h == *seen || n > stepsPerAnswer {
		m.End(uint8(m.everybody()), m.Book.cites["loop-forced"])
		return true
	}
	if n&(n-1) == 0 || *seen == 0 { // Brent: a new mark at powers of two
		*seen = h
	}
	return false
}
