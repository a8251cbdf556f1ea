package gen

import (
	. "gorin/rules/ability" // most lines name kinds
)

// rbGen draws well-shaped trees of Rebirth for you: those that a text can say.
type rbGen struct {
	bdGen
}

func newRBGen(c *Source) *rbGen {
	return &rbGen{bdGen: bdGen{gen: gen{c: c, that: thatNothing}}}
}

func (g *rbGen) val() Node { return g.num() }

func (g *rbGen) qty() Node {
	switch g.n(0, 5) {
	case 0:
		return N(AllMany)
	case 1:
		return N(AnyMany)
	case 2:
		return N(UpTo, g.val())
	}
	return N(Exactly, g.val())
}

func (g *rbGen) keyword() Node {
	return Num(HasKeyword, g.of(int(KwBlocker), int(KwCancel), int(KwGrowth)))
}

func (g *rbGen) filter() Node {
	return g.one(
		func() Node { return Str(Trait, g.trait()) },
		func() Node { return Str(NameIs, g.name()) },
		func() Node { return Num(CostIs, g.n(int(AtLeast), int(Equal)), g.val()) },
		g.keyword,
		func() Node { return N(NotOf, Str(NameIs, g.name())) },
		func() Node { return N(NotOf, g.keyword()) },
		func() Node { return Num(g.pick(AtkIs, DefIs), g.n(int(AtLeast), int(Equal)), g.val()) },
		func() Node { return N(WithSoul) },
		func() Node { return N(NotOf, N(WithSoul)) },
		func() Node { return N(AnyOf, Str(NameIs, g.name()), Str(Trait, g.trait())) },
	)
}

func (g *rbGen) np() Node {
	n := N(Cards, Nothing, Nothing, g.kind(Character, RebirthCard, Card))
	for range g.n(0, 2) {
		f := g.filter()
		if last := n.Kids[len(n.Kids)-1]; f.Kind == NotOf && last.Kind == NotOf {
			continue // nobody writes AでないBでない…; it has more readings than are kept
		}
		n.Kids = append(n.Kids, f)
	}
	return n
}

var rbZones = []Kind{Entry, Members, RetireZone, EnergyZone, Partners, WaitingRoom, Hand}

func (g *rbGen) owner() Node { return g.kind(You, Opp, Each) }

// cards is a described set in a zone, or in one of two.
func (g *rbGen) cards() Node {
	zone := g.kind(rbZones...)
	if g.n(0, 3) == 0 {
		zone = N(EitherZone, N(Members), g.kind(Hand, RetireZone, Entry))
	}
	n := withPlace(g.np(), g.owner(), zone)
	n.Num = g.other()
	return n
}

func (g *rbGen) pile() Node { return N(Cards, g.kind(You, Opp), g.kind(rbZones...), N(Card)) }

// ref is a card that is named without describing it.
func (g *rbGen) ref() Node {
	if g.chosen && !g.many && g.yes() {
		return N(Chosen)
	}
	return g.kind(This, This, Supported, Supporter, BlockedOne, g.it())
}

// it is what それ stands for: what was chosen, or the card shown.
func (g *rbGen) it() Kind {
	switch {
	case g.chosen && g.many:
		return This
	case g.chosen:
		return Chosen
	}
	return TheCard
}

func (g *rbGen) cond() Node {
	return g.one(
		func() Node { return Num(Exists, g.n(0, 1), g.cards()) },
		func() Node { return Num(Exists, g.n(0, 1), withPlace(g.np(), N(You), N(RebirthZone))) },
		func() Node { return Num(CountIs, g.n(0, 4), g.cards(), g.val()) },
		func() Node { p := g.pile(); return Num(CompareCounts, g.of(0, 3, 4), p, opposed(p)) },
		func() Node { return Num(IsA, g.n(0, 1), N(g.it()), g.np()) },
		func() Node { return Num(StateIs, g.n(0, 1), N(This)) },
		func() Node { return Num(EmptySeat, g.n(1, 3), g.owner()) },
		func() Node { return N(DidWith, g.np(), Nothing) },
		func() Node { return N(DidWith, g.np(), g.kind(ToEntry, ToMembers, ToEnergy)) },
		func() Node { return Num(DidWith, g.n(int(DidReturn), int(DidBack)), g.np(), Nothing) },
		func() Node { return Num(DidAtLeast, g.n(1, 4)) },
		func() Node { return N(NamesAre, g.pile(), g.val()) },
		func() Node { return N(AllDiffer, g.pile()) },
		func() Node { return Num(WonCheck, g.n(0, 1)) },
		func() Node { return N(IsSoul, N(This)) },
		func() Node { return N(IsTurnOf, g.kind(You, Opp)) },
		func() Node {
			return N(PlacedNow, g.named(), g.one(func() Node { return Nothing }, func() Node { return N(Hand) }), N(Entry))
		},
		func() Node { return N(Exists, N(Cards, Nothing, N(SoulOf, N(This)), N(Character))) },
		func() Node { return Num(CountIs, g.n(0, 4), N(Cards, Nothing, N(SoulOf, N(This)), N(Card)), g.val()) },
	)
}

