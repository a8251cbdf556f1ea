package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	"gorin/rules/text/gen"
	. "gorin/rules/weiss/lexicon"
)

// wholeLine draws a line.
func (g *drawer) wholeLine() Node {
	switch g.Int(0, 13) {
	case 0, 1, 2, 3:
		return g.keywordLine()
	case 4:
		if g.Depth == 0 {
			return N(Quoted, g.inner(SQuotable))
		}
		return gen.Sampled(g.From, []Node{Num(DeckLimit, 6), N(DeckLimit)})
	}
	k := gen.Sampled(g.From, []Kind{Auto, Auto, Act, Cont, Effect})
	n := N(k, g.labels(), Nothing)
	if k == Act || k == Auto && g.Yes() {
		n.Kids[1] = g.cost()
	}
	if k != Cont && g.Int(0, 4) == 0 {
		n.Num = g.Int(1, 3)
	}
	for i := range g.Int(1, 3) {
		n.Kids = append(n.Kids, g.sentence(k, i == 0))
	}
	n = g.MostlySensible(n)
	if x := N(LetX, g.byCost()); g.Int(0, 3) == 0 && g.From.Words.SpeaksOfCost(N(n.Kind, append(n.Kids[:len(n.Kids):len(n.Kids)], x)...)) {
		n.Kids = append(n.Kids, x)
		return n
	}
	if g.Int(0, 3) == 0 {
		n.Kids = append(n.Kids, N(LetX, g.value()))
	}
	return n
}

// inner draws a quoted line of a sort.
func (g *drawer) inner(sort Sort) Node {
	return gen.Quotable(sort, N(GreatPerformance), func() Node {
		if g.Depth > 0 {
			return N(GreatPerformance)
		}
		return newDrawer(g.From, g.Depth+1).wholeLine()
	})
}

func (g *drawer) labels() Node {
	switch g.Int(0, 4) {
	case 0:
		return N(Labels, Num(Label, int(KwCXCombo)))
	case 1:
		return N(Labels, Num(Label, int(KwClock)), Num(Label, int(KwAlarm)))
	case 2:
		return N(Labels, g.label())
	}
	return Nothing
}

func (g *drawer) cost() Node {
	c := N(Cost)
	if g.Yes() {
		c.Kids = append(c.Kids, Num(PayStock, g.Int(0, 4)))
	}
	for len(c.Kids) == 0 || g.Int(0, 2) == 0 {
		c.Kids = append(c.Kids, g.One(
			func() Node { return N(CostAct, Num(SetState, g.Int(0, 2), N(This))) },
			func() Node { return N(CostAct, N(Move, N(This), g.dest())) },
			func() Node { return N(CostAct, N(Move, g.slice(), N(ToClock))) },
			func() Node { return N(CostOfHand, g.qty(), g.set(), N(Move, N(Chosen), g.dest())) },
			func() Node { return N(CostOfHand, g.qty(), g.set(), Num(SetState, 1, N(Both, N(Chosen), N(This)))) },
			func() Node { return N(CostOfHand, g.qty(), g.set(), N(Reveal, N(Chosen))) },
			func() Node { return N(CostOfHand, g.qty(), g.set(), N(Swap, N(Chosen), N(This))) },
		))
	}
	return c
}

func (g *drawer) slice() Node {
	k := gen.Sampled(g.From, []Kind{Top, Top, Bottom})
	return N(k, g.qty(), g.Owner(), g.Kind(Deck, Clock, Stock))
}

func (g *drawer) dest() Node {
	if g.Int(0, 5) == 0 {
		return N(ToMarkers, N(This))
	}
	return g.Kind(ToWaitingRoom, ToHand, ToStock, ToClock, ToClockBottom, ToLevel, ToMemory, ToDeckTop, ToDeckBottom,
		ToDeck, ToDeckEither, ToItsSlot, ToAnySlot, ToEmptySlot, ToBackSlot, ToFrontSlot, ToSeparateSlots, ToClimaxZone,
		ToEmptyFrontSlot, ToEmptyBackSlot, ToFacingSlot, ToDeckTopOrRoom, ToStockBottom, ToStockEither,
		ToSeparateEmptySlots, ToEmptyFrontLeft, ToEmptyFrontCentre, ToEmptyFrontRight, ToEmptyBackLeft, ToEmptyBackRight)
}

