package luckandlogic

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// What the words of texts mean in this book, handed to the machine.

func subject(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref) bool {
	return r.Card != 0 && m.In(c, e.First, r)
}

// whose checks the player word at the beginning of a trigger, a condition or a value; none means
// anybody's.
func whose(p *ability.Program, c *kernel.Ctx, e *ability.Expr, player int8) bool {
	if e.N == 0 {
		return true
	}
	switch p.Exprs[e.First].Kind {
	case ability.You:
		return player == c.Player
	case ability.Opp:
		return player != c.Player
	}
	return true
}

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
	return m.In(c, e.First, ev.New) && calledSo(m, e.First, ev)
}

// calledSo reports whether a card that has not come from the field is what a set without a zone means: such cards
// lie where their kind does (2.2.3), from where or to where this one has moved.
func calledSo(m *kernel.Machine, set int32, ev *kernel.Event) bool {
	e := &m.Book.Prog.Exprs[set]
	if e.Kind != ability.Cards || m.Book.Prog.Exprs[e.First+1].Kind != ability.None {
		return true
	}
	head := m.Book.Prog.Exprs[e.First+2].Kind
	if head == ability.Card {
		return true
	}
	lie := wordTable[bare(head)]
	return slices.Contains(lie, m.KindOf(ev.From)) || slices.Contains(lie, m.KindOf(ev.To))
}