func (g *rbGen) trigger() Node {
	return g.one(
		func() Node { return N(OnSet, N(This), Nothing) },
		func() Node { return N(OnSet, N(This), N(Entry)) },
		func() Node { return N(NextTime, N(OnAttack, N(This))) },
		func() Node { return N(g.pick(OnSupport, OnSupported), N(This), Nothing) },
		func() Node { return N(g.pick(OnSupport, OnSupported), N(This), g.np()) },
		func() Node { return N(g.pick(OnSupportEnd, OnCancelled, OnMadeSoul, OnBlock, OnAttack), N(This)) },
		func() Node { return N(OnEndOfAttack, g.one(func() Node { return N(This) }, g.pile)) },
		func() Node { return Num(OnRetires, g.n(0, 1), N(This), withPlace(g.np(), N(Opp), Nothing)) },
		func() Node { return N(OnBlockOf, N(This), g.np()) },
		func() Node { return N(g.pick(OnHeal, OnCheck, OnCheckLost), g.kind(You, Opp)) },
		func() Node { return N(g.pick(OnBlocked, OnBlockEnd), N(This)) },
		func() Node { return N(OnRetiresBy, N(This), g.np(), withPlace(g.np(), N(Opp), Nothing)) },
		func() Node { return N(OnPutFrom, g.kind(You, Opp), N(Hand), N(WaitingRoom)) },
		func() Node { return N(OnPlaced, N(This), N(NotZone, g.kind(rbZones...)), g.kind(rbZones...)) },
		func() Node {
			return N(OnPlaced, withPlace(g.np(), N(You), Nothing), Nothing, N(EitherZone, N(Entry), N(Members)))
		},
		func() Node {
			return Num(OnPlacedThrough, g.n(int(ByEffect), int(ByOwnEffect)), N(This), Nothing, g.kind(rbZones...))
		},
		func() Node {
			return Num(OnPlacedThrough, g.n(int(ByEffect), int(ByOwnEffect)), N(This), g.kind(rbZones...), N(WaitingRoom))
		},
		func() Node { return Num(OnUse, g.of(int(KwSpark), int(KwCancel), int(KwBlocker)), g.kind(You, Opp)) },
		func() Node { return Num(OnPhaseStart, g.of(int(PhMain), int(PhAttack), int(PhStandby)), g.owner()) },
		func() Node { return Num(OnPhaseEnd, g.of(int(PhTurn), int(PhEnergy)), g.owner()) },
	)
}

func (g *rbGen) cost() Node {
	c := N(Cost)
	if g.yes() {
		c.Kids = append(c.Kids, N(PayEnergy, Num(Pip, g.n(1, 6))))
	}
	for len(c.Kids) == 0 || g.n(0, 2) == 0 {
		act := g.one(
			func() Node { return N(Move, N(Chosen), g.dest()) },
			func() Node { return N(Move, N(Chosen), N(ToSoul, N(This))) },
			func() Node { return Num(SetState, 1, N(Chosen)) },
		)
		c.Kids = append(c.Kids, g.one(
			func() Node { return N(CostAct, Num(SetState, 1, N(This))) },
			func() Node { return N(CostAct, N(Move, N(This), g.dest())) },
			func() Node { return N(CostAct, N(Reveal, N(This))) },
			func() Node { return N(CostOfHand, N(Exactly, g.val()), g.cards(), act) },
		))
	}
	return c
}

func (g *rbGen) dest() Node {
	return g.kind(ToEntry, ToMembers, ToEmptySeat, ToEnergy, ToRetire, ToWaitingRoom, ToDeckTop, ToDeckBottom, ToHand, ToDeck, ToMemory, ToSet)
}

func (g *rbGen) choose() Node {
	n := N(Choose, g.qty(), g.cards())
	switch g.n(0, 4) {
	case 0:
		s := withPlace(g.np(), N(You), N(Hand))
		n = N(ChooseEach, N(Exactly, g.val()), s, withPlace(s, N(You), g.kind(RetireZone, WaitingRoom)))
	case 1:
		n.Num = ShowFlag
	case 2:
		n.Kids[1] = withPlace(g.np(), Nothing, N(AmongThose))
	}
	g.chosen, g.many = true, n.Kind == ChooseEach || plural(n.Kids[0])
	return n
}

