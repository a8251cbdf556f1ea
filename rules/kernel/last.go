package kernel

// Remember keeps the last known information of an object that is leaving, or losing what it was.
func (m *Machine) Remember(r Ref) {
	card := &m.S.Cards[r.Card]
	l := Last{Ref: r, Zone: card.Zone, Over: card.Over, Lies: card.Lies, Master: card.Master, Info: m.infos.cards[r.Card]}
	if m.Book.With != nil {
		l.With = m.Book.With(m, r)
	}
	if n := len(m.S.Last); n >= maxLast {
		oldest := 0
		for oldest < n-1 && m.modelled(m.S.Last[oldest].Ref) {
			oldest++
		}
		m.S.Last = append(m.S.Last[:oldest], m.S.Last[oldest+1:]...)
	}
	m.S.Last = append(m.S.Last, l)
}

// modelled reports whether an effect gives another card what this object is: it does so as long as
// it lasts, also when this object has left.
func (m *Machine) modelled(r Ref) bool {
	for i := range m.S.Effects {
		if m.S.Effects[i].Of == r {
			return true
		}
	}
	return false
}

const maxLast = 40

// LastOf is the last known information of an object that has left, nil if it
// is not known any more.
func (m *Machine) LastOf(r Ref) *Last {
	for i := len(m.S.Last) - 1; i >= 0; i-- {
		if m.S.Last[i].Ref == r {
			return &m.S.Last[i]
		}
	}
	return nil
}

// Forget drops last known information when nothing refers to it any more.
func (m *Machine) Forget() {
	if len(m.S.Last) == 0 || len(m.S.Runs) != 0 || len(m.S.Pending) != 0 || len(m.S.Delayed) != 0 || len(m.S.Stack) != 0 {
		return
	}
	kept := 0
	for i := range m.S.Last {
		if m.modelled(m.S.Last[i].Ref) {
			m.S.Last[kept] = m.S.Last[i]
			kept++
		}
	}
	m.S.Last = m.S.Last[:kept]
}
