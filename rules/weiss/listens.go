package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// wakes gives the event that each trigger waits for (8.1.1.2); triggers that are not
// listed wait for a card to move.
var wakes = map[ability.Kind]uint8{
	ability.OnAttack: evAttack, ability.OnAttacked: evAttack,
	ability.OnState: kernel.EvLie, lexicon.OnOpponentReversed: kernel.EvLie, lexicon.OnSuchReversed: kernel.EvLie,
	ability.OnPhaseStart: evPhaseStart, ability.OnPhaseEnd: evPhaseEnd, lexicon.OnAttackEnd: evAttackEnd, lexicon.AttackEndOf: evAttackEnd,
	ability.OnNextStart: evPhaseStart, ability.OnNextEnd: evPhaseEnd,
	ability.OnKeyword: evKeyword, lexicon.OnTriggerCheck: evTriggerCheck,
	lexicon.OnDamageCancelled: evDamageCancel, lexicon.OnPlayerCancelled: evDamageCancel,
	lexicon.OnDamageTaken: evDamageDone, lexicon.OnPlayerTaken: evDamageDone,
	lexicon.OnLevelUp: evLevelUp, lexicon.OnRefresh: evRefresh, ability.OnPlay: evPlay,
}

// listens notes which events can fulfil the trigger of a line, and between
// which zones the moves among them: all others need not be held against it.
func listens(p *ability.Program, l *ability.Line, trigger int32) {
	e := &p.Exprs[trigger]
	switch e.Kind {
	case ability.None, ability.OnCondition:
		return
	case ability.OnEither:
		listens(p, l, e.First)
		listens(p, l, e.First+1)
		return
	}
	if ev, ok := wakes[e.Kind]; ok {
		l.On |= 1 << ev
		return
	}
	l.On |= 1 << kernel.EvMove
	switch e.Kind {
	case ability.OnPlaced:
		l.From |= zonesNamed(p, e.First+1)
		l.To |= zonesNamed(p, e.First+2)
		l.Exactly = trigger == l.Trigger && fixed(p, e.First+1) && fixed(p, e.First+2)
	case lexicon.OnPlayedTo, lexicon.OnPlacedByName, lexicon.OnPlacedByWord:
		l.From |= everyZone
		l.To |= zonesNamed(p, e.First+1)
	default:
		l.From |= everyZone
		l.To |= everyZone
	}
}

// fixed reports whether a zone of a trigger is the same kinds of zones from
// wherever it is looked at.
func fixed(p *ability.Program, expr int32) bool {
	e := &p.Exprs[expr]
	if e.Kind == ability.EitherZone {
		return fixed(p, e.First) && fixed(p, e.First+1)
	}
	return e.Kind == ability.None || wordTable[e.Kind] != nil
}

const everyZone ability.ZoneSet = 1<<zones - 1

// zonesNamed gives the kinds of zones that a zone of a trigger may be.
func zonesNamed(p *ability.Program, expr int32) (mask ability.ZoneSet) {
	e := &p.Exprs[expr]
	if e.Kind == ability.EitherZone {
		return zonesNamed(p, e.First) | zonesNamed(p, e.First+1)
	}
	for _, k := range wordTable[e.Kind] {
		mask |= 1 << k
	}
	if mask == 0 {
		return everyZone
	}
	return mask
}
