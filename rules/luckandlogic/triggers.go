package luckandlogic

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 9.7.2: which events a text waits for.

// opposing reports whether the other card of an event is as a trigger says, if it does.
func opposing(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref) bool {
	set := e.First + 1
	return m.Book.Prog.Exprs[set].Kind == ability.None || r.Card != 0 && m.In(c, set, r)
}

// triggers matches this book's events against a trigger of a text (9.7.2).
func triggers(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	p := m.Book.Prog
	switch e.Kind {
	case ability.OnAttack: // 8.2.10.1, 8.2.11.4
		return ev.Kind == evAttack && subject(m, c, e, ev.Card)
	case ability.OnAttacked:
		return ev.Kind == evAttack && ev.New.Card != 0 && subject(m, c, e, ev.New)
	case lexicon.OnAttackOn:
		return ev.Kind == evAttack && subject(m, c, e, ev.Card) && zoneMeant(m, c, &p.Exprs[e.First+1], ev.To)
	case lexicon.OnStruck: // 11.8.1
		return ev.Kind == evAttack && isSet(m, c.Source.Card) && m.LiesOver(c.Source.Card, ev.To)
	case lexicon.OnDefend:
		return ev.Kind == evDefend && subject(m, c, e, ev.Card)
	case lexicon.OnIntercept: // 8.3.5: the card is a new one where it intercepts, and was a member before
		if p.Exprs[e.First].Kind == ability.This {
			return ev.Kind == evIntercept && c.Source == ev.Card
		}
		return ev.Kind == evIntercept && subject(m, c, e, ev.New)
	case lexicon.OnWin:
		return ev.Kind == evWin && subject(m, c, e, ev.Card) && opposing(m, c, e, ev.New)
	case lexicon.OnLose:
		return ev.Kind == evLoseBattle && subject(m, c, e, ev.Card) && opposing(m, c, e, ev.New)
	case lexicon.OnBreak: // 5.32.2
		return ev.Kind == evBreak && ev.Source.Card != 0 && subject(m, c, e, ev.Source) && m.In(c, e.First+1, ev.Card)
	case lexicon.OnBroken: // 8.2.10.3.1, 11.7.1
		return ev.Kind == evBreak && subject(m, c, e, ev.Card)
	case lexicon.OnSortie:
		return ev.Kind == evMobilize && subject(m, c, e, ev.Card) && (e.Num == 0 || ev.N&byRule == 0) && mobilizedThere(m, c, &p.Exprs[e.First+1], ev)
	case lexicon.OnTranced:
		return ev.Kind == evMobilize && ev.N&byTrance != 0 && subject(m, c, e, ev.Card)
	case ability.OnPlay: // 9.6.1: of cards only members are played
		return ev.Kind == evMobilize && ev.N&(byRule|played) != 0 && whose(p, c, e, ev.Player) && m.LooksLike(c, e.First+1, ev.Card)
	case lexicon.NextTime: // once: see bookWords
		return triggers(m, c, &p.Exprs[e.First], ev)
	case lexicon.OnTrance:
		return ev.Kind == evTrance && whose(p, c, e, ev.Player) && opposing(m, c, e, ev.Card)
	case lexicon.OnUnion: // 11.2.1
		return ev.Kind == evUnion && ev.Card == c.Source && covenantWith(m, c, ev.New)
	case lexicon.OnSoul: // 5.26.1
		return ev.Kind == kernel.EvMove && m.KindOf(ev.To) == zSoul && (e.Num == 0 || ev.Flags&kernel.MoveMark != 0) && movedSubject(m, c, e, ev)
	case lexicon.OnLeave:
		return ev.Kind == kernel.EvMove && onField(m, ev.From) && !onField(m, ev.To) && movedSubject(m, c, e, ev)
	case lexicon.OnMove: // 5.14
		return ev.Kind == kernel.EvMove && ev.Card == ev.New && ev.Flags&kernel.MoveMark == 0 && isCircle(m.KindOf(ev.To)) && subject(m, c, e, ev.New)
	case lexicon.OnFace: // 11.9.1; a gate is turned up by being destroyed
		return (ev.Kind == evFace && ev.N == e.Num || ev.Kind == evBreak && e.Num == 0) && subject(m, c, e, ev.Card)
	case lexicon.OnDefine:
		return isDefinition(m, ev) && whose(p, c, e, m.PlayerOf(ev.To)) && m.LooksLike(c, e.First+1, ev.New)
	case lexicon.OnDefined:
		return isDefinition(m, ev) && movedSubject(m, c, e, ev)
	case lexicon.OnPurged:
		return ev.Kind == kernel.EvMove && m.KindOf(ev.To) == zPurge && movedSubject(m, c, e, ev)
	case lexicon.OnSetOn:
		return ev.Kind == kernel.EvMove && ev.Flags&kernel.MoveMark != 0 && isCircle(m.KindOf(ev.To)) && movedSubject(m, c, e, ev)
	case lexicon.OnLevelBoost:
		return ev.Kind == evLevelBoost && whose(p, c, e, ev.Player)
	case lexicon.OnLuckDrive:
		return ev.Kind == evLuckDrive && whose(p, c, e, ev.Player)
	case lexicon.OnLogicDrive:
		return ev.Kind == evLogicDrive && whose(p, c, e, ev.Player)
	case lexicon.OnRefresh:
		return ev.Kind == evRefresh && whose(p, c, e, ev.Player)
	case lexicon.OnTransmute: // 5.33.3
		return ev.Kind == evTransmute && whose(p, c, e, ev.Player)
	case lexicon.OnStockPaid:
		return ev.Kind == evStockPaid && whose(p, c, e, ev.Player)
	case lexicon.OnDraw: // 5.6
		return ev.Kind == kernel.EvMove && ev.Flags&kernel.MoveDraw != 0 && whose(p, c, e, m.PlayerOf(ev.To))
	case lexicon.OnDiscard: // 5.8
		return ev.Kind == kernel.EvMove && m.KindOf(ev.From) == zHand && m.KindOf(ev.To) == zDrop && whose(p, c, e, m.PlayerOf(ev.From)) && m.LooksLike(c, e.First+1, ev.New)
	case lexicon.OnBlink:
		return ev.Kind == evBlink && subject(m, c, e, ev.Card)
	case lexicon.OnMade: // 11.11.3
		return ev.Kind == evMade && subject(m, c, e, ev.Card)
	case lexicon.OnBattleEnd:
		return ev.Kind == evBattleEnd && firstThisTime(m, c, battleMark)
	case ability.OnGameStart: // 7.2.2
		return ev.Kind == evGameStart
	case ability.OnPhaseStart:
		return ev.Kind == evPhaseStart && e.Num == ev.N && whose(p, c, e, ev.Player) && firstOfItsKind(m, c, ability.Phase(e.Num))
	case ability.OnPhaseEnd:
		return ev.Kind == evPhaseEnd && e.Num == ev.N && whose(p, c, e, ev.Player) && firstThisTime(m, c, endMark)
	case ability.OnNextStart:
		return ev.Kind == evPhaseStart && e.Num == ev.N && whose(p, c, e, ev.Player)
	case ability.OnNextEnd:
		return ev.Kind == evPhaseEnd && e.Num == ev.N && whose(p, c, e, ev.Player) && m.S.Turn > c.Since
	}
	return false
}

