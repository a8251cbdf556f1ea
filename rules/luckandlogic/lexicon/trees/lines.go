package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	. "gorin/rules/luckandlogic/lexicon"
	"gorin/rules/text/gen"
)

// Lines, their heads, costs and sentences.

// wholeLine draws a line.
func (g *drawer) wholeLine() Node {
	switch g.Int(0, 14) {
	case 0, 1, 2, 3:
		return g.keywordLine()
	case 4:
		return gen.Sampled(g.From, []Node{Num(DeckLimit, 6), N(DeckLimit), N(Explosion)})
	}
	k := gen.Sampled(g.From, []Kind{Auto, Auto, Auto, Act, Cont, Effect})
	n := N(k, g.labels(k), Nothing)
	if k == Act || k == Auto && g.Yes() {
		n.Kids[1] = g.cost()
	}
	if (k == Auto || k == Act) && g.Int(0, 4) == 0 {
		n.Num = g.Int(1, 3)
		if len(n.Kids[0].Kids) > 1 && n.Kids[0].Kids[0].Kind == EXSoul {
			n.Num = 1 // there is no more of these
		}
	}
	for i := range g.Int(1, 3) {
		n.Kids = append(n.Kids, g.sentence(k, i == 0))
	}
	if x := N(LetX, g.byCost()); k != Effect && g.Int(0, 3) == 0 && g.From.Words.SpeaksOfCost(N(n.Kind, append(n.Kids[:len(n.Kids):len(n.Kids)], x)...)) {
		n.Kids = append(n.Kids, x)
		return g.MostlySensible(n)
	}
	if g.Int(0, 3) == 0 {
		n.Kids = append(n.Kids, N(LetX, g.value()))
	}
	if g.From.Words.Momentary(n).Kind != None && g.Int(0, 4) > 0 {
		n.Kind, n.Kids[0] = Effect, Nothing
	}
	return n
}

// keywordLine draws a line that is a keyword, or bears one that says what it waits for.
func (g *drawer) keywordLine() Node {
	switch g.Int(0, 3) {
	case 0:
		n := N(TranceChange)
		for range g.Int(1, 3) {
			n.Kids = append(n.Kids, g.info())
		}
		return n
	case 1:
		return Num(Make, g.Int(0, 4), g.cost())
	}
	k := gen.Sampled(g.From, []Kind{Covenant, LogicDrive, GateBreak, ExplosionSkill, SecretSkill})
	n := N(k, Nothing, Nothing)
	switch k {
	case Covenant:
		with := N(CovenantWith)
		for range g.Int(1, 2) {
			with.Kids = append(with.Kids, g.info())
		}
		n.Kids[0] = N(Labels, with)
	case LogicDrive:
		if g.Int(0, 2) == 0 {
			n.Kids[0] = N(Labels, Num(EXSoul, g.Int(1, 5)))
		}
	}
	if k == LogicDrive || g.Int(0, 3) == 0 {
		n.Kids[1] = g.cost()
	}
	for range g.Int(1, 2) {
		n.Kids = append(n.Kids, g.sentence(k, false))
	}
	n.Kids[2].Kids[gen.AtLink] = Nothing // nothing is before it
	return n
}

// info is what a covenant or a trance change names.
func (g *drawer) info() Node {
	if g.Yes() {
		return N(Cards, Nothing, Nothing, Str(Named, g.Name()))
	}
	return N(Cards, Nothing, Nothing, N(Card), Str(World, g.Trait()))
}

// inner draws a quoted line of a sort.
func (g *drawer) inner(sort Sort) Node {
	return gen.Quotable(sort, N(Explosion), func() Node {
		if g.Depth > 0 {
			return N(Explosion)
		}
		return newDrawer(g.From, g.Depth+1).wholeLine()
	})
}

func (g *drawer) labels(k Kind) Node {
	switch g.Int(0, 5) {
	case 0:
		if k == Auto || k == Act || k == Cont {
			return N(Labels, Num(EXSoul, g.Int(1, 5)))
		}
	case 1:
		if k != Effect {
			return N(Labels, N(OnlyIn, g.Kind(append(awayZones, SoulZone, Field, FrontRow)...)))
		}
	case 2:
		if k == Auto {
			return N(Labels, Num(Label, int(KwVanguard)))
		}
	case 3:
		if k == Auto {
			return N(Labels, N(OnlyIn, N(Hand)), Num(Label, int(KwVanguard)))
		}
	case 4:
		if k == Auto && g.Yes() {
			return N(Labels, Num(EXSoul, g.Int(1, 5)), Num(Label, int(KwVanguard)))
		}
		if k == Auto || k == Act || k == Cont {
			return N(Labels, Num(EXSoul, g.Int(1, 5)), N(OnlyIn, g.Kind(append(awayZones, SoulZone, Field, FrontRow)...)))
		}
	}
	return Nothing
}

