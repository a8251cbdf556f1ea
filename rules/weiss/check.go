package weiss

import "gorin/rules/kernel"

// 8.5.1 Check timing (チェックタイミング, 4.4.2): rule actions until none is left,
// then one waiting ability of the turn player, else one of the other player,
// and from the start again.
var checkSteps = []kernel.Step{
	{Clause: "8.5.1.1", Do: ruleActions},
	{Clause: "8.7.6.1", Do: (*kernel.Machine).StateTriggers},
	{Clause: "8.5.1.2", Ask: askTurnPlayerAbility, Then: pickAbility},
	{Clause: "8.5.1.3", Ask: askOtherPlayerAbility, Then: pickAbility},
	{Clause: "8.5.1.4", Do: endCheck},
	{Clause: "10.19.4", Ask: askLimited, Then: limitedOrNot},
	{Clause: "8.7.3", Do: playAbility},
	{Clause: "8.5.1.1", Do: func(m *kernel.Machine) { m.Goto(0) }},
}

// checkTiming begins a check timing. One that cannot find anything, since the
// last one left nothing to do, is over at once.
func checkTiming(m *kernel.Machine) {
	if m.Idle(lookTable) {
		m.Forget()
		return
	}
	m.Call(procCheckTiming)
}

// Rows of checkSteps.
const (
	checkEnd  = 4 // nothing is left to do
	checkPlay = 5 // a picked ability is played
)

func askTurnPlayerAbility(m *kernel.Machine, q *kernel.Request) { m.AskPendingOf(q, m.S.Active) }

func askOtherPlayerAbility(m *kernel.Machine, q *kernel.Request) {
	m.AskPendingOf(q, m.Opponent(m.S.Active))
}

func pickAbility(m *kernel.Machine, picks []kernel.Option) {
	m.Top().Regs[0] = picks[0].N
	m.Goto(checkPlay)
}

func endCheck(m *kernel.Machine) {
	m.Forget()
	m.Return()
}

// askLimited: an ability with a limit that is not used up may be played or its
// waiting taken back.
func askLimited(m *kernel.Machine, q *kernel.Request) {
	w := &m.S.Pending[m.Top().Regs[0]]
	m.AskLimited(q, w.Player, w.Line, w.Source, w.Use)
}

func limitedOrNot(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptNo {
		m.CancelPending(int(m.Top().Regs[0]))
		m.Goto(0)
	}
}

// playAbility plays an ability that has triggered before this check timing
// (8.7.1).
func playAbility(m *kernel.Machine) {
	m.S.Vars[vResolved] = 1
	m.PlayPending(int(m.Top().Regs[0]))
}
