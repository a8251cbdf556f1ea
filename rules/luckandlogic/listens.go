package luckandlogic

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// The kinds of circles, gate zones and the rest of where abilities are in force, as sets.
var (
	inCircles       = setOf(allCircles)
	inGates         = setOf(allGates)
	anywhereOnField = inCircles | inGates | 1<<zBattle | 1<<zParadox | 1<<zMyLogicalist
	everyZone       = ability.ZoneSet(1)<<zAside - 1
)

func setOf(kinds []int) (set ability.ZoneSet) {
	for _, k := range kinds {
		set |= 1 << k
	}
	return set
}

// inForce gives the zones where a line of a card is in force: those of its kind of card (9.3.2), or that
// which the line names (9.3.2.6). A secret tool skill is carried out by what turns it up, and waits nowhere
// (11.10.1); an explosion skill and what is set work in circles, whatever kind of card they are on (11.8,
// 11.9).
func inForce(kind string, n ability.Node) ability.ZoneSet {
	if len(n.Kids) > 0 && n.Kids[0].Kind == ability.Labels {
		for _, l := range n.Kids[0].Kids {
			if l.Kind == lexicon.OnlyIn {
				return setOf(wordTable[l.Kids[0].Kind])
			}
		}
	}
	if keepsItself(n) {
		return everyZone
	}
	switch n.Kind {
	case lexicon.SecretSkill:
		return 0
	case lexicon.Covenant: // this card becomes a soul as it triggers
		return 1 << zSoul
	case lexicon.Explosion, lexicon.ExplosionSkill:
		return inCircles
	}
	home := homeOf(kind)
	if mask := assumed(n, home); mask != 0 {
		return mask
	}
	return home
}

// homeOf gives the zones where the abilities of a kind of card are in force (9.3.2).
func homeOf(kind string) ability.ZoneSet {
	switch kind {
	case "gate": // 9.3.2.2
		return inGates
	case "tactics": // 9.3.2.3
		return 1 << zBattle
	case "paradox": // 9.3.2.4
		return 1<<zBattle | 1<<zParadox
	case "my-logicalist": // 9.3.2.5
		return 1 << zMyLogicalist
	}
	return inCircles // 9.3.2.1
}

// assumed finds the zones where a text has its own card be (9.3.2.6).
func assumed(n ability.Node, home ability.ZoneSet) (mask ability.ZoneSet) {
	this := len(n.Kids) > 0 && n.Kids[0].Kind == ability.This
	switch n.Kind {
	case ability.GiveAbility, ability.Delayed:
		return 0 // what is given is in force where its bearer is
	case ability.ThisAt, ability.ThisIs:
		if z := zonesWord(n.Kids[0]); n.Num == 0 && z&home == 0 {
			mask |= z
		}
	case lexicon.SoulHolder: // 4.15.2
		if this {
			mask |= 1 << zSoul
		}
	case lexicon.OnIntercept: // 8.3.5: in its circle nothing could fulfil it
		if this {
			mask |= 1 << zIntercept
		}
	case lexicon.OnDefined: // 5.16.1
		if this {
			mask |= 1 << zBattle &^ home
		}
	case ability.OnPlaced:
		// What leaves the field is heard from there; what comes from elsewhere, where it has come to; from the one or the
		// other, where it was.
		if this && n.Kids[1].Kind != ability.None {
			switch from := zonesWord(n.Kids[1]); {
			case from&home == 0:
				mask |= zonesWord(n.Kids[2])
			case n.Kids[1].Kind == ability.EitherZone && from&^home != 0:
				mask |= home | from
			}
		}
	}
	for _, k := range n.Kids {
		mask |= assumed(k, home)
	}
	return mask
}

// zonesWord gives the kinds of zones that a zone of a text may be.
func zonesWord(n ability.Node) (mask ability.ZoneSet) {
	if n.Kind == ability.EitherZone {
		for _, k := range n.Kids {
			mask |= zonesWord(k)
		}
		return mask
	}
	if mask = setOf(wordTable[n.Kind]); mask == 0 {
		return everyZone
	}
	return mask
}

