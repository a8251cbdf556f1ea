// Package trees draws lines of Rebirth for you at random.
package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	. "gorin/rules/rebirth/lexicon"
	"gorin/rules/text/gen"
)

// Random draws a line.
func Random(s *gen.Source) Node { return newDrawer(s).wholeLine() }

// drawer draws well-shaped trees: those that a text can say.
type drawer struct {
	gen.Gen
	many bool // more than one was chosen
}

func newDrawer(s *gen.Source) *drawer { return &drawer{Gen: gen.Gen{From: s, That: gen.ThatNothing}} }

func (g *drawer) pick(ks ...Kind) Kind { return gen.Sampled(g.From, ks) }
func (g *drawer) of(ns ...int) int     { return gen.Sampled(g.From, ns) }

func (g *drawer) val() Node { return g.Num() }

func (g *drawer) qty() Node {
	switch g.Int(0, 5) {
	case 0:
		return N(AllMany)
	case 1:
		return N(AnyMany)
	case 2:
		return N(UpTo, g.val())
	}
	return N(Exactly, g.val())
}

func (g *drawer) keyword() Node {
	return Num(HasKeyword, g.of(int(KwBlocker), int(KwCancel), int(KwGrowth)))
}

func (g *drawer) filter() Node {
	return g.One(
		func() Node { return Str(Trait, g.Trait()) },
		func() Node { return Str(NameIs, g.Name()) },
		func() Node { return Num(WithStat, OfStat(StatCost, g.Int(int(AtLeast), int(Equal))), g.val()) },
		g.keyword,
		func() Node { return N(NotOf, Str(NameIs, g.Name())) },
		func() Node { return N(NotOf, g.keyword()) },
		func() Node {
			return Num(WithStat, OfStat(Stat(g.of(int(StatATK), int(StatDEF))), g.Int(int(AtLeast), int(Equal))), g.val())
		},
		func() Node { return N(WithSoul) },
		func() Node { return N(NotOf, N(WithSoul)) },
		func() Node { return N(AnyOf, Str(NameIs, g.Name()), Str(Trait, g.Trait())) },
	)
}

func (g *drawer) np() Node {
	n := N(Cards, Nothing, Nothing, g.Kind(Character, SetCard, Card))
	for range g.Int(0, 2) {
		f := g.filter()
		if last := n.Kids[len(n.Kids)-1]; f.Kind == NotOf && last.Kind == NotOf {
			continue // nobody writes AでないBでない…; it has more readings than are kept
		}
		n.Kids = append(n.Kids, f)
	}
	return n
}

var zones = []Kind{Entry, Members, RetireZone, EnergyZone, Partners, WaitingRoom, Hand}

func (g *drawer) Owner() Node { return g.Kind(You, Opp, Each) }

// cards is a described set in a zone, or in one of two.
func (g *drawer) cards() Node {
	zone := g.Kind(zones...)
	if g.Int(0, 3) == 0 {
		zone = N(EitherZone, N(Members), g.Kind(Hand, RetireZone, Entry))
	}
	n := gen.WithPlace(g.np(), g.Owner(), zone)
	n.Num = g.Other()
	return n
}

func (g *drawer) pile() Node { return N(Cards, g.Kind(You, Opp), g.Kind(zones...), N(Card)) }

// ref is a card that is named without describing it.
func (g *drawer) ref() Node {
	if g.Chosen && !g.many && g.Yes() {
		return N(Chosen)
	}
	return g.Kind(This, This, Supported, Supporter, BlockedOne, g.it())
}

// it is what それ stands for: what was chosen, or the card shown.
func (g *drawer) it() Kind {
	switch {
	case g.Chosen && g.many:
		return This
	case g.Chosen:
		return Chosen
	}
	return TheCard
}

func (g *drawer) cond() Node {
	return g.One(
		func() Node { return Num(Exists, g.Int(0, 1), g.cards()) },
		func() Node { return Num(Exists, g.Int(0, 1), gen.WithPlace(g.np(), N(You), N(SetZone))) },
		func() Node { return Num(CountIs, g.Int(0, 4), g.cards(), g.val()) },
		func() Node { p := g.pile(); return Num(CompareCounts, g.of(0, 3, 4), p, gen.Opposed(p)) },
		func() Node { return Num(IsA, g.Int(0, 1), N(g.it()), g.np()) },
		func() Node { return Num(StateIs, g.Int(0, 1), N(This)) },
		func() Node { return Num(EmptySeat, g.Int(1, 3), g.Owner()) },
		func() Node { return N(DidWith, g.np(), Nothing) },
		func() Node { return N(DidWith, g.np(), g.Kind(ToEntry, ToMembers, ToEnergy)) },
		func() Node { return Num(DidWith, g.Int(int(DidReturn), int(DidBack)), g.np(), Nothing) },
		func() Node { return Num(DidAtLeast, g.Int(1, 4)) },
		func() Node { return N(NamesAre, g.pile(), g.val()) },
		func() Node { return N(AllDiffer, g.pile()) },
		func() Node { return Num(WonCheck, g.Int(0, 1)) },
		func() Node { return N(IsSoul, N(This)) },
		func() Node { return N(IsTurnOf, g.Kind(You, Opp)) },
		func() Node {
			return N(PlacedNow, g.named(), g.One(func() Node { return Nothing }, func() Node { return N(Hand) }), N(Entry))
		},
		func() Node { return N(Exists, N(Cards, Nothing, N(SoulOf, N(This)), N(Character))) },
		func() Node { return Num(CountIs, g.Int(0, 4), N(Cards, Nothing, N(SoulOf, N(This)), N(Card)), g.val()) },
	)
}

