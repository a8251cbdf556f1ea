package gen

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
)

// gen draws well-shaped trees: those that a text can say. It remembers what
// pronouns stand for as the text goes on, since a tree in which "that
// character" means something not named before has no words.
type gen struct {
	c       *Source
	depth   int // of quoted lines
	left    bool
	chosen  bool
	that    int
	look    Kind
	pile    bool // cards of a pile have been shown
	seen    Kind
	dur     Kind
	lastObj Node
	lastDur Kind
	flowing bool
	later   bool // of what happens only later
}

var (
	// Names are names that are hard to read.
	Names     = []string{"灯台守のミオ", "潮騒のカナ", "か", "の、", "A・B（仮）", "星の「内」側", "Mio & Kana", "1枚"}
	genTraits = []string{"海", "灯台", "Mr.X", "海か星"}
)

func (g *gen) n(lo, hi int) int           { return lo + g.c.IntN(hi-lo+1) }
func (g *gen) yes() bool                  { return g.c.IntN(2) == 0 }
func (g *gen) kind(ks ...Kind) Node       { return N(sampled(g.c, ks)) }
func (g *gen) name() string               { return sampled(g.c, either(g.c.Names, Names)) }
func (g *gen) trait() string              { return sampled(g.c, either(g.c.Traits, genTraits)) }
func (g *gen) one(fs ...func() Node) Node { return sampled(g.c, fs)() }

func (g *gen) num() Node {
	return Num(Number, sampled(g.c, []int{0, 1, 1, 2, 3, 10, 500, 1000, 9999}))
}

func (g *gen) val() Node {
	if g.n(0, 4) == 0 {
		return N(XVar)
	}
	return g.num()
}

func (g *gen) qty() Node {
	switch g.n(0, 9) {
	case 0:
		return N(SameMany)
	case 1:
		return N(AnyMany)
	case 2, 3, 4:
		return N(UpTo, g.val())
	}
	return N(Exactly, g.val())
}

func (g *gen) owner() Node { return g.kind(You, Opp, Each) }

func (g *gen) maybeOwner() Node {
	if g.yes() {
		return Nothing
	}
	return g.owner()
}

func (g *gen) stem() Node {
	return g.one(
		func() Node { return Str(Trait, g.trait()) },
		func() Node { return Num(Colour, g.n(int(Yellow), int(Purple))) },
		func() Node { return Num(LevelIs, g.n(int(AtLeast), int(Equal)), g.val()) },
		func() Node { return Num(CostIs, g.n(int(AtLeast), int(Equal)), g.val()) },
		func() Node { return Num(PowerIs, g.n(int(AtLeast), int(Equal)), g.val()) },
		func() Node { return g.kind(FaceDown, FaceUp) },
	)
}

func (g *gen) clause() Node {
	return g.one(
		func() Node { return Str(NameHas, g.name()) },
		func() Node { return N(AnyOf, Str(NameHas, g.name()), Str(NameHas, g.name())) },
		func() Node {
			return Num(sampled(g.c, []Kind{LevelIs, CostIs, PowerIs}), g.n(int(More), int(Less)), g.vcmp())
		},
		func() Node { return g.kind(InBattle, WithMarker, SameColourAsThis, InFrontAttack) },
		func() Node { return Num(Lying, g.n(0, 2)) },
		func() Node { return Str(HasLink, "灯台同盟") },
		func() Node { return Num(HasKeyword, g.n(int(KwAlarm), int(KwInherit))) },
		func() Node { return Str(TraitHas, g.name()) },
		func() Node { return N(NoTrait) },
		func() Node { return Num(Attacking, g.n(0, 3)) },
		func() Node { return N(g.kind(SameName, SharedTrait, SameLevel).Kind, g.certain()) },
		func() Node { return N(HasAbility, N(Encore, N(Cost, Num(PayStock, g.n(0, 4))))) },
	)
}

func (g *gen) vcmp() Node {
	if g.n(0, 2) == 0 {
		return Num(PlayerLevel, 1, g.owner())
	}
	return g.val()
}

