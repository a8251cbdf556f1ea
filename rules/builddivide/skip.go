package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// 531 Moving to the end phase (エンドフェイズに移行する), once the windows and the
// phase under way have been left.
var skipSteps = []kernel.Step{
	{Clause: "531-1a", Do: emptyResolution},
	{Clause: "531-1b", Do: func(m *kernel.Machine) { forgetFacts(m, factPacket) }},
	{Clause: "531-1c", Do: func(m *kernel.Machine) { m.S.Pending = m.S.Pending[:0] }},
}

// skipToEnd leaves all windows (531-1d) and the phase, so that the turn goes on with
// the end phase (531-1e); in the end phase nothing happens (531-2).
func skipToEnd(m *kernel.Machine) {
	if ability.Phase(m.S.Phase) == ability.PhEnd || m.S.Turn == 0 {
		return
	}
	depth := 0
	for i := range m.S.Frames {
		if m.S.Frames[i].Proc == procTurn {
			depth = i + 1
		}
	}
	m.ReachDone(m.Running().Act)
	m.Abandon(depth)
	m.Goto(turnRow[ability.PhEnd])
	endAttack(m)
	m.Call(procSkip)
}

// emptyResolution removes the cards that lie in the resolution zone, the one that
// is being resolved too; abilities and copies vanish.
func emptyResolution(m *kernel.Machine) {
	for len(m.S.Stack) > 0 {
		it := m.S.Stack[len(m.S.Stack)-1]
		if it.Card && !it.Copy {
			m.Emit(kernel.Event{Kind: kernel.EvMove, Player: it.Player, Card: it.Ref, To: m.Z(zRemoved, m.S.Cards[it.Ref.Card].Owner), Flags: kernel.MoveRule})
		}
		m.Drop(it.Ref)
	}
}