func (g *drawer) cost() Node {
	c := N(Cost)
	if g.Yes() {
		c.Kids = append(c.Kids, N(PayStock, gen.Sampled(g.From, []Node{Num(Number, g.Int(0, 9)), N(XVar)})))
	}
	for len(c.Kids) == 0 || g.Int(0, 2) == 0 {
		if g.Int(0, 4) == 0 {
			o := N(InOrder)
			for range g.Int(2, 3) {
				o.Kids = append(o.Kids, g.item())
			}
			c.Kids = append(c.Kids, o)
			continue
		}
		c.Kids = append(c.Kids, g.item())
	}
	return c
}

func (g *drawer) item() Node {
	return g.One(
		func() Node { return N(CostAct, Num(SetState, g.Int(0, 1), N(This))) },
		func() Node { return N(CostAct, N(Move, N(This), g.dest())) },
		func() Node { return N(CostAct, N(Move, g.slice(), N(ToDrop))) },
		func() Node {
			return N(CostAct, N(gen.Sampled(g.From, []Kind{StockBoost, StockOpen, StockClose}), g.few()))
		},
		func() Node { return N(CostAct, N(Move, N(All, g.own()), N(ToDrop))) },
		func() Node { return N(CostOfHand, g.qty(), g.own(), N(Move, N(Chosen), g.dest())) },
		func() Node { return N(CostOfHand, g.qty(), g.own(), N(DiscardThese, N(Chosen))) },
		func() Node { return N(CostOfHand, g.qty(), g.own(), Num(SetState, 1, N(Chosen))) },
		func() Node { return N(CostOfHand, g.qty(), g.own(), Num(TurnFace, g.Int(0, 1), N(Chosen))) },
		func() Node { return N(CostOfHand, g.qty(), g.own(), N(Reveal, N(Chosen))) },
	)
}

// sentence draws a sentence; the first one of an 【自】 has a trigger.
func (g *drawer) sentence(line Kind, first bool) Node {
	g.Look, g.Dur, g.Flowing = None, None, false
	g.Left = g.Chosen
	s := N(Sentence, Nothing, Nothing, Nothing, Nothing, Nothing)
	if !first && g.Yes() {
		s.Kids[gen.AtLink] = g.Kind(IfDo, IfNotDo, Else, Then)
	}
	switch g.Int(0, 7) {
	case 0:
		s.Kids[gen.AtWindow] = g.Kind(YourTurn, OppTurn)
	case 1:
		s.Kids[gen.AtWindow] = g.Kind(WhileAttacking, WhileDefending, WhileBattling, TurnSortied)
	case 2:
		s.Kids[gen.AtWindow] = Num(DuringPhase, int(gen.Sampled(g.From, phases[1:])), g.MaybeOwner())
	}
	flag := 0
	switch {
	case line == Auto && first && g.Int(0, 3) > 0:
		s.Kids[gen.AtTrigger] = g.trigger()
	case line == Cont && first && g.Int(0, 3) == 0:
		s.Kids[gen.AtTrigger] = g.would()
		flag = InsteadFlag
	case !first && line != Cont && s.Kids[gen.AtLink].Kind == None && g.Int(0, 5) == 0: // of what the sentence before does (9.2.2.3.1)
		flag = InsteadFlag
	}
	if g.Int(0, 2) == 0 {
		s.Kids[gen.AtCond] = g.cond()
		if gen.AboutCard(s.Kids[gen.AtCond]) {
			g.Left = false
		}
	}
	if g.Int(0, 5) == 0 {
		s.Kids[gen.AtPer] = gen.Sampled(g.From, []Node{g.set(), N(EveryRank, g.Owner()), Num(EveryN, g.Int(2, 4), g.set())})
	}
	// what comes later in an 【自】 that waits for nothing would be what it waits for
	s.Kids = append(s.Kids, g.groups(flag, flag == 0 && line != Cont && (line != Auto || !first || s.Kids[gen.AtTrigger].Kind != None))...)
	return s
}

func (g *drawer) groups(flag int, mayDelay bool) []Node {
	return gen.Grouping{Gen: &g.Gen, Act: g.act, Trigger: g.trigger, If: g.rankIs}.Draw(flag, mayDelay)
}