func (g *drawer) trigger() Node {
	return g.One(
		func() Node { return N(OnSet, N(This), Nothing) },
		func() Node { return N(OnSet, N(This), N(Entry)) },
		func() Node { return N(NextTime, N(OnAttack, N(This))) },
		func() Node { return N(g.pick(OnSupport, OnSupported), N(This), Nothing) },
		func() Node { return N(g.pick(OnSupport, OnSupported), N(This), g.np()) },
		func() Node {
			return N(g.pick(OnSupportEnd, OnComeOn, OnCancelled, OnMadeSoul, OnBlock, OnAttack), N(This))
		},
		func() Node { return N(OnEndOfAttack, g.One(func() Node { return N(This) }, g.pile)) },
		func() Node { return Num(OnRetires, g.Int(0, 1), N(This), gen.WithPlace(g.np(), N(Opp), Nothing)) },
		func() Node { return N(OnBlockOf, N(This), g.np()) },
		func() Node { return N(g.pick(OnHeal, OnCheck, OnCheckLost), g.Kind(You, Opp)) },
		func() Node { return N(g.pick(OnBlocked, OnBlockEnd), N(This)) },
		func() Node { return N(OnRetiresBy, N(This), g.np(), gen.WithPlace(g.np(), N(Opp), Nothing)) },
		func() Node { return N(OnPutFrom, g.Kind(You, Opp), N(Hand), N(WaitingRoom)) },
		func() Node { return N(OnPlaced, N(This), N(NotZone, g.Kind(zones...)), g.Kind(zones...)) },
		func() Node {
			return N(OnPlaced, gen.WithPlace(g.np(), N(You), Nothing), Nothing, N(EitherZone, N(Entry), N(Members)))
		},
		func() Node {
			return Num(OnPlacedThrough, g.Int(int(ByEffect), int(ByOwnEffect)), N(This), Nothing, g.Kind(zones...))
		},
		func() Node {
			return Num(OnPlacedThrough, g.Int(int(ByEffect), int(ByOwnEffect)), N(This), g.Kind(zones...), N(WaitingRoom))
		},
		func() Node { return Num(OnUse, g.of(int(KwCancel), int(KwBlocker)), g.Kind(You, Opp)) },
		func() Node { return Num(OnPhaseStart, g.of(int(PhMain), int(PhAttack), int(PhStandby)), g.Owner()) },
		func() Node { return Num(OnPhaseEnd, int(PhTurn), g.Owner()) },
	)
}

func (g *drawer) cost() Node {
	c := N(Cost)
	if g.Yes() {
		c.Kids = append(c.Kids, N(PayEnergy, Num(Pip, g.Int(1, 6))))
	}
	for len(c.Kids) == 0 || g.Int(0, 2) == 0 {
		act := g.One(
			func() Node { return N(Move, N(Chosen), g.dest()) },
			func() Node { return N(Move, N(Chosen), N(ToSoul, N(This))) },
			func() Node { return Num(SetState, 1, N(Chosen)) },
		)
		c.Kids = append(c.Kids, g.One(
			func() Node { return N(CostAct, Num(SetState, 1, N(This))) },
			func() Node { return N(CostAct, N(Move, N(This), g.dest())) },
			func() Node { return N(CostAct, N(Reveal, N(This))) },
			func() Node { return N(CostOfHand, N(Exactly, g.val()), g.cards(), act) },
		))
	}
	return c
}

func (g *drawer) dest() Node {
	return g.Kind(ToEntry, ToMembers, ToEmptySeat, ToEnergy, ToRetire, ToWaitingRoom, ToDeckTop, ToDeckBottom, ToHand, ToDeck, ToMemory, ToSet, ToRemoved)
}

