package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	. "gorin/rules/builddivide/lexicon"
	"gorin/rules/text/gen"
)

// word draws a line that is one keyword.
func (g *drawer) word() Node {
	evol := func() Node { n := N(Evol, g.cost()); n.Str = g.evol(); return n }
	return g.One(
		func() Node { return g.Kind(Decoy, Blitz, Berserk, AssaultTerritory) },
		func() Node { return N(Judgement, g.trigger()) },
		func() Node { return N(Judgement, N(OnPlaced, N(Cards, N(Opp), Nothing, N(Unit)), Nothing, N(Field))) },
		func() Node { return Str(NameRule, g.Name()) },
		func() Node { return N(Legacy, g.cost()) },
		evol,
		func() Node { return N(EvolEither, evol(), evol()) },
		func() Node { return Num(Bright, 500*g.Int(1, 9), Str(Trait, g.Trait()), Str(Trait, g.Trait())) },
		func() Node { return N(Unity, Str(Trait, g.Trait())) },
	)
}

func (g *drawer) wholeLine() Node {
	switch g.Int(0, 12) {
	case 0, 1:
		return g.word()
	case 2:
		return N(ExtraCost, g.cost())
	case 3:
		return g.construct()
	}
	k := g.pick(Auto, Auto, Act, Cont, Effect, Effect, SkillText)
	var n Node
	pay := false
	switch k {
	case SkillText:
		n = N(k)
	case Act:
		n = N(k, g.labels(true), g.cost())
		if g.Int(0, 3) == 0 {
			n.Kids[1] = Nothing
		}
	default:
		n = N(k, g.labels(false), Nothing)
		if pay = k != Cont && g.Int(0, 4) == 0; pay {
			n.Kids[1] = g.cost()
		}
	}
	if k != Cont && k != SkillText && g.Int(0, 3) == 0 {
		n.Num = g.Int(1, 3)
	}
	for i := range g.Int(1, 3) {
		n.Kids = append(n.Kids, g.sentence(k, i == 0))
	}
	n = g.MostlySensible(n)
	if pay {
		n.Kids = append(n.Kids, gen.PlainSentence(Num(Do, MayFlag*g.Int(0, 1), N(You), N(PayCost))))
	}
	switch {
	case g.Int(0, 3) == 0:
		n.Kids = append(n.Kids, N(LetX, g.value()))
	case g.Depth == 0 && g.Int(0, 4) == 0:
		m := N(Modes, N(Exactly, g.Num()))
		for range g.Int(1, 3) {
			b := N(Effect, Nothing, Nothing)
			b.Kids = append(b.Kids, newDrawer(g.From, 1).sentence(Effect, false))
			m.Kids = append(m.Kids, b)
		}
		n.Kids = append(n.Kids, gen.PlainSentence(N(Do, N(You), m)))
	}
	return n
}

// construct draws a text about the construction of decks.
func (g *drawer) construct() Node {
	qty := g.One(func() Node { return N(AnyMany) }, func() Node { return N(UpTo, g.Num()) }, func() Node { return N(Exactly, g.Num()) })
	part := g.Kind(Deck, DDeck)
	instead := Nothing
	if g.Yes() {
		instead = g.Num()
	}
	return g.One(
		func() Node { return Num(Construct, BuildCopies|BuildMay, Nothing, Nothing, N(UpTo, g.Num()), Nothing) },
		func() Node {
			return Num(Construct, BuildCopies|BuildMay, Nothing, N(Cards, Nothing, Nothing, N(Card), g.stem()), N(AnyMany), Nothing)
		},
		func() Node { return Num(Construct, BuildCount|BuildMay*g.Int(0, 1), part, g.np(), qty, instead) },
		func() Node { return Num(Construct, BuildSize|BuildMay, part, Nothing, qty, instead) },
		func() Node {
			return Num(Construct, BuildSize|BuildMay|BuildLeast, part, Nothing, N(Exactly, g.Num()), Nothing)
		},
		func() Node { return Num(Construct, BuildThis|BuildMay, N(DDeck), Nothing, qty, Nothing) },
		func() Node { return Num(Construct, BuildThis|BuildMay, Nothing, Nothing, qty, Nothing) },
	)
}

func (g *drawer) inner(sort Sort) Node {
	return gen.Quotable(sort, N(Blitz), func() Node {
		if g.Depth > 0 {
			return g.Kind(Blitz, Decoy)
		}
		return newDrawer(g.From, g.Depth+1).wholeLine()
	})
}

