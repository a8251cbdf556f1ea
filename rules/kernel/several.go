package kernel

import "math/bits"

// A request may go to several players, any of whom may act next: members of a team in their
// turn. Each option is of one of them, one is picked, and who picks it has taken the decision.

// Asks reports whether a player may answer.
func (q *Request) Asks(p int8) bool { return p == q.Player || p >= 0 && q.Others>>p&1 != 0 }

// Asked is who may answer, a bit each: of several those who have something to pick, which
// is not so where all that one could do would keep up a loop.
func (q *Request) Asked() (who uint8) {
	if q.Others == 0 {
		return 1 << q.Player
	}
	for i := range q.Options {
		who |= 1 << q.Who(&q.Options[i])
	}
	return who
}

// Who is the player who may pick an option.
func (q *Request) Who(o *Option) int8 {
	if o.By != 0 {
		return o.By - 1
	}
	return q.Player
}

// decider is who answers with some picks.
func (q *Request) decider(picks []Option) int8 {
	if len(picks) == 0 {
		return q.Player
	}
	return q.Who(&picks[0])
}

// Decider is who has taken the decision that a step carries out.
func (m *Machine) Decider() int8 { return m.decider }

// AskAny asks the players of a bit set, any of whom may act next. offer adds what one of
// them may do, as if nobody else were asked; nobody who is out is asked. One option is
// picked.
func (m *Machine) AskAny(q *Request, kind uint8, who uint8, offer func(m *Machine, q *Request, p int8)) {
	q.Kind, q.Min, q.Max = kind, 1, 1
	first := int8(bits.TrailingZeros8(who))
	if in := who & m.seats.in; in != 0 {
		who, first = in, int8(bits.TrailingZeros8(in))
	} else {
		who = 1 << first
	}
	for p := first; who>>p != 0; p++ {
		if who>>p&1 == 0 {
			continue
		}
		start := len(q.Options)
		q.Player = p
		offer(m, q, p)
		if p != first {
			for i := range q.Options[start:] {
				q.Options[start+i].By = p + 1
			}
		}
	}
	q.Player, q.Others = first, who&^(1<<first)
}

// reduce leaves in a request to several players those who take part and have something to
// pick.
func (m *Machine) reduce(q *Request) {
	asked, w := uint8(0), 0
	for _, o := range q.Options {
		if p := q.Who(&o); !m.Out(p) {
			asked |= 1 << p
			o.By = p + 1
			q.Options[w] = o
			w++
		}
	}
	q.Options = q.Options[:w]
	if asked == 0 {
		q.Others = 0
		return
	}
	q.Player = int8(bits.TrailingZeros8(asked))
	q.Others = asked &^ (1 << q.Player)
	for i := range q.Options {
		if o := &q.Options[i]; o.By == q.Player+1 {
			o.By = 0
		}
	}
}

// NextTurn is who has the turn after this one: the next player, or the first of the next
// team.
func (m *Machine) NextTurn() int8 { return m.nextOf(m.S.Active, m.seats.in&^m.InTurn()) }

// AskWaiting asks for the next waiting ability to be played: of the first player for whom
// one waits, from the turn player on; where turns are those of teams, of the first team.
// That team chooses one among those of all its members: their master does if all have one,
// else the member in the lowest seat.
func (m *Machine) AskWaiting(q *Request) {
	waits := uint8(0)
	for i := range m.S.Pending {
		waits |= 1 << m.S.Pending[i].Player
	}
	first := m.FirstOf(waits)
	if first == NoPlayer {
		return
	}
	waits &= m.turnMates(first)
	q.Player = int8(bits.TrailingZeros8(waits))
	if waits&(waits-1) != 0 {
		q.Player = int8(bits.TrailingZeros8(m.turnMates(first) & m.seats.in))
	}
	m.offerWaiting(q, waits)
}

// turnMates is those who have their turns together with a player.
func (m *Machine) turnMates(p int8) uint8 {
	if m.Format().TeamTurns {
		return m.teamOf(p)
	}
	return 1 << p
}
