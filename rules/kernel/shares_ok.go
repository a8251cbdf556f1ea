package kernel

// sharesOK looks at what several do at once.
func (m *Machine) sharesOK() bool {
	s := &m.S
	frames, events := 0, 0
	for i := range s.Shares {
		h := &s.Shares[i]
		for _, l := range [...]List{h.Chosen, h.Moved, h.Looked, h.Group} {
			if int(l.Off)+int(l.N) > len(s.Refs) {
				return false
			}
		}
		if !m.playerOK(h.Player) {
			return false
		}
		frames += int(h.Frames)
		if h.Stage == shareWaits {
			events += int(h.Events)
		}
	}
	for i := range s.Offered {
		if !m.eventOK(&s.Offered[i]) {
			return false
		}
	}
	for i := range s.Parked {
		if m.splits(&s.Parked[i]) {
			return false
		}
	}
	return frames == len(s.Parked) && events == len(s.Offered) && m.framesOK(s.Parked) && m.groupsOK()
}

// groupsOK looks at whose shares there are: one after the other, those of each ability
// under way and of each procedure that several carry out together.
func (m *Machine) groupsOK() bool {
	runs, at, size := 0, 0, 0 // size: of the last ones
	opens := func() bool {
		if at == len(m.S.Shares) || !m.S.Shares[at].Opens {
			return false
		}
		size = len(m.sharesFrom(at))
		at += size
		return size <= int(m.S.Players)
	}
	for i := range m.S.Frames {
		f := &m.S.Frames[i]
		ok := true
		switch {
		case m.isRun(f):
			if runs < len(m.S.Runs) && m.S.Runs[runs].Each {
				ok = opens()
			}
			runs++
		case m.splits(f):
			if !m.isEach(f) {
				ok = opens() && f.Regs[regTogether] >= 0 && f.Regs[regTogether] < int32(m.Book.base) &&
					f.Regs[regTogetherClause] >= 0 && int(f.Regs[regTogetherClause]) < len(m.Book.Clauses)
			}
			ok = ok && f.Regs[regEachShare] >= 0 && int(f.Regs[regEachShare]) <= size
		}
		if !ok {
			return false
		}
	}
	for ; runs < len(m.S.Runs); runs++ {
		if m.S.Runs[runs].Each {
			return false // nobody carries it out
		}
	}
	return at == len(m.S.Shares)
}
