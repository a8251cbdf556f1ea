package kernel

import "math/bits"

// maxTrail is how many decisions are remembered for finding loops.
const maxTrail = 48

// maxForced is how many decisions without a choice may follow each other before
// it is held that nobody can leave the loop.
const maxForced = 500

// position sums up the position on the table: which card lies where and how,
// what is in waiting state, what procedure is under way. Two positions with the
// same sum are the same position in the sense of 11.1: counters that only grow
// (timestamps, numbers of objects) do not count.
func (m *Machine) position() uint64 {
	m.refresh()
	var h summing
	h.add(m.sum, uint64(m.S.Turn)<<16|uint64(m.S.Phase)<<8|uint64(m.S.Step))
	for i := range m.S.Frames {
		f := m.S.Frames[i]
		if int(f.Proc) < len(m.Book.Numbers) {
			for set := m.Book.Numbers[f.Proc]; set != 0; set &= set - 1 {
				f.Regs[bits.TrailingZeros8(set)] = 0
			}
		}
		h.add(uint64(f.Proc)<<48|uint64(f.Step)<<32|uint64(uint32(f.Regs[0])), two(f.Regs[1], f.Regs[2]))
		h.add(two(f.Regs[3], f.Regs[4]), uint64(uint32(f.Regs[5])))
	}
	for i := range m.S.Runs {
		r := &m.S.Runs[i]
		h.add(uint64(r.Line)<<32|uint64(uint32(r.PC)), uint64(uint32(r.X))<<32|uint64(uint32(r.Per)))
		h.add(uint64(uint32(r.DidN)), 0)
	}
	for i := range m.S.Pending {
		h.add(uint64(m.S.Pending[i].Line), uint64(m.S.Pending[i].Count))
	}
	for i := range m.S.Stack {
		it := &m.S.Stack[i]
		h.add(uint64(it.Line)<<32|uint64(it.Modes)<<8|uint64(it.Way), uint64(uint32(it.X))<<32|uint64(it.Source.Card)<<8|uint64(uint8(it.Player)))
		for _, x := range it.Aims[:it.aimCount()] {
			h.add(uint64(x.Card), 0)
		}
	}
	for i := range m.S.Bonds {
		b := &m.S.Bonds[i]
		h.add(uint64(b.Card)<<32|uint64(b.Host.Card), uint64(uint32(b.Worth)))
	}
	for i := range m.S.Tokens {
		t := &m.S.Tokens[i]
		h.add(uint64(t.Name)<<32|uint64(uint32(t.N)), uint64(t.Card.Card)<<8|uint64(uint8(t.Player)))
	}
	for i := range m.S.Effects {
		h.add(uint64(m.S.Effects[i].Mods), uint64(m.S.Effects[i].Target.Card))
	}
	for i := range m.S.Uses {
		h.add(uint64(m.S.Uses[i].Line), uint64(m.S.Uses[i].N))
	}
	h.addAll(m.S.Vars[:])
	for p := range m.S.Players {
		h.addAll(m.S.Seats[p][:m.Book.SeatVars])
	}
	return h.sum()
}

// here is the position of the open decision, summed up once.
func (m *Machine) here() uint64 {
	if m.hereSeq != m.S.Seq {
		m.hereSum, m.hereSeq = m.position(), m.S.Seq
	}
	return m.hereSum
}

// summing is a sum of words in their order, two at a time.
type summing struct{ a, b uint64 }

func (h *summing) add(v, w uint64) {
	h.a = (h.a ^ v) * 0x9e3779b97f4a7c15
	h.b = (h.b ^ w) * 0xd6e8feb86659fd93
	h.a ^= h.a >> 29
	h.b ^= h.b >> 31
}

func two(a, b int32) uint64 { return uint64(uint32(a))<<32 | uint64(uint32(b)) }

// addAll adds registers.
func (h *summing) addAll(regs []int32) {
	for ; len(regs) >= 4; regs = regs[4:] {
		h.add(two(regs[0], regs[1]), two(regs[2], regs[3]))
	}
	for _, v := range regs {
		h.add(uint64(uint32(v)), 0)
	}
}

func (h *summing) sum() uint64 { return h.a ^ h.b*0x9e3779b97f4a7c15 }

func choiceKey(picks []Option) uint32 {
	h := uint32(2166136261)
	for i := range picks {
		h = (h ^ picks[i].key()) * 16777619
	}
	return h
}

// trail notes a decision. When the same player makes the same choice in the
// same position again, a loop has closed (11.1.1): if nobody in it had another
// choice, the match is drawn; otherwise who could leave it says how often it is
// to be repeated. It reports whether the answer has been dealt with here.
func (m *Machine) trail(q *Request, picks []Option) bool {
	if q.Kind == AskRepeat {
		return false
	}
	if m.S.Forced++; len(q.Options) > 1 {
		m.S.Forced = 0
	}
	if m.S.Forced > maxForced { // 11.1.1.1: effects pile up, but the cards do not move on
		m.End(uint8(m.everybody()), m.Book.cites["loop-forced"])
		return true
	}
	if len(q.Options) == 1 && m.S.Forced < m.Book.LongForced {
		return false // a loop shows where somebody has a choice
	}
	mark := Mark{Hash: m.here(), Choice: choiceKey(picks), Player: q.Player, Free: len(q.Options) > 1}
	for i := len(m.S.Trail) - 1; i >= 0; i-- {
		if t := &m.S.Trail[i]; t.Hash != mark.Hash || *t != mark {
			continue
		}
		free := uint8(0)
		for _, t := range m.S.Trail[i:] {
			if m.leavable(t) {
				free |= 1 << t.Player
			}
		}
		if free == 0 { // 11.1.1.1
			m.End(uint8(m.everybody()), m.Book.cites["loop-forced"])
			return true
		}
		m.callKernel(kRepeat, int32(free), -1, 0, -1, int32(i))
		return true
	}
	if len(m.S.Trail) == maxTrail {
		copy(m.S.Trail, m.S.Trail[1:])
		m.S.Trail = m.S.Trail[:maxTrail-1]
	}
	m.S.Trail = append(m.S.Trail, mark)
	return false
}

