package gen

import (
	. "gorin/rules/ability" // most lines name kinds
)

// word draws a line that is one keyword.
func (g *bdGen) word() Node {
	evol := func() Node { n := N(Evol, g.cost()); n.Str = g.evol(); return n }
	return g.one(
		func() Node { return g.kind(Decoy, Blitz, Berserk, AssaultTerritory) },
		func() Node { return N(Judgement, g.trigger()) },
		func() Node { return N(Judgement, N(OnPlaced, N(Cards, N(Opp), Nothing, N(Unit)), Nothing, N(Field))) },
		func() Node { return Str(NameRule, g.name()) },
		func() Node { return N(Legacy, g.cost()) },
		evol,
		func() Node { return N(EvolEither, evol(), evol()) },
		func() Node { return Num(Bright, 500*g.n(1, 9), Str(Trait, g.trait()), Str(Trait, g.trait())) },
		func() Node { return N(Unity, Str(Trait, g.trait())) },
	)
}

func (g *bdGen) wholeLine() Node {
	switch g.n(0, 12) {
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
		if g.n(0, 3) == 0 {
			n.Kids[1] = Nothing
		}
	default:
		n = N(k, g.labels(false), Nothing)
		if pay = k != Cont && g.n(0, 4) == 0; pay {
			n.Kids[1] = g.cost()
		}
	}
	if k != Cont && k != SkillText && g.n(0, 3) == 0 {
		n.Num = g.n(1, 3)
	}
	for i := range g.n(1, 3) {
		n.Kids = append(n.Kids, g.sentence(k, i == 0))
	}
	n = g.mostlySensible(n)
	if pay {
		n.Kids = append(n.Kids, plainSentence(Num(Do, MayFlag*g.n(0, 1), N(You), N(PayCost))))
	}
	switch {
	case g.n(0, 3) == 0:
		n.Kids = append(n.Kids, N(LetX, g.value()))
	case g.depth == 0 && g.n(0, 4) == 0:
		m := N(Modes, N(Exactly, g.num()))
		for range g.n(1, 3) {
			b := N(Effect, Nothing, Nothing)
			b.Kids = append(b.Kids, newBDGen(g.c, 1).sentence(Effect, false))
			m.Kids = append(m.Kids, b)
		}
		n.Kids = append(n.Kids, plainSentence(N(Do, N(You), m)))
	}
	return n
}

// construct draws a text about the construction of decks.
func (g *bdGen) construct() Node {
	qty := g.one(func() Node { return N(AnyMany) }, func() Node { return N(UpTo, g.num()) }, func() Node { return N(Exactly, g.num()) })
	part := g.kind(Deck, DDeck)
	instead := Nothing
	if g.yes() {
		instead = g.num()
	}
	return g.one(
		func() Node { return Num(Construct, BuildCopies|BuildMay, Nothing, Nothing, N(UpTo, g.num()), Nothing) },
		func() Node {
			return Num(Construct, BuildCopies|BuildMay, Nothing, N(Cards, Nothing, Nothing, N(Card), g.stem()), N(AnyMany), Nothing)
		},
		func() Node { return Num(Construct, BuildCount|BuildMay*g.n(0, 1), part, g.np(), qty, instead) },
		func() Node { return Num(Construct, BuildSize|BuildMay, part, Nothing, qty, instead) },
		func() Node {
			return Num(Construct, BuildSize|BuildMay|BuildLeast, part, Nothing, N(Exactly, g.num()), Nothing)
		},
		func() Node { return Num(Construct, BuildThis|BuildMay, N(DDeck), Nothing, qty, Nothing) },
		func() Node { return Num(Construct, BuildThis|BuildMay, Nothing, Nothing, qty, Nothing) },
	)
}

func plainSentence(gs ...Node) Node {
	return N(Sentence, append([]Node{Nothing, Nothing, Nothing, Nothing, Nothing}, gs...)...)
}

func (g *bdGen) inner(sort Sort) Node {
	return quotable(sort, N(Blitz), func() Node {
		if g.depth > 0 {
			return g.kind(Blitz, Decoy)
		}
		return newBDGen(g.c, g.depth+1).wholeLine()
	})
}

func (g *bdGen) labels(timed bool) Node {
	l := N(Labels)
	switch g.n(0, 5) {
	case 0:
		l.Kids = append(l.Kids, Num(Label, int(KwAwaken)))
	case 1:
		l.Kids = append(l.Kids, Node{Kind: Label, Num: int(KwAwaken), Str: "夜明け"})
	case 2:
		l.Kids = append(l.Kids, Node{Kind: Label, Num: int(KwMystery), Str: "海"})
	}
	if timed && g.yes() {
		l.Kids = append(l.Kids, Num(Label, int(KwQuick)))
	}
	if len(l.Kids) == 0 {
		return Nothing
	}
	return l
}

