package kernel

import "math/bits"

// position sums up the position on the table: which card lies where and how,
// what is in waiting state, what procedure is under way. Two positions with the
// same sum are the same position: counters that only grow
// (timestamps, numbers of objects) do not count.
func (m *Machine) position() uint64 {
	m.refresh()
	var h summing
	h = h.with(m.sum, uint64(m.S.Turn)<<16|uint64(m.S.Phase)<<8|uint64(m.S.Step))
	numbers := m.Book.Numbers
	for i := range m.S.Frames {
		f := &m.S.Frames[i]
		regs := f.Regs
		if int(f.Proc) < len(numbers) {
			for set := numbers[f.Proc]; set != 0; set &= set - 1 {
				regs[bits.TrailingZeros8(set)] = 0
			}
		}
		h = h.with(uint64(f.Proc)<<48|uint64(f.Step)<<32|uint64(uint32(regs[0])), two(regs[1], regs[2]))
		h = h.with(two(regs[3], regs[4]), uint64(uint32(regs[5])))
	}
	for i := range m.S.Runs {
		r := &m.S.Runs[i]
		h = h.with(uint64(r.Line)<<32|uint64(uint32(r.PC)), uint64(uint32(r.X))<<32|uint64(uint32(r.Per)))
		h = h.with(uint64(uint32(r.DidN))<<32|uint64(r.Source.Card)<<16|uint64(uint8(r.Player))<<8|uint64(uint8(r.Actor)), uint64(r.Modes)<<32|uint64(r.Chosen.N)<<16|uint64(r.Moved.N))
	}
	for i := range m.S.Runs {
		if r := &m.S.Runs[i]; r.Opp != 0 {
			h = h.with(uint64(i), uint64(r.Opp))
		}
	}
	for i := range m.S.Whom {
		w := &m.S.Whom[i]
		h = h.with(uint64(w.Line)<<16|uint64(w.Source.Card), uint64(w.Player))
	}
	for _, x := range m.S.Refs {
		h = h.with(uint64(x.Card), 1)
	}
	for i := range m.S.Pending {
		p := &m.S.Pending[i]
		h = h.with(uint64(p.Line)<<32|uint64(p.Source.Card)<<8|uint64(uint8(p.Player)), two(int32(p.Count), p.X))
	}
	for i := range m.S.Delayed {
		d := &m.S.Delayed[i]
		h = h.with(uint64(d.Line)<<32|uint64(d.Source.Card)<<8|uint64(uint8(d.Player)), two(int32(d.Those[0].Card), d.X))
	}
	for i := range m.S.Held {
		h = h.with(uint64(m.S.Held[i].Kind)<<32|uint64(m.S.Held[i].Card.Card), two(int32(m.S.Held[i].To), m.S.Held[i].N))
	}
	for i := range m.S.Stack {
		it := &m.S.Stack[i]
		h = h.with(uint64(it.Line)<<32|uint64(it.Modes)<<8|uint64(it.Way), uint64(uint32(it.X))<<32|uint64(it.Source.Card)<<8|uint64(uint8(it.Player)))
		for _, x := range it.Aims[:it.aimCount()] {
			h = h.with(uint64(x.Card), 0)
		}
	}
	for i := range m.S.Bonds {
		b := &m.S.Bonds[i]
		h = h.with(uint64(b.Card)<<32|uint64(b.Host.Card), uint64(uint32(b.Worth)))
	}
	for i := range m.S.Tokens {
		t := &m.S.Tokens[i]
		h = h.with(uint64(t.Name)<<32|uint64(uint32(t.N)), uint64(t.Card.Card)<<8|uint64(uint8(t.Player)))
	}
	for i := range m.S.Facts {
		f := &m.S.Facts[i]
		h = h.with(uint64(f.Kind)<<48|uint64(uint8(f.Player))<<40|uint64(f.Flags)<<32|uint64(f.Source.Card), two(f.N, f.M))
	}
	for i := range m.S.Effects {
		if e := &m.S.Effects[i]; e.Target.Card == 0 || m.Alive(e.Target) {
			h = h.with(uint64(e.Mods)<<32|uint64(uint32(e.X)), uint64(e.Target.Card)<<8|uint64(uint8(e.Player)))
		}
	}
	for i := range m.S.Uses {
		if u := &m.S.Uses[i]; u.Source.Card == 0 || m.Alive(u.Source) {
			h = h.with(uint64(u.Line)<<32|uint64(u.Source.Card), uint64(u.N))
		}
	}
	for _, x := range m.S.Objects {
		h = h.with(uint64(x.Card), 2)
	}
	vars := m.S.Vars
	for set := m.Book.Loose; set != 0; set &= set - 1 {
		vars[bits.TrailingZeros32(set)] = 0
	}
	h = h.withAll(vars[:])
	for p := range m.S.Players {
		h = h.withAll(m.S.Seats[p][:m.Book.SeatVars])
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

// summing is a sum of words in their order, two at a time. It is a value, so that it
// stays in registers.
type summing struct{ a, b uint64 }

// with is the sum with two words more.
func (h summing) with(v, w uint64) summing {
	h.a = (h.a ^ v) * 0x9e3779b97f4a7c15
	h.b = (h.b ^ w) * 0xd6e8feb86659fd93
	return summing{h.a ^ h.a>>29, h.b ^ h.b>>31}
}

func two(a, b int32) uint64 { return uint64(uint32(a))<<32 | uint64(uint32(b)) }

// withAll adds registers.
func (h summing) withAll(regs []int32) summing {
	for ; len(regs) >= 4; regs = regs[4:] {
		h = h.with(two(regs[0], regs[1]), two(regs[2], regs[3]))
	}
	for _, v := range regs {
		h = h.with(uint64(uint32(v)), 0)
	}
	return h
}

func (h summing) sum() uint64 { return h.a ^ h.b*0x9e3779b97f4a7c15 }
