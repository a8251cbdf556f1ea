package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// owns is the acts that this book carries out itself though the machine knows
// words like them.
var owns = [ability.KindCount]bool{ability.Draw: true, ability.GoToPhase: true, ability.LoseGame: true, ability.Swap: true, ability.PayCost: true}

// act carries out an act of a text (chapter 500). What a player who is not named
// does, the controller of the effect does (2.02.1.e.1).
func act(m *kernel.Machine, expr int32) bool {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	r := m.Running()
	c := m.CtxOf(r)
	each := func(f func(x kernel.Ref)) { m.EachObject(c, e.First, f) }
	switch e.Kind {
	case ability.Draw:
		least, most := m.Many(c, e.First, 1000)
		m.Call(procDraw, int32(r.Actor), int32(most), 1, boolReg(least < most))
	case ability.Damage: // 516-1; a packet for each player (1002-2c)
		n := m.Value(c, e.First+1)
		m.EachPlayer(c, e.First, func(q int8) { dealDamage(m, q, n, byEffect, r.Source) })
	case ability.Destroy: // 517-1
		each(func(x kernel.Ref) {
			if onField(m, x) && !cannotBeDestroyed(m, x.Card) {
				toOwner(m, x, zGraveyard, kernel.MoveDestroy)
			}
		})
	case ability.DiscardThese: // 523-1, 527-1; from the field that is being destroyed (527-3)
		each(func(x kernel.Ref) {
			if !onField(m, x) || !cannotBeDestroyed(m, x.Card) {
				toOwner(m, x, zGraveyard, 0)
			}
		})
	case lexicon.Appear: // 515-2
		each(func(x kernel.Ref) {
			if m.CardInfo(x.Card).Kind == kindUnit && !onField(m, x) {
				toField(m, x, e.Num)
			}
		})
	case ability.Hurt: // 516-2
		n := m.Value(c, e.First+1)
		each(func(x kernel.Ref) { hurt(m, x, n, r.Source, false) })
	case lexicon.HurtEachOther:
		hurtEachOther(m, c, e)
	case lexicon.Scout:
		m.Call(procScout, int32(r.Actor), m.Value(c, e.First)+scoutMore(m, r.Actor))
	case lexicon.ScoutMore:
		m.EachPlayer(c, e.First, func(q int8) { lasting(m, expr, e.First+1, kernel.Ref{}, q, 0) })
	case lexicon.ReduceNext, lexicon.RaiseDamage: // 519
		if e.Num == 1 { // of the damage that would be dealt
			moreDamage(m, r, m.Value(c, e.First+2))
			break
		}
		each(func(x kernel.Ref) {
			if !m.Reaches(r, e.First, x) {
				return
			}
			n := int32(allOfIt)
			if p.Exprs[e.First+2].Kind != ability.None {
				n = m.Value(c, e.First+2)
			}
			lasting(m, expr, e.First+1, x, kernel.NoPlayer, n)
		})
	case lexicon.MoreDamage:
		moreDamage(m, r, e.Num)
	case lexicon.TimesDamage:
		timesDamage(m, r, e.Num)
	case lexicon.Copy:
		m.AnyObject(c, e.First, func(x kernel.Ref) bool {
			x = whereNow(m, r, x)
			m.Call(procCopy, int32(x.Card), int32(x.Gen), int32(r.Actor))
			return false
		})
	case lexicon.AttachAura:
		attachAura(m, c, e)
	case lexicon.DropAuras:
		m.FirstObject(c, e.First+1, func(x kernel.Ref) {
			_, n := m.Many(c, e.First, 1000)
			m.Call(procDropAuras, int32(r.Actor), int32(x.Card), int32(x.Gen), int32(n), boolReg(p.Exprs[e.First].Kind == ability.UpTo))
		})
	case lexicon.Negate: // 514
		each(func(x kernel.Ref) {
			was := len(m.S.Stack)
			if negate(m, x, false); len(m.S.Stack) < was {
				r.DidN++
			}
		})
	case ability.PayCost: // 510-1
		m.Call(procPayInEffect, int32(r.Line), int32(r.Actor), int32(r.Source.Card))
	case ability.Swap:
		a, b := m.Pair(c, e)
		exchange(m, a, b)
	case lexicon.SwitchOut:
		m.FirstObject(c, e.First, func(x kernel.Ref) { m.Call(procSwitch, int32(x.Card), int32(x.Gen)) })
	case lexicon.TurnTerritory: // 511-1, 529-1
		each(func(x kernel.Ref) {
			if isTerritoryCard(m, x.Card) {
				if e.Num == 0 {
					openTerritory(m, x.Card, r.Source)
				} else {
					closeTerritory(m, x.Card, r.Source)
				}
			}
		})
	case lexicon.MakeTerritoryUnit:
		power, hit := m.Value(c, e.First+1), m.Value(c, e.First+2)
		each(func(x kernel.Ref) {
			if makeTerritoryUnit(m, x, power, hit, r.Source) {
				r.DidN++
			}
		})
	case lexicon.MakeUnit: // 1604-3
		w := worth(m.Value(c, e.First+1), m.Value(c, e.First+2))
		each(func(x kernel.Ref) {
			onTheWay(m, x, shapeUnit, kernel.Ref{}, w)
			toField(m, x, e.Num)
		})
	case lexicon.Guess:
		m.Call(procGuess, expr)
	case lexicon.DoSkill:
		if line := skillOf(m, r.Source.Card); line != 0 {
			m.Call(procSkill, int32(line), int32(r.Source.Card), int32(r.Source.Gen), int32(r.Player))
		}
	case lexicon.Exchange:
		m.Call(procExchange, e.Num, int32(r.Actor))
	case lexicon.GainCounter:
		gainCounter(m, c, e)
	case ability.TurnFace: // 502-2
		each(func(x kernel.Ref) {
			m.Emit(kernel.Event{Kind: evFace, Player: m.S.Cards[x.Card].Master, Card: x, N: e.Num, Source: r.Source, From: kernel.NoZone, To: kernel.NoZone})
		})
	case ability.PlayCard:
		each(func(x kernel.Ref) { playByEffect(m, r.Actor, x.Card, e.Num == 1) })
	case lexicon.ActivateOf:
		m.FirstObject(c, e.First, func(x kernel.Ref) { m.Call(procActivateOf, int32(r.Actor), int32(x.Card), int32(x.Gen)) })
	case ability.Discard:
		least, most := m.Many(c, e.First, m.Count(m.Z(zHand, r.Actor)))
		m.Call(procDiscard, int32(r.Actor), int32(least), int32(most))
	case lexicon.GainControl:
		each(func(x kernel.Ref) {
			m.Emit(kernel.Event{Kind: evControl, Player: r.Actor, Card: x, Source: r.Source, From: kernel.NoZone, To: kernel.NoZone})
		})
	case ability.GoToPhase:
		skipToEnd(m)
	case ability.LoseGame: // 103-3
		m.EachPlayer(c, e.First, func(q int8) { lose(m, q, "103-3") })
	default:
		return false
	}
	return true
}