func (g *gen) filter() Node {
	return g.one(g.stem, g.stem, g.clause,
		func() Node { return N(LevelAtMostYours) },
		func() Node { return Str(NameIs, g.name()) },
		func() Node { return Num(HasIcon, g.n(int(IconSoul), int(IconDiscovery))) },
		func() Node { return N(NotOf, g.one(g.stem, func() Node { return N(HeadIs, g.kind(Climax, Event)) })) },
		func() Node { return N(NotOf, Num(Lying, g.n(0, 2))) },
		func() Node { return N(NotOf, N(WithMarker)) },
		func() Node {
			return Num(LevelIs, int(AtMost), g.one(
				func() Node { return Num(PlusOf, g.n(1, 2), Num(PlayerLevel, 1, g.owner())) },
				func() Node { return Num(StatOf, 8+int(StatLevel), g.certain()) }))
		},
		func() Node { return N(NotOf, N(IsOne, g.certain())) },
		func() Node { return N(AnyOf, g.stem(), g.one(g.stem, g.clause)) },
		func() Node { return N(AnyOf, g.stem(), g.stem(), g.stem()) },
	)
}

// certain is an object that describes others; what it names does not change what
// pronouns stand for.
func (g *gen) certain() Node { return g.kind(This, TheCard, ThisInBattle, ThisAttacking) }

func (g *gen) filters() []Node {
	var fs []Node
	for range g.n(0, 2) {
		fs = append(fs, g.filter())
	}
	if len(fs) == 2 && endsInClause(fs[0]) && hasThis(fs[1]) {
		return fs[:1] // アタックしているこのカード以外の would be said of this attacking card
	}
	return fs
}

func hasThis(n Node) bool { return n.Kind == This || slices.ContainsFunc(n.Kids, hasThis) }

func endsInClause(n Node) bool {
	if n.Kind == AnyOf {
		n = n.Kids[len(n.Kids)-1]
	}
	return n.Kind == InBattle || n.Equal(Num(Attacking, 0))
}

func (g *gen) head() Node {
	if g.n(0, 3) == 0 {
		return Str(Named, g.name())
	}
	return g.kind(Character, Character, Event, Climax, Card)
}

var (
	stageZones = []Kind{Stage, FrontRow, BackRow, FrontLeft, FrontRight, BackLeft, BackRight, FrontSides}
	awayZones  = []Kind{Hand, Deck, WaitingRoom, Clock, Level, Stock, ClimaxZone, Memory, Resolution}
)

func (g *gen) place() (owner, zone Node) {
	most := 7
	if g.later {
		most = 5 // what this effect has done so far is forgotten then
	}
	switch g.n(0, most) {
	case 0:
		return g.owner(), Nothing
	case 5:
		return g.maybeOwner(), N(EitherZone, g.kind(Hand, FrontRow), g.kind(awayZones...))
	case 6:
		return Nothing, g.kind(ShownThus, RestedThus)
	case 7:
		return g.maybeOwner(), N(PutThus, g.kind(awayZones...))
	case 1:
		return g.maybeOwner(), g.kind(stageZones...)
	case 2:
		return g.maybeOwner(), g.kind(InFront, Behind)
	}
	return g.maybeOwner(), g.kind(awayZones...)
}

func (g *gen) other() int { return g.n(0, 3) / 3 }

func (g *gen) cards() Node {
	o, z := g.place()
	return Num(Cards, g.other(), append([]Node{o, z, g.head()}, g.filters()...)...)
}

// np is a kind of card.
func (g *gen) np() Node {
	return N(Cards, append([]Node{Nothing, Nothing, g.head()}, g.filters()...)...)
}

func (g *gen) set() Node {
	if g.n(0, 3) > 0 {
		return g.cards()
	}
	o, z := g.place()
	other := g.other()
	u := N(Union)
	for range g.n(1, 2) {
		u.Kids = append(u.Kids, Num(Cards, other, append([]Node{o, z, g.kind(Character, Event, Climax)}, g.filters()...)...))
	}
	last := Num(Cards, other, o, z, g.head())
	u.Kids = append(u.Kids, last)
	return u
}

