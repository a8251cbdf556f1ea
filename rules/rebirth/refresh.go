package rebirth

import "gorin/rules/kernel"

// lookInterrupts is what interrupting rule actions look at; before the first turn there are none.
const lookInterrupts = 1<<zDeck | lookSlots | kernel.LookTurn

// interrupts starts what interrupts anything: the refresh (10.2.1), and that who was in a slot of
// members goes when another comes (4.5.3.3). The machine does not ask for it while a cost is being
// paid.
func interrupts(m *kernel.Machine) {
	if m.S.Turn == 0 || m.Top().Proc == procRefresh {
		return
	}
	if displaces(m) {
		m.Call(procDisplace)
	}
	lost, empty := uint8(0), uint8(0)
	for p := range m.S.Players {
		switch {
		case m.Out(p) || m.Count(m.Z(zDeck, p)) > 0:
		case m.Count(m.Z(zWaiting, p)) == 0:
			lost |= 1 << p // 10.2.1.1, 1.2.2.2
		default:
			empty |= 1 << p
		}
	}
	if lost != 0 {
		m.End(lost, m.Book.Clause("10.2.1.1"))
	}
	if empty != 0 {
		m.Call(procRefresh, int32(empty))
	}
}

// Refresh (リフレッシュ処理, 10.2), of several players at the same time (10.1.3). Register 0 is who.
var refreshSteps = []kernel.Step{
	{Clause: "10.2.1", Do: waitingToDeck},
	{Clause: "10.2.1", Do: func(m *kernel.Machine) {
		refreshing(m, func(p int8) { m.Shuffle(m.Z(zDeck, p)) })
	}},
}

func refreshing(m *kernel.Machine, f func(p int8)) {
	m.Walk(uint8(m.Top().Regs[0])&m.Present(), f)
}

func waitingToDeck(m *kernel.Machine) {
	refreshing(m, func(p int8) {
		each(m, m.Z(zWaiting, p), func(c kernel.CardID) { m.Move(c, m.Z(zDeck, p), kernel.MoveRule|kernel.MoveDown) })
		m.Emit(kernel.Event{Kind: evRefresh, Player: p, From: kernel.NoZone, To: kernel.NoZone})
	})
}
