package regatta

import "gorin/rules/kernel"

// mostWrecks is R1-3.
const mostWrecks = 5

// sink lets those lose, all at once, who have too many wrecks (R1-3), or whose teams have.
func sink(m *kernel.Machine) {
	switch formats[m.S.Format].Key {
	case seven.Key:
		sinkTogether(m, "R7-5a")
	case blackjack.Key:
		sinkTogether(m, "R7-6a")
	default:
		lost := uint8(0)
		m.Walk(m.Present(), func(p int8) {
			if m.Count(m.Z(zWreck, p)) >= mostWrecks {
				lost |= 1 << p
			}
		})
		if lost != 0 {
			m.EndNow(lost)
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