// sentence draws a sentence; the first one of an 【自】 has a trigger.
func (g *drawer) sentence(line Kind, first bool) Node {
	g.Look, g.Dur, g.Flowing = None, None, false
	g.Left = g.Chosen
	s := N(Sentence, Nothing, Nothing, Nothing, Nothing, Nothing)
	if !first && g.Yes() {
		s.Kids[gen.AtLink] = g.Kind(IfDo, IfNotDo, Else, Then)
	}
	switch g.Int(0, 6) {
	case 0:
		s.Kids[gen.AtWindow] = g.Kind(YourTurn, OppTurn)
	case 1:
		s.Kids[gen.AtWindow] = Num(TurnPlaced, g.Int(0, 2))
	case 2:
		s.Kids[gen.AtWindow] = Num(DuringPhase, g.Int(int(PhStand), int(PhEncore)), g.MaybeOwner())
	}
	flag := 0
	switch {
	case line == Auto && first:
		s.Kids[gen.AtTrigger] = g.trigger()
		if g.Int(0, 9) == 0 {
			s.Kids[gen.AtWindow] = N(Battling)
		}
	case line == Cont && first && g.Int(0, 3) == 0:
		s.Kids[gen.AtTrigger] = g.would()
		flag = InsteadFlag
	}
	if g.Int(0, 2) == 0 {
		s.Kids[gen.AtCond] = g.cond()
		if gen.AboutCard(s.Kids[gen.AtCond]) {
			g.Left = false
		}
	}
	if g.Int(0, 5) == 0 {
		s.Kids[gen.AtPer] = g.set()
		if g.Int(0, 3) == 0 {
			s.Kids[gen.AtPer] = Num(IconsOn, g.Int(int(IconSoul), int(IconDiscovery)), g.Kind(This, TheCard))
		}
	}
	s.Kids = append(s.Kids, g.groups(flag, line != Cont)...)
	return s
}

func (g *drawer) groups(flag int, mayDelay bool) []Node {
	return gen.Grouping{Gen: &g.Gen, Act: g.act, Trigger: g.trigger, If: g.levelIs}.Draw(flag, mayDelay)
}

// levelIs draws a condition about a player's level.
func (g *drawer) levelIs() Node { return Num(PlayerLevelIs, g.Int(0, 4), g.Owner(), g.val()) }

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
	o := g.One(
		g.ref,
		func() Node { return g.Kind(TheCard, TheCards, Remainder, Markers) },
		g.slice,
		func() Node { return N(All, g.allSet()) },
	)
	return o
}

// allSet is a set that すべて can follow.
func (g *drawer) allSet() Node { return g.set() }

func (g *drawer) touch(o Node) {
	switch o.Kind {
	case This, That, TheCard, TheCards, BattleOpponent, Facing:
		g.Left = false
	}
}

func (g *drawer) tryAct(owner Kind, noMod, final, may bool) (a Node, mod bool) {
	switch g.Int(0, 15) {
	case 0:
		return N(PayCost), false
	case 1, 2, 3:
		return g.choose(owner), false
	case 4:
		return N(Draw, g.qty()), false
	case 5, 6:
		o := g.object()
		d := g.dest()
		flags := 0
		if d.Kind != ToHand && d.Kind != ToDeck {
			flags = gen.Sampled(g.From, []int{0, 0, 0, FaceDownFlag, FaceUpFlag, RestedFlag, AnyOrderFlag, SameOrderFlag, ReversedFlag, DefenderFlag, AnyOrderFlag | FaceDownFlag})
		}
		g.touch(o)
		return Num(Move, flags, o, d), false
	case 7:
		o := g.ref()
		g.touch(o)
		return N(MoveSlot, o, g.Kind(ToEmptySlot, ToEmptyFrontSlot, ToFacingSlot, ToBackSlot)), false
	case 8:
		o := g.object()
		g.touch(o)
		if o.Kind != Top && g.Yes() {
			return N(Reveal, o), false
		}
		return Num(SetState, g.Int(0, 2), o), false
	case 9:
		return g.see(owner), false
	case 10:
		if g.Int(0, 5) == 0 {
			return N(Damage, g.Owner(), N(ThatDamage)), false
		}
		return N(Damage, g.Owner(), g.val()), false
	case 11:
		return g.rare(owner, final, may), false
	}
	if noMod {
		return N(Draw, g.qty()), false
	}
	return g.modify(final, may)
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
	case 3:
		g.Left = false
		return N(FlipTop, g.qty(), g.Owner())
	}
	return N(Shuffle, g.Owner(), g.Kind(Deck, Memory))
}

