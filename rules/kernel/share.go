package kernel

// What each player does: act by act, every player has a share of it. A share goes on until it is
// about to make something happen; then it waits, and nothing of it is to be seen, until those of
// the others have come as far, in turn order. Then all of it happens at once, and the shares go on.

// Stages of a share.
const (
	shareNew   uint8 = iota // its act has not begun
	shareGoes               // under way, or to be gone on with
	shareWaits              // it has proposed something
	shareDone
	shareOut // its player does not do it at all
)

// Registers of the each procedure.
const (
	regEachAct   = iota // the expression
	regEachShare        // the share under way, counted from 1
	regEachSaved        // how many positions were kept when it began
	regEachRuns         // and how many abilities were under way
)

// procEach carries out one act of each player.
var procEach = []Step{{"@each", (*Machine).nextShare, nil, nil}}

// regNamed is the register of the effect procedure that holds where the objects that
// the shares name themselves begin in State.Refs.
const regNamed = 0

// openShares begins what each player does.
func (m *Machine) openShares(r *Run) {
	r.Each = true
	m.Top().Regs[regNamed] = int32(len(m.S.Refs))
	share := Share{Chosen: r.Chosen, Moved: r.Moved, Looked: r.Looked, DidN: r.DidN, LastN: r.LastN}
	who := m.Audience(r.Player)
	if who == 0 { // its master has left, and knew nobody else
		who, share.Stage = m.seats.in, shareOut
	}
	m.deal(who, share)
}

// deal gives each player of a bit set a share, in the order of turns.
func (m *Machine) deal(who uint8, s Share) {
	s.Opens = true
	m.Walk(who, func(p int8) {
		s.Player = p
		m.S.Shares = append(m.S.Shares, s)
		s.Opens = false
	})
}

// shares is the shares of what is done by several at the moment: the last ones, one of
// each player.
func (m *Machine) shares() []Share {
	at := max(0, len(m.S.Shares)-1)
	for at > 0 && !m.S.Shares[at].Opens {
		at--
	}
	return m.S.Shares[at:]
}

// sharesFrom is the shares of one thing that several do, from the first of them on.
func (m *Machine) sharesFrom(at int) []Share {
	end := min(at+1, len(m.S.Shares))
	for end < len(m.S.Shares) && !m.S.Shares[end].Opens {
		end++
	}
	return m.S.Shares[at:end]
}

// closeShares ends what each player does: what any of them has chosen, moved or
// looked at is what the text means from here on.
func (m *Machine) closeShares(r *Run) {
	shares := m.shares()
	chosen := func(s *Share) List { return s.Chosen }
	last := true
	r.DidN, r.LastN = 0, 0
	for i := range shares {
		if s := &shares[i]; s.Stage != shareOut {
			r.DidN += s.DidN
			r.LastN += s.LastN
			last = last && chosenLast(s.Chosen, s.Moved)
		}
	}
	was := r.Chosen
	r.Chosen = m.named(shares, was, chosen)
	r.Moved = m.named(shares, r.Moved, func(s *Share) List { return s.Moved })
	r.Looked = m.named(shares, r.Looked, func(s *Share) List { return s.Looked })
	if last {
		r.Chosen = m.named(shares, was, chosen)
	}
	m.S.Shares = m.S.Shares[:len(m.S.Shares)-len(shares)]
	r.Each = false
}

// named lays what each share that was done has named itself behind each other; if none
// has, what was named before is meant still.
func (m *Machine) named(shares []Share, before List, of func(*Share) List) List {
	start, any := len(m.tmp), false
	for i := range shares {
		if s := &shares[i]; s.Stage != shareOut && int32(of(s).Off) >= m.Top().Regs[regNamed] {
			m.tmp = append(m.tmp, m.ListOf(of(s))...)
			any = true
		}
	}
	if !any {
		return before
	}
	return m.setList(start)
}

// takeUp makes a share the one under way; putDown notes how far it has come.
func (r *Run) takeUp(s *Share) {
	r.Actor, r.Chosen, r.Moved, r.Looked, r.Group, r.DidN, r.LastN = s.Player, s.Chosen, s.Moved, s.Looked, s.Group, s.DidN, s.LastN
}

func (r *Run) putDown(s *Share) {
	s.Chosen, s.Moved, s.Looked, s.Group, s.DidN, s.LastN = r.Chosen, r.Moved, r.Looked, r.Group, r.DidN, r.LastN
}

// callEach starts an act of each player.
func (m *Machine) callEach(act int32) {
	shares := m.shares()
	for i := range shares {
		if s := &shares[i]; s.Stage != shareOut {
			s.Stage = shareNew
		}
	}
	m.callKernel(kEach, act, 0, int32(len(m.S.Saved)), int32(len(m.S.Runs)))
}

// nextShare ends the share under way and goes on with the next one; when all wait,
// what they have proposed happens.
func (m *Machine) nextShare() {
	f := m.Top()
	m.Goto(0)
	r := m.Running()
	shares := m.shares()
	if i := f.Regs[regEachShare]; i != 0 {
		m.finishAct(r)
		r.putDown(&shares[i-1])
		shares[i-1].Stage = shareDone
		f.Regs[regEachShare] = 0
	}
	s, begins := f.turnTo(shares)
	if s == nil {
		if !m.proposeOffered(shares) {
			m.Return()
		}
		return
	}
	r.takeUp(s)
	if r.Act = f.Regs[regEachAct]; begins {
		r.DidN = 0
		m.act(m.CtxOf(r), r.Act)
		return
	}
	m.unpark(s)
}