func onField(m *kernel.Machine, z kernel.Zone) bool {
	k := m.KindOf(z)
	return isCircle(k) || isGateZone(k)
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
	case lexicon.InFront, lexicon.Behind, lexicon.Adjacent, lexicon.InCircleOf:
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

// covenantWith reports whether a card that has tranced with the source is as one of the sets of its Covenant
// says (11.2.1.1).
func covenantWith(m *kernel.Machine, c *kernel.Ctx, other kernel.Ref) bool {
	return other.Card != 0 && slices.ContainsFunc(rulesOf(m).lines[c.Line].with, func(set int32) bool { return m.LooksLike(c, set, other) })
}

// saidBy reports whether a card is as one of the sets of a line says (11.5.1.1).
func saidBy(m *kernel.Machine, line uint16, source kernel.Ref, p int8, r kernel.Ref) bool {
	c := seen(m, kernel.Ctx{Source: source, Player: p, Line: line})
	return slices.ContainsFunc(rulesOf(m).lines[line].with, func(set int32) bool { return m.LooksLike(c, set, r) })
}

// memory is what this book works with again and again.
type memory struct {
	ctx    kernel.Ctx // one at a time
	added  []addedName
	orders []order         // which circles members have to attack, or may not, by effects in force
	held   []order         // those that are being looked at, for looking may work them out anew
	told   []kernel.Ref    // cards that tell where others are
	zones  []kernel.Zone   // one list at a time
	moved  []kernel.CardID // what a step has moved, for a card lies over several circles
}

// addedName is a name that an effect adds to a card.
type addedName struct {
	card kernel.Ref
	name uint16
}

// order is an effect on what a member may attack.
type order struct {
	card kernel.CardID
	mod  ability.Expr
	ctx  kernel.Ctx
}

func memoryOf(m *kernel.Machine) *memory {
	mem, ok := m.Memory.(*memory)
	if !ok {
		mem = &memory{}
		m.Memory = mem
	}
	return mem
}

// seen is a context that is used again and again.
func seen(m *kernel.Machine, c kernel.Ctx) *kernel.Ctx {
	mem := memoryOf(m)
	mem.ctx = c
	return &mem.ctx
}

// eachOrder calls f for the effects of a kind on what a member may attack.
func eachOrder(m *kernel.Machine, a kernel.CardID, kind ability.Kind, f func(c *kernel.Ctx, mod *ability.Expr)) {
	m.CardInfo(a) // which works out what is in force
	mem := memoryOf(m)
	for i := 0; i < len(mem.orders); i++ {
		if o := &mem.orders[i]; o.card == a && o.mod.Kind == kind {
			mem.held = append(mem.held, *o)
			now := &mem.held[len(mem.held)-1]
			f(&now.ctx, &now.mod)
			mem.held = mem.held[:len(mem.held)-1]
		}
	}
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

// anyOf reports whether a condition holds of a card that an object word means; not turns it round.
func anyOf(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, ok func(r kernel.Ref) bool) bool {
	return m.AnyObject(c, e.First, ok) != (e.Num == 1)
}

// compared reports whether a number is as a condition says of it.
func compared(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, n int) bool {
	return kernel.Compare(ability.Compare(e.Num), int32(n), m.Value(c, e.First+1))
}

// cond judges conditions that need this book.
func cond(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) bool {
	p := m.Book.Prog
	switch e.Kind {
	case lexicon.TRankIs: // 5.35.1.1
		return compared(m, c, e, int(m.S.Seats[m.PlayerOfWord(c, p.Exprs[e.First].Kind)][sTRank]))
	case lexicon.RefreshIs:
		return compared(m, c, e, int(m.S.Seats[m.PlayerOfWord(c, p.Exprs[e.First].Kind)][sPoints]))
	case lexicon.DidThisTurn, lexicon.DidNotThisTurn:
		did := m.S.Seats[m.PlayerOfWord(c, p.Exprs[e.First].Kind)][sDone]>>e.Num&1 != 0
		return did == (e.Kind == lexicon.DidThisTurn)
	case lexicon.FaceIs:
		return m.AnyObject(c, e.First, func(r kernel.Ref) bool { return m.Alive(r) && m.S.Cards[r.Card].FaceDown == (e.Num == 1) })
	case lexicon.WithSoulIs:
		return anyOf(m, c, e, func(r kernel.Ref) bool { return soulsOf(m, r) > 0 })
	case lexicon.IsSetOn:
		return anyOf(m, c, e, func(r kernel.Ref) bool { return isSet(m, r.Card) || wasSet(m, c, r) })
	case lexicon.IsAttacking:
		return anyOf(m, c, e, func(r kernel.Ref) bool { return isAttacking(m, r) })
	case lexicon.IsDefending:
		return anyOf(m, c, e, func(r kernel.Ref) bool { return isDefending(m, r) })
	case lexicon.IsBattling:
		return anyOf(m, c, e, func(r kernel.Ref) bool { return isAttacking(m, r) || isDefending(m, r) })
	case lexicon.IsBroken:
		return anyOf(m, c, e, func(r kernel.Ref) bool { return m.Alive(r) && !m.S.Cards[r.Card].FaceDown })
	case lexicon.EmptyCircles:
		n := 0
		for q := range m.S.Players {
			if whose(p, c, e, q) {
				circles(m, q, func(z kernel.Zone) {
					if memberIn(m, z) == 0 {
						n++
					}
				})
			}
		}
		return compared(m, c, e, n)
	case lexicon.AttackIsOn:
		z, attacked := attackedCircle(m)
		return attacked && zoneMeant(m, c, &p.Exprs[e.First], z) != (e.Num == 1)
	case lexicon.AttackIsNth: // 8.1.3
		return m.S.Vars[vBattle] != battleNone && m.S.Vars[vAttacks] == e.Num
	case lexicon.DidTransmute: // 5.33.3
		return hasFact(m, factTool) != (e.Num == 1)
	case lexicon.WasMade:
		return m.AnyObject(c, e.First, func(r kernel.Ref) bool { return m.Alive(r) && isMade(m, r.Card) })
	case lexicon.LawNow:
		return lawNow(m) == lexicon.Law(e.Num)
	case lexicon.WasTranced:
		return m.AnyObject(c, e.First, func(r kernel.Ref) bool { return m.Alive(r) && m.S.Cards[r.Card].Marks&markTranced != 0 })
	case lexicon.FirstTurn:
		return firstTurn(m)
	case ability.DuringPhase:
		return (ability.Phase(e.Num) == ability.Phase(m.S.Phase) || ability.Phase(e.Num) == ability.Phase(m.S.Step)) && whose(p, c, e, m.S.Active)
	case lexicon.WhileAttacking:
		return isAttacking(m, c.Source)
	case lexicon.WhileDefending:
		return isDefending(m, c.Source)
	case lexicon.WhileBattling:
		return isAttacking(m, c.Source) || isDefending(m, c.Source)
	case lexicon.TurnSortied:
		return m.Alive(c.Source) && m.S.Cards[c.Source.Card].Turn == m.S.Turn
	}
	return false
}

// wasSet reports whether a card was set when it was last where it was: an explosion skill resolves though its
// card has been dropped (11.9.1).
func wasSet(m *kernel.Machine, c *kernel.Ctx, r kernel.Ref) bool { return hostThen(m, c, r).Card != 0 }

// hostThen is what a card was set on when it was last where its ability has triggered (9.11.1).
func hostThen(m *kernel.Machine, c *kernel.Ctx, r kernel.Ref) kernel.Ref {
	if c.Run != nil && c.Run.Left.Card == r.Card && !isSet(m, r.Card) {
		if l := m.LastOf(c.Run.Left); l != nil {
			return l.With
		}
	}
	return kernel.Ref{}
}

// hostOf is what a card is set on, remembered with the card as it leaves.
func hostOf(m *kernel.Machine, r kernel.Ref) kernel.Ref {
	if isSet(m, r.Card) {
		return m.Host(r.Card)
	}
	return kernel.Ref{}
}

func isAttacking(m *kernel.Machine, r kernel.Ref) bool {
	_, there := attacker(m)
	return there && m.S.Objects[oAttacker] == r
}

func isDefending(m *kernel.Machine, r kernel.Ref) bool {
	_, there := defender(m)
	return there && m.S.Objects[oDefender] == r
}

// filter judges filters that need this book.
func filter(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, r kernel.Ref, info *kernel.Info) bool {
	o := rulesOf(m)
	f := o.face(m, r.Card)
	like := func(ok func(x kernel.Ref) bool) bool { return !info.Blank && m.AnyObject(c, e.First, ok) }
	switch e.Kind {
	case lexicon.World: // 2.5.4, 2.5.5
		return info.HasTrait(e.Str)
	case lexicon.CovenanterIs: // 2.1.4, 2.3.1, 2.3.2
		return !info.Blank && slices.Contains(f.covenanters, e.Str)
	case lexicon.TitleIs: // 2.1.2
		return !info.Blank && slices.Contains(f.titles, e.Str)
	case lexicon.NameOnly:
		return !info.Blank && slices.Contains(namesOf(m, r, info), e.Str)
	case lexicon.MostIn, lexicon.LeastIn:
		return isExtreme(m, c, e, info)
	case lexicon.HasLogic: // 2.11.2
		return !info.Blank && f.logics>>e.Num&1 != 0
	case lexicon.Broken: // 5.32.1
		return m.Alive(r) && m.S.Cards[r.Card].FaceDown == (e.Num == 1)
	case lexicon.WithSoul: // 4.15.2
		return (soulsOf(m, r) > 0) != (e.Num == 1)
	case lexicon.WithSouls:
		return int32(soulsOf(m, r)) >= m.Value(c, e.First)
	case ability.Attacking:
		return isAttacking(m, r)
	case lexicon.Defending:
		return isDefending(m, r)
	case ability.InBattle: // 8.2.11.3
		return isAttacking(m, r) || isDefending(m, r)
	case lexicon.IsSet:
		return isSet(m, r.Card)
	case lexicon.WithSet:
		n := 0
		eachSetOn(m, r, func(kernel.CardID) { n++ })
		return n > 0
	case lexicon.LawIs: // 2.16
		return !info.Blank && info.Kind&kindParadox != 0 && f.law == lexicon.Law(e.Num)
	case lexicon.SameTitle:
		return like(func(x kernel.Ref) bool { return shares(f.titles, o.face(m, x.Card).titles) })
	case lexicon.SameOnlyName:
		return like(func(x kernel.Ref) bool { return shares(namesOf(m, r, info), namesOf(m, x, m.InfoOf(x))) })
	case lexicon.SharedCovenanter:
		return like(func(x kernel.Ref) bool { return shares(f.covenanters, o.face(m, x.Card).covenanters) })
	case lexicon.SharedAttribute:
		return like(func(x kernel.Ref) bool { return sharesTrait(m, info, m.InfoOf(x), false) })
	case lexicon.SameWorld:
		return like(func(x kernel.Ref) bool { return sharesWorld(m, info, m.InfoOf(x)) })
	case lexicon.SameColour:
		return like(func(x kernel.Ref) bool { return info.Colours&m.InfoOf(x).Colours != 0 })
	case lexicon.LevelAtMostLevels:
		return int(info.Num[numLevel]) <= m.Count(m.Z(zLevel, m.PlayerOfWord(c, m.Book.Prog.Exprs[e.First].Kind)))
	}
	return false
}

// namesOf is the names of a card (2.1.2), with those that effects add.
func namesOf(m *kernel.Machine, r kernel.Ref, info *kernel.Info) []uint16 {
	if info.Blank {
		return nil
	}
	list := rulesOf(m).face(m, r.Card).names
	for _, a := range memoryOf(m).added {
		if a.card == r && info.HasName(a.name) {
			list = append(slices.Clone(list), a.name)
		}
	}
	return list
}

// isExtreme reports whether no card of a set has a number that is higher, or lower, than that of a card.
func isExtreme(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, info *kernel.Info) bool {
	n := statNum[ability.Stat(e.Num)]
	return !m.AnyObject(c, e.First, func(x kernel.Ref) bool {
		other := m.InfoOf(x).Num[n]
		if e.Kind == lexicon.LeastIn {
			return other < info.Num[n]
		}
		return other > info.Num[n]
	})
}

func shares(a, b []uint16) bool {
	return slices.ContainsFunc(a, func(w uint16) bool { return slices.Contains(b, w) })
}

// ownNumber works out the numbers that only this book has.
func ownNumber(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) int32 {
	times := max(1, e.Num)
	switch e.Kind {
	case lexicon.TRank:
		return times * m.S.Seats[m.PlayerOfWord(c, m.Book.Prog.Exprs[e.First].Kind)][sTRank]
	case lexicon.AttacksOf:
		if whose(m.Book.Prog, c, e, m.S.Active) {
			return times * m.S.Vars[vAttacks]
		}
	}
	return 0
}

// object gives the objects that only this book knows.
func object(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, out []kernel.Ref) []kernel.Ref {
	p := m.Book.Prog
	mine := func(r kernel.Ref) bool { return whose(p, c, e, m.S.Cards[r.Card].Master) }
	switch e.Kind {
	case lexicon.Attacker:
		if a, there := attacker(m); there && mine(m.RefOf(a)) {
			out = append(out, m.RefOf(a))
		}
	case lexicon.Defender:
		if d, there := defender(m); there && mine(m.RefOf(d)) {
			out = append(out, m.RefOf(d))
		}
	case lexicon.Battler:
		for q := range m.S.Players {
			if b, there := battler(m, q); there && mine(m.RefOf(b)) {
				out = append(out, m.RefOf(b))
			}
		}
	case ability.BattleOpponent: // 8.2.11.3
		a, attacks := attacker(m)
		d, defends := defender(m)
		switch {
		case isAttacking(m, c.Source) && defends:
			out = append(out, m.RefOf(d))
		case isDefending(m, c.Source) && attacks:
			out = append(out, m.RefOf(a))
		}
	case ability.ThisInBattle:
		if isAttacking(m, c.Source) || isDefending(m, c.Source) {
			out = append(out, c.Source)
		}
	case lexicon.GateOf: // 4.3.2
		eachPlaceOf(m, c, e.First, func(z kernel.Zone) {
			if isCircle(m.KindOf(z)) {
				if g := gateAt(m, gateZoneOf(m, z)); g != 0 && !slices.Contains(out, m.RefOf(g)) {
					out = append(out, m.RefOf(g))
				}
			}
		})
	case lexicon.AttackedGate:
		if z, attacked := attackedCircle(m); attacked {
			if g := gateAt(m, gateZoneOf(m, z)); g != 0 {
				out = append(out, m.RefOf(g))
			}
		}
	case lexicon.HostOf: // 5.24.1
		m.AnyObject(c, e.First, func(r kernel.Ref) bool {
			host := hostOf(m, r)
			if host.Card == 0 {
				host = hostThen(m, c, r)
			}
			if m.Alive(host) {
				out = append(out, host)
			}
			return false
		})
	case lexicon.SoulHolder: // 4.15.2
		m.EachObject(c, e.First, func(r kernel.Ref) {
			if host := m.Host(r.Card); m.KindOf(m.ZoneAt(r)) == zSoul && m.Alive(host) {
				out = append(out, host)
			}
		})
	case lexicon.Partner: // 11.2.1
		if ev := causeOf(c); ev != nil && ev.Kind == evUnion {
			out = append(out, ev.New)
		}
	case lexicon.Breaker: // 5.32.2
		if ev := causeOf(c); ev != nil && ev.Kind == evBreak && ev.Source.Card != 0 {
			out = append(out, ev.Source)
		}
	case lexicon.CircleOf:
		m.EachObject(c, e.First, func(r kernel.Ref) { out = append(out, r) })
	}
	return out
}

// causeOf is the event that has triggered what is looked at, nil if none has.
func causeOf(c *kernel.Ctx) *kernel.Event {
	if c.Run != nil {
		return &c.Run.Cause
	}
	return c.Event
}

// counted is how often something is done (12.5.1) for every point of a T-rank (5.35.1), or for every so many of
// a set.
func counted(m *kernel.Machine, c *kernel.Ctx, expr int32) (n int32, own bool) {
	switch e := &m.Book.Prog.Exprs[expr]; e.Kind {
	case lexicon.EveryRank:
		return m.S.Seats[m.PlayerOfWord(c, m.Book.Prog.Exprs[e.First].Kind)][sTRank], true
	case lexicon.EveryN:
		return m.CountSet(c, e.First) / max(1, e.Num), true
	}
	return 0, false
}

// choosable keeps, of what could be chosen for an effect, what may be (1.3.3).
func choosable(m *kernel.Machine, c *kernel.Ctx, _ int32, list []kernel.Ref) (n int) {
	if c.Run == nil || c.Run.Cost {
		return len(list)
	}
	for _, x := range list {
		if !m.CardInfo(x.Card).Banned(lexicon.BanChosen) {
			list[n] = x
			n++
		}
	}
	return n
}

// mayDraw reports whether effects may have a player draw.
func mayDraw(m *kernel.Machine, p int8) bool { return !m.Forbidden(p, lexicon.BanDrawByEffect) }

// eachPlaceOf calls f for the zones of the field where the cards lie, or lay last, that an object word
// means.
func eachPlaceOf(m *kernel.Machine, c *kernel.Ctx, expr int32, f func(z kernel.Zone)) {
	m.AnyObject(c, expr, func(r kernel.Ref) bool {
		m.EachSlot(m.PlaceOf(r), func(z kernel.Zone) {
			if onField(m, z) {
				f(z)
			}
		})
		return false
	})
}

// cardsAt lists the cards in a place that is told by another card: before, behind or beside it (4.4.3,
// 4.4.4), in the circle of a gate (4.3.2), among its souls (4.15.2.1).
func cardsAt(m *kernel.Machine, c *kernel.Ctx, zone *ability.Expr, out []kernel.Ref) []kernel.Ref {
	mem := memoryOf(m)
	start := len(mem.told) // what tells where these cards are may itself be told by others
	m.AnyObject(c, zone.First, func(r kernel.Ref) bool {
		mem.told = append(mem.told, r)
		return false
	})
	from := mem.told[start:]
	defer func() { mem.told = mem.told[:start] }()
	add := func(is func(of, at kernel.Zone) bool) {
		for _, r := range from {
			of := m.PlaceOf(r)
			for p := range m.S.Players {
				for k := zFrontLeft; k <= zGateBackRight; k++ {
					for x := m.BottomCard(m.Z(k, p)); x != 0; x = m.S.Cards[x].Above {
						if at := m.PlaceOf(m.RefOf(x)); x != r.Card && related(m, of, at, is) && !slices.Contains(out, m.RefOf(x)) {
							out = append(out, m.RefOf(x))
						}
					}
				}
			}
		}
	}
	switch zone.Kind {
	case lexicon.InFront:
		add(func(of, at kernel.Zone) bool { return inFrontOf(m, of) == at })
	case lexicon.Behind:
		add(func(of, at kernel.Zone) bool { return behindOf(m, of) == at })
	case lexicon.Adjacent:
		add(func(of, at kernel.Zone) bool { return nextTo(m, of, at) })
	case lexicon.InCircleOf:
		for _, r := range from {
			m.EachSlot(m.PlaceOf(r), func(z kernel.Zone) {
				if isGateZone(m.KindOf(z)) {
					z = circleOf(m, z)
				}
				m.EachIn(z, func(x kernel.CardID) {
					if !slices.Contains(out, m.RefOf(x)) {
						out = append(out, m.RefOf(x))
					}
				})
			})
		}
	case lexicon.SetUnder: // 5.24.1
		for _, r := range from {
			eachSetOn(m, r, func(x kernel.CardID) { out = append(out, m.RefOf(x)) })
		}
	case lexicon.SoulOf:
		for _, r := range from {
			out = pushSoulsOf(m, r, out)
		}
	}
	return out
}

// usable reports whether nothing keeps a card from using its autos (12.3.1). What has left is kept from
// nothing.
func usable(m *kernel.Machine, r kernel.Ref) bool {
	return !m.Alive(r) || !m.InfoOf(r).Banned(lexicon.BanAuto)
}

// valid reports whether an ability is in force beyond its zone: an EX soul with so many souls (11.6), a
// Vanguard with six whole gates of the opponent (11.3.1), an auto that may be used (12.3.1.2), an activated ability that
// may (12.3.1.1). It is asked as an auto triggers and as an activated ability is played, and not as they resolve
// (11.6.1.2.1, 11.6.1.3.1).
func valid(m *kernel.Machine, r kernel.Ref, l *ability.Line) bool {
	if l.Level > 0 && soulsOf(m, r) < int(l.Level) {
		return false
	}
	if l.HasLabel(lexicon.KwVanguard) && wholeGates(m, m.Opponent(m.MasterOf(r))) < 6 {
		return false
	}
	switch l.Kind {
	case ability.Auto:
		return usable(m, r)
	case ability.Act:
		p, info := m.MasterOf(r), m.InfoOf(r)
		return !info.Banned(ability.BanActivate) && !m.Forbidden(p, ability.BanActivate) &&
			!(isDrive(l) && (info.Banned(lexicon.BanDrive) || m.Forbidden(p, lexicon.BanDrive)))
	}
	return true
}

// modify applies modifiers that belong to this book.
func modify(m *kernel.Machine, target kernel.Ref, info *kernel.Info, mod *ability.Expr, c *kernel.Ctx, layer int8) {
	switch mod.Kind {
	case lexicon.AuraAsHeart: // 9.9.1.6
		if layer == layerHeart {
			info.Num[numHeart] += info.Num[numAura]
		}
	case lexicon.GiveWorld:
		if n := int(info.NTraits); n < len(info.Traits) && !info.HasTrait(mod.Str) {
			info.Traits[n] = mod.Str
			info.NTraits++
		}
	case lexicon.MustAttack, lexicon.CannotHit, lexicon.CannotHitAt: // 8.2.6.2
		mem := memoryOf(m)
		mem.orders = append(mem.orders, order{target.Card, *mod, *c})
	case lexicon.AlsoOnlyName: // a name is what 「」 means as well (2.1.3)
		mem := memoryOf(m)
		mem.added = append(mem.added, addedName{target, mod.Str})
		if n := int(info.NNames); n < len(info.Names) && !info.HasName(mod.Str) {
			info.Names[n] = mod.Str
			info.NNames++
		}
	case lexicon.LoseKeyword: // 5.31.1.1
		loseKeyword(m, target, info, ability.Keyword(mod.Num))
	case lexicon.LoseIcon: // 5.31.1.1
		loseIcon(m, target, info, lexicon.Mark(mod.Num))
	case lexicon.SameStatAs:
		n := statNum[ability.Stat(mod.Num)]
		m.AnyObject(c, mod.First, func(r kernel.Ref) bool {
			info.Num[n] = m.InfoOf(r).Num[n]
			return true
		})
	}
}

// statNum is where each number of a card is kept; who is of a territory has that number (2.10.2.4).
var statNum = map[ability.Stat]int{ability.StatLevel: numLevel, ability.StatCost: numCost, ability.StatPower: numPower, lexicon.StatAura: numAura,
	lexicon.StatLimit: numLimit, lexicon.StatHeart: numHeart, lexicon.StatTerritory: numTerritory, lexicon.StatGate: numGate}

// loseIcon takes all abilities with an icon from a card.
func loseIcon(m *kernel.Machine, r kernel.Ref, info *kernel.Info, mark lexicon.Mark) {
	kind := [...]ability.Kind{lexicon.MarkAuto: ability.Auto, lexicon.MarkAct: ability.Act, lexicon.MarkCont: ability.Cont}[mark]
	loseLines(m, r, info, func(l *ability.Line) bool { return l.Kind == kind })
}

// loseKeyword takes all abilities with a keyword from a card.
func loseKeyword(m *kernel.Machine, r kernel.Ref, info *kernel.Info, kw ability.Keyword) {
	loseLines(m, r, info, func(l *ability.Line) bool { return l.HasLabel(kw) })
	info.Labels &^= 1 << kw
}

// loseLines takes abilities from a card, and the keywords that it has by no other ability.
func loseLines(m *kernel.Machine, r kernel.Ref, info *kernel.Info, lost func(l *ability.Line) bool) {
	kept, gone, labels := uint8(0), uint64(0), uint64(0)
	for i := range info.NGiven {
		l := &m.Book.Prog.Lines[info.Given[i].Line]
		if lost(l) {
			m.SilenceLine(r, info.Given[i].Line)
			gone |= l.Labels
			continue
		}
		labels |= l.Labels
		info.Given[kept] = info.Given[i]
		kept++
	}
	info.NGiven = kept
	info.Labels &^= gone &^ labels
}

// mayMove heeds bans on moving cards (1.3.3, 5.14.3).
func mayMove(m *kernel.Machine, c *kernel.Ctx, x kernel.Ref, word ability.Kind) bool {
	info := m.InfoOf(x)
	byOther := m.S.Cards[x.Card].Master != c.Player
	from := m.KindOf(m.ZoneAt(x))
	switch {
	case isCircle(from) && m.Book.Prog.Vocabulary.Shape(word).Slot:
		return !info.Banned(lexicon.BanMove)
	case isCircle(from) && byOther && word == ability.ToHand && info.Banned(ability.BanToHandByOpp):
		return false
	case isCircle(from) && byOther && (info.Banned(lexicon.BanLeaveByOpp) || word == lexicon.ToDrop && info.Banned(lexicon.BanDropByOpp)):
		return false
	case from == zHand && word == lexicon.ToDrop:
		return !info.Banned(lexicon.BanDiscarded)
	}
	return true
}

// maySwap heeds bans on moving cards by an exchange, of which each goes where the other one is (5.11.2).
func maySwap(m *kernel.Machine, c *kernel.Ctx, a, b kernel.Ref) bool {
	one := func(x kernel.Ref, to kernel.Zone) bool {
		switch k := m.KindOf(to); {
		case isCircle(k):
			return mayMove(m, c, x, lexicon.ToAnyCircle)
		case k == zHand:
			return mayMove(m, c, x, ability.ToHand)
		case k == zDrop:
			return mayMove(m, c, x, lexicon.ToDrop)
		}
		return mayMove(m, c, x, lexicon.ToStock)
	}
	return one(a, m.ZoneAt(b)) && one(b, m.ZoneAt(a))
}

// mayLie heeds bans on standing cards (1.3.3).
func mayLie(m *kernel.Machine, _ *kernel.Ctx, x kernel.Ref, _ uint16, lies uint8) bool {
	return lies != kernel.Stand || !m.InfoOf(x).Banned(lexicon.BanStandUp)
}

// wantedTargets is the circles of a player that effects ask a member to attack, a bit each, 0 if none does
// (8.2.6.2).
func wantedTargets(m *kernel.Machine, a kernel.CardID, p int8) (set uint8) {
	eachOrder(m, a, lexicon.MustAttack, func(c *kernel.Ctx, mod *ability.Expr) {
		eachPlaceOf(m, c, mod.First, func(z kernel.Zone) {
			if isCircle(m.KindOf(z)) && m.PlayerOf(z) == p {
				set |= 1 << (m.KindOf(z) - zFrontLeft)
			}
		})
	})
	return set
}

// mayHit reports whether no effect keeps a member from attacking a circle.
func mayHit(m *kernel.Machine, a kernel.CardID, z kernel.Zone) bool {
	may := true
	if d := memberIn(m, z); d != 0 && m.CardInfo(d).Banned(lexicon.BanAttacked) {
		return false
	}
	eachOrder(m, a, lexicon.CannotHit, func(c *kernel.Ctx, mod *ability.Expr) {
		eachPlaceOf(m, c, mod.First, func(at kernel.Zone) { may = may && at != z })
	})
	eachOrder(m, a, lexicon.CannotHitAt, func(c *kernel.Ctx, mod *ability.Expr) {
		may = may && !zoneMeant(m, c, &m.Book.Prog.Exprs[mod.First], z)
	})
	return may
}

// layerHeart is the layer of what treats aura as heart, behind all others (9.9.1.6).
const layerHeart = 4