func (g *drawer) choose(owner Kind) Node {
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
	if g.Int(0, 4) == 0 {
		flag = ShowFlag
	}
	if g.Int(0, 9) == 0 {
		flag = RandomFlag
	}
	n := Num(Choose, flag, g.qty(), set)
	if g.Int(0, 9) == 0 {
		n = Num(ChooseEach, flag&ShowFlag, g.qty(), N(Cards, N(You), N(Hand), g.head()), N(Cards, N(Opp), N(WaitingRoom), g.head()))
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
		func() Node { return Num(DoTrigger, g.Int(int(IconSoul), int(IconDiscovery))) },
		func() Node { return N(ExtraTurn, g.Owner()) },
		func() Node { return Num(GoToPhase, g.Int(int(PhStand), int(PhEncore))) },
		func() Node { return N(WinGame, N(owner)) },
		func() Node { return N(LoseGame, N(owner)) },
		func() Node { return N(CheckTwice, N(owner)) },
		func() Node { return Str(DoReplay, "灯をともす") },
		func() Node { return Num(ReduceDamage, g.Int(1, 3)) },
		func() Node { o := g.ref(); return N(AttackInstead, o) },
		func() Node { return N(Declare, g.Num(), g.Num()) },
		func() Node { return N(PeekAt, N(All, N(Cards, g.Owner(), N(Hand), N(Card)))) },
		func() Node {
			d := g.duration()
			return Num(HandLimit, g.Int(1, 3), g.Owner(), d)
		},
	}
	if !may {
		fs = append(fs, func() Node { return N(PreventDamage) },
			func() Node {
				d := g.duration()
				return Num(Forbid, gen.Sampled(g.From, []int{int(BanPlayEvents), int(BanPlayCharacters), int(BanBackup), int(BanEncore), int(BanClimax), int(BanClockDraw)}), N(owner), d)
			})
	}
	if final {
		fs = append(fs,
			func() Node { return N(Repeat, g.val(), g.inner(SEffect)) },
			func() Node { return N(Modes, N(Exactly, g.Num()), g.inner(SEffect), g.inner(SEffect)) },
			func() Node { return Num(PlayFor, g.Int(0, 2), N(This)) },
			g.stockBy,
			func() Node { return N(StandSwap) },
			func() Node {
				if g.Yes() {
					return N(Swap, N(This), g.swapped())
				}
				return N(Swap, g.swapped(), N(This))
			})
	}
	return g.One(fs...)
}

// stockBy is what may pay instead of stock.
func (g *drawer) stockBy() Node {
	d := g.duration()
	with, many := g.Kind(Markers, This), N(AnyMany)
	if with.Kind == Markers && g.Yes() {
		many = N(UpTo, Num(Number, 1))
	}
	rate := gen.Sampled(g.From, []Node{N(Exactly, Num(Number, 1)), N(UpTo, Num(Number, 2))})
	return Num(StockBy, g.Int(int(PaidPlay), int(PaidAbility)), g.Owner(), d, g.cards(), with, rate, many)
}

// byCost is a number of what a cost has moved or shown.
func (g *drawer) byCost() Node {
	zone := gen.Sampled(g.From, []Node{N(PutThus, N(WaitingRoom)), N(PutThus, N(Clock)), N(ShownThus)})
	cards := N(Cards, Nothing, N(ByCost, zone), g.Kind(Character, Card, Marker))
	if g.Yes() {
		return Num(StatOf, g.Times()*PerStat+g.stat(), cards)
	}
	return Num(CountOf, g.Times(), cards)
}
