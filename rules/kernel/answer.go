package kernel

// PassOver takes n decisions that leave no choice, and of which nothing would come, as
// taken. It reports whether that may be: only with Through, and not if there have been
// so many that it may be a loop.
func (m *Machine) PassOver(n int) bool {
	if !m.Through || int(m.S.Forced)+n >= int(m.Book.LongForced) {
		return false
	}
	m.S.Forced += uint16(n)
	m.S.Seq += uint32(n)
	return true
}

// Reopen rebuilds the open decision from the state, after loading.
func (m *Machine) Reopen() {
	m.open = false
	m.tabulate()
	m.anew()
	m.shown = true
	if m.S.Result.Over {
		return
	}
	m.Run()
}

// LookAt puts the machine into a position that is only looked at: nothing is asked there, and the
// positions before costs are not known.
func (m *Machine) LookAt(p *Position) {
	m.S.Position.CopyFrom(p)
	m.S.Saved = m.S.Saved[:0]
	m.open = false
	m.tabulate()
	m.anew()
	m.shown = true
}

// Answer takes the picks for the open decision and plays on. A *Refused error
// means that nothing has changed.
func (m *Machine) Answer(seq uint32, picks []int) error {
	q := &m.req
	if !m.open {
		return &Refused{m.S.Result.Clause, "over"}
	}
	if seq != q.Seq {
		return &Refused{q.Clause, "stale"}
	}
	if len(picks) < q.Min || len(picks) > q.Max {
		return &Refused{q.Clause, "count"}
	}
	for i, p := range picks {
		if p < 0 || p >= len(q.Options) {
			return &Refused{q.Clause, "range"}
		}
		for _, o := range picks[:i] {
			if o == p {
				return &Refused{q.Clause, "twice"}
			}
		}
		if i > 0 && q.Who(&q.Options[p]) != q.Who(&q.Options[picks[0]]) {
			return &Refused{q.Clause, "seat"}
		}
	}
	chosen := m.chosen[:0]
	switch {
	case q.Ordered || len(picks) == 1:
		for _, p := range picks {
			chosen = append(chosen, q.Options[p])
		}
	default: // in the order of the options, so that equal choices are equal
		for i := range q.Options {
			for _, p := range picks {
				if p == i {
					chosen = append(chosen, q.Options[i])
				}
			}
		}
	}
	m.chosen = chosen
	if len(q.barred) > 0 && q.bars(choiceKey(chosen)) {
		return &Refused{m.Book.cites["repeat"], "barred"}
	}
	if m.Reach != nil {
		for _, o := range chosen {
			m.Reach.Options[o.Kind]++
		}
	}
	m.take(chosen, q.packed(picks))
	m.Run()
	return nil
}

// take carries out what was chosen for the open decision; picks are the numbers of the
// options, packed, if there was a choice.
func (m *Machine) take(chosen []Option, picks uint64) {
	m.open = false
	looped := m.trail(&m.req, chosen, picks)
	m.S.Seq++
	if looped {
		return
	}
	f := m.Top()
	step := m.Book.row(f)
	m.clause = step.clause
	f.Step++
	m.decider = m.req.decider(chosen)
	step.then(m, chosen)
	m.commit()
}