func (g *rbGen) act(owner Kind) Node {
	object := func() Node {
		if g.chosen && g.yes() {
			return N(Chosen)
		}
		return g.one(g.ref, func() Node { return g.kind(Remainder, Shown) },
			func() Node { g.chosen = false; return N(Top, g.qtyTop(), N(owner), N(Deck)) }, func() Node { return N(All, g.pile()) })
	}
	return g.one(g.choose, g.choose,
		func() Node { return N(Draw, g.qtyTop()) },
		func() Node { return N(PeekAt, N(All, N(Cards, N(Opp), N(Hand), N(Card)))) },
		func() Node { return N(Heal, g.val()) },
		func() Node { return N(Move, object(), g.dest()) },
		func() Node {
			return Num(Move, g.of(RestedFlag, FaceDownFlag, AnyOrderFlag), object(), g.kind(ToMembers, ToEnergy, ToDeckBottom))
		},
		func() Node { return N(Move, g.ref(), N(ToEither, N(ToEntry), N(ToMembers))) },
		func() Node { return N(Move, g.ref(), N(ToSoul, Nothing)) },
		func() Node { return Num(SetState, g.n(0, 1), object()) },
		func() Node { return Num(Swap, g.of(0, RestedFlag), g.ref(), g.one(g.pileObject, g.named)) },
		func() Node {
			if g.chosen {
				return N(Swap, N(Chosen), N(Chosen))
			}
			return N(EndPhase)
		},
		func() Node { return N(PlaySpark, g.ref(), N(This)) },
		func() Node { return N(KeepSet, N(Exactly, g.val())) },
		func() Node {
			return Node{Kind: Disguise, Num: FaceDownFlag, Str: "影", Kids: []Node{g.ref(), g.kind(ToEntry, ToMembers), g.val(), g.val(), g.val()}}
		},
		func() Node {
			return N(Swap, N(This), N(SomeOf, N(Exactly, g.val()), withPlace(g.np(), N(You), N(Hand))))
		},
		func() Node { return N(g.pick(EndPhase, CheckLuck)) },
		func() Node { return N(ChooseBelow, N(Exactly, g.val())) },
		func() Node { return N(PayEnergyNow, Num(Pip, g.n(1, 5))) },
		func() Node { return N(ZeroDamage, g.kind(BlockedOne, This)) },
		func() Node { return Num(ZeroDamage, 1, N(TheAttack)) },
		func() Node {
			g.chosen = false // those cards would be meant
			return N(g.pick(RevealTop, LookTop), N(Exactly, g.val()), N(owner))
		},
		func() Node { return N(Hurt, g.ref(), g.val()) },
	)
}

func (g *rbGen) qtyTop() Node {
	if g.yes() {
		return N(UpTo, g.val())
	}
	return N(Exactly, g.val())
}

func (g *rbGen) pileObject() Node { return N(All, g.pile()) }
func (g *rbGen) named() Node      { return g.kind(This, Supported) }

func (g *rbGen) duration() Node {
	return g.one(
		func() Node { return g.kind(ThisTurn, ThisTurn, ThisAttack, NextOppTurn) },
		func() Node { return Num(NthAttack, g.n(1, 3), g.one(g.named, func() Node { return g.kind(You, Opp) })) },
		func() Node { return N(NextAttack, g.named()) },
		func() Node { return N(YourTurnEnd) },
	)
}

func (g *rbGen) mod() Node {
	return g.one(
		func() Node { return Num(Alter, g.n(0, 3), g.val(), g.val()) },
		func() Node { return Num(Alter, 0, g.val(), N(Number)) },
		func() Node {
			return Num(Ban, g.of(int(BanChosen), int(BanChosenByOpp), int(BanChosenByChara), int(BanBlocked)))
		},
		func() Node { return Str(GiveTrait, g.trait()) },
		func() Node { return g.kind(LoseAbilities, LoseTraits, LoseNames) },
	)
}

