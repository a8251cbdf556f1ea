package kernel

import "math/bits"

// seating is what follows from the format, the teams, the order of turns and who still takes
// part: worked out whenever one of them changes.
type seating struct {
	in     uint8            // who takes part, a bit each
	places int8             // in the order of turns, those included that are empty until the turn ends
	place  [MaxPlayers]int8 // of each player in it, NoPlayer without one
	foes   [MaxPlayers]uint8
	heard  [MaxPlayers]uint8 // by the texts of each: whom they call players
	looks  Looks             // at what the format looks all the time
	mates  [MaxPlayers]uint8 // with whom each shares what is known, oneself included: also those who are out
	next   [MaxPlayers]int8  // the next opponent of each in the order of turns
	many   bool              // one may leave while others play on, or the format says when a match is over
}

// arrange works out the seating.
func (m *Machine) arrange() {
	s := &m.seats
	*s = seating{}
	m.infos.unsettled = true
	for p := range s.place {
		s.place[p] = NoPlayer
	}
	for ; s.places < m.S.Players && m.S.Order[s.places] != NoPlayer; s.places++ {
		s.place[m.S.Order[s.places]] = s.places
	}
	for p := range m.S.Players {
		if !m.Out(p) {
			s.in |= 1 << p
		}
	}
	f := m.Format()
	s.looks = f.Looks
	s.many = m.S.Players > 2 || f.Outcome != nil
	for p := range m.S.Players {
		s.mates[p] = m.teamOf(p)
		s.foes[p] = m.related(p, f.Opponents) & s.in
		s.heard[p] = m.related(p, f.Players) & s.in
		if s.next[p] = p; s.places > 0 {
			if s.next[p] = m.nextOf(p, s.foes[p]); s.next[p] == p {
				s.next[p] = m.from(p, 1)
			}
		}
	}
}

// related is the players whom a relation means, as p sees it, also those who are out.
func (m *Machine) related(p int8, r Relation) (who uint8) {
	team := m.teamOf(p)
	if r&Self != 0 {
		who |= 1 << p
	}
	if r&Mates != 0 {
		who |= team &^ (1 << p)
	}
	if r&Foes != 0 {
		who |= uint8(m.everybody()) &^ team
	}
	if r&Facing != 0 {
		who |= 1 << (m.S.Players - 1 - p) // they count their seats from left to right
	}
	if at := m.seats.place[p]; at != NoPlayer && m.seats.places > 1 {
		if r&Before != 0 {
			who |= 1 << m.S.Order[(at+m.seats.places-1)%m.seats.places]
		}
		if r&After != 0 {
			who |= 1 << m.S.Order[(at+1)%m.seats.places]
		}
	}
	return who
}

// teamOf is the team of a player, a bit for each, also of those who are out.
func (m *Machine) teamOf(p int8) (who uint8) {
	for q := range m.S.Players {
		if m.S.Teams[q] == m.S.Teams[p] {
			who |= 1 << q
		}
	}
	return who
}

// Related is the players who take part and whom a relation means as p sees it, a bit each.
// A place in the order of turns that is empty until the turn ends means nobody.
func (m *Machine) Related(p int8, r Relation) uint8 { return m.related(p, r) & m.seats.in }

// Present is the players who take part.
func (m *Machine) Present() uint8 { return m.seats.in }

// Team is a player and those of the same team who take part.
func (m *Machine) Team(p int8) uint8 { return m.teamOf(p) & m.seats.in }

// Opponents is whom the texts of a player call an opponent (相手).
func (m *Machine) Opponents(p int8) uint8 { return m.seats.foes[p] }

// Audience is whom the texts of a player call a player (プレイヤー).
func (m *Machine) Audience(p int8) uint8 { return m.seats.heard[p] }

// Attackable is the players whom a player may attack.
func (m *Machine) Attackable(p int8) uint8 {
	f := m.Format()
	who := m.Related(p, f.Attacks)
	if f.Late {
		who &= m.S.Begun
	}
	return who
}

// Blockers is who may block an attack on a player, Answerers who may answer what one plays.
func (m *Machine) Blockers(p int8) uint8 { return m.Related(p, m.Format().Blocks) }

// Answerers: see Blockers.
func (m *Machine) Answerers(p int8) uint8 { return m.Related(p, m.Format().Answers) }

// InTurn is whose turn it is: one player, or a team. One who has left stays in it until it
// ends, and does nothing.
func (m *Machine) InTurn() uint8 {
	switch {
	case m.S.Active == NoPlayer:
		return 0
	case m.Format().TeamTurns:
		return m.teamOf(m.S.Active)
	}
	return 1 << m.S.Active
}

// Out reports whether a player has lost or left and takes part no more while the others
// play on. A match that is over stays as it was.
func (m *Machine) Out(p int8) bool { return m.S.Result.Left&(1<<p) != 0 && !m.S.Result.Over }

// Places is how many places there are in the order of turns, and At the player in the i-th
// from the turn player on. One of them may be out: the place stays empty until the turn ends.
func (m *Machine) Places() int8 { return m.seats.places }

// At: see Places.
func (m *Machine) At(i int8) int8 { return m.from(m.S.Active, i) }

// from is the player in the i-th place from p on.
func (m *Machine) from(p, i int8) int8 {
	if p != NoPlayer {
		i += max(0, m.seats.place[p])
	}
	return m.S.Order[i%m.seats.places]
}

// Walk calls f for the players of a bit set in the order of turns, from the turn player on.
func (m *Machine) Walk(who uint8, f func(p int8)) { m.walk(m.S.Active, who, f) }

