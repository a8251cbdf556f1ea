package lanterns

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// check is L6-2.
func check(m *kernel.Machine) { m.Call(procCheck) }

// askWaiting asks the first player, from who began the round, for whom an ability waits.
func askWaiting(m *kernel.Machine, q *kernel.Request) {
	p := m.S.Active
	for range m.S.Players {
		if m.AskPendingOf(q, p); len(q.Options) > 0 {
			return
		}
		p = m.Next(p)
	}
}

func carryOutWaiting(m *kernel.Machine, picks []kernel.Option) {
	m.Top().Regs[0] = 1
	m.PlayPending(int(picks[0].N))
}

// nextWaiting begins anew if something has been carried out.
func nextWaiting(m *kernel.Machine) {
	if m.Top().Regs[0] != 0 {
		m.Top().Regs[0] = 0
		m.Goto(0)
		return
	}
	m.Forget()
}

// phase is the step that plays a phase.
func phase(ph ability.Phase, proc int) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		m.SetStep(ph, ph)
		m.Call(proc)
	}
}