// whereNow is the object that a card has become which the effect itself has just moved
// (401-5a).
func whereNow(m *kernel.Machine, r *kernel.Run, x kernel.Ref) kernel.Ref {
	for _, now := range m.ListOf(r.Moved) {
		if now.Card == x.Card {
			return now
		}
	}
	return x
}

// allOfIt stands for all of the next damage (519-1a).
const allOfIt = 1 << 20

// toOwner proposes that a card goes to its owner's zone of a kind (401-6).
func toOwner(m *kernel.Machine, x kernel.Ref, to int, flags uint16) {
	r := m.Running()
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: r.Actor, Card: x, To: m.Z(to, m.S.Cards[x.Card].Owner), Flags: flags, Source: r.Source})
}

// toField proposes that a card comes to the field under the control of who carries
// out the effect.
func toField(m *kernel.Machine, x kernel.Ref, num int32) {
	r := m.Running()
	ev := kernel.Event{Kind: kernel.EvMove, Player: r.Actor, Card: x, To: m.Z(zField, 0), Source: r.Source}
	if num&ability.RestedFlag != 0 {
		ev.Flags, ev.Lies = kernel.MoveLies, kernel.Rest
	}
	m.Emit(ev)
}

// lasting begins a continuous effect of the ability under way on an object or a
// player; without a period it has no end (12.02.2.b.1).
func lasting(m *kernel.Machine, expr, until int32, x kernel.Ref, p int8, n int32) {
	r := m.Running()
	dur := m.Book.Prog.Exprs[until].Kind
	if dur == ability.None {
		dur = ability.ThisGame
	}
	m.S.Effects = append(m.S.Effects, kernel.Effect{Mods: expr, Target: x, Player: p, Master: r.Player, Source: r.Source, Line: r.Line, X: n,
		Stamp: m.Stamp(), Until: uint16(dur), Turn: m.S.Turn})
	r.DidN++
	m.Touch(kernel.LookEffects)
}

