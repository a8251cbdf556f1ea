package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// wakes gives the event that each trigger waits for; triggers that are not listed wait for a card
// to move.
var wakes = map[ability.Kind]uint8{
	ability.OnAttack: evAttack, ability.OnAttacked: evAttack, lexicon.OnSupport: evSupport, lexicon.OnSupported: evSupport,
	ability.OnState: kernel.EvLie, ability.OnPhaseStart: evPhaseStart, ability.OnPhaseEnd: evPhaseEnd, ability.OnNextStart: evPhaseStart,
	ability.OnNextEnd: evPhaseEnd, lexicon.OnSupportEnd: evAttackEnd, lexicon.OnEndOfAttack: evAttackEnd, lexicon.OnBlockEnd: evAttackEnd,
	lexicon.OnRetires: evRetired, lexicon.OnRetiresBy: evRetired, ability.OnBlock: evBlock, lexicon.OnBlockOf: evBlock, lexicon.OnBlocked: evBlock,
	lexicon.OnUse: evUseCancel, lexicon.OnCancelled: evCancel, lexicon.OnHeal: evHeal,
	lexicon.OnCheck: evCheck, lexicon.OnCheckLost: evCheck, ability.OnPlay: evPlay,
}

// listens notes which events can fulfil the trigger of a line, and between which zones the moves
// among them.
func listens(p *ability.Program, l *ability.Line, trigger int32) {
	e := &p.Exprs[trigger]
	switch e.Kind {
	case ability.None, ability.OnCondition:
		return
	case ability.OnEither:
		listens(p, l, e.First)
		listens(p, l, e.First+1)
		return
	case lexicon.NextTime, lexicon.AsSoonAs:
		listens(p, l, e.First)
		return
	}
	if e.Kind == lexicon.OnUse && ability.Keyword(e.Num) == lexicon.KwBlocker {
		l.On |= 1 << evBlock
		return
	}
	if ev, ok := wakes[e.Kind]; ok {
		l.On |= 1 << ev
		return
	}
	l.On |= 1 << kernel.EvMove
	switch e.Kind {
	case ability.OnPlaced, lexicon.OnPlacedThrough:
		l.From |= zonesNamed(p, e.First+1)
		l.To |= zonesNamed(p, e.First+2)
	case lexicon.OnPutFrom:
		l.From |= zonesNamed(p, e.First+1)
		l.To |= zonesNamed(p, e.First+2)
	case lexicon.OnSparked: // 11.3.1
		l.From |= 1 << zDeck
		l.To |= 1 << zEntry
	case lexicon.OnSet: // 5.6.1
		l.From |= everyZone
		l.To |= 1 << zSet
	default:
		l.From |= everyZone
		l.To |= everyZone
	}
}

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