// firstOfItsKind: the beginnings of steps that may be repeated trigger each ability once.
func firstOfItsKind(m *kernel.Machine, c *kernel.Ctx, ph ability.Phase) bool {
	switch ph {
	case ability.PhEnd:
		return firstThisTime(m, c, startMark)
	case lexicon.PhBattleEnd:
		return firstThisTime(m, c, battleMark)
	}
	return true
}

// movedSubject reports whether a card that has moved is what a trigger is about: as it was in the circle that
// it has left, or as it is where it has come to.
func movedSubject(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	if m.Book.Prog.Exprs[e.First].Kind == ability.This {
		return c.Source == ev.Card || c.Source == ev.New
	}
	if onField(m, ev.From) {
		return m.In(c, e.First, ev.Card)
	}
	return calledSo(m, c, e.First, ev)
}

// calledSo reports whether a card that has not come from the field is what a set means where it has come to. A set without a
// zone means cards where their kind lies (2.2.3), from where or to where this one has moved.
func calledSo(m *kernel.Machine, c *kernel.Ctx, set int32, ev *kernel.Event) bool {
	e := &m.Book.Prog.Exprs[set]
	switch {
	case e.Kind == ability.Union:
		for i := range int32(e.N) {
			if calledSo(m, c, e.First+i, ev) {
				return true
			}
		}
		return false
	case !m.In(c, set, ev.New):
		return false
	case e.Kind != ability.Cards || m.Book.Prog.Exprs[e.First+1].Kind != ability.None:
		return true
	}
	head := m.Book.Prog.Exprs[e.First+2].Kind
	if head == ability.Card {
		return true
	}
	lie := wordTable[bare(head)]
	return slices.Contains(lie, m.KindOf(ev.From)) || slices.Contains(lie, m.KindOf(ev.To))
}

