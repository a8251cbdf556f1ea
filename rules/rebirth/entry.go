package rebirth

import "gorin/rules/kernel"

// The entry process (エントリー処理, 10.5.1): one thing at a time, the turn player's first, then those of
// the others in the order of their turns (12.2.1).

// enterNext carries out the next thing, and reports whether there was one.
func enterNext(m *kernel.Machine) (done bool) {
	if !entryDue(m) {
		return false
	}
	m.Walk(m.Present(), func(p int8) { // 10.5.1.1, 10.5.1.2
		if c := entryOf(m, p); !done && isRebirth(m, c) {
			done = true
			moveByRule(m, p, c, zSet, kernel.MoveRule, ownOr(m, p, "10.5.1.1", "10.5.1.2"))
		}
	})
	m.Walk(m.Present(), func(p int8) { // 10.5.1.3, 10.5.1.4
		if top := m.TopCard(m.Z(zDeck, p)); !done && top != 0 && entryOf(m, p) == 0 {
			done = true
			moveByRule(m, p, top, zEntry, kernel.MoveRule|kernel.MoveMark, ownOr(m, p, "10.5.1.3", "10.5.1.4"))
		}
	})
	return done
}

// entryDue reports whether there is something to do.
func entryDue(m *kernel.Machine) bool {
	for p := range m.S.Players {
		if m.Out(p) {
			continue
		}
		if c := entryOf(m, p); isRebirth(m, c) || c == 0 && m.Count(m.Z(zDeck, p)) > 0 {
			return true
		}
	}
	return false
}

// ownOr is the clause about who is in turn, or about others.
func ownOr(m *kernel.Machine, p int8, own, other string) string {
	if m.InTurn()>>p&1 != 0 {
		return own
	}
	return other
}

func moveByRule(m *kernel.Machine, p int8, c kernel.CardID, to int, flags uint16, clause string) {
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: p, Card: m.RefOf(c), To: m.Z(to, p), Flags: flags, Clause: m.Book.Clause(clause)})
}
