package gen

import (
	. "gorin/rules/ability" // most lines name kinds
)

// wholeLine draws a line.
func (g *gen) wholeLine() Node {
	switch g.n(0, 13) {
	case 0:
		return N(Encore, g.cost())
	case 1:
		return N(Bond, g.cost(), Str(Named, g.name()))
	case 2:
		return Num(Backup, 500*g.n(1, 9), g.cost(), Num(Number, g.n(0, 3)))
	case 3:
		n := N(Separation, g.cost())
		n.Str = g.name()
		return n
	case 4:
		if g.depth == 0 {
			return sampled(g.c, []Node{N(GreatPerformance), N(Quoted, g.inner(SQuotable))})
		}
		return sampled(g.c, []Node{N(GreatPerformance), Num(Shift, 2), Str(Link, "灯台同盟"), Num(DeckLimit, 6), N(DeckLimit)})
	}
	k := sampled(g.c, []Kind{Auto, Auto, Act, Cont, Effect})
	n := N(k, g.labels(), Nothing)
	if k == Act || k == Auto && g.yes() {
		n.Kids[1] = g.cost()
	}
	if k != Cont && g.n(0, 4) == 0 {
		n.Num = g.n(1, 3)
	}
	for i := range g.n(1, 3) {
		n.Kids = append(n.Kids, g.sentence(k, i == 0))
	}
	n = g.mostlySensible(n)
	if x := N(LetX, g.byCost()); g.n(0, 3) == 0 && SpeaksOfCost(N(n.Kind, append(n.Kids[:len(n.Kids):len(n.Kids)], x)...)) {
		n.Kids = append(n.Kids, x)
		return n
	}
	if g.n(0, 3) == 0 {
		n.Kids = append(n.Kids, N(LetX, g.value()))
	}
	return n
}

// mostlySensible makes most continuous abilities that do something once effects.
func (g *gen) mostlySensible(n Node) Node {
	if g.c.Words.Momentary(n).Kind != None && g.n(0, 4) > 0 {
		n.Kind = Effect
	}
	return n
}

// inner draws a quoted line of a sort.
func (g *gen) inner(sort Sort) Node {
	return quotable(sort, N(GreatPerformance), func() Node {
		if g.depth > 0 {
			return N(GreatPerformance)
		}
		return (&gen{c: g.c, depth: g.depth + 1, that: thatNothing}).wholeLine()
	})
}

// quotable draws lines until there is one of a sort, or gives the plainest.
func quotable(sort Sort, ability Node, draw func() Node) Node {
	for range 5 {
		if n := draw(); sort.Takes(n.Kind.SortOf()) {
			return n
		}
	}
	if sort == SEffect {
		return N(Effect, Nothing, Nothing, plainSentence(N(Do, N(You), N(Draw, N(Exactly, Num(Number, 1))))))
	}
	return ability
}

func (g *gen) labels() Node {
	switch g.n(0, 4) {
	case 0:
		return N(Labels, Num(Label, int(KwCXCombo)))
	case 1:
		return N(Labels, Num(Label, int(KwClock)), Num(Label, int(KwAlarm)))
	case 2:
		return N(Labels, Num(Label, int(KwMemory)))
	}
	return Nothing
}

