package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	. "gorin/rules/rebirth/lexicon"
	"gorin/rules/text/gen"
)

func (g *drawer) choose() Node {
	n := N(Choose, g.qty(), g.cards())
	switch g.Int(0, 4) {
	case 0:
		s := gen.WithPlace(g.np(), N(You), N(Hand))
		n = N(ChooseEach, N(Exactly, g.val()), s, gen.WithPlace(s, N(You), g.Kind(RetireZone, WaitingRoom)))
	case 1:
		n.Num = ShowFlag
	case 2:
		n.Kids[1] = gen.WithPlace(g.np(), Nothing, N(AmongThose))
	}
	g.Chosen, g.many = true, n.Kind == ChooseEach || gen.Plural(n.Kids[0])
	return n
}

func (g *drawer) act(owner Kind) Node {
	object := func() Node {
		if g.Chosen && g.Yes() {
			return N(Chosen)
		}
		return g.One(g.ref, func() Node { return g.Kind(Remainder, Shown) },
			func() Node { g.Chosen = false; return N(Top, g.qtyTop(), N(owner), N(Deck)) }, func() Node { return N(All, g.pile()) })
	}
	return g.One(g.choose, g.choose,
		func() Node { return N(Draw, g.qtyTop()) },
		func() Node { return N(PeekAt, N(All, N(Cards, N(Opp), N(Hand), N(Card)))) },
		func() Node { return N(Heal, g.val()) },
		func() Node { return N(Move, object(), g.dest()) },
		func() Node {
			return Num(Move, g.of(RestedFlag, FaceDownFlag, AnyOrderFlag), object(), g.Kind(ToMembers, ToEnergy, ToDeckBottom))
		},
		func() Node { return N(Move, g.ref(), N(ToEither, N(ToEntry), N(ToMembers))) },
		func() Node { return N(Move, g.ref(), N(ToSoul, Nothing)) },
		func() Node { return Num(SetState, g.Int(0, 1), object()) },
		func() Node { return Num(Swap, g.of(0, RestedFlag), g.ref(), g.One(g.pileObject, g.named)) },
		func() Node {
			if g.Chosen {
				return N(Swap, N(Chosen), N(Chosen))
			}
			return N(EndPhase)
		},
		func() Node { return N(PlaySpark, g.ref(), N(This)) },
		func() Node { return N(KeepSet, N(Exactly, g.val())) },
		func() Node {
			return Node{Kind: Disguise, Num: FaceDownFlag, Str: "影", Kids: []Node{g.ref(), g.Kind(ToEntry, ToMembers), g.val(), g.val(), g.val()}}
		},
		func() Node {
			return N(Swap, N(This), N(SomeOf, N(Exactly, g.val()), gen.WithPlace(g.np(), N(You), N(Hand))))
		},
		func() Node { return N(g.pick(EndPhase, CheckLuck)) },
		func() Node { return N(ChooseBelow, N(Exactly, g.val())) },
		func() Node { return N(PayEnergyNow, Num(Pip, g.Int(1, 5))) },
		func() Node { return N(ZeroDamage, g.Kind(BlockedOne, This)) },
		func() Node { return Num(ZeroDamage, 1, N(TheAttack)) },
		func() Node {
			g.Chosen = false // those cards would be meant
			return N(g.pick(RevealTop, LookTop), N(Exactly, g.val()), N(owner))
		},
		func() Node { return N(Hurt, g.ref(), g.val()) },
	)
}

func (g *drawer) qtyTop() Node {
	if g.Yes() {
		return N(UpTo, g.val())
	}
	return N(Exactly, g.val())
}

func (g *drawer) pileObject() Node { return N(All, g.pile()) }
func (g *drawer) named() Node      { return g.Kind(This, Supported) }

func (g *drawer) duration() Node {
	return g.One(
		func() Node { return g.Kind(ThisTurn, ThisTurn, ThisAttack, NextOppTurn) },
		func() Node {
			return Num(NthAttack, g.Int(1, 3), g.One(g.named, func() Node { return g.Kind(You, Opp) }))
		},
		func() Node { return N(NextAttack, g.named()) },
		func() Node { return N(YourTurnEnd) },
	)
}

func (g *drawer) mod() Node {
	return g.One(
		func() Node { return Num(Alter, g.Int(0, 3), g.val(), g.val()) },
		func() Node { return Num(Alter, 0, g.val(), N(Number)) },
		func() Node {
			return Num(Ban, g.of(int(BanChosen), int(BanChosenByOpp), int(BanChosenByChara), int(BanBlocked)))
		},
		func() Node { return Str(GiveTrait, g.Trait()) },
		func() Node { return g.Kind(LoseAbilities, LoseTraits, LoseNames) },
	)
}

// Lasting is an act that changes something for a while.
func (g *drawer) lasting() Node {
	obj := g.One(g.ref, g.pileObject,
		func() Node { return N(NextPlaced, N(You), N(Entry), g.np()) })
	return g.One(
		func() Node { return N(Modify, obj, g.duration(), g.mod()) },
		func() Node {
			to := g.One(g.val, func() Node { return Num(PlusOf, g.Int(1, 3), Num(StatOf, PerStat+int(StatATK), N(g.it()))) })
			return N(Modify, N(This), g.duration(), Num(SetStat, g.of(int(StatATK), int(StatDEF)), to))
		},
		func() Node { return N(Modify, obj, g.duration(), g.mod(), N(Alter, g.val(), N(Number))) },
		func() Node {
			a := g.One(func() Node { return N(TheAttack) }, func() Node { return Num(AttackOf, g.Int(0, 2), N(This)) },
				func() Node { return Num(AttackOn, g.Int(0, 2), N(This)) })
			return Num(ToPartner, g.Int(0, 1), a, g.Kind(ThisTurn, EachTurn))
		},
		func() Node {
			return Num(BlockWith, g.Int(0, 2), N(This), g.duration(), gen.WithPlace(g.np(), N(You), N(Hand)))
		},
		func() Node { return Node{Kind: ComboAlso, Str: "夜明けの灯", Kids: []Node{N(This)}} },
	)
}

// granted is an act by which a continuous ability changes a rule.
func (g *drawer) granted() Node {
	return g.One(
		func() Node { return Num(TakesLess, g.Int(1, 5), N(This), g.np()) },
		func() Node { return Num(PiercesLess, g.Int(1, 3), N(This)) },
		func() Node { return N(PlaysHere, N(This)) },
	)
}