func (g *drawer) labels(timed bool) Node {
	l := N(Labels)
	switch g.Int(0, 5) {
	case 0:
		l.Kids = append(l.Kids, Num(Label, int(KwAwaken)))
	case 1:
		l.Kids = append(l.Kids, Node{Kind: Label, Num: int(KwAwaken), Str: "夜明け"})
	case 2:
		l.Kids = append(l.Kids, Node{Kind: Label, Num: int(KwMystery), Str: "海"})
	}
	if timed && g.Yes() {
		l.Kids = append(l.Kids, Num(Label, int(KwQuick)))
	}
	if len(l.Kids) == 0 {
		return Nothing
	}
	return l
}

func (g *drawer) cost() Node {
	c := N(Cost)
	if g.Yes() {
		p := N(PayEnergy)
		for range g.Int(1, 2) {
			p.Kids = append(p.Kids, Num(Pip, g.of(0, 1, 2, 5, 12)+pipColours*g.of(int(NoColour), int(Red), int(Black), int(White))))
		}
		c.Kids = append(c.Kids, p)
	}
	for len(c.Kids) == 0 || g.Int(0, 2) == 0 {
		with := func(act Node) func() Node { return func() Node { return N(CostOfHand, g.qty(), g.set(), act) } }
		c.Kids = append(c.Kids, g.One(
			func() Node { return N(CostAct, Num(SetState, 1, N(This))) },
			func() Node { return N(CostAct, N(Move, N(This), g.dest())) },
			func() Node { return N(CostAct, N(Move, N(Top, g.qty(), N(You), N(Deck)), N(ToGraveyard))) },
			func() Node { n := Num(GainCounter, 1, N(You), g.Num()); n.Str = g.counter(); return N(CostAct, n) },
			func() Node { return N(CostAct, N(DropAuras, g.qty(), N(This))) },
			func() Node {
				return N(CostOfHand, g.qty(), N(Cards, append([]Node{N(You), N(Hand), g.head()}, g.filters()...)...), N(DiscardThese, N(Chosen)))
			}, with(N(Destroy, N(Chosen))), with(Num(SetState, 1, N(Chosen))),
			with(Num(TurnFace, 1, N(Chosen))), with(N(Move, N(Chosen), g.dest())), with(N(Reveal, N(Chosen))),
			func() Node {
				return N(CostOfHand, g.qty(), N(Cards, N(You), N(Hand), N(Card)), N(DiscardThese, N(Chosen)))
			},
		))
	}
	return c
}

func (g *drawer) dest() Node {
	return g.Kind(ToHand, ToField, ToGraveyard, ToEnergy, ToLife, ToLifeBottom, ToTerritoryZone, ToRemoved, ToDeckTop, ToDeckBottom, ToDeckEither, ToDeck)
}

func (g *drawer) sentence(line Kind, first bool) Node {
	g.Look, g.Dur, g.Flowing = None, None, false
	s := gen.PlainSentence()
	if !first && g.Yes() {
		s.Kids[gen.AtLink] = g.Kind(IfDo, IfNotDo, Else, Then)
	}
	switch g.Int(0, 6) {
	case 0:
		s.Kids[gen.AtWindow] = g.One(func() Node { return g.Kind(YourTurn, OppTurn, TurnPlaced) }, func() Node { return N(TurnOpened, g.Kind(You, Opp)) })
	case 1:
		s.Kids[gen.AtWindow] = Num(DuringPhase, g.of(int(PhMain), int(PhAttack)), g.MaybeOwner())
	}
	flag := 0
	switch {
	case line == Auto && first:
		s.Kids[gen.AtTrigger] = g.trigger()
	case line == Cont && first && g.Int(0, 3) == 0:
		s.Kids[gen.AtTrigger] = g.would()
		flag = InsteadFlag
	}
	if g.Int(0, 2) == 0 {
		s.Kids[gen.AtCond] = g.cond()
	}
	if g.Int(0, 5) == 0 {
		s.Kids[gen.AtPer] = g.set()
	}
	s.Kids = append(s.Kids, g.groups(flag, line != Cont)...)
	return s
}

func (g *drawer) groups(flag int, mayDelay bool) []Node {
	return gen.Grouping{Gen: &g.Gen, Act: g.act, Trigger: g.trigger, Prices: true}.Draw(flag, mayDelay)
}