func (g *gen) ref() Node {
	switch g.n(0, 7) {
	case 0:
		return N(TheCard)
	case 1:
		g.that = ThatOpponent
		return N(BattleOpponent)
	case 2:
		g.that = ThatFacing
		return N(Facing)
	case 3:
		return N(ThisAt, g.kind(append(awayZones, Stage)...))
	case 4:
		return N(ThisInBattle)
	case 5:
		if g.that >= 0 {
			return Num(That, g.that)
		}
	}
	return N(This)
}

func (g *gen) stat() int { return g.n(int(StatLevel), int(StatSoul)) }

func (g *gen) cond1() Node {
	return g.one(
		func() Node { return Num(Exists, g.n(0, 1), g.cards()) },
		func() Node {
			return Num(Exists, g.n(0, 1), N(Cards, append([]Node{Nothing, N(AmongThose), g.kind(Character, Climax, Card)}, g.filters()...)...))
		},
		func() Node { return Num(CountIs, g.n(0, 4), g.set(), g.val()) },
		func() Node { return Num(CompareCounts, g.n(0, 4), g.cards(), g.cards()) },
		func() Node { return Num(ThisIs, g.n(0, 1), g.kind(append(awayZones, stageZones...)...)) },
		func() Node { r := g.ref(); return Num(IsA, g.n(0, 1), r, g.np()) },
		func() Node { r := g.ref(); return Num(StatIs, g.stat()*8+g.n(0, 4), r, g.vcmp()) },
		func() Node { a := g.ref(); b := g.ref(); return Num(StatVs, g.stat()*8+g.n(0, 4), a, b) },
		func() Node { return N(AllAre, g.cards(), g.np()) },
		func() Node { return Num(HasMarker, g.n(0, 1), g.ref()) },
		func() Node { return Num(PlayerLevelIs, g.n(0, 4), g.owner(), g.val()) },
		func() Node { return Num(LevelSumIs, g.n(0, 4), g.owner(), g.val()) },
		func() Node { return Num(StateIs, g.n(0, 5), g.ref()) },
		func() Node {
			return Num(StatIs, g.stat()*8+g.n(0, 4), N(Cards, g.owner(), Nothing, N(Character), N(InBattle)), g.vcmp())
		},
		func() Node { return Num(TwoIcons, int(IconSoul), g.ref()) },
		func() Node { return Num(sampled(g.c, []Kind{DidAtLeast, DidExactly}), g.n(1, 5)) },
		func() Node { return Num(IconIs, g.n(int(IconSoul), int(IconDiscovery)), g.ref()) },
		func() Node { return Num(ColoursAre, g.n(0, 4), g.cards(), g.val()) },
		func() Node { return N(MovedThus, g.np(), g.kind(awayZones...)) },
		func() Node { return Num(NumberIs, g.n(0, 4), N(ThatDamage), g.val()) },
		func() Node { return Num(NumberIs, int(Equal), Num(CountOf, 1, g.cards()), N(Declared, g.owner())) },
		func() Node { return Num(AttackIsNth, g.n(1, 3)) },
		func() Node { return N(FirstTurn) },
		func() Node { return N(ExistApart, g.cards(), g.cards()) },
		func() Node {
			return N(IsA, N(Top, N(Exactly, Num(Number, 1)), g.owner(), g.kind(Deck, Clock, Stock)), g.np())
		},
	)
}

func (g *gen) cond() Node {
	var c Node
	switch g.n(0, 6) {
	case 0:
		a := g.cond1()
		c = N(CondAnd, a, g.cond1())
	case 2:
		c = N(CondOr, Num(PlayerLevelIs, g.n(0, 4), g.owner(), g.val()), g.cond1())
	case 1:
		c = g.kind(TopOfClock, DamageStopped) // nothing waits for them
	default:
		c = g.cond1()
	}
	if aboutCard(c) {
		g.that = thatCard
	}
	return c
}

// subject is what an event happens to.
func (g *gen) subject() Node {
	if g.yes() {
		return g.kind(This, This, ThisAttacking)
	}
	return g.set()
}

func (g *gen) trigger() Node {
	out := g.trigger0()
	if len(out.Kids) > 0 {
		switch k := out.Kids[0].Kind; {
		case out.Kind == OnOpponentReversed || out.Kind == OnSuchReversed:
			g.that = ThatOpponent
		case k == Cards || k == Union:
			if out.Kind != OnKeyword {
				g.that = ThatSubject
			}
		}
	}
	return out
}