// leavable reports whether who made a decision could have left the loop there:
// there was another choice, and it was not barred.
func (m *Machine) leavable(t Mark) bool {
	return t.Free && !m.barred(t.Hash, t.Player, t.Choice)
}

// bar keeps a player from going on for ever with the loop of the trail from
// step i on: the first of the player's choices that keep it up is not to be
// had again in its position (11.1.1.2; Build Divide 1602-1c).
func (m *Machine) bar(i int, player int8) {
	for _, t := range m.S.Trail[i:] {
		if t.Player == player && m.leavable(t) {
			m.S.Barred = append(m.S.Barred, t)
			break
		}
	}
	m.S.Trail = m.S.Trail[:0]
}

// dropBarred takes out of a request what may not be chosen again in this
// position (11.1.1.2), unless nothing else could be chosen.
func (m *Machine) dropBarred(q *Request) {
	if len(m.S.Barred) == 0 || q.Max != 1 || q.Min == 0 {
		return
	}
	h := m.here()
	w := 0
	kept := 0
	for _, o := range q.Options {
		if !m.barred(h, q.Player, choiceKey([]Option{o})) {
			kept++
		}
	}
	if kept == 0 {
		return
	}
	for _, o := range q.Options {
		if !m.barred(h, q.Player, choiceKey([]Option{o})) {
			q.Options[w] = o
			w++
		}
	}
	q.Options = q.Options[:w]
}

func (m *Machine) barred(h uint64, p int8, key uint32) bool {
	for _, b := range m.S.Barred {
		if b.Hash == h && b.Player == p && b.Choice == key {
			return true
		}
	}
	return false
}

// maxRepeats is the largest number of repetitions that can be declared.
const maxRepeats = 20

// procRepeat: each player who can leave the loop, turn player first, says how
// often it is repeated; the smaller number counts, and who said it has to leave
// the loop (11.1.1.2, 11.1.1.3). Every round leads back to this very position,
// so after the declared rounds it is the one on the table, and the procedure
// that asked goes on from it.
// Registers: who can leave, who said the smallest number, whose turn it is to
// say one, that number, where on the trail the loop begins.
var procRepeat = []Step{
	{"@repeat", nil, (*Machine).askRepeats, (*Machine).answerRepeats},
	{"@repeat", func(m *Machine) { m.Goto(0) }, nil, nil},
}

func (m *Machine) askRepeats(q *Request) {
	f := m.Top()
	for i := f.Regs[2]; i < int32(m.S.Players); i++ {
		p := (m.S.Active + int8(i)) % m.S.Players
		if f.Regs[0]&(1<<p) == 0 {
			continue
		}
		f.Regs[2] = i
		q.Player, q.Kind, q.Min, q.Max = p, AskRepeat, 1, 1
		if clause, alone := m.Book.cites["repeat-alone"]; alone && f.Regs[0]&(f.Regs[0]-1) == 0 {
			q.Clause = clause
		}
		for n := range int32(maxRepeats + 1) {
			q.AddN(OptNumber, n)
		}
		return
	}
}

func (m *Machine) answerRepeats(picks []Option) {
	f := m.Top()
	f.Regs[2]++
	if f.Regs[3] < 0 || picks[0].N < f.Regs[3] {
		f.Regs[3], f.Regs[1] = picks[0].N, int32((m.S.Active+int8(f.Regs[2]-1))%m.S.Players)
	}
	for i := f.Regs[2]; i < int32(m.S.Players); i++ {
		p := (m.S.Active + int8(i)) % m.S.Players
		if f.Regs[0]&(1<<p) != 0 {
			return
		}
	}
	start, leaves := int(f.Regs[4]), int8(f.Regs[1])
	closing := m.S.Trail[start]
	m.bar(start, leaves)
	m.Return()
	if closing.Player != leaves {
		m.goOn(closing.Choice)
	}
}

// goOn makes the choice that keeps a loop up for a player who has said a larger
// number than the one who will leave it (11.1.1.3).
func (m *Machine) goOn(choice uint32) {
	f := m.Top()
	step := m.Book.row(f)
	var q Request
	step.ask(m, &q)
	for _, o := range q.Options {
		if choiceKey([]Option{o}) == choice {
			m.clause = step.clause
			f.Step++
			step.then(m, []Option{o})
			return
		}
	}
}

// forced looks for a repeated position when no decision has come for a long
// time: a loop that nobody can leave is a draw (11.1.1.1).
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