// isDefinition reports whether a move is a logic definition (5.16.1).
func isDefinition(m *kernel.Machine, ev *kernel.Event) bool {
	return ev.Kind == kernel.EvMove && m.KindOf(ev.To) == zBattle && ev.Flags&kernel.MoveMark != 0
}

// mobilizedThere reports whether a member has been mobilized as a word says: into circles that it means, in any of which
// the member lies (2.10.3), or from a zone that it means.
func mobilizedThere(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	switch e.Kind {
	case ability.None:
		return true
	case lexicon.InCircleOf:
		return slices.Contains(cardsAt(m, c, e, nil), ev.Card)
	}
	if !zoneMeant(m, c, e, m.ZoneAt(ev.Card)) && !slices.ContainsFunc(memoryOf(m).zones, func(z kernel.Zone) bool { return isCircle(m.KindOf(z)) }) {
		return slices.Contains(memoryOf(m).zones, ev.From)
	}
	return slices.ContainsFunc(memoryOf(m).zones, func(z kernel.Zone) bool { return m.LiesOver(ev.Card.Card, z) })
}

// zoneMeant reports whether a zone is one that a word means, whoever's.
func zoneMeant(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, z kernel.Zone) bool {
	mem := memoryOf(m)
	mem.zones = mem.zones[:0]
	for p := range m.S.Players {
		mem.zones = zonesOf(m, c, e.Kind, p, mem.zones)
	}
	return slices.Contains(mem.zones, z)
}

// would matches what is about to happen against a replacement (9.10.1).
func would(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ev *kernel.Event) bool {
	switch e.Kind {
	case lexicon.WouldLeave:
		return ev.Kind == kernel.EvMove && onField(m, ev.From) && ev.To != kernel.NoZone && !onField(m, ev.To) && subject(m, c, e, ev.Card)
	case ability.WouldDraw: // 5.6.1
		return ev.Kind == kernel.EvMove && ev.Flags&kernel.MoveDraw != 0 && whose(m.Book.Prog, c, e, m.PlayerOf(ev.To))
	case ability.WouldAttack: // 8.2.6
		return ev.Kind == evDeclare && subject(m, c, e, ev.Card)
	case lexicon.WouldBreak:
		return ev.Kind == evBreak && subject(m, c, e, ev.Card)
	case lexicon.WouldLose:
		return ev.Kind == evLoseBattle && subject(m, c, e, ev.Card)
	case lexicon.WouldDefine:
		return isDefinition(m, ev) && whose(m.Book.Prog, c, e, m.PlayerOf(ev.To)) && m.LooksLike(c, e.First+1, ev.Card)
	}
	return false
}
