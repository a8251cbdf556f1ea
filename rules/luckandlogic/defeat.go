package luckandlogic

import "gorin/rules/kernel"

// 10.2 Reshuffle in the midst of anything, and 10.3 defeat.

// interrupts: 10.2.1, 10.2.2. There is no other such rule, and each player has one deck, so nobody has to say which
// comes first (10.1.2.1.1). Without a card to make a deck of, the player has lost at once (10.2.2.1). While a cost
// is being paid nothing interrupts (10.2.3); during set-up there is no such rule.
func interrupts(m *kernel.Machine) {
	if m.S.Turn == 0 {
		return
	}
	var lost uint8
	for p := range m.S.Players {
		if m.Count(m.Z(zDeck, p)) > 0 {
			continue
		}
		if m.Count(m.Z(zDrop, p)) == 0 {
			lost |= 1 << p
			continue
		}
		if lost == 0 {
			m.Call(procRefresh, int32(p), 0)
			return
		}
	}
	if lost != 0 {
		m.Emit(kernel.Event{Kind: evLose, N: int32(lost), Clause: noDeck, From: kernel.NoZone, To: kernel.NoZone})
	}
}

// loses is the clause under which a player has lost, 0 if none (10.3.1, 1.2.2).
func loses(m *kernel.Machine, p int8) uint16 {
	switch {
	case wholeGates(m, p) == 0: // 10.3.1.1
		return noGates
	case m.Count(m.Z(zRefresh, p)) >= 2: // 10.3.1.2
		return twoRefreshes
	}
	return 0
}