func (g *bdGen) cost() Node {
	c := N(Cost)
	if g.yes() {
		p := N(PayEnergy)
		for range g.n(1, 2) {
			p.Kids = append(p.Kids, Num(Pip, g.of(0, 1, 2, 5, 12)+pipColours*g.of(int(NoColour), int(Red), int(Black), int(White))))
		}
		c.Kids = append(c.Kids, p)
	}
	for len(c.Kids) == 0 || g.n(0, 2) == 0 {
		with := func(act Node) func() Node { return func() Node { return N(CostOfHand, g.qty(), g.set(), act) } }
		c.Kids = append(c.Kids, g.one(
			func() Node { return N(CostAct, Num(SetState, 1, N(This))) },
			func() Node { return N(CostAct, N(Move, N(This), g.dest())) },
			func() Node { return N(CostAct, N(Move, N(Top, g.qty(), N(You), N(Deck)), N(ToGraveyard))) },
			func() Node { n := Num(GainCounter, 1, N(You), g.num()); n.Str = g.counter(); return N(CostAct, n) },
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

func (g *bdGen) dest() Node {
	return g.kind(ToHand, ToField, ToGraveyard, ToEnergy, ToLife, ToLifeBottom, ToTerritoryZone, ToRemoved, ToDeckTop, ToDeckBottom, ToDeckEither, ToDeck)
}

func (g *bdGen) sentence(line Kind, first bool) Node {
	g.look, g.dur, g.flowing = None, None, false
	s := plainSentence()
	if !first && g.yes() {
		s.Kids[atLink] = g.kind(IfDo, IfNotDo, Else, Then)
	}
	switch g.n(0, 6) {
	case 0:
		s.Kids[atWindow] = g.one(func() Node { return g.kind(YourTurn, OppTurn, TurnPlaced) }, func() Node { return N(TurnOpened, g.kind(You, Opp)) })
	case 1:
		s.Kids[atWindow] = Num(DuringPhase, g.of(int(PhMain), int(PhAttack)), g.maybeOwner())
	}
	flag := 0
	switch {
	case line == Auto && first:
		s.Kids[atTrigger] = g.trigger()
	case line == Cont && first && g.n(0, 3) == 0:
		s.Kids[atTrigger] = g.would()
		flag = InsteadFlag
	}
	if g.n(0, 2) == 0 {
		s.Kids[atCond] = g.cond()
	}
	if g.n(0, 5) == 0 {
		s.Kids[atPer] = g.set()
	}
	s.Kids = append(s.Kids, g.groups(flag, line != Cont)...)
	return s
}

func (g *bdGen) groups(flag int, mayDelay bool) []Node {
	return grouping{&g.gen, g.act, g.trigger, true}.draw(flag, mayDelay)
}

func (g *bdGen) act(owner Kind, noMod, final, bound bool) Node {
	if !noMod && g.n(0, 5) == 0 {
		if a, ok := g.modify(final, bound); ok {
			g.flowing = true
			return a
		}
	}
	g.flowing = false
	return g.plainAct(owner, bound)
}

func (g *bdGen) duration() Node {
	d := g.kind(ThisTurn, NextOppTurnEnd, ThisBattle, NextOwnStart, ThisGame)
	if g.dur == None && g.yes() {
		d = Nothing
	}
	g.dur = d.Kind
	return d
}

func (g *bdGen) choose() Node {
	var n Node
	switch g.n(0, 9) {
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
		if g.n(0, 4) == 0 {
			n.Kids[0] = Num(SumQty, g.stat(), g.val())
		}
	}
	if g.look == LookDeck && g.yes() {
		n = N(Choose, g.qty(), N(Cards, N(g.seen), N(Deck), g.head()))
	} else if g.look == LookTop {
		n = N(Choose, g.qty(), N(Cards, Nothing, N(AmongThose), g.head()))
	} else if g.look != None || g.pile { // others would be of the cards seen
		n = N(Choose, g.qty(), N(Cards, N(You), N(Graveyard), g.head()))
	}
	g.chosen, g.that = true, ThatChosen
	g.picks(n)
	g.many = n.Kind == ChooseEach || n.Kind == Aim && len(n.Kids) > 2 || plural(n.Kids[0])
	return n
}

func (g *bdGen) plainAct(owner Kind, bound bool) Node {
	whose := func() Node { return g.kind(You, Opp) }
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
		func() Node { return Num(g.pick(SetState, TurnFace, TurnTerritory, PlayCard), g.n(0, 1), g.object()) },
		func() Node { return N(Hurt, g.some(), g.val()) },
		func() Node { return N(Damage, g.owner(), g.val()) },
		func() Node {
			amount := Nothing
			if g.yes() {
				amount = g.val()
			}
			if g.chosen && g.many && g.yes() {
				return N(HurtEachOther, N(Chosen), N(Chosen), amount)
			}
			return N(HurtEachOther, N(This), g.one(g.card, func() Node { return N(Host) }), amount)
		},
		func() Node { return N(Scout, g.val()) },
		func() Node { return Num(RevealUntil, g.n(0, 1), N(Exactly, g.num()), g.np(), N(owner)) },
		func() Node { o := whose(); return Num(ScoutMore, g.n(1, 3), o, g.duration()) },
		func() Node {
			o, d := g.some(), g.duration()
			if g.yes() {
				return N(ReduceNext, o, d, Nothing)
			}
			return N(ReduceNext, o, d, g.val())
		},
		func() Node { o := g.some(); d := g.duration(); return N(RaiseDamage, o, d, g.val()) },
		func() Node { return Num(g.pick(MoreDamage, ReduceDamage), 500*g.n(1, 5)) },
		func() Node { return Num(TimesDamage, g.n(2, 3)) },
		func() Node { return N(AttachAura, g.object(), g.ref(), g.val()) },
		func() Node { return N(DropAuras, g.qty(), g.ref()) },
		func() Node { return N(GainControl, g.ref()) },
		func() Node { return N(ActivateOf, g.ref()) },
		func() Node { return N(g.pick(MakeUnit, MakeTerritoryUnit), g.object(), g.num(), g.num()) },
		func() Node { return N(Guess, N(Unit), g.head()) },
		func() Node { return N(DoSkill) },
		func() Node { return Num(Exchange, g.n(1, 4)) },
		func() Node {
			who := g.one(func() Node { return N(owner) }, g.who)
			n := Num(GainCounter, g.n(0, 1), who, g.val())
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
		func() Node { o := whose(); return Num(HandLimit, g.n(1, 3), o, g.duration()) },
		func() Node { return N(Shuffle, g.owner(), N(Deck)) },
		func() Node {
			k := g.pick(LookDeck, LookTop, RevealTop, FlipTop)
			if k == LookDeck {
				g.look, g.seen = k, owner
				return N(k, N(owner))
			}
			g.look, g.seen, g.pile = LookTop, owner, true
			return N(k, g.qty(), N(owner))
		},
	}
	if !bound {
		fs = append(fs, func() Node { o, d := whose(), g.duration(); return Num(FreeColours, g.n(0, 1), o, d, g.np()) })
		fs = append(fs, func() Node {
			return Num(Forbid, g.of(int(BanPlayCommands), int(BanPlayUnits), int(BanActivate), int(BanLose)), N(owner), g.duration())
		})
	}
	return g.one(fs...)
}

func (g *bdGen) modify(final, bound bool) (Node, bool) {
	obj := g.some()
	d := g.duration()
	if g.flowing && obj.Equal(g.lastObj) && d.Kind == g.lastDur {
		return Node{}, false
	}
	g.lastObj, g.lastDur = obj, d.Kind
	n := N(Modify, obj, d)
	for range g.n(1, 3) {
		n.Kids = append(n.Kids, g.mod(bound))
	}
	if obj.Kind == All {
		g.that = ThatEach
	}
	return n, true
}

func (g *bdGen) mod(bound bool) Node {
	fs := []func() Node{
		func() Node { return Num(g.pick(AddPower, AddHit), g.n(0, 1), g.val()) },
		func() Node { return Num(SetCost, g.n(0, 9)) },
		func() Node { return Num(SetPower, 500*g.n(0, 18)) },
		func() Node { return Num(SetHit, g.n(0, 3)) },
		func() Node { return Num(TimesStat, g.n(2, 3)*8+g.of(int(StatPower), int(StatHit))) },
		func() Node { return Str(GiveTrait, g.trait()) },
		func() Node { return Num(GiveColour, g.n(int(Yellow), int(Black))) },
		func() Node { return Str(AlsoNamed, g.name()) },
		func() Node { return N(GiveAbility, g.inner(SAbility)) },
		func() Node { return N(g.pick(SameAbilities, SameNumbers, OriginalAbilities), g.card()) },
		func() Node { return g.kind(VoidAbilities, LoseAbilities, AnyColour) },
		func() Node { return Num(AnyColour, []int{1 | 2, 1 | 4, 1 | 8, 2 | 4, 2 | 8, 4 | 8}[g.n(0, 5)]) },
		func() Node { return Num(PlayCost, g.of(-3, -1, 1, 2)) },
	}
	if !bound {
		fs = append(fs, func() Node { return Num(Toll, g.n(0, 2)) }, func() Node {
			return Num(Ban, g.of(int(BanAttack), int(BanAttackPlayer), int(BanBlock), int(BanBlocked), int(BanDestroy),
				int(BanNegate), int(BanChosenByOpp), int(MustAttack), int(MustBlock), int(BanPlayThis)))
		})
	}
	return g.one(fs...)
}