func (g *drawer) act(owner Kind, noMod, final, bound bool) Node {
	if !noMod && g.Int(0, 5) == 0 {
		if a, ok := g.modify(final, bound); ok {
			g.Flowing = true
			return a
		}
	}
	g.Flowing = false
	return g.plainAct(owner, bound)
}

func (g *drawer) duration() Node {
	d := g.Kind(ThisTurn, NextOppTurnEnd, ThisBattle, NextOwnStart, ThisGame)
	if g.Dur == None && g.Yes() {
		d = Nothing
	}
	g.Dur = d.Kind
	return d
}

func (g *drawer) choose() Node {
	var n Node
	switch g.Int(0, 9) {
	case 0:
		n = N(ChooseEach, g.qty(), N(Cards, N(You), N(Graveyard), g.head()), N(Cards, N(Opp), N(Graveyard), g.head()))
	case 1:
		n = N(Aim, g.qty(), g.cards(), g.cards())
	case 2, 3, 4, 5:
		n = N(Aim, g.qty(), g.set())
	case 6:
		n = Num(Choose, ShowFlag, g.qty(), g.set())
	default:
		n = N(Choose, g.qty(), g.set())
		if g.Int(0, 4) == 0 {
			n.Kids[0] = Num(SumQty, g.stat(), g.val())
		}
	}
	if g.Look == LookDeck && g.Yes() {
		n = N(Choose, g.qty(), N(Cards, N(g.Seen), N(Deck), g.head()))
	} else if g.Look == LookTop {
		n = N(Choose, g.qty(), N(Cards, Nothing, N(AmongThose), g.head()))
	} else if g.Look != None || g.Pile { // others would be of the cards seen
		n = N(Choose, g.qty(), N(Cards, N(You), N(Graveyard), g.head()))
	}
	g.Chosen, g.That = true, ThatChosen
	g.picks(n)
	g.many = n.Kind == ChooseEach || n.Kind == Aim && len(n.Kids) > 2 || gen.Plural(n.Kids[0])
	return n
}

func (g *drawer) plainAct(owner Kind, bound bool) Node {
	whose := func() Node { return g.Kind(You, Opp) }
	fs := []func() Node{
		g.choose, g.choose, g.choose,
		func() Node { return N(Draw, g.qty()) },
		func() Node { return N(Discard, g.qty()) },
		func() Node { return N(DiscardThese, g.object()) },
		func() Node {
			o, d := g.object(), g.dest()
			flags := 0
			if d.Kind != ToHand && d.Kind != ToDeck {
				flags = g.of(0, 0, RestedFlag, FaceDownFlag, FaceUpFlag, AnyOrderFlag, RestedFlag|FaceDownFlag)
			}
			return Num(Move, flags, o, d)
		},
		func() Node { return N(g.pick(Destroy, Copy, Negate, SwitchOut), g.object()) },
		func() Node { return Num(Appear, g.of(0, RestedFlag), g.object()) },
		func() Node { return Num(g.pick(SetState, TurnFace, TurnTerritory, PlayCard), g.Int(0, 1), g.object()) },
		func() Node { return N(Hurt, g.some(), g.val()) },
		func() Node { return N(Damage, g.Owner(), g.val()) },
		func() Node {
			amount := Nothing
			if g.Yes() {
				amount = g.val()
			}
			if g.Chosen && g.many && g.Yes() {
				return N(HurtEachOther, N(Chosen), N(Chosen), amount)
			}
			return N(HurtEachOther, N(This), g.One(g.card, func() Node { return N(Host) }), amount)
		},
		func() Node { return N(Scout, g.val()) },
		func() Node { return Num(RevealUntil, g.Int(0, 1), N(Exactly, g.Num()), g.np(), N(owner)) },
		func() Node { o := whose(); return Num(ScoutMore, g.Int(1, 3), o, g.duration()) },
		func() Node {
			o, d := g.some(), g.duration()
			if g.Yes() {
				return N(ReduceNext, o, d, Nothing)
			}
			return N(ReduceNext, o, d, g.val())
		},
		func() Node { o := g.some(); d := g.duration(); return N(RaiseDamage, o, d, g.val()) },
		func() Node { return Num(g.pick(MoreDamage, ReduceDamage), 500*g.Int(1, 5)) },
		func() Node { return Num(TimesDamage, g.Int(2, 3)) },
		func() Node { return N(AttachAura, g.object(), g.ref(), g.val()) },
		func() Node { return N(DropAuras, g.qty(), g.ref()) },
		func() Node { return N(GainControl, g.ref()) },
		func() Node { return N(ActivateOf, g.ref()) },
		func() Node { return N(g.pick(MakeUnit, MakeTerritoryUnit), g.object(), g.Num(), g.Num()) },
		func() Node { return N(Guess, N(Unit), g.head()) },
		func() Node { return N(DoSkill) },
		func() Node { return Num(Exchange, g.Int(1, 4)) },
		func() Node {
			who := g.One(func() Node { return N(owner) }, g.who)
			n := Num(GainCounter, g.Int(0, 1), who, g.val())
			n.Str = g.counter()
			return n
		},
		func() Node { return N(Swap, N(This), g.card()) },
		func() Node {
			if o := g.object(); o.Kind != Top {
				return N(Reveal, o)
			}
			return N(DoSkill)
		},
		func() Node { return Num(GoToPhase, g.of(int(PhEnd), int(PhAttack))) },
		func() Node { return N(ExtraTurn, whose()) },
		func() Node { return N(g.pick(WinGame, LoseGame), N(owner)) },
		func() Node { o := whose(); return Num(HandLimit, g.Int(1, 3), o, g.duration()) },
		func() Node { return N(Shuffle, g.Owner(), N(Deck)) },
		func() Node {
			k := g.pick(LookDeck, LookTop, RevealTop, FlipTop)
			if k == LookDeck {
				g.Look, g.Seen = k, owner
				return N(k, N(owner))
			}
			g.Look, g.Seen, g.Pile = LookTop, owner, true
			return N(k, g.qty(), N(owner))
		},
	}
	if !bound {
		fs = append(fs, func() Node { o, d := whose(), g.duration(); return Num(FreeColours, g.Int(0, 1), o, d, g.np()) })
		fs = append(fs, func() Node {
			return Num(Forbid, g.of(int(BanPlayCommands), int(BanPlayUnits), int(BanActivate), int(BanLose)), N(owner), g.duration())
		})
	}
	return g.One(fs...)
}