// lasting is an act that changes something for a while.
func (g *rbGen) lasting() Node {
	obj := g.one(g.ref, g.pileObject,
		func() Node { return N(NextPlaced, N(You), N(Entry), g.np()) })
	return g.one(
		func() Node { return N(Modify, obj, g.duration(), g.mod()) },
		func() Node {
			to := g.one(g.val, func() Node { return Num(PlusOf, g.n(1, 3), Num(StatOf, 8+int(StatATK), N(g.it()))) })
			return N(Modify, N(This), g.duration(), Num(SetStat, g.of(int(StatATK), int(StatDEF)), to))
		},
		func() Node { return N(Modify, obj, g.duration(), g.mod(), N(Alter, g.val(), N(Number))) },
		func() Node {
			a := g.one(func() Node { return N(TheAttack) }, func() Node { return Num(AttackOf, g.n(0, 2), N(This)) },
				func() Node { return Num(AttackOn, g.n(0, 2), N(This)) })
			return Num(ToPartner, g.n(0, 1), a, g.kind(ThisTurn, EachTurn))
		},
		func() Node {
			return Num(BlockWith, g.n(0, 2), N(This), g.duration(), withPlace(g.np(), N(You), N(Hand)))
		},
		func() Node { return Node{Kind: ComboAlso, Str: "夜明けの灯", Kids: []Node{N(This)}} },
	)
}

func (g *rbGen) sentence(line Kind, first bool) Node {
	s := plainSentence()
	if !first && g.n(0, 3) == 0 {
		s.Kids[atLink] = g.kind(IfDo, IfNotDo, Else)
	}
	if line == Auto && first {
		s.Kids[atTrigger] = g.trigger()
	}
	if g.n(0, 2) == 0 {
		s.Kids[atCond] = g.cond()
		g.chosen = g.chosen && !aboutCard(s.Kids[atCond])
	}
	if g.n(0, 5) == 0 {
		s.Kids[atPer] = g.one(g.pile, func() Node { return Num(EveryPoint, g.n(1, 3)*8+int(StatCost), N(This)) },
			func() Node {
				return N(Cards, Nothing, Num(DoneThus, g.of(int(DidShow), int(DidPut), int(DidDraw))), N(Character))
			}, func() Node { return Num(EveryN, g.n(2, 4), g.pile()) })
	}
	flag := 0
	if !first && g.n(0, 2) == 0 {
		flag = FurtherFlag
	}
	if line == Cont || g.n(0, 2) == 0 {
		s.Kids = append(s.Kids, Num(Do, flag, N(You), g.lasting()))
		return s
	}
	if g.n(0, 3) == 0 {
		s.Kids = append(s.Kids, Num(Do, flag, N(Opp), Num(Forbid, g.n(int(BanBlockers), int(BanSparks)), N(Opp), g.duration())))
		return s
	}
	price := g.yes()
	d := Num(Do, flag, N(You))
	if price {
		d.Num |= ByFlag
	} else if g.n(0, 2) == 0 {
		d.Num |= MayFlag
	}
	for range g.n(1, 3) {
		d.Kids = append(d.Kids, g.act(You))
	}
	s.Kids = append(s.Kids, d)
	if price {
		s.Kids = append(s.Kids, Num(Do, flag, N(You), g.act(You)))
	}
	return s
}

func (g *rbGen) wholeLine() Node {
	ref := func() Node {
		return g.one(func() Node { return Str(Trait, g.trait()) }, func() Node { return Str(NameIs, g.name()) })
	}
	labels := N(Labels)
	if g.yes() {
		labels.Kids = append(labels.Kids, N(InZone, g.kind(Entry, Members, WaitingRoom, Hand, RetireZone, EnergyZone, SoulZone)))
	}
	if g.yes() {
		labels.Kids = append(labels.Kids, Str(ReCombo, sampled(g.c, []string{"", "夜明けの灯"})))
	}
	if g.yes() {
		labels.Kids = append(labels.Kids, Num(TrueStrength, g.n(3, 7)), Num(TrueStrength, 3, ref(), ref()))
	}
	if len(labels.Kids) == 0 {
		labels = Nothing
	}
	var n Node
	switch k := g.pick(Spark, Auto, Act, Cont, Cancel, Blocker, Growth, ModeLine, CaseLine); k {
	case CaseLine:
		n = N(k, g.one(
			func() Node { return N(CaseOf, ref(), ref()) },
			func() Node { return N(CaseNth, Num(Number, g.n(1, 2)), Num(Number, 3)) },
			func() Node { return Num(g.pick(CaseCount, CaseNames), g.n(2, 7)) },
		))
	case Growth:
		return N(k)
	case Blocker:
		return N(k, ref(), ref())
	case Cancel:
		return N(k, labels, N(Cards, Nothing, Nothing, N(SparkHead), N(NotOf, N(HeadIs, N(RebirthCard)))))
	case ModeLine:
		n = Num(k, g.n(1, 3))
	case Act:
		n = Num(k, g.n(0, 2), labels, g.cost())
	case Cont:
		n = N(k, labels, Nothing)
	default:
		n = Num(k, g.n(0, 2), labels, Nothing)
	}
	for i := range g.n(1, 3) {
		n.Kids = append(n.Kids, g.sentence(n.Kind, i == 0))
	}
	return n
}
