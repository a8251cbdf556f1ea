package luckandlogic

import "gorin/rules/kernel"

// 5.20 Reshuffle (リシャッフル) and 5.21 refresh (リフレッシュ).

// 5.21 Refreshing (リフレッシュ): the drop zone becomes deck, and there is a point more. Register 0 is the
// player.
var refreshSteps = []kernel.Step{
	{Clause: "5.20.1", Do: dropToDeck},
	{Clause: "5.20.1", Do: func(m *kernel.Machine) { m.Shuffle(m.Z(zDeck, framePlayer(m))) }},
	{Clause: "5.21.1", Do: addPoint},
}

// dropToDeck: all cards of the drop zone at once.
func dropToDeck(m *kernel.Machine) {
	p := framePlayer(m)
	for c := m.BottomCard(m.Z(zDrop, p)); c != 0; c = m.S.Cards[c].Above {
		m.Move(c, m.Z(zDeck, p), kernel.MoveRule)
	}
}

// addPoint: not where the deck is reshuffled without being refreshed (5.20). What waits for a refresh is
// told.
func addPoint(m *kernel.Machine) {
	f := m.Top()
	if f.Regs[1] != 0 {
		return
	}
	m.S.Seats[f.Regs[0]][sPoints]++
	announce(m, evRefresh, int8(f.Regs[0]), kernel.Ref{})
}
