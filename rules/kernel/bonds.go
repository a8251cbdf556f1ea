package kernel

// bond is where a card is among those that are attached or have got numbers, -1 if
// it is not.
func (m *Machine) bond(c CardID) int {
	for i := range m.S.Bonds {
		if m.S.Bonds[i].Card == c {
			return i
		}
	}
	return -1
}

// Host is the object that a card is attached to, none if it is zero.
func (m *Machine) Host(c CardID) Ref {
	if i := m.bond(c); i >= 0 {
		return m.S.Bonds[i].Host
	}
	return Ref{}
}

// Worth is what a card adds to its host, or the numbers that it has got.
func (m *Machine) Worth(c CardID) int32 {
	if i := m.bond(c); i >= 0 {
		return m.S.Bonds[i].Worth
	}
	return 0
}

// Attach ties a card to the object that it is attached to, with what it adds.
func (m *Machine) Attach(c CardID, host Ref, worth int32) {
	m.unbind(c)
	m.S.Bonds = append(m.S.Bonds, Bond{c, host, worth})
	m.Touch(LookKind(m.KindOf(m.S.Cards[c].Zone)))
}

// unbind forgets what a card was attached to.
func (m *Machine) unbind(c CardID) {
	if i := m.bond(c); i >= 0 {
		m.S.Bonds = append(m.S.Bonds[:i], m.S.Bonds[i+1:]...)
	}
}
