package rebirth

import "gorin/rules/kernel"

// checkTiming is 9.6.1.
func checkTiming(m *kernel.Machine) { m.Call(procCheck) }

// Check timing (チェックタイミング, 9.6.2). Whenever something was done it begins anew. Register 0 is
// whether an ability was played. A state that an effect has brought about without any event, by changing
// numbers say, has arisen before a recovery ends it.
var checkSteps = []kernel.Step{
	{Clause: "9.8.6.1", Do: (*kernel.Machine).StateTriggers},
	{Clause: "9.6.2.1", Do: recover10},
	{Clause: "9.8.2.2", Ask: askReveal, Then: revealOrNot},
	{Clause: "10.4.1", Ask: (*kernel.Machine).AskWaiting, Then: playNext}, // the turn player's first
	{Clause: "9.6.2.2", Do: anewIfPlayed},
	{Clause: "9.6.2.3", Do: fillEntries},
	{Clause: "9.6.2.4", Do: defeat},
	{Clause: "9.6.2.5", Do: (*kernel.Machine).Forget},
}

// anew begins the check timing from its beginning.
func anew(m *kernel.Machine) { m.Goto(0) }

// recover10 is the recovery (10.3).
func recover10(m *kernel.Machine) {
	if !recoveryDue(m) {
		afterRecovery(m)
		return
	}
	m.S.Vars[vWorked] = 1
	anew(m)
	m.Call(procRecovery)
}

func playNext(m *kernel.Machine, picks []kernel.Option) {
	m.Top().Regs[0] = 1
	playWaiting(m, picks)
}

func anewIfPlayed(m *kernel.Machine) {
	if f := m.Top(); f.Regs[0] != 0 {
		f.Regs[0] = 0
		anew(m)
	}
}

// fillEntries is the entry process (10.5).
func fillEntries(m *kernel.Machine) {
	if enterNext(m) {
		anew(m)
	}
}

// defeat is 10.6.1.1: all who meet a condition lose at once.
func defeat(m *kernel.Machine) {
	if lost, clause := beaten(m); lost != 0 {
		m.End(lost, m.Book.Clause(clause))
		anew(m)
	}
}

// ruleDue reports whether a rule action would be carried out (10.1.2).
func ruleDue(m *kernel.Machine) bool {
	lost, _ := beaten(m)
	return lost != 0 || recoveryDue(m) || entryDue(m)
}
