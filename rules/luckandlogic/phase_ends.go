package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// What texts end before its time (1.3.1): a phase, or all phases up to one.

// endPhaseBy ends the phase under way, as soon as the effect has been carried out. With the end phase the turn ends.
func endPhaseBy(m *kernel.Machine, r *kernel.Run) {
	if ability.Phase(m.S.Phase) == ability.PhEnd {
		r.DidN++
		m.S.Vars[vGoTo] = turnOver
		return
	}
	for ph, row := range turnRow {
		if row == turnRow[ability.Phase(m.S.Phase)]+1 {
			goOnTo(m, r, ph)
			return
		}
	}
}

// goOnTo notes with which phase of the turn it goes on, if that is still to come. A battle goes to its end
// of battle step then, and no other one comes.
func goOnTo(m *kernel.Machine, r *kernel.Run, ph ability.Phase) {
	row, known := turnRow[ph]
	now := turnRow[ability.Phase(m.S.Phase)]
	if !known || row <= now {
		return
	}
	r.DidN++
	if ability.Phase(m.S.Phase) == ability.PhBattle {
		m.S.Vars[vEnds] = 1
		if m.S.Vars[vBattle] != battleNone {
			endBattleNow(m)
		}
		return
	}
	m.S.Vars[vGoTo] = int32(row)
}

// turnOver is behind the rows of a turn.
const turnOver = 6

// leavePhase goes on where a text has said, when nothing is being carried out any more.
func leavePhase(m *kernel.Machine) {
	row := m.S.Vars[vGoTo]
	if row == 0 || len(m.S.Runs) > 0 {
		return
	}
	m.S.Vars[vGoTo] = 0
	for i := range m.S.Frames {
		if m.S.Frames[i].Proc == procTurn {
			m.Unwind(i + 1)
			if row != turnOver {
				m.Goto(int(row))
				return
			}
			endOfTurnEffects(m) // it ends all the same (7.7.7)
			endTurn(m)
			m.Return()
			return
		}
	}
}
