package kernel

// vanished reports whether a card is in the game no more, since a player has left.
func (m *Machine) vanished(c CardID) bool { return c != 0 && m.S.Cards[c].Zone == NoZone }

// vacant reports whether a zone is in the game no more, since its player has left.
func (m *Machine) vacant(z Zone) bool {
	p := m.PlayerOf(z)
	return p >= 0 && m.Out(p)
}

// vanish takes the cards and the zones of players out of the game. Cards of others that lie
// there go where the book says, and with the zones if it says nothing; of what all share
// they get back what is theirs.
func (m *Machine) vanish(gone uint8) {
	m.refresh()
	for i := len(m.S.Stack) - 1; i >= 0; i-- {
		if it := &m.S.Stack[i]; gone>>it.Player&1 != 0 || gone>>m.S.Cards[it.Ref.Card].Owner&1 != 0 {
			m.Drop(it.Ref)
		}
	}
	for c := 1; c < len(m.S.Cards); c++ {
		card := &m.S.Cards[c]
		if card.Zone == NoZone || m.Spec(card.Zone).Aside {
			continue
		}
		at := m.PlayerOf(card.Zone)
		switch {
		case gone>>card.Owner&1 != 0:
			m.displace(CardID(c), NoZone)
		case at >= 0 && gone>>at&1 != 0:
			to := NoZone
			if m.Book.Stranded != nil {
				to = m.Book.Stranded(m, CardID(c))
			}
			m.displace(CardID(c), to)
		case gone>>card.Master&1 != 0:
			m.Control(CardID(c), card.Owner)
		}
	}
}

// displace puts a card into a zone, or out of the game, without anything happening.
func (m *Machine) displace(c CardID, to Zone) {
	card := &m.S.Cards[c]
	r := m.RefOf(c)
	if m.modelled(r) {
		m.Remember(r)
	}
	seen := m.SeesCard(NoPlayer, c)
	m.unlink(c)
	m.unbind(c)
	m.dropTokens(r)
	*card = Card{Print: card.Print, Owner: card.Owner, Master: card.Owner, Zone: NoZone, Gen: card.Gen + 1,
		FaceDown: !seen, Stamp: m.Stamp(), Placed: card.Placed, Turn: m.S.Turn}
	if to == NoZone {
		return
	}
	card.FaceDown = m.Spec(to).Down && !m.Book.Prints[card.Print].Faces
	if p := m.PlayerOf(to); p >= 0 {
		card.Master = p
	}
	m.link(c, to, true)
}
