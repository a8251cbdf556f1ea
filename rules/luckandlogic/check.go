package luckandlogic

import "gorin/rules/kernel"

// 9.5.3 A check timing (チェックタイミング): rule actions until none is due, then one waiting auto of the turn
// player, and then all of it anew; without one, one of the other player's.
var checkSteps = []kernel.Step{
	{Clause: "9.7.6", Do: (*kernel.Machine).StateTriggers},
	{Clause: "12.3.1.3", Do: dropUnusable}, // though a rule action then ends what keeps them from being used
	{Clause: "9.5.3.1", Do: ruleActions},
	{Clause: "9.5.3.2", Ask: askAuto(turnPlayer), Then: playAuto},
	{Clause: "9.5.3.3", Ask: askAuto(otherPlayer), Then: playAuto},
	{Clause: "9.5.3.4", Do: endCheck},
}

// checkTiming begins a check timing. One that cannot find anything is over at once.
func checkTiming(m *kernel.Machine) {
	if m.Idle(lookTable) {
		m.Forget()
		return
	}
	m.Call(procCheck)
}

func hasFact(m *kernel.Machine, kind uint8) bool {
	for i := range m.S.Facts {
		if m.S.Facts[i].Kind == kind {
			return true
		}
	}
	return false
}

// ruleActions carries out what is due, and looks again.
func ruleActions(m *kernel.Machine) {
	if ruleActionsDue(m) {
		m.Goto(0)
		m.Call(procRuleActions)
	}
}

// askAuto: a player's waiting autos, of which one has to be played (9.7.3, 9.7.3.1).
func askAuto(who func(*kernel.Machine) int8) func(*kernel.Machine, *kernel.Request) {
	return func(m *kernel.Machine, q *kernel.Request) { m.AskPendingOf(q, who(m)) }
}

// playAuto plays and resolves one (9.6.2.4), and all begins anew.
func playAuto(m *kernel.Machine, picks []kernel.Option) {
	m.Goto(0)
	i := picks[0].N
	if rulesOf(m).lines[m.S.Pending[i].Line].choosesX {
		m.Call(procAutoX, i)
		return
	}
	m.PlayPending(int(i))
}

// autoXSteps plays an auto whose cost has an X that is its player's choice: that is chosen before it is resolved.
// Registers: which of the waiting ones it is, and the X.
var autoXSteps = []kernel.Step{
	{Clause: "9.6.2.2.1", Ask: askAutoX, Then: pickAutoX},
	{Clause: "9.6.2.4", Do: playWithX},
}

func askAutoX(m *kernel.Machine, q *kernel.Request) {
	w := m.S.Pending[m.Top().Regs[0]]
	askStock(m, q, w.Player, w.Line)
}

func pickAutoX(m *kernel.Machine, picks []kernel.Option) { m.Top().Regs[1] = picks[0].N }

func playWithX(m *kernel.Machine) {
	f := *m.Top()
	m.S.Pending[f.Regs[0]].X = f.Regs[1]
	m.PlayPending(int(f.Regs[0]))
}

// endCheck: what were souls of members that have left are told no longer (12.2.2), also to what counts them.
func endCheck(m *kernel.Machine) {
	if hasFact(m, factWasSoul) {
		dropFacts(m, factWasSoul)
		m.Touch(lookSouls)
	}
	m.Settle()
	m.Forget()
}

// dropUnusable takes back what waits of cards that cannot use it now.
func dropUnusable(m *kernel.Machine) {
	for i := 0; i < len(m.S.Pending); {
		if w := &m.S.Pending[i]; !usable(m, w.Use) {
			m.Note(kernel.NoteNegated, w.Line, w.Source, w.Player)
			m.CancelPending(i)
			continue
		}
		i++
	}
}
