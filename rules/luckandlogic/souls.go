package luckandlogic

import "gorin/rules/kernel"

// 4.15 Souls (ソウル): cards of the soul zone that belong to a member. State.Bonds says to which.

// eachBound calls f for the cards that belong to a card, or to the object that one was; f may give them to
// another one.
func eachBound(m *kernel.Machine, r kernel.Ref, f func(c kernel.CardID)) {
	for i := 0; i < len(m.S.Bonds); {
		b := m.S.Bonds[i]
		if b.Host == r {
			f(b.Card)
		}
		if m.S.Bonds[i] == b {
			i++ // else another one has come here
		}
	}
}

// eachSoulOf calls f for the souls of a member.
func eachSoulOf(m *kernel.Machine, r kernel.Ref, f func(c kernel.CardID)) {
	eachBound(m, r, func(c kernel.CardID) {
		if m.KindOf(m.S.Cards[c].Zone) == zSoul {
			f(c)
		}
	})
}

// soulsOf is how many souls a member has (4.15.2.2).
func soulsOf(m *kernel.Machine, r kernel.Ref) (n int) {
	eachSoulOf(m, r, func(kernel.CardID) { n++ })
	return n
}

// pushSoulsOf pushes what the souls of an object are: those it has, and of one that has left the cards that
// were its souls when it did, wherever they went with it (12.2.2.1), until the next check timing is over.
func pushSoulsOf(m *kernel.Machine, r kernel.Ref, out []kernel.Ref) []kernel.Ref {
	eachSoulOf(m, r, func(c kernel.CardID) { out = append(out, m.RefOf(c)) })
	for i := range m.S.Facts {
		f := &m.S.Facts[i]
		if f.Kind != factWasSoul || kernel.CardID(f.N) != r.Card || uint16(f.M) != r.Gen && uint16(f.M)+1 != r.Gen {
			continue // neither what it was in the circle nor what it is where it has gone
		}
		if m.Host(f.Source.Card) == r && m.KindOf(m.S.Cards[f.Source.Card].Zone) == zSoul {
			continue // it is one still
		}
		out = append(out, f.Source)
	}
	return out
}

// eachOrphan calls f for the cards of a player's soul zone that belong to no member that is there (12.2.1,
// 5.13.1.3).
func eachOrphan(m *kernel.Machine, p int8, f func(c kernel.CardID)) {
	for c := m.BottomCard(m.Z(zSoul, p)); c != 0; {
		next := m.S.Cards[c].Above
		if host := m.Host(c); !m.Alive(host) || !isMember(m, host.Card) {
			f(c)
		}
		c = next
	}
}

// isSet reports whether a card lies in a circle since it was set there (5.24.1).
func isSet(m *kernel.Machine, c kernel.CardID) bool {
	return m.S.Cards[c].Marks&markSet != 0 && isCircle(m.KindOf(m.S.Cards[c].Zone))
}

// eachSetOn calls f for the cards that are set on a card.
func eachSetOn(m *kernel.Machine, r kernel.Ref, f func(c kernel.CardID)) {
	eachBound(m, r, func(c kernel.CardID) {
		if isSet(m, c) {
			f(c)
		}
	})
}

// along adds to what is about to happen what moves at the same time: the souls of a member that leaves the
// circles (12.2.1), and what is set on a card that goes elsewhere on the field (5.24.2).
func along(m *kernel.Machine) {
	noteSouls(m)
	for i, n := 0, len(m.S.Batch); i < n; i++ {
		e := m.S.Batch[i]
		if e.Kind != kernel.EvMove || e.To == kernel.NoZone || !m.Alive(e.Card) {
			continue
		}
		from, to := m.KindOf(m.S.Cards[e.Card.Card].Zone), m.KindOf(e.To)
		switch {
		case isCircle(from) && isCircle(to):
			eachSetOn(m, e.Card, func(c kernel.CardID) { m.MoveTo(c, kernel.Place{Zone: e.To, Over: e.Over}, kernel.MoveRule) })
		case isGateZone(from) && isGateZone(to):
			eachSetOn(m, e.Card, func(c kernel.CardID) { m.Move(c, circleOf(m, e.To), kernel.MoveRule) })
		case isCircle(from) && to != zSoul && e.Flags&(kernel.MoveSwap|kernel.MoveMark) != kernel.MoveSwap|kernel.MoveMark: // by Make they stay (11.11.2)
			eachSoulOf(m, e.Card, func(c kernel.CardID) {
				if !isMoved(m, c) {
					m.Emit(kernel.Event{Kind: kernel.EvMove, Player: m.S.Cards[c].Master, Card: m.RefOf(c), To: e.To, Flags: e.Flags&^(kernel.MovePlay|kernel.MoveMark) | kernel.MoveRule, Source: e.Source})
					m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factWasSoul, Source: kernel.Ref{Card: c, Gen: m.S.Cards[c].Gen + 1}, N: int32(e.Card.Card), M: int32(e.Card.Gen)})
				}
			})
		}
	}
}

// isMoved reports whether something that is about to happen moves a card already.
func isMoved(m *kernel.Machine, c kernel.CardID) bool {
	for i := range m.S.Batch {
		if e := &m.S.Batch[i]; e.Kind == kernel.EvMove && e.Card.Card == c {
			return true
		}
	}
	return false
}