// hurtEachOther: each is the source of what the other takes, at the same time
// (516-3); nobody is dealt anything if one of the two is not there (516-3a).
func hurtEachOther(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	var pair [2]kernel.Ref
	if p := m.Book.Prog; p.Exprs[e.First].Kind == ability.Chosen && p.Exprs[e.First+1].Kind == ability.Chosen {
		both := m.ListOf(c.Run.Chosen)
		if len(both) != len(pair) {
			return
		}
		copy(pair[:], both)
	} else {
		for i := range pair {
			m.FirstObject(c, e.First+int32(i), func(x kernel.Ref) { pair[i] = x })
		}
	}
	if !onField(m, pair[0]) || !onField(m, pair[1]) || pair[0] == pair[1] {
		return
	}
	for i, x := range pair {
		foe := pair[1-i]
		n := m.InfoOf(x).Num[numPower]
		if v := e.First + 2; m.Book.Prog.Exprs[v].Kind != ability.None {
			n = m.Value(c, v)
		}
		hurt(m, foe, n, x, false)
	}
}

// attachAura: 521-1. A host that has only moved between the field and the territory
// zone is still the same (5.21.1.a.1).
func attachAura(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	var host kernel.Ref
	m.AnyObject(c, e.First+1, func(x kernel.Ref) bool {
		host = same(m, x)
		return true
	})
	if host.Card == 0 || !m.Alive(host) || !isHost(m, host) { // 521-1a
		return
	}
	value := m.Value(c, e.First+2)
	m.EachObject(c, e.First, func(x kernel.Ref) {
		if x == host {
			return
		}
		switch {
		case m.S.Cards[x.Card].Shape == shapeAssault && m.Alive(x): // it goes home instead of becoming one (1406-2)
			toOwner(m, x, zTerritory, closing)
			return
		case m.ZoneAt(x) == m.ZoneAt(host):
			attach(m, x.Card, host, value)
			m.Running().DidN++
		default:
			onTheWay(m, x, shapeAura, host, value)
			m.Emit(kernel.Event{Kind: kernel.EvMove, Player: c.Player, Card: x, To: m.ZoneAt(host), Source: c.Source})
		}
		m.Announce(kernel.Event{Kind: evAura, Player: m.S.Cards[host.Card].Master, Card: host, New: x, Source: c.Source, From: kernel.NoZone, To: kernel.NoZone})
	})
}

// same is what an object has become that has only moved between the field and the
// territory zone in this turn.
func same(m *kernel.Machine, r kernel.Ref) kernel.Ref {
	for i := range m.S.Facts { // in the order of the moves
		if f := &m.S.Facts[i]; f.Kind == factSame && f.Source == r {
			r.Gen = uint16(f.M)
		}
	}
	return r
}

func isHost(m *kernel.Machine, r kernel.Ref) bool {
	k := m.KindOf(m.S.Cards[r.Card].Zone)
	return (k == zField || k == zTerritory) && m.CardInfo(r.Card).Kind&(kindUnit|kindTerritory) != 0
}

// gainCounter: a player or a card gets counters of a name, or they are taken away
// (1601-1, 1601-1d).
func gainCounter(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	n := max(0, m.Value(c, e.First+1))
	if e.Num == 1 {
		n = -n
	}
	emit := func(x kernel.Ref, q int8) {
		m.Emit(kernel.Event{Kind: evCounter, Player: q, Card: x, N: n, Flags: e.Str, Source: c.Source, From: kernel.NoZone, To: kernel.NoZone})
	}
	if m.Book.Prog.Exprs[e.First].Kind.SortOf() == ability.SOwner {
		m.EachPlayer(c, e.First, func(q int8) { emit(kernel.Ref{}, q) })
		return
	}
	m.EachObject(c, e.First, func(x kernel.Ref) { emit(x, m.S.Cards[x.Card].Master) })
}

// moreDamage is what a replacement does that increases damage (519-2).
func moreDamage(m *kernel.Machine, r *kernel.Run, by int32) {
	if r.Event == 0 {
		return
	}
	ev := &m.S.Held[r.Event-1]
	*ev = r.Cause
	ev.N += by
	r.Cause = *ev
	r.DidN++
}

// timesDamage is what a replacement does that multiplies damage (526-1).
func timesDamage(m *kernel.Machine, r *kernel.Run, times int32) {
	if r.Event > 0 {
		moreDamage(m, r, r.Cause.N*(times-1))
	}
}

// playByEffect plays a card because an effect says so (512-1, 512-2).
func playByEffect(m *kernel.Machine, p int8, c kernel.CardID, free bool) {
	if !canPlayAtAll(m, p, c) {
		return
	}
	way := wayFree
	if !free {
		way = wayNormal
		have := purse{m: m, p: p}
		if !canPaySomehow(m, p, c, &have) {
			return
		}
	}
	m.Running().DidN++
	m.Call(procPlay, int32(c), 0, way, int32(p))
}