func (g *drawer) modify(final, bound bool) (Node, bool) {
	obj := g.some()
	d := g.duration()
	if g.Flowing && obj.Equal(g.LastObj) && d.Kind == g.LastDur {
		return Node{}, false
	}
	g.LastObj, g.LastDur = obj, d.Kind
	n := N(Modify, obj, d)
	for range g.Int(1, 3) {
		n.Kids = append(n.Kids, g.mod(bound))
	}
	if obj.Kind == All {
		g.That = ThatEach
	}
	return n, true
}

func (g *drawer) mod(bound bool) Node {
	fs := []func() Node{
		func() Node {
			return Num(AddStat, OfStat(Stat(g.of(int(StatPower), int(StatHit))), g.Int(Plus, Minus)), g.val())
		},
		func() Node { return Num(SetCost, g.Int(0, 9)) },
		func() Node { return Num(SetStat, int(StatPower), Num(Number, 500*g.Int(0, 18))) },
		func() Node { return Num(SetStat, int(StatHit), Num(Number, g.Int(0, 3))) },
		func() Node { return Num(TimesStat, g.Int(2, 3)*PerStat+g.of(int(StatPower), int(StatHit))) },
		func() Node { return Str(GiveTrait, g.Trait()) },
		func() Node { return Num(GiveColour, g.Int(int(Yellow), int(Black))) },
		func() Node { return Str(AlsoNamed, g.Name()) },
		func() Node { return N(GiveAbility, g.inner(SAbility)) },
		func() Node { return N(g.pick(SameAbilities, SameNumbers, OriginalAbilities), g.card()) },
		func() Node { return g.Kind(VoidAbilities, LoseAbilities, AnyColour) },
		func() Node { return Num(AnyColour, []int{1 | 2, 1 | 4, 1 | 8, 2 | 4, 2 | 8, 4 | 8}[g.Int(0, 5)]) },
		func() Node { return Num(PlayCost, g.of(-3, -1, 1, 2)) },
	}
	if !bound {
		fs = append(fs, func() Node { return Num(Toll, g.Int(0, 2)) }, func() Node {
			return Num(Ban, g.of(int(BanAttack), int(BanAttackPlayer), int(BanBlock), int(BanBlocked), int(BanDestroy),
				int(BanNegate), int(BanTargetByOpp), int(MustAttack), int(MustBlock), int(BanPlayThis)))
		})
	}
	return g.One(fs...)
}