func (g *drawer) sentence(line Kind, first bool) Node {
	s := gen.PlainSentence()
	if !first && g.Int(0, 3) == 0 {
		s.Kids[gen.AtLink] = g.Kind(IfDo, IfNotDo, Else)
	}
	if line == Auto && first {
		s.Kids[gen.AtTrigger] = g.trigger()
	}
	if g.Int(0, 2) == 0 {
		s.Kids[gen.AtCond] = g.cond()
		g.Chosen = g.Chosen && !gen.AboutCard(s.Kids[gen.AtCond])
	}
	if g.Int(0, 5) == 0 {
		s.Kids[gen.AtPer] = g.One(g.pile, func() Node { return Num(EveryPoint, g.Int(1, 3)*PerStat+int(StatCost), N(This)) },
			func() Node {
				return N(Cards, Nothing, Num(DoneThus, g.of(int(DidShow), int(DidPut), int(DidDraw))), N(Character))
			}, func() Node { return Num(EveryN, g.Int(2, 4), g.pile()) })
	}
	flag := 0
	if !first && g.Int(0, 2) == 0 {
		flag = FurtherFlag
	}
	if line == Cont && g.Int(0, 9) == 0 {
		s.Kids = append(s.Kids, N(Do, N(You), g.granted()))
		return s
	}
	if line == Cont || g.Int(0, 2) == 0 {
		s.Kids = append(s.Kids, Num(Do, flag, N(You), g.lasting()))
		return s
	}
	if g.Int(0, 3) == 0 {
		s.Kids = append(s.Kids, Num(Do, flag, N(Opp), Num(Forbid, g.Int(int(BanBlockers), int(BanSparks)), N(Opp), g.duration())))
		return s
	}
	price := g.Yes()
	d := Num(Do, flag, N(You))
	if price {
		d.Num |= ByFlag
	} else if g.Int(0, 2) == 0 {
		d.Num |= MayFlag
	}
	for range g.Int(1, 3) {
		d.Kids = append(d.Kids, g.act(You))
	}
	s.Kids = append(s.Kids, d)
	if price {
		s.Kids = append(s.Kids, Num(Do, flag, N(You), g.act(You)))
	}
	return s
}

func (g *drawer) wholeLine() Node {
	ref := func() Node {
		return g.One(func() Node { return Str(Trait, g.Trait()) }, func() Node { return Str(NameIs, g.Name()) })
	}
	labels := N(Labels)
	if g.Yes() {
		labels.Kids = append(labels.Kids, N(InZone, g.Kind(Entry, Members, WaitingRoom, Hand, RetireZone, EnergyZone, SoulZone)))
	}
	if g.Yes() {
		labels.Kids = append(labels.Kids, Str(ReCombo, gen.Sampled(g.From, []string{"", "夜明けの灯"})))
	}
	if g.Yes() {
		labels.Kids = append(labels.Kids, Num(TrueStrength, g.Int(3, 7)), Num(TrueStrength, 3, ref(), ref()))
	}
	if len(labels.Kids) == 0 {
		labels = Nothing
	}
	var n Node
	switch k := g.pick(Spark, Auto, Act, Cont, Cancel, Blocker, Growth, ModeLine, CaseLine); k {
	case CaseLine:
		n = N(k, g.One(
			func() Node { return N(CaseOf, ref(), ref()) },
			func() Node { return N(CaseNth, Num(Number, g.Int(1, 2)), Num(Number, 3)) },
			func() Node { return Num(g.pick(CaseCount, CaseNames), g.Int(2, 7)) },
		))
	case Growth:
		return N(k)
	case Blocker:
		return N(k, ref(), ref())
	case Cancel:
		if g.Int(0, 1) == 0 {
			return N(k, labels, N(Cards, Nothing, Nothing, N(g.pick(ActHead, AutoHead))))
		}
		return N(k, labels, N(Cards, Nothing, Nothing, N(SparkHead), N(NotOf, N(HeadIs, N(SetCard)))))
	case ModeLine:
		n = Num(k, g.Int(1, 3))
	case Act:
		n = Num(k, g.Int(0, 2), labels, g.cost())
	case Cont:
		n = N(k, labels, Nothing)
	default:
		n = Num(k, g.Int(0, 2), labels, Nothing)
	}
	due := false // what goes on in the sentence hangs on what stands in front
	for i := range g.Int(1, 3) {
		s := g.sentence(n.Kind, i == 0)
		if due && s.Kids[gen.AtLink].Kind == None && begins(s) && mayGoOn(n.Kids[len(n.Kids)-1]) && g.Int(0, 2) == 0 {
			s.Kids[gen.AtLink] = N(Along)
		}
		due = due && s.Kids[gen.AtLink].Kind == Along || s.Kids[gen.AtCond].Kind != None || s.Kids[5].Num&ByFlag != 0
		n.Kids = append(n.Kids, s)
	}
	return n
}

// begins reports whether it is heard that a sentence begins where another goes on.
func begins(s Node) bool {
	return s.Kids[gen.AtCond].Kind != None || s.Kids[gen.AtPer].Kind != None || s.Kids[5].Num&FurtherFlag != 0
}

// mayGoOn reports whether a sentence can go on behind what it does: nothing of it is left to
// somebody at its end.
func mayGoOn(s Node) bool { return s.Kids[len(s.Kids)-1].Num&MayFlag == 0 }