// turnTo makes the next share that may go on the one under way, and says whether it only
// begins; nil when all are done or wait.
func (f *Frame) turnTo(shares []Share) (s *Share, begins bool) {
	for i := range shares {
		if s = &shares[i]; s.Stage == shareNew || s.Stage == shareGoes {
			begins = s.Stage == shareNew
			f.Regs[regEachShare], s.Stage = int32(i+1), shareGoes
			return s, begins
		}
	}
	return nil, false
}

// unpark puts the procedures of a share back on top. Shares wait and go on in the
// same order, so its procedures are the first of those that wait here.
func (m *Machine) unpark(s *Share) {
	at := m.parkedBefore()
	end := at + int(s.Frames)
	m.S.Frames = append(m.S.Frames, m.S.Parked[at:end]...)
	m.S.Parked = append(m.S.Parked[:at], m.S.Parked[end:]...)
	s.Frames, s.Events = 0, 0
}

// parkedBefore is how many waiting procedures belong to other shares than those of what is
// done at the moment.
func (m *Machine) parkedBefore() (n int) {
	for i := range len(m.S.Shares) - len(m.shares()) {
		n += int(m.S.Shares[i].Frames)
	}
	return n
}

// park lets the share under way wait with what it has proposed. It reports whether
// there is one. What may have to be taken back, a payment or a play, waits for nobody.
func (m *Machine) park() bool {
	at := len(m.S.Frames) - 1
	for at >= 0 && !m.splits(&m.S.Frames[at]) {
		at--
	}
	if at < 0 {
		return false
	}
	f := &m.S.Frames[at]
	if f.Regs[regEachShare] == 0 || int(f.Regs[regEachSaved]) != len(m.S.Saved) || int(f.Regs[regEachRuns]) != len(m.S.Runs) {
		return false
	}
	s := &m.shares()[f.Regs[regEachShare]-1]
	f.Regs[regEachShare] = 0
	s.Own, s.Adds, s.Proc = m.run() != nil, m.addsUp(), m.Top().Proc
	s.Stage, s.Frames, s.Events = shareWaits, uint16(len(m.S.Frames)-at-1), uint16(len(m.S.Batch))
	if m.isEach(f) {
		m.Running().putDown(s)
	}
	m.S.Parked = append(m.S.Parked, m.S.Frames[at+1:]...)
	m.S.Frames = m.S.Frames[:at+1]
	m.S.Offered = append(m.S.Offered, m.S.Batch...)
	m.S.Batch = m.S.Batch[:0]
	return true
}

// proposeOffered proposes what the shares wait with, all at once. A card that several
// of them move somewhere moves once.
func (m *Machine) proposeOffered(shares []Share) (any bool) {
	n := 0
	for i := range shares {
		if s := &shares[i]; s.Stage == shareWaits {
			s.Stage, any = shareGoes, true
			n += int(s.Events)
		}
	}
	at := len(m.S.Offered) - n
	for i := range m.S.Offered[at:] {
		e := &m.S.Offered[at+i]
		for _, before := range m.S.Offered[at : at+i] {
			if e.Kind == EvMove && before.Kind == EvMove && e.Card == before.Card {
				e.Kind = EvNone
			}
		}
	}
	m.S.Batch = append(m.S.Batch, m.S.Offered[at:]...)
	m.S.Offered = m.S.Offered[:at]
	return any
}

// accountShares notes for each share what its own events did.
func (m *Machine) accountShares(r *Run) {
	at := 0
	shares := m.shares()
	for i := range shares {
		s := &shares[i]
		events := m.S.Batch[at : at+int(s.Events)]
		at += len(events)
		r.takeUp(s)
		if s.Own {
			m.tally(r, events, s.Adds)
		} else {
			m.credit(r, s.Proc, events)
		}
		r.putDown(s)
		if s.Stage == shareOut { // its player has left meanwhile
			s.Events = 0
		}
	}
}

// procEachMay asks each player whether to do something. Registers: whether it has to
// be done in full, whether there is nothing to agree to, how many have been asked,
// where it ends.
var procEachMay = []Step{{"@may", nil, (*Machine).askEachMay, func(m *Machine, picks []Option) {
	f, r := m.Top(), m.Running()
	if picks[0].Kind == OptNo {
		m.leaveOut(r, &m.shares()[f.Regs[2]])
	}
	f.Regs[2]++
	m.Goto(0)
}}}

func (m *Machine) leaveOut(r *Run, s *Share) {
	s.Stage = shareOut
	r.Did, r.Fresh = false, false
}

func (m *Machine) askEachMay(q *Request) {
	f, r := m.Top(), m.Running()
	for shares := m.shares(); int(f.Regs[2]) < len(shares); f.Regs[2]++ {
		s := &shares[f.Regs[2]]
		if s.Stage == shareOut {
			continue
		}
		r.takeUp(s)
		c := m.CtxOf(r)
		if f.Regs[1] = m.doable(c, f.Regs[0], r.PC, f.Regs[3]); f.Regs[1] != impossible {
			m.askMay(q)
			return
		}
		m.leaveOut(r, s)
	}
}
