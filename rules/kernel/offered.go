package kernel

import "gorin/rules/ability"

// leaveRest drops from the scratch stack, from start on, what cannot be chosen for the item that is
// being paid, so that the rest can still be paid. What has been chosen for it already, one by one,
// is told. It gives how many may be chosen now: if any choice among so many leaves enough, all of
// them at once, else one after the other.
func (m *Machine) leaveRest(r *Run, start int, had []Ref, least, most int) (int, int) {
	b, part := m.owed(r)
	line, item := m.billItem(&b, part)
	it := &m.Book.Prog.Exprs[item]
	if b.Left&^part == 0 && m.single(Bill{Lines: b.Lines, Left: part}) || m.infos.still || most == 0 {
		return least, most
	}
	b.Left &^= part
	was := m.beginTrial()
	t := &m.trial
	k, end := copy(t.chosen[:], had), len(m.tmp)
	m.fits1 = zeroed(m.fits1, end-start)
	for i := start; i < end; i++ {
		m.fits1[i-start] = m.leaves(&b, line, it, start, i, end, k, least, most)
	}
	none := t.short || k >= least && m.tryChosen(&b, line, it, k)
	w := start
	for i := start; i < end; i++ {
		if m.fits1[i-start] {
			m.tmp[w] = m.tmp[i]
			w++
		}
	}
	m.tmp = m.tmp[:w]
	t.work = trialWork
	free := t.short || k == 0 && m.allLeave(&b, line, it, start, w, k, least, most)
	free = free && !(t.short && k > 0)
	m.endTrial(was)
	switch {
	case free:
		return least, most
	case none:
		return 0, 1
	}
	return 1, 1
}

// leaves reports whether the rest can be paid if a card of the scratch stack is among those
// that are chosen.
func (m *Machine) leaves(b *Bill, line uint16, it *ability.Expr, start, i, end, k, least, most int) bool {
	for j := start; j < i; j++ {
		if m.alikeToPay(b, m.tmp[j], m.tmp[i]) {
			return m.fits1[j-start]
		}
	}
	t := &m.trial
	if k == len(t.chosen) {
		return true
	}
	t.chosen[k] = m.tmp[i]
	at := len(m.tmp)
	for j := start; j < end; j++ {
		if j != i {
			m.tmp = append(m.tmp, m.tmp[j])
		}
	}
	ok := m.tryChoice(b, line, it, at, len(m.tmp), k+1, least, most)
	m.tmp = m.tmp[:at]
	t.chosen[k] = Ref{}
	return ok
}

// allLeave reports whether the rest can be paid whichever cards of the scratch stack are
// chosen, at least so many and at most so many.
func (m *Machine) allLeave(b *Bill, line uint16, it *ability.Expr, from, to, k, least, most int) bool {
	t := &m.trial
	if k >= least && !m.tryChosen(b, line, it, k) {
		return false
	}
	if t.short || k == most || k == len(t.chosen) {
		return true
	}
	for i := from; i < to; i++ {
		if m.triedAlike(b, from, i) {
			continue
		}
		t.chosen[k] = m.tmp[i]
		ok := m.allLeave(b, line, it, i+1, to, k+1, least, most)
		t.chosen[k] = Ref{}
		if !ok {
			return false
		}
	}
	return true
}

// owed is the bill under way, with what is still to be paid of it, and which part of that
// the run that pays is at.
func (m *Machine) owed(r *Run) (b Bill, part uint32) {
	b = Bill{Lines: [2]uint16{r.Line}, Source: r.Source, Player: r.Player}
	code := m.Book.Prog.Code
	if r.Part {
		l := &m.Book.Prog.Lines[r.Line]
		part = OwnPart << 1
		for k := range m.Book.Prog.Exprs[l.Cost].N {
			if pc := m.Book.Prog.Items[l.Items+int32(k)]; pc != 0 && pc <= r.PC && r.PC <= endOfCost(code, pc) {
				part <<= k
				break
			}
		}
	} else {
		part = OwnPart << 1
		for pc := m.Book.Prog.Lines[r.Line].CostCode; pc < r.PC; pc++ {
			if op := code[pc].Op; op == ability.OpPayItem || op == ability.OpCostCheck {
				part <<= 1
			}
		}
		b.Left = m.ItemsOf(r.Line, false) &^ (part - 1)
	}
	if f := m.payingAny(); r.Part && f != nil {
		b.Left = uint32(f.Regs[regItemsLeft])
	}
	if m.Book.Owed != nil {
		b, part = m.Book.Owed(m, b, part)
	}
	b.Left |= part
	return b, part
}

// endOfCost is where the code of a cost that begins at a place ends.
func endOfCost(code []ability.Instr, pc int32) int32 {
	for code[pc].Op != ability.OpCostDone {
		pc++
	}
	return pc
}

// Leaves reports whether what is left of a bill can be paid if a part of it comes first,
// for all that its payer knows.
func (m *Machine) Leaves(b Bill, part uint32) bool {
	return b.Left == part || m.Foresee(b.Player, func() bool { return m.tryPart(b, part) })
}

// LeavesIf reports whether the rest of the rulebook's own part of a bill, and of the bill,
// can be paid once a card rests.
func (m *Machine) LeavesIf(b Bill, rests CardID) bool {
	return m.Foresee(b.Player, func() bool { return m.TryRest(b, rests) })
}

// AnythingLeaves reports whether what is left of a bill takes nothing but what is there
// for it alone, whatever has been paid before.
func (m *Machine) AnythingLeaves(b Bill) bool {
	eyes := m.judgedBy(b.Player)
	steady := m.steady(b)
	m.eyes = eyes
	return steady
}
