package kernel

import "gorin/rules/ability"

// Keep remembers the position, for a play that may have to be taken back.
func (m *Machine) Keep() {
	m.S.Failed = false
	m.S.Saved = grown(m.S.Saved)
	m.S.Saved[len(m.S.Saved)-1].CopyFrom(&m.S.Position)
}

// Kept forgets the position that Keep remembered last.
func (m *Machine) Kept() { m.S.Saved = m.S.Saved[:len(m.S.Saved)-1] }

// GiveBack puts the match back to the position that Keep remembered last; State.Failed tells that
// it did. It names what was played: the line of an ability and its card, or line 0 for the card
// itself. What was seen in the meantime stays known, the generator goes on from where it is, and
// who has learned nothing by it is not offered the same again.
func (m *Machine) GiveBack(line uint16, card CardID) {
	seq, chance := m.S.Seq, m.S.Rand
	last := len(m.S.Saved) - 1
	for c := 1; c < len(m.S.Cards); c++ {
		m.witness(CardID(c))
	}
	m.S.Position.CopyFrom(&m.S.Saved[last])
	m.S.Saved = m.S.Saved[:last]
	m.S.Seq = seq
	if n := len(m.S.Trail); n > 0 {
		m.S.Trail = m.S.Trail[:n-1] // trying again is not a loop
	}
	m.S.Failed = true
	m.anew()
	vain := Vain{Line: line, Card: card}
	if chance == m.S.Rand {
		vain.Sum = m.sumKnown()
	}
	m.S.Rand = chance
	m.settleSeen()
	m.noteVain(vain)
}

// noteVain remembers a play that has failed. What a triggered ability asks for is not
// asked for again anyway.
func (m *Machine) noteVain(v Vain) {
	if m.Book.Prog.Lines[v.Line].Kind == ability.Auto {
		return
	}
	if len(m.S.Vain) == maxVain {
		copy(m.S.Vain, m.S.Vain[1:])
		m.S.Vain = m.S.Vain[:maxVain-1]
	}
	m.S.Vain = append(m.S.Vain, v)
}

// maxVain is how many plays that have failed are remembered.
const maxVain = 32

// InVain reports whether a play has failed in this turn and would do so again: an ability
// of a card, or the card itself if the line is 0. What has failed by chance is over for
// the turn, so that nobody tries until it comes out better; anything else may be tried
// again as soon as more is known, or lies otherwise, than before.
func (m *Machine) InVain(line uint16, card CardID) bool {
	return len(m.S.Vain) > 0 && m.inVain(line, card)
}

func (m *Machine) inVain(line uint16, card CardID) bool {
	var sum uint64
	for i := range m.S.Vain {
		if v := &m.S.Vain[i]; v.Line == line && v.Card == card {
			if sum == 0 {
				sum = m.sumKnown()
			}
			if v.Sum == 0 || v.Sum == sum {
				return true
			}
		}
	}
	return false
}

// sumKnown sums up what lies on the table and who has seen what of it; never 0.
func (m *Machine) sumKnown() uint64 {
	m.refresh()
	var h summing
	h = h.with(m.sum, uint64(m.S.Turn)<<16|uint64(m.S.Phase)<<8|uint64(m.S.Step))
	for c := range m.S.Cards {
		if seen := m.S.Cards[c].Seen; seen != 0 {
			h = h.with(uint64(c), uint64(seen))
		}
	}
	for i := range m.S.Effects {
		h = h.with(uint64(m.S.Effects[i].Mods), uint64(m.S.Effects[i].Target.Card))
	}
	for i := range m.S.Stack {
		h = h.with(uint64(m.S.Stack[i].Line), uint64(m.S.Stack[i].Ref.Card))
	}
	for i := range m.S.Tokens {
		h = h.with(uint64(m.S.Tokens[i].Name)<<32|uint64(uint32(m.S.Tokens[i].N)), uint64(m.S.Tokens[i].Card.Card))
	}
	return h.sum() | 1
}

// lostSight marks in Card.Met that the card has been shuffled since the position was kept:
// who sees it now does not learn where it was then.
const lostSight uint8 = 1 << 7

// witnessed notes in the kept positions what players have seen of the cards of an event
// that has happened.
func (m *Machine) witnessed(e *Event) {
	switch {
	case e.Kind == EvShuffle:
		for c := m.S.Zones[e.To].Bottom; c != 0; c = m.S.Cards[c].Above {
			for i := range m.S.Saved {
				if cards := m.S.Saved[i].Cards; int(c) < len(cards) {
					cards[c].Met |= lostSight
				}
			}
		}
	case e.Kind == EvShow && e.Card.Card == 0:
		for c := m.S.Zones[e.To].Bottom; c != 0; c = m.S.Cards[c].Above {
			m.witness(c)
		}
	case e.Card.Card != 0:
		m.witness(e.Card.Card)
	}
}

// witness notes in the kept positions who sees a card now.
func (m *Machine) witness(c CardID) {
	var who uint8
	for p := range m.S.Players {
		if m.SeesCard(p, c) {
			who |= 1 << p
		}
	}
	for i := range m.S.Saved {
		if cards := m.S.Saved[i].Cards; int(c) < len(cards) && cards[c].Met&lostSight == 0 {
			cards[c].Met |= who
		}
	}
}

// expose notes that a card has been shown to be no payment: everybody knows it from then
// on, though the payment fails.
func (m *Machine) expose(c CardID) {
	m.S.Cards[c].Met |= uint8(m.everybody())
	for i := range m.S.Saved {
		if cards := m.S.Saved[i].Cards; int(c) < len(cards) && cards[c].Met&lostSight == 0 {
			cards[c].Met |= uint8(m.everybody())
		}
	}
}

// settleSeen turns what players have seen since the position was kept, of cards that are
// hidden from them again, into what they know. What was shown for the play itself stays
// known too.
func (m *Machine) settleSeen() {
	for c := 1; c < len(m.S.Cards); c++ {
		card := &m.S.Cards[c]
		met := card.Met &^ lostSight
		card.Met = 0
		if len(m.S.Runs) <= 1 {
			met |= card.Known
		}
		for p := range m.S.Players {
			if met&(1<<p) != 0 && !m.sees(p, CardID(c), card.Seen) {
				card.Seen |= 1 << p
				m.S.Reveals++
			}
		}
	}
}
