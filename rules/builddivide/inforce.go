package builddivide

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// offField gives the zones outside the field that a text may name as the place of
// this card.
var offField = map[ability.Kind]ability.ZoneSet{
	ability.Hand: 1 << zHand, lexicon.Graveyard: 1 << zGraveyard, ability.EnergyZone: 1 << zEnergy, lexicon.TerritoryZone: 1 << zTerritory,
	lexicon.RemoveZone: 1 << zRemoved, lexicon.DDeck: 1 << zDDeck, ability.Resolution: 1 << zResolution,
}

const (
	fieldMask     ability.ZoneSet = 1 << zField
	territoryMask ability.ZoneSet = 1<<zField | 1<<zTerritory
	everyZone     ability.ZoneSet = 1<<zones - 1
)

// inForce gives the zones where an ability is in force, a continuous one all the
// time (1201-5): the field for units
// (1203-4), field and territory zone for territories (1203-5), and wherever the
// text is plainly about this card being (1203-6).
func inForce(n ability.Node, territory bool) ability.ZoneSet {
	switch n.Kind {
	case lexicon.NameRule:
		return everyZone // 1407-2
	case lexicon.Legacy:
		return 1 << zGraveyard // 1408-2
	case ability.Effect, lexicon.SkillText, lexicon.Evol, lexicon.EvolEither, ability.ExtraCost, ability.DeckLimit, ability.Construct, ability.Note:
		return 0
	}
	if mask := assumed(n); mask != 0 {
		return mask
	}
	if territory {
		return territoryMask
	}
	return fieldMask
}

// assumed finds the zones outside the field where a text has this card be.
func assumed(n ability.Node) (mask ability.ZoneSet) {
	switch n.Kind {
	case ability.GiveAbility, ability.Delayed, ability.LaterIf:
		return 0 // what is given is in force where its bearer is
	case ability.ThisIs:
		if n.Num == 0 {
			mask |= offField[n.Kids[0].Kind]
		}
	case ability.ThisAt:
		mask |= offField[n.Kids[0].Kind]
	case ability.Ban:
		if n.Num == int(ability.BanPlayThis) {
			mask |= 1 << zHand
		}
		if n.Num == int(lexicon.BanNegate) {
			mask |= 1 << zResolution
		}
	case ability.Modify:
		// What it costs to play this card is about it where it is played from.
		if n.Kids[0].Kind == ability.This && slices.ContainsFunc(n.Kids, func(k ability.Node) bool { return k.Kind == lexicon.AnyColour || k.Kind == lexicon.PlayCost }) {
			mask |= 1<<zHand | 1<<zGraveyard
		}
	case ability.OnPlaced:
		// Triggered by coming to a zone outside the field from outside it.
		if n.Kids[0].Kind == ability.This && n.Kids[1].Kind != lexicon.Field {
			mask |= offField[n.Kids[2].Kind]
		}
	case ability.WouldPlaced:
		// Replaced is a move of this card from a zone outside the field.
		if n.Kids[0].Kind == ability.This && n.Kids[1].Kind != lexicon.Field {
			for _, k := range wordTable[n.Kids[1].Kind] {
				mask |= 1 << k
			}
		}
	}
	for _, k := range n.Kids {
		mask |= assumed(k)
	}
	return mask
}

// wakes gives the event that each trigger waits for; triggers that are not listed
// wait for a card to move.
var wakes = map[ability.Kind]uint64{
	ability.OnAttack: 1 << evAttack, ability.OnBlock: 1 << evBlock, lexicon.OnBattle: 1 << evBattle, lexicon.OnUnblocked: 1 << evUnblocked,
	ability.OnState: 1 << kernel.EvLie, lexicon.OnHurt: 1 << evHurt, lexicon.OnPlayerHurt: 1 << evPacket, lexicon.OnHurtsPlayer: 1 << evPacket, lexicon.OnRed: 1 << evRed,
	lexicon.OnOpen: 1<<evOpen | 1<<kernel.EvMove, lexicon.OnAura: 1 << evAura, lexicon.OnBright: 1 << evBright, lexicon.OnSkill: 1 << evSkill,
	lexicon.OnCounter: 1 << evCounter, ability.OnPlay: 1<<evPlay | 1<<evUse, ability.OnPhaseStart: 1 << evPhaseStart, ability.OnPhaseEnd: 1 << evPhaseEnd,
	ability.OnNextStart: 1 << evPhaseStart, ability.OnNextEnd: 1 << evPhaseEnd, ability.OnGameStart: 0,
	ability.OnTargeted: 1 << evTarget,
}

// listens notes which events can fulfil the trigger of a line, and between which
// zones the moves among them.
func listens(p *ability.Program, l *ability.Line, trigger int32) {
	e := &p.Exprs[trigger]
	switch e.Kind {
	case ability.None, ability.OnCondition:
		return
	case ability.OnEither: // 12.01.4.a.1
		listens(p, l, e.First)
		listens(p, l, e.First+1)
		return
	}
	on, listed := wakes[e.Kind]
	if !listed {
		on = 1 << kernel.EvMove
	}
	l.On |= on
	if on&(1<<kernel.EvMove) == 0 {
		return
	}
	if e.Kind == ability.OnPlaced {
		l.From |= zonesNamed(p, e.First+1)
		l.To |= zonesNamed(p, e.First+2)
		return
	}
	l.From |= everyZone
	l.To |= everyZone
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
