package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// wakes gives the event that each trigger waits for; triggers that are not
// listed wait for a card to move.
var wakes = map[ability.Kind]uint8{
	ability.OnAttack: evAttack, ability.OnAttacked: evAttack,
	ability.OnState: kernel.EvLie, ability.OnOpponentReversed: kernel.EvLie, ability.OnSuchReversed: kernel.EvLie,
	ability.OnPhaseStart: evPhaseStart, ability.OnPhaseEnd: evPhaseEnd, ability.OnAttackEnd: evAttackEnd,
	ability.OnNextStart: evPhaseStart, ability.OnNextEnd: evPhaseEnd,
	ability.OnKeyword: evKeyword, ability.OnTriggerCheck: evTriggerCheck,
	ability.OnDamageCancelled: evDamageCancel, ability.OnPlayerCancelled: evDamageCancel,
	ability.OnDamageTaken: evDamageDone, ability.OnPlayerTaken: evDamageDone,
	ability.OnLevelUp: evLevelUp, ability.OnRefresh: evRefresh, ability.OnPlay: evPlay,
}

// listens is the events that can fulfil a trigger, as bits: all others need
// not be held against it.
func listens(p *ability.Program, trigger int32) uint64 {
	e := &p.Exprs[trigger]
	switch e.Kind {
	case ability.None, ability.OnCondition:
		return 0
	case ability.OnEither:
		return listens(p, e.First) | listens(p, e.First+1)
	}
	if ev, ok := wakes[e.Kind]; ok {
		return 1 << ev
	}
	return 1 << kernel.EvMove
}