func (g *gen) cost() Node {
	c := N(Cost)
	if g.yes() {
		c.Kids = append(c.Kids, Num(PayStock, g.n(0, 4)))
	}
	for len(c.Kids) == 0 || g.n(0, 2) == 0 {
		c.Kids = append(c.Kids, g.one(
			func() Node { return N(CostAct, Num(SetState, g.n(0, 2), N(This))) },
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

func (g *gen) slice() Node {
	k := sampled(g.c, []Kind{Top, Top, Bottom})
	return N(k, g.qty(), g.owner(), g.kind(Deck, Clock, Stock))
}

func (g *gen) dest() Node {
	if g.n(0, 5) == 0 {
		return N(ToMarkers, N(This))
	}
	return g.kind(ToWaitingRoom, ToHand, ToStock, ToClock, ToClockBottom, ToLevel, ToMemory, ToDeckTop, ToDeckBottom,
		ToDeck, ToDeckEither, ToItsSlot, ToAnySlot, ToEmptySlot, ToBackSlot, ToFrontSlot, ToSeparateSlots, ToClimaxZone,
		ToEmptyFrontSlot, ToEmptyBackSlot, ToFacingSlot, ToDeckTopOrRoom, ToStockBottom, ToStockEither,
		ToSeparateEmptySlots, ToEmptyFrontLeft, ToEmptyFrontCentre, ToEmptyFrontRight, ToEmptyBackLeft, ToEmptyBackRight)
}

// sentence draws a sentence; the first one of an 【自】 has a trigger.
func (g *gen) sentence(line Kind, first bool) Node {
	g.look, g.dur, g.flowing = None, None, false
	g.left = g.chosen
	s := N(Sentence, Nothing, Nothing, Nothing, Nothing, Nothing)
	if !first && g.yes() {
		s.Kids[atLink] = g.kind(IfDo, IfNotDo, Else, Then)
	}
	switch g.n(0, 6) {
	case 0:
		s.Kids[atWindow] = g.kind(YourTurn, OppTurn)
	case 1:
		s.Kids[atWindow] = Num(TurnPlaced, g.n(0, 2))
	case 2:
		s.Kids[atWindow] = Num(DuringPhase, g.n(int(PhStand), int(PhEncore)), g.maybeOwner())
	}
	flag := 0
	switch {
	case line == Auto && first:
		s.Kids[atTrigger] = g.trigger()
		if g.n(0, 9) == 0 {
			s.Kids[atWindow] = N(Battling)
		}
	case line == Cont && first && g.n(0, 3) == 0:
		s.Kids[atTrigger] = g.would()
		flag = InsteadFlag
	}
	if g.n(0, 2) == 0 {
		s.Kids[atCond] = g.cond()
		if aboutCard(s.Kids[atCond]) {
			g.left = false
		}
	}
	if g.n(0, 5) == 0 {
		s.Kids[atPer] = g.set()
		if g.n(0, 3) == 0 {
			s.Kids[atPer] = Num(IconsOn, g.n(int(IconSoul), int(IconDiscovery)), g.kind(This, TheCard))
		}
	}
	s.Kids = append(s.Kids, g.groups(flag, line != Cont)...)
	return s
}

func (g *gen) groups(flag int, mayDelay bool) []Node {
	return grouping{g, g.act, g.trigger, false}.draw(flag, mayDelay)
}

// act draws one act. A modifier cannot begin a later group; what has no
// middle form stands at the end.
func (g *gen) act(owner Kind, noMod, final, may bool) Node {
	a, mod := g.tryAct(owner, noMod, final, may)
	g.flowing = mod
	return a
}

func (g *gen) object() Node {
	if g.chosen && g.yes() {
		return N(Chosen)
	}
	o := g.one(
		g.ref,
		func() Node { return g.kind(TheCard, TheCards, Remainder, Markers) },
		g.slice,
		func() Node { return N(All, g.allSet()) },
	)
	return o
}

// allSet is a set that すべて can follow.
func (g *gen) allSet() Node { return g.set() }

func (g *gen) touch(o Node) {
	switch o.Kind {
	case This, That, TheCard, TheCards, BattleOpponent, Facing:
		g.left = false
	}
}

func (g *gen) tryAct(owner Kind, noMod, final, may bool) (a Node, mod bool) {
	switch g.n(0, 15) {
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
			flags = sampled(g.c, []int{0, 0, 0, FaceDownFlag, FaceUpFlag, RestedFlag, AnyOrderFlag, SameOrderFlag, ReversedFlag, DefenderFlag, AnyOrderFlag | FaceDownFlag})
		}
		g.touch(o)
		return Num(Move, flags, o, d), false
	case 7:
		o := g.ref()
		g.touch(o)
		return N(MoveSlot, o, g.kind(ToEmptySlot, ToEmptyFrontSlot, ToFacingSlot, ToBackSlot)), false
	case 8:
		o := g.object()
		g.touch(o)
		if o.Kind != Top && g.yes() {
			return N(Reveal, o), false
		}
		return Num(SetState, g.n(0, 2), o), false
	case 9:
		return g.see(owner), false
	case 10:
		if g.n(0, 5) == 0 {
			return N(Damage, g.owner(), N(ThatDamage)), false
		}
		return N(Damage, g.owner(), g.val()), false
	case 11:
		return g.rare(owner, final, may), false
	}
	if noMod {
		return N(Draw, g.qty()), false
	}
	return g.modify(final, may)
}

// see draws an act that looks at cards.
func (g *gen) see(owner Kind) Node {
	switch g.n(0, 4) {
	case 0:
		g.look, g.seen, g.left = LookDeck, owner, false
		return N(LookDeck, N(owner))
	case 1:
		g.look, g.seen, g.left = LookTop, owner, false
		return N(LookTop, g.qty(), N(owner))
	case 2:
		g.left = false
		return N(RevealTop, g.qty(), g.owner())
	case 3:
		g.left = false
		return N(FlipTop, g.qty(), g.owner())
	}
	return N(Shuffle, g.owner(), g.kind(Deck, Memory))
}

func (g *gen) choose(owner Kind) Node {
	var set Node
	switch {
	case g.look == LookDeck && g.yes():
		set = N(Cards, append([]Node{N(g.seen), N(Deck), g.head()}, g.filters()...)...)
	case g.look == LookTop && g.yes():
		set = N(Cards, append([]Node{Nothing, N(AmongThose), g.head()}, g.filters()...)...)
	default:
		set = g.set()
	}
	flag := 0
	if g.n(0, 4) == 0 {
		flag = ShowFlag
	}
	if g.n(0, 9) == 0 {
		flag = RandomFlag
	}
	n := Num(Choose, flag, g.qty(), set)
	if g.n(0, 9) == 0 {
		n = Num(ChooseEach, flag&ShowFlag, g.qty(), N(Cards, N(You), N(Hand), g.head()), N(Cards, N(Opp), N(WaitingRoom), g.head()))
		if g.look == LookDeck && g.yes() {
			for i, set := range n.Kids[1:] {
				n.Kids[1+i] = withPlace(set, N(g.seen), N(Deck))
			}
		}
	}
	g.left, g.chosen, g.that = true, true, ThatChosen
	return n
}

// swapped is one of two cards that change places.
func (g *gen) swapped() Node {
	if g.chosen {
		return N(Chosen)
	}
	return N(TheCard)
}

func (g *gen) rare(owner Kind, final, may bool) Node {
	fs := []func() Node{
		func() Node { return Num(DoTrigger, g.n(int(IconSoul), int(IconDiscovery))) },
		func() Node { return N(ExtraTurn, g.owner()) },
		func() Node { return Num(GoToPhase, g.n(int(PhStand), int(PhEncore))) },
		func() Node { return N(WinGame, N(owner)) },
		func() Node { return N(LoseGame, N(owner)) },
		func() Node { return N(CheckTwice, N(owner)) },
		func() Node { return Str(DoReplay, "灯をともす") },
		func() Node { return Num(ReduceDamage, g.n(1, 3)) },
		func() Node { o := g.ref(); return N(AttackInstead, o) },
		func() Node { return N(Declare, g.num(), g.num()) },
		func() Node { return N(PeekAt, N(All, N(Cards, g.owner(), N(Hand), N(Card)))) },
		func() Node {
			d := g.duration()
			return Num(HandLimit, g.n(1, 3), g.owner(), d)
		},
	}
	if !may {
		fs = append(fs, func() Node { return N(PreventDamage) },
			func() Node {
				d := g.duration()
				return Num(Forbid, sampled(g.c, []int{int(BanPlayEvents), int(BanPlayCharacters), int(BanBackup), int(BanEncore), int(BanClimax), int(BanClockDraw)}), N(owner), d)
			})
	}
	if final {
		fs = append(fs,
			func() Node { return N(Repeat, g.val(), g.inner(SEffect)) },
			func() Node { return N(Modes, N(Exactly, g.num()), g.inner(SEffect), g.inner(SEffect)) },
			func() Node { return Num(PlayFor, g.n(0, 2), N(This)) },
			g.stockBy,
			func() Node { return N(StandSwap) },
			func() Node {
				if g.yes() {
					return N(Swap, N(This), g.swapped())
				}
				return N(Swap, g.swapped(), N(This))
			})
	}
	return g.one(fs...)
}

// stockBy is what may pay instead of stock.
func (g *gen) stockBy() Node {
	d := g.duration()
	with, many := g.kind(Markers, This), N(AnyMany)
	if with.Kind == Markers && g.yes() {
		many = N(UpTo, Num(Number, 1))
	}
	rate := sampled(g.c, []Node{N(Exactly, Num(Number, 1)), N(UpTo, Num(Number, 2))})
	return Num(StockBy, g.n(int(PaidPlay), int(PaidAbility)), g.owner(), d, g.cards(), with, rate, many)
}

// byCost is a number of what a cost has moved or shown.
func (g *gen) byCost() Node {
	zone := sampled(g.c, []Node{N(PutThus, N(WaitingRoom)), N(PutThus, N(Clock)), N(ShownThus)})
	cards := N(Cards, Nothing, N(ByCost, zone), g.kind(Character, Card, Marker))
	if g.yes() {
		return Num(StatOf, g.times()*8+g.stat(), cards)
	}
	return Num(CountOf, g.times(), cards)
}
