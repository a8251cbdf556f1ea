package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	. "gorin/rules/luckandlogic/lexicon"
	"gorin/rules/text/gen"
)

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

// own is cards that pay.
func (g *drawer) own() Node { return g.set() }

func (g *drawer) slice() Node {
	k := gen.Sampled(g.From, []Kind{Top, Top, Bottom})
	return N(k, g.qty(), g.Owner(), g.Kind(Deck, Stock))
}

func (g *drawer) dest() Node {
	if g.Int(0, 5) == 0 {
		return N(g.Kind(ToSoul, ToCircleOf, ToAdjacent).Kind, N(This))
	}
	return g.Kind(ToHand, ToDeckTop, ToDeckBottom, ToDeck, ToDeckEither, ToDrop, ToStock, ToLevel, ToRemove, ToPurge, ToRefresh, ToBattle, ToParadox,
		ToIntercept, ToSecret, ToGateZone, ToMyLogicalist, ToStockBottom, ToDeckTopDrop)
}

// circle is where a member comes to.
func (g *drawer) circle() Node {
	if g.Int(0, 4) == 0 {
		return N(g.Kind(ToCircleOf, ToAdjacent, ToThatCircle, ToInFront, ToBehind).Kind, N(This))
	}
	return g.Kind(ToAnyCircle, ToEmptyCircle, ToFrontCircle, ToBackCircle, ToEmptyFront, ToEmptyBack, ToItsCircle, ToAttacked)
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

// rankIs draws a condition about a player's T-rank.
func (g *drawer) rankIs() Node { return Num(TRankIs, g.Int(0, 4), g.Owner(), g.val()) }

// act draws one act. A modifier cannot begin a later group; what has no
// middle form stands at the end.
func (g *drawer) act(owner Kind, noMod, final, may bool) Node {
	a, mod := g.tryAct(owner, noMod, final, may)
	g.Flowing = mod
	return a
}

func (g *drawer) object() Node {
	if g.Chosen && g.Yes() {
		return N(Chosen)
	}
	return g.One(
		g.ref,
		func() Node { return g.Kind(TheCard, TheCards, Remainder) },
		g.slice,
		func() Node { return N(All, g.set()) },
	)
}

func (g *drawer) touch(o Node) {
	switch o.Kind {
	case This, That, TheCard, TheCards, BattleOpponent:
		g.Left = false
	}
}

func (g *drawer) tryAct(owner Kind, noMod, final, may bool) (a Node, mod bool) {
	switch g.Int(0, 16) {
	case 0:
		return gen.Sampled(g.From, []Node{N(PayCost), N(PayNow, g.few()), N(PayNow, N(XVar))}), false
	case 1, 2, 3:
		return g.choose(), false
	case 4:
		return gen.Sampled(g.From, []Node{N(Draw, g.qty()), N(Discard, g.qty())}), false
	case 5, 6:
		o := g.object()
		d := g.dest()
		flags := 0
		switch d.Kind {
		case ToHand, ToDeck, ToDrop, ToPurge, ToSoul:
		case ToStock:
			flags = gen.Sampled(g.From, []int{0, FaceDownFlag, FaceUpFlag})
		default:
			flags = gen.Sampled(g.From, []int{0, 0, 0, FaceDownFlag, FaceUpFlag, RestedFlag, AnyOrderFlag})
		}
		g.touch(o)
		return Num(Move, flags, o, d), false
	case 7:
		o := g.ref()
		g.touch(o)
		return N(MoveSlot, o, g.circle()), false
	case 8:
		o := g.object()
		g.touch(o)
		if o.Kind != Top && g.Yes() {
			return N(Reveal, o), false
		}
		return Num(SetState, g.Int(0, 1), o), false
	case 9:
		return g.see(owner), false
	case 10, 11:
		return g.onto(), false
	case 12:
		return g.rare(owner, final, may), false
	case 13:
		return g.byItself(), false
	}
	if noMod {
		return N(Draw, g.qty()), false
	}
	return g.modify(final, may)
}

// onto draws an act on an object.
func (g *drawer) onto() Node {
	o := g.object()
	return g.One(
		func() Node { return N(Destroy, o) },
		func() Node { return Num(TurnFace, g.Int(0, 1), o) },
		func() Node { return Num(PlayCard, g.Int(0, 1), o) },
		func() Node { return N(DiscardThese, o) },
		func() Node { return N(Define, o) },
		func() Node { return N(Blink, o) },
		func() Node {
			n := Num(Sortie, gen.Sampled(g.From, []int{0, 0, RestedFlag, FaceDownFlag}), o, Nothing)
			if g.Yes() {
				n.Kids[1] = g.circle()
			}
			return n
		},
		func() Node { return Num(SetOn, gen.Sampled(g.From, []int{0, FaceDownFlag}), o, g.hostOf(o)) },
		func() Node { return N(Move, o, N(ToSoul, g.hostOf(o))) },
	)
}

// hostOf is the card on which an object is put.
func (g *drawer) hostOf(o Node) Node {
	if o.Kind == Chosen {
		return N(This)
	}
	return g.host()
}

// host is the card on which another is put.
func (g *drawer) host() Node {
	if g.Chosen && g.Yes() {
		return N(Chosen)
	}
	return N(This)
}

// byItself draws an act that names no card.
func (g *drawer) byItself() Node {
	return g.One(
		func() Node { return g.Kind(LevelBoost, LuckDrive, DefineOne, Reshuffle, Refresh, EndBattle, EndPhase) },
		func() Node { return N(g.Kind(StockBoost, StockOpen, StockClose).Kind, g.val()) },
		func() Node { return N(Transmute, g.few()) },
		func() Node { return Num(RefreshPoints, g.Int(0, 1), g.few()) },
		func() Node { return Num(SetLaw, g.Int(int(LawPower), int(LawHeart))) },
		func() Node {
			into := Nothing
			if g.Yes() {
				into = g.cards()
			}
			return N(Trance, Nothing, into)
		},
		func() Node { return N(Trance, g.object(), gen.Sampled(g.From, []Node{Nothing, g.cards()})) },
		func() Node { return Num(UseDrive, g.Int(0, 1), g.host()) },
	)
}

// see draws an act that looks at cards.
func (g *drawer) see(owner Kind) Node {
	switch g.Int(0, 4) {
	case 0:
		g.Look, g.Seen, g.Left = LookDeck, owner, false
		return N(LookDeck, N(owner))
	case 1:
		g.Look, g.Seen, g.Left = LookTop, owner, false
		return N(LookTop, g.qty(), N(owner))
	case 2:
		g.Left = false
		return N(RevealTop, g.qty(), g.Owner())
	}
	return N(Shuffle, g.Owner(), g.Kind(Deck, Stock))
}

func (g *drawer) choose() Node {
	var set Node
	switch {
	case g.Look == LookDeck && g.Yes():
		set = N(Cards, append([]Node{N(g.Seen), N(Deck), g.head()}, g.filters()...)...)
	case g.Look == LookTop && g.Yes():
		set = N(Cards, append([]Node{Nothing, N(AmongThose), g.head()}, g.filters()...)...)
	default:
		set = g.set()
	}
	flag := 0
	if g.Int(0, 9) == 0 {
		flag = RandomFlag
	}
	n := Num(Choose, flag, g.qty(), set)
	if g.Int(0, 9) == 0 {
		n = N(ChooseEach, g.qty(), N(Cards, N(You), N(Hand), g.head()), N(Cards, N(Opp), N(DropZone), g.head()))
		if g.Look == LookDeck && g.Yes() {
			for i, set := range n.Kids[1:] {
				n.Kids[1+i] = gen.WithPlace(set, N(g.Seen), N(Deck))
			}
		}
	}
	g.Left, g.Chosen, g.That = true, true, ThatChosen
	return n
}

// swapped is one of two cards that change places.
func (g *drawer) swapped() Node {
	if g.Chosen {
		return N(Chosen)
	}
	return N(TheCard)
}

func (g *drawer) rare(owner Kind, final, may bool) Node {
	fs := []func() Node{
		func() Node { return N(ExtraTurn, g.Owner()) },
		func() Node { return Num(GoToPhase, int(gen.Sampled(g.From, phases[1:]))) },
		func() Node { return N(WinGame, N(owner)) },
		func() Node { return N(LoseGame, N(owner)) },
		func() Node { return N(PeekAt, N(All, N(Cards, g.Owner(), N(Hand), N(Card)))) },
	}
	if !may {
		fs = append(fs, func() Node {
			d := g.duration()
			return Num(Forbid, int(gen.Sampled(g.From, playerBans)), N(owner), d)
		}, func() Node {
			d := g.duration()
			return Num(g.Kind(RaiseLimit, LowerLimit, SetLimit).Kind, g.Int(int(LimitHand), int(LimitLevel)), g.Owner(), d, g.val())
		})
	}
	if final {
		fs = append(fs,
			func() Node { return N(Repeat, g.val(), g.inner(SEffect)) },
			func() Node { return N(Modes, N(Exactly, g.Num()), g.inner(SEffect), g.inner(SEffect)) },
			func() Node {
				if g.Yes() {
					return N(Swap, N(This), g.swapped())
				}
				return N(Swap, g.swapped(), N(This))
			},
			func() Node {
				d := g.duration()
				return Num(SwapStats, int(g.changed()), N(This), d, g.swapped())
			})
	}
	return g.One(fs...)
}

// byCost is a number of what a cost has moved or shown.
func (g *drawer) byCost() Node {
	zone := gen.Sampled(g.From, []Node{N(PutThus, N(DropZone)), N(PutThus, N(LevelZone)), N(ShownThus)})
	cards := N(Cards, Nothing, N(ByCost, zone), g.Kind(Character, Card))
	if g.Yes() {
		return Num(SumOf, g.Times()*PerStat+g.stat(), cards)
	}
	return Num(CountOf, g.Times(), cards)
}

// duration draws one that can follow the one in force: a duration lasts to the
// end of the sentence.
func (g *drawer) duration() Node {
	d := g.Kind(ThisTurn, NextOppTurnEnd, NextYourTurnEnd, ThisBattle, ThisGame, ItsBattle)
	if g.Dur == None && g.Yes() {
		d = Nothing
	}
	g.Dur = d.Kind
	return d
}

func (g *drawer) modify(final, may bool) (Node, bool) {
	var obj Node
	switch {
	case g.Chosen && g.Yes():
		obj = N(Chosen)
	case g.Yes():
		obj = g.ref()
	default:
		obj = N(All, g.set())
	}
	d := g.duration()
	if g.Flowing && obj.Equal(g.LastObj) && d.Kind == g.LastDur {
		return N(PayCost), false
	}
	g.LastObj, g.LastDur = obj, d.Kind
	n := N(Modify, obj, d)
	count := g.Int(1, 3)
	for i := range count {
		n.Kids = append(n.Kids, g.mod(final && i == count-1, may, obj.Kind))
	}
	if obj.Kind == All {
		g.That = ThatEach
	}
	return n, true
}

func (g *drawer) mod(final, may bool, of Kind) Node {
	fs := []func() Node{
		func() Node { return Num(AddStat, OfStat(g.changed(), g.Int(Plus, Minus)), g.val()) },
		func() Node {
			return Num(SetStat, int(g.changed()), gen.Sampled(g.From, []Node{Num(Number, g.Int(0, 9000)), N(XVar)}))
		},
		func() Node { return Num(TimesStat, g.Int(2, 3)*PerStat+int(g.changed())) },
		func() Node { return Num(SameStatAs, int(g.changed()), N(This)) },
		func() Node { return Str(GiveTrait, g.Trait()) },
		func() Node { return Str(GiveWorld, g.Trait()) },
		func() Node { return Num(GiveColour, g.Int(int(Yellow), int(Black))) },
		func() Node { return Str(gen.Sampled(g.From, []Kind{AlsoNamed, AlsoOnlyName}), g.Name()) },
		func() Node { return N(GiveAbility, g.inner(SAbility)) },
		func() Node { return N(LoseAbilities) },
		func() Node { return Num(LoseIcon, g.Int(int(MarkAuto), int(MarkCont))) },
		func() Node { return Num(LoseKeyword, g.keyword()) },
		func() Node { return N(VoidAbilities) },
		func() Node { return N(AuraAsHeart) },
	}
	if !may {
		fs = append(fs, func() Node { return Num(Ban, int(gen.Sampled(g.From, cardBans))) },
			func() Node { return N(g.Kind(CannotHit, MustAttack).Kind, g.hit()) },
			func() Node { return N(CannotHitAt, g.Kind(append(rowsOfHits, EmptyCircle)...)) })
	}
	if final {
		fs = append(fs, func() Node { return Num(Ban, int(gen.Sampled(g.From, lastBans))) })
	}
	return g.One(fs...)
}

// hit is what may or must be attacked.
func (g *drawer) hit() Node {
	return g.One(
		func() Node { return N(CircleOf, N(This)) },
		func() Node { return N(This) },
		g.cards,
	)
}

// The bans that lie on a card, those that end a sentence, and those of a player.
var (
	cardBans   = []BanKind{BanAttacked, BanSortie, BanMove, BanChosen, BanChosenByOpp, BanLeaveByOpp, BanToHandByOpp, BanBroken, BanAuto, BanDefinedThis, MustAttackIfMay}
	lastBans   = []BanKind{BanStand, BanStandUp, BanDropByOpp, MayHitBack, MayPlayAnyWorld}
	playerBans = []BanKind{BanAttack, BanIntercept, BanTrance, BanDefine, BanDefineHand, BanDefineTactics, BanDefineParadox, BanLevelBoost, BanLuckDrive, BanDrive, BanActivate, BanSortieHand, BanRearrange, BanDrawByEffect}
)
