package victoryspark

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/victoryspark/lexicon"
)

const everyZone ability.ZoneSet = 1<<zones - 1

const fieldMask ability.ZoneSet = 1<<zRing | 1<<zBenchLeft | 1<<zBenchCentre | 1<<zBenchRight

// regions gives the zones of each region that a skill may name (2.14.4).
var regions = map[ability.Keyword]ability.ZoneSet{
	lexicon.KwAnywhere: fieldMask, lexicon.KwRing: 1 << zRing, lexicon.KwBench: 1<<zBenchLeft | 1<<zBenchCentre | 1<<zBenchRight,
	lexicon.KwHand: 1 << zHand, lexicon.KwRetire: 1 << zRetire, lexicon.KwWaitingRoom: 1 << zWaiting, lexicon.KwEnergy: 1 << zEnergy,
	lexicon.KwSurpriseZone: 1 << zSurprise,
}

// inForce gives the zones where a skill is in force: its regions (8.1.1.1.1, 8.1.1.2.1,
// 8.1.1.4), and the field if it names none. A surprise is
// looked at by the rules alone, while it lies face down (12.3.1).
func inForce(l *ability.Line) (mask ability.ZoneSet) {
	for kw, zones := range regions {
		if l.HasLabel(kw) {
			mask |= zones
		}
	}
	switch {
	case l.Keyword == lexicon.KwSurprise, l.Kind == ability.Effect, l.Kind == ability.DeckLimit:
		return 0
	case mask == 0:
		return fieldMask
	}
	return mask
}

// wakes gives the event that each trigger waits for; triggers that are not listed wait for a
// card to move.
var wakes = map[ability.Kind]uint8{
	ability.OnAttack: evAttack, ability.OnAttacked: evAttack, lexicon.OnSupport: evSupport, lexicon.OnSupported: evSupport,
	ability.OnState: kernel.EvLie, ability.OnPhaseStart: evPhaseStart, ability.OnPhaseEnd: evPhaseEnd, ability.OnNextStart: evPhaseStart,
	ability.OnNextEnd: evPhaseEnd, lexicon.OnAttackEnd: evAttackEnd, lexicon.OnPartnerEnd: evAttackEnd, lexicon.OnAttackBlock: evPartnerBlock,
	lexicon.OnSkillUsed: evUse, lexicon.OnCancelled: evCancel, lexicon.OnDamaged: evDamage, ability.OnPlay: evPlay,
}

// listens notes which events can fulfil the trigger of a line, and between which zones the
// moves among them. A skill without an effect waits for nothing (2.14.3).
func listens(p *ability.Program, l *ability.Line, trigger int32) {
	e := &p.Exprs[trigger]
	switch e.Kind {
	case ability.None, ability.OnCondition, lexicon.OnSprung:
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
		l.Exactly = trigger == l.Trigger
	case lexicon.OnSparked, lexicon.OnSpark:
		l.From |= 1 << zDeck
		l.To |= 1 << zRing
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