func (g *gen) trigger0() Node {
	zone := func() Node { return g.kind(append(awayZones, Stage)...) }
	sub := g.subject
	return g.one(
		func() Node {
			from := Nothing
			if g.yes() {
				from = zone()
			} else if g.yes() {
				from = N(EitherZone, zone(), zone())
			}
			return N(OnPlaced, sub(), from, zone())
		},
		func() Node { return N(OnChanged, sub()) },
		func() Node { return Num(OnAttack, g.n(0, 3), sub()) },
		func() Node {
			return Num(OnAttacked, sampled(g.c, []int{0, 2, 3}), sub())
		},
		func() Node { return Num(OnState, g.n(0, 2), sub()) },
		func() Node { return N(OnOpponentReversed, sub()) },
		func() Node { return N(OnSuchReversed, sub(), g.np()) },
		func() Node { return Num(OnPhaseStart, g.n(int(PhTurn), int(PhEncore)), g.maybeOwner()) },
		func() Node { return Num(OnPhaseEnd, g.n(int(PhTurn), int(PhEncore)), g.maybeOwner()) },
		func() Node { return N(OnAttackEnd) },
		func() Node { return N(OnDraw, g.owner()) },
		func() Node { return N(AttackEndOf, sub()) },
		func() Node { return Num(OnKeyword, g.n(1, int(KwInherit)), Nothing) },
		func() Node { return Num(OnKeyword, g.n(1, int(KwInherit)), N(This)) },
		func() Node { return Num(OnKeyword, g.n(0, int(KwInherit)), N(Cards, N(Opp), Nothing, N(Card))) },
		func() Node { return g.onSubject() },
		func() Node { return N(OnTriggerCheck, sub(), g.np()) },
		func() Node { return N(OnPlay, g.owner(), g.np()) },
		func() Node { return N(OnCondition, g.cond1()) },
		func() Node { return N(OnPlayedTo, sub(), zone()) },
		func() Node { n := Num(OnPlacedByName, g.n(0, 2), sub(), zone()); n.Str = g.name(); return n },
		func() Node { return Num(OnPlacedByWord, int(KwUnion), sub(), zone()) },
	)
}

func (g *gen) onSubject() Node {
	if g.yes() {
		return N(sampled(g.c, []Kind{OnDamageCancelled, OnDamageTaken}), g.subject())
	}
	return N(sampled(g.c, []Kind{OnPlayerCancelled, OnPlayerTaken, OnLevelUp, OnRefresh}), g.owner())
}

func (g *gen) would() Node {
	out := g.one(
		func() Node { return N(WouldAttack, g.subject()) },
		func() Node { return N(WouldPlaced, g.subject(), N(Stage), g.kind(awayZones...)) },
		func() Node { return N(WouldTakeDamage, g.owner()) },
	)
	if k := out.Kids[0].Kind; k == Cards || k == Union {
		g.that = ThatSubject
	}
	return out
}

func (g *gen) value() Node {
	return g.one(
		g.num,
		func() Node { return Num(CountOf, g.times(), g.set()) },
		func() Node { return Num(StatOf, g.times()*8+g.stat(), g.ref()) },
		func() Node { return Num(PlayerLevel, g.times(), g.owner()) },
		func() Node { return N(Declared, g.owner()) },
		func() Node { return Num(PlusOf, g.n(1, 9), Num(CountOf, 1, g.set())) },
		func() Node { return Num(TierOf, g.n(0, 5), Num(CountOf, 1, g.set()), g.num(), g.num()) },
		func() Node { return Num(g.kind(SumOf, HighestOf).Kind, g.times()*8+g.stat(), g.cards()) },
		func() Node { return Num(IconSum, g.n(int(IconSoul), int(IconDiscovery)), g.cards()) },
		func() Node { return Num(ColoursOf, g.times(), N(Cards, Nothing, N(AmongThose), N(Card))) },
	)
}

func (g *gen) times() int { return sampled(g.c, []int{1, 2, 500}) }