// keepsItself reports whether a line keeps its own card from what is done with cards that are not on the
// field: being defined, discarded or mobilized. It applies where that is done (9.3.2.6).
func keepsItself(n ability.Node) bool {
	if n.Kind == ability.Modify && n.Kids[0].Kind == ability.This {
		return slices.ContainsFunc(n.Kids[1:], func(k ability.Node) bool {
			return k.Kind == ability.Ban && slices.Contains(ownBans, k.Num)
		})
	}
	return (n.Kind == ability.Cont || !n.Kind.IsLine()) && slices.ContainsFunc(n.Kids, keepsItself)
}

// ownBans is what keepsItself is about.
var ownBans = []int{int(lexicon.BanDefinedThis), int(lexicon.BanDiscarded), int(lexicon.BanSortie), int(ability.BanPlayThis)}

// wakes gives the event that each trigger waits for; triggers that are not listed wait for a card to
// move.
var wakes = map[ability.Kind]uint8{
	ability.OnAttack: evAttack, ability.OnAttacked: evAttack, lexicon.OnAttackOn: evAttack, lexicon.OnStruck: evAttack, lexicon.OnDefend: evDefend,
	lexicon.OnIntercept: evIntercept, lexicon.OnWin: evWin, lexicon.OnLose: evLoseBattle, lexicon.OnBreak: evBreak, lexicon.OnBroken: evBreak,
	ability.OnState: kernel.EvLie, ability.OnGameStart: evGameStart, ability.OnPhaseStart: evPhaseStart, ability.OnPhaseEnd: evPhaseEnd, ability.OnNextStart: evPhaseStart, ability.OnNextEnd: evPhaseEnd,
	lexicon.OnSortie: evMobilize, ability.OnPlay: evMobilize, lexicon.OnTranced: evMobilize, lexicon.OnTrance: evTrance, lexicon.OnUnion: evUnion,
	lexicon.OnLevelBoost: evLevelBoost, lexicon.OnLuckDrive: evLuckDrive, lexicon.OnLogicDrive: evLogicDrive, lexicon.OnRefresh: evRefresh,
	lexicon.OnTransmute: evTransmute, lexicon.OnStockPaid: evStockPaid, lexicon.OnBlink: evBlink, lexicon.OnMade: evMade, lexicon.OnBattleEnd: evBattleEnd,
}

// listens notes which events can fulfil the trigger of a line, and between which zones the moves among
// them.
func listens(p *ability.Program, l *ability.Line, trigger int32) {
	e := &p.Exprs[trigger]
	switch e.Kind {
	case ability.None, ability.OnCondition, lexicon.OnSecret:
		return
	case ability.OnEither:
		listens(p, l, e.First)
		listens(p, l, e.First+1)
		return
	case lexicon.NextTime:
		listens(p, l, e.First)
		return
	case lexicon.OnFace: // a gate is turned up by being destroyed (5.32.1)
		l.On |= 1<<evFace | 1<<evBreak
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
	case lexicon.OnMove:
		l.From |= inCircles
		l.To |= inCircles
	case lexicon.OnDefine, lexicon.OnDefined:
		l.From |= everyZone
		l.To |= 1 << zBattle
	case lexicon.OnLeave:
		l.From |= inCircles | inGates
		l.To |= everyZone
	case lexicon.OnSoul:
		l.From |= everyZone
		l.To |= 1 << zSoul
	case lexicon.OnPurged:
		l.From |= everyZone
		l.To |= 1 << zPurge
	case lexicon.OnDraw, ability.WouldDraw:
		l.From |= 1 << zDeck
		l.To |= 1 << zHand
	case lexicon.OnDiscard:
		l.From |= 1 << zHand
		l.To |= 1 << zDrop
	case lexicon.OnSetOn:
		l.From |= everyZone
		l.To |= inCircles
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
	if mask = setOf(wordTable[e.Kind]); mask == 0 {
		return everyZone
	}
	return mask
}
