package regatta

import "gorin/rules/kernel"

// mostWrecks is R1-3.
const mostWrecks = 5

// sink lets those lose, all at once, who have too many wrecks.
func sink(m *kernel.Machine) {
	lost := uint8(0)
	for p := range m.S.Players {
		if !m.Out(p) && m.Count(m.Z(zWreck, p)) >= mostWrecks {
			lost |= 1 << p
		}
	}
	if lost != 0 {
		m.EndNow(lost)
	}
}

// askWaiting asks the first player, from the turn player on, for whom an ability waits.
func askWaiting(m *kernel.Machine, q *kernel.Request) {
	for i := range m.Places() {
		if m.AskPendingOf(q, m.At(i)); len(q.Options) > 0 {
			return
		}
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
