package rebirth

import (
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// 8.5 Close step (クローズステップ).
var closeSteps = []kernel.Step{
	{Clause: "8.5.1", Do: endOfThisAttack},
	{Clause: "8.5.2", Do: checkTiming},
	{Clause: "8.5.2", Do: func(m *kernel.Machine) { m.ExpireAt(endOfAttack) }},
	{Clause: "8.5.3", Do: closeOrRepeat},
	{Clause: "8.5.4", Do: clearAttack},
}

// Points of time at which effects end.
const (
	endOfTurn   uint8 = iota // 7.6.4
	endOfAttack              // 8.5.2
)

// endOfThisAttack: for abilities that these have not triggered yet in this close step;
// firstThisClose keeps count.
func endOfThisAttack(m *kernel.Machine) {
	starts(lexicon.PhCloseStep)(m)
	m.Announce(endOfAttackNow(m))
}

func endOfAttackNow(m *kernel.Machine) kernel.Event {
	return kernel.Event{Kind: evAttackEnd, Player: m.S.Active, Card: attackerNow(m), New: attackedNow(m), Source: supporterNow(m), N: m.S.Vars[vAttackKind], From: kernel.NoZone, To: kernel.NoZone}
}

// closeOrRepeat carries out the close step from its beginning as long as something is left to do: the end
// of effects may have brought about a state that is waited for (9.8.6).
func closeOrRepeat(m *kernel.Machine) {
	m.StateTriggers()
	if len(m.S.Pending) > 0 || ruleDue(m) || closeTriggersLeft(m) {
		m.Goto(0)
	}
}

// clearAttack ends the attack, and the roles of it.
func clearAttack(m *kernel.Machine) {
	v := &m.S.Vars
	v[vAttackKind], v[vAttackBy], v[vTarget], v[vBlockedBy], v[vNotPartner], v[vNoDamage] = noAttack, 0, 0, 0, 0, 0
	m.S.Objects = [len(m.S.Objects)]kernel.Ref{}
	forgetMarks(m, closeMark)
	m.Touch(kernel.LookRules)
}

// closeTriggersLeft: an ability has come into force, or was set up, after the end of this attack, or
// the beginning of this step, was announced (8.5.3).
func closeTriggersLeft(m *kernel.Machine) bool {
	return triggersLeft(m, evPhaseStart, closeMark, startOfClose) || triggersLeft(m, evAttackEnd, closeMark, endOfAttackNow)
}

func startOfClose(m *kernel.Machine) kernel.Event { return startOf(m, lexicon.PhCloseStep) }
