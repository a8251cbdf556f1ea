package kernel

// maxRepeats is the largest number of repetitions that can be declared.
const maxRepeats = 20

// Registers of the repeat procedure.
const (
	regFree   = iota // who can leave the loop, a bit each
	regLeaves        // who said the smallest number so far
	regTurn          // whose turn it is to say one, counted from the turn player
	regLeast         // the smallest number so far, -1 none
	regBegins        // where on the trail the loop begins
	regCounts        // what each has said, bitsSaid bits each; 0 for who is not asked
)

// bitsSaid is how many bits hold what one player has said, plus one.
const bitsSaid = 5

// procRepeat: each player who can leave the loop, turn player first, says how often it is repeated;
// the smaller number counts, and who said it has to leave the loop. Every round leads back to this
// very position, so after the declared rounds it is the one on the table, and the procedure that
// was about to ask does so.
var procRepeat = []Step{
	{"@repeat", nil, (*Machine).askRepeats, (*Machine).answerRepeats},
	{"@repeat", func(m *Machine) { m.Goto(0) }, nil, nil},
}

// sayer is the next player who says a number, NoPlayer when all have.
func (m *Machine) sayer(f *Frame) int8 {
	for ; f.Regs[regTurn] < int32(m.Places()); f.Regs[regTurn]++ {
		if p := m.At(int8(f.Regs[regTurn])); f.Regs[regFree]&(1<<p) != 0 {
			return p
		}
	}
	return NoPlayer
}

func (m *Machine) askRepeats(q *Request) {
	f := m.Top()
	q.Player, q.Kind, q.Min, q.Max = m.sayer(f), AskRepeat, 1, 1
	if clause, alone := m.Book.cites["repeat-alone"]; alone && f.Regs[regFree]&(f.Regs[regFree]-1) == 0 {
		q.Clause = clause
	}
	most := int32(maxRepeats)
	if m.Book.Loops.Agree && f.Regs[regLeast] >= 0 {
		most = f.Regs[regLeast]
	}
	for n := range most + 1 {
		q.AddN(OptNumber, n)
	}
}

func (m *Machine) answerRepeats(picks []Option) {
	f := m.Top()
	p, n := m.sayer(f), picks[0].N
	f.Regs[regCounts] |= (n + 1) << (bitsSaid * p)
	if f.Regs[regLeast] < 0 || n < f.Regs[regLeast] {
		f.Regs[regLeast], f.Regs[regLeaves] = n, int32(p)
	}
	f.Regs[regTurn]++
	if m.sayer(f) != NoPlayer {
		return
	}
	l := Loop{Series: m.S.Trail[f.Regs[regBegins]:], Free: uint8(f.Regs[regFree]), Leaves: int8(f.Regs[regLeaves])}
	for p := range l.Said {
		l.Said[p] = f.Regs[regCounts]>>(bitsSaid*p)&(1<<bitsSaid-1) - 1
	}
	m.leave(&l)
	m.S.Trail = m.S.Trail[:f.Regs[regBegins]]
	m.Return()
}