// walk is Walk from a player on.
func (m *Machine) walk(from int8, who uint8, f func(p int8)) {
	for i := range m.seats.places {
		if p := m.from(from, i); who>>p&1 != 0 {
			f(p)
		}
	}
}

// FirstOf is the first player of a bit set in the order of turns, from the turn player on,
// NoPlayer of none.
func (m *Machine) FirstOf(who uint8) int8 {
	for i := range m.seats.places {
		if p := m.At(i); who>>p&1 != 0 {
			return p
		}
	}
	return NoPlayer
}

// LaterOf is the next player of a bit set after p, before the order comes to the turn
// player again, NoPlayer if there is none.
func (m *Machine) LaterOf(p int8, who uint8) int8 {
	after := false
	for i := range m.seats.places {
		q := m.At(i)
		if after && who>>q&1 != 0 {
			return q
		}
		after = after || q == p
	}
	return NoPlayer
}

// Next is the player after p in turn order who still takes part.
func (m *Machine) Next(p int8) int8 { return m.nextOf(p, m.seats.in) }

// nextOf is the next player after p of a bit set, p where there is no other.
func (m *Machine) nextOf(p int8, who uint8) int8 {
	for i := int8(1); i < m.seats.places; i++ {
		if q := m.from(p, i); who>>q&1 != 0 {
			return q
		}
	}
	return p
}

// Opponent is the next opponent of p in turn order: with two players, the other one. Where
// there are several it stands for any of them, and what a text asks of one is asked of the
// one who has been chosen.
func (m *Machine) Opponent(p int8) int8 { return m.seats.next[p] }

// OnlyOpponent is the one opponent of p who is left, NoPlayer where there are several or
// none.
func (m *Machine) OnlyOpponent(p int8) int8 {
	who := m.seats.foes[p]
	if bits.OnesCount8(who) != 1 {
		return NoPlayer
	}
	return int8(bits.TrailingZeros8(who))
}

// opposed reports whether q is an opponent of p, or was before leaving.
func (m *Machine) opposed(p, q int8) bool {
	return m.related(p, m.Format().Opponents)>>q&1 != 0
}

// closeOrder takes those who are out from the order of turns, once the turn is over, but for
// the player whose turn it is.
func (m *Machine) closeOrder() {
	if m.S.Result.Left == 0 {
		return
	}
	w := 0
	for _, p := range m.S.Order[:m.seats.places] {
		if !m.Out(p) || p == m.S.Active {
			m.S.Order[w] = p
			w++
		}
	}
	if w == int(m.seats.places) {
		return
	}
	for ; w < len(m.S.Order); w++ {
		m.S.Order[w] = NoPlayer
	}
	m.arrange()
	m.Touch(LookAll)
}

// End lets the players in the bit set lose, all at once, under a clause: they take part no
// more. The match is over when at most one team is left, or when the format says so.
func (m *Machine) End(lost uint8, clause uint16) { m.goes(lost, lost, clause, true) }

// EndNow is End under the clause of the step under way.
func (m *Machine) EndNow(lost uint8) { m.End(lost, m.clause) }

// Leave lets players take part no more who have not lost.
func (m *Machine) Leave(who uint8, clause uint16) { m.goes(0, who, clause, true) }

// Win ends the match: the players in the bit set win, whatever the others have done.
func (m *Machine) Win(who uint8, clause uint16) {
	r := &m.S.Result
	if r.Over {
		return
	}
	r.Over, r.Won, r.Clause = true, who, clause
	m.open = false
	m.arrange()
	m.Touch(LookAll)
}

// Score gives a team points, and returns how many it has.
func (m *Machine) Score(team int8, points int16) int16 {
	m.S.Scores[team] += points
	m.Touch(LookRules)
	return m.S.Scores[team]
}

// lookForEnd asks whether what has just happened ends the match.
func (m *Machine) lookForEnd() {
	m.infos.recent = 0
	m.Format().Outcome(m, 0)
}

// goes lets players lose or leave. The log is told of those who do while others play on.
func (m *Machine) goes(lost, left uint8, clause uint16, tell bool) {
	r := &m.S.Result
	gone, new := left&^r.Left, lost&^r.Left // one who has left can lose no more
	if r.Over || r.Left != 0 && gone == 0 {
		return
	}
	r.Lost |= new
	r.Left |= gone
	r.Clause = clause
	for p := range m.S.Players {
		if gone>>p&1 != 0 {
			r.Why[p] = clause
		}
	}
	m.arrange()
	m.Touch(LookAll)
	outcome := m.Format().Outcome
	if outcome == nil && m.teamsLeft() <= 1 {
		m.Win(m.seats.in, clause)
		return
	}
	m.S.Leaving |= gone
	if tell {
		m.tellGone(gone, clause)
	}
	if outcome != nil {
		outcome(m, new)
	}
	if m.teamsLeft() <= 1 {
		m.Win(m.seats.in, clause)
	}
}

// tellGone lets the log know who has lost or left.
func (m *Machine) tellGone(gone uint8, clause uint16) {
	if m.OnNote == nil {
		return
	}
	for p := range m.S.Players {
		switch {
		case gone>>p&1 == 0:
		case m.S.Result.Lost>>p&1 != 0:
			m.OnNote(NoteLost, clause, 0, Ref{}, p)
		default:
			m.OnNote(NoteLeft, clause, 0, Ref{}, p)
		}
	}
}

// teamsLeft is how many teams take part, of those without teams how many players.
func (m *Machine) teamsLeft() int {
	var teams uint8
	for p := range m.S.Players {
		if m.seats.in>>p&1 != 0 {
			teams |= 1 << m.S.Teams[p]
		}
	}
	return bits.OnesCount8(teams)
}
