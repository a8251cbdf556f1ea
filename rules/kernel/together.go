package kernel

// Registers of the together procedure; those of the each procedure have the same places.
const (
	regTogether       = regEachAct      // the procedure
	regTogetherClause = regEachRuns + 1 // the clause of the step that has begun it
)

// procTogether carries out a procedure of the book for several players at once.
var procTogether = []Step{{"@each", (*Machine).nextTogether, nil, nil}}

// Together begins what several players, a bit each, do at the same time: each a procedure
// of the book, whose register 0 is the player. Their steps are taken as those of what each
// player does by a text: a player who is about to make something happen waits, and nothing
// of it is to be seen, until the others have come as far; then all of it happens at once.
// An ability that one of them plays meanwhile, or pays for, waits for nobody. With one
// player it is that procedure.
func (m *Machine) Together(who uint8, proc int) {
	who &= m.seats.in
	if who&(who-1) == 0 {
		if p := m.FirstOf(who); p != NoPlayer {
			m.Call(proc, int32(p))
		}
		return
	}
	m.callKernel(kTogether, int32(proc), 0, int32(len(m.S.Saved)), int32(len(m.S.Runs)), int32(m.clause))
	m.deal(who, Share{})
}

// nextTogether is nextShare for a procedure of the book.
func (m *Machine) nextTogether() {
	f := m.Top()
	m.Goto(0)
	m.clause = uint16(f.Regs[regTogetherClause])
	shares := m.shares()
	if i := int(f.Regs[regEachShare]); i > 0 && i <= len(shares) {
		shares[i-1].Stage = shareDone
		f.Regs[regEachShare] = 0
	}
	switch s, begins := f.turnTo(shares); {
	case begins:
		m.Call(int(f.Regs[regTogether]), int32(s.Player))
	case s != nil:
		m.unpark(s)
	case !m.proposeOffered(shares):
		m.S.Shares = m.S.Shares[:len(m.S.Shares)-len(shares)]
		m.Return()
	}
}

// isEach reports whether a procedure carries out one act of each player, and splits whether
// several have a share of what it does.
func (m *Machine) isEach(f *Frame) bool { return f.Proc == m.Book.base+kEach }

func (m *Machine) splits(f *Frame) bool { return m.isEach(f) || f.Proc == m.Book.base+kTogether }

// isRun reports whether a procedure carries out an ability, or pays for one.
func (m *Machine) isRun(f *Frame) bool {
	return f.Proc == m.Book.base+kEffect || f.Proc == m.Book.base+kPay
}
