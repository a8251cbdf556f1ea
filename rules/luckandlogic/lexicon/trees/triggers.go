package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	. "gorin/rules/luckandlogic/lexicon"
	"gorin/rules/text/gen"
)

// What texts wait for.

// subject is what an event happens to.
func (g *drawer) subject() Node {
	if g.Yes() {
		return N(This)
	}
	return g.set()
}

func (g *drawer) trigger() Node {
	out := g.trigger0()
	if len(out.Kids) > 0 {
		switch k := out.Kids[0].Kind; {
		case k == Cards, k == Union, out.Kind == OnDefine, out.Kind == OnDiscard, out.Kind == OnPlay:
			g.That = ThatSubject
		}
	}
	if out.Kind == OnAttack || out.Kind == OnDefend || out.Kind == OnBroken || out.Kind == OnDefine {
		if g.Int(0, 3) == 0 {
			return N(NextTime, out)
		}
	}
	return out
}

func (g *drawer) trigger0() Node {
	away := func() Node { return g.Kind(awayZones...) }
	return g.One(
		func() Node {
			from := Nothing
			if g.Yes() {
				from = away()
			} else if g.Yes() {
				from = N(EitherZone, away(), away())
			}
			return N(OnPlaced, g.subject(), from, g.Kind(DropZone, DropZone, Hand, Deck, Stock, PurgeZone, Field))
		},
		func() Node {
			n := Num(OnSortie, g.Int(0, 1), g.subject(), Nothing)
			if g.Yes() {
				n.Kids[1] = g.Kind(append(awayZones, FrontRow, BackRow, FrontCentre)...)
			}
			return n
		},
		func() Node { return N(OnTrance, g.Owner(), gen.Sampled(g.From, []Node{Nothing, g.np()})) },
		func() Node {
			return N(gen.Sampled(g.From, []Kind{OnTranced, OnSoul, OnLeave, OnAttack, OnAttacked, OnDefend, OnIntercept, OnBroken, OnMove, OnDefined, OnBlink, OnMade, OnPurged, OnSetOn}), g.subject())
		},
		func() Node {
			return N(gen.Sampled(g.From, []Kind{OnLevelBoost, OnLuckDrive, OnLogicDrive, OnRefresh, OnTransmute, OnDraw, OnStockPaid}), g.Owner())
		},
		func() Node { return N(gen.Sampled(g.From, []Kind{OnDefine, OnDiscard}), g.Owner(), g.np()) },
		func() Node { return N(OnPlay, g.Owner(), g.np()) },
		func() Node {
			s := g.subject()
			return N(gen.Sampled(g.From, []Kind{OnWin, OnLose}), s, gen.Sampled(g.From, []Node{Nothing, g.np()}))
		},
		func() Node { return Num(OnSoul, 1, g.subject()) },
		func() Node { s := g.subject(); return N(OnBreak, s, g.cards()) },
		func() Node { return N(OnAttackOn, g.subject(), g.Kind(append(rowsOfHits, EmptyCircle)...)) },
		func() Node { return Num(OnFace, g.Int(0, 1), g.subject()) },
		func() Node { return Num(OnState, g.Int(0, 1), g.subject()) },
		func() Node { return Num(OnPhaseStart, g.phase(), g.MaybeOwner()) },
		func() Node { return Num(OnPhaseEnd, g.phase(), g.MaybeOwner()) },
		func() Node { return N(OnCondition, g.state()) },
		func() Node { return g.Kind(OnGameStart, OnBattleEnd) },
	)
}

// phases is what has a beginning and an end.
var phases = []Phase{PhTurn, PhStand, PhDraw, PhLevel, PhMain, PhBattle, PhEnd, PhAttackDeclaration, PhIntercept, PhDefinition, PhJudgment, PhBattleEnd}

func (g *drawer) phase() int { return int(gen.Sampled(g.From, phases)) }

func (g *drawer) would() Node {
	out := g.One(
		func() Node { return N(WouldAttack, g.subject()) },
		func() Node { return N(WouldPlaced, g.subject(), Nothing, g.Kind(DropZone, Hand, Stock)) },
		func() Node { return N(gen.Sampled(g.From, []Kind{WouldLeave, WouldBreak, WouldLose}), g.subject()) },
		func() Node { return N(WouldDraw, g.Owner()) },
		func() Node { return N(WouldDefine, g.Owner(), g.np()) },
	)
	if k := out.Kids[0].Kind; k == Cards || k == Union {
		g.That = ThatSubject
	}
	return out
}
