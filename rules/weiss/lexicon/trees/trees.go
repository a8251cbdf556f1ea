// Package trees draws lines of Weiss Schwarz at random.
package trees

import (
	"slices"

	. "gorin/rules/ability" // trees are made of its kinds
	"gorin/rules/text/gen"
	. "gorin/rules/weiss/lexicon"
)

// Random draws a line.
func Random(s *gen.Source) Node { return newDrawer(s, 0).wholeLine() }

// Lasting draws a continuous ability that looks at what cards are.
func Lasting(s *gen.Source) Node {
	g := newDrawer(s, 0)
	return gen.Lasting(s, g.cond, g.set, g.value)
}

// drawer draws well-shaped trees: those that a text can say.
type drawer struct{ gen.Gen }

func newDrawer(s *gen.Source, depth int) *drawer {
	return &drawer{gen.Gen{From: s, Depth: depth, That: gen.ThatNothing}}
}

func (g *drawer) val() Node {
	if g.Int(0, 4) == 0 {
		return N(XVar)
	}
	return g.Num()
}

func (g *drawer) qty() Node {
	switch g.Int(0, 9) {
	case 0:
		return N(SameMany)
	case 1:
		return N(AnyMany)
	case 2, 3, 4:
		return N(UpTo, g.val())
	}
	return N(Exactly, g.val())
}

func (g *drawer) stem() Node {
	return g.One(
		func() Node { return Str(Trait, g.Trait()) },
		func() Node { return Num(Colour, g.Int(int(Yellow), int(Purple))) },
		func() Node { return Num(WithStat, OfStat(StatLevel, g.Int(int(AtLeast), int(Equal))), g.val()) },
		func() Node { return Num(WithStat, OfStat(StatCost, g.Int(int(AtLeast), int(Equal))), g.val()) },
		func() Node { return Num(WithStat, OfStat(StatPower, g.Int(int(AtLeast), int(Equal))), g.val()) },
		func() Node { return g.Kind(FaceDown, FaceUp) },
	)
}

func (g *drawer) clause() Node {
	return g.One(
		func() Node { return Str(NameHas, g.Name()) },
		func() Node { return N(AnyOf, Str(NameHas, g.Name()), Str(NameHas, g.Name())) },
		func() Node {
			return Num(WithStat, OfStat(gen.Sampled(g.From, []Stat{StatLevel, StatCost, StatPower}), g.Int(int(More), int(Less))), g.vcmp())
		},
		func() Node { return g.Kind(InBattle, WithMarker, SameColourAsThis, InFrontAttack) },
		func() Node { return Num(Lying, g.Int(0, 2)) },
		func() Node { return Str(HasLink, "灯台同盟") },
		func() Node { return Num(HasKeyword, g.keyword()) },
		func() Node { return Str(TraitHas, g.Name()) },
		func() Node { return N(NoTrait) },
		func() Node { return Num(Attacking, g.Int(0, 3)) },
		func() Node { return N(g.Kind(SameName, SharedTrait, SameStat).Kind, g.certain()) },
		func() Node { return N(HasAbility, N(Encore, N(Cost, Num(PayStock, g.Int(0, 4))))) },
	)
}

func (g *drawer) vcmp() Node {
	if g.Int(0, 2) == 0 {
		return Num(PlayerLevel, 1, g.Owner())
	}
	return g.val()
}

func (g *drawer) filter() Node {
	return g.One(g.stem, g.stem, g.clause,
		func() Node { return N(LevelAtMostYours) },
		func() Node { return Str(NameIs, g.Name()) },
		func() Node { return Num(HasIcon, g.Int(int(IconSoul), int(IconDiscovery))) },
		func() Node { return N(NotOf, g.One(g.stem, func() Node { return N(HeadIs, g.Kind(Climax, Event)) })) },
		func() Node { return N(NotOf, Num(Lying, g.Int(0, 2))) },
		func() Node { return N(NotOf, N(WithMarker)) },
		func() Node {
			return Num(WithStat, OfStat(StatLevel, AtMost), g.One(
				func() Node { return Num(PlusOf, g.Int(1, 2), Num(PlayerLevel, 1, g.Owner())) },
				func() Node { return Num(StatOf, PerStat+int(StatLevel), g.certain()) }))
		},
		func() Node { return N(NotOf, N(IsOne, g.certain())) },
		func() Node { return N(AnyOf, g.stem(), g.One(g.stem, g.clause)) },
		func() Node { return N(AnyOf, g.stem(), g.stem(), g.stem()) },
	)
}

// certain is an object that describes others; what it names does not change what
// pronouns stand for.
func (g *drawer) certain() Node { return g.Kind(This, TheCard, ThisInBattle, ThisAttacking) }

func (g *drawer) filters() []Node {
	var fs []Node
	for range g.Int(0, 2) {
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

func (g *drawer) head() Node {
	if g.Int(0, 3) == 0 {
		return Str(Named, g.Name())
	}
	return g.Kind(Character, Character, Event, Climax, Card)
}

var (
	stageZones = []Kind{Stage, FrontRow, BackRow, FrontLeft, FrontRight, BackLeft, BackRight, FrontSides}
	awayZones  = []Kind{Hand, Deck, WaitingRoom, Clock, Level, Stock, ClimaxZone, Memory, Resolution}
)

func (g *drawer) place() (owner, zone Node) {
	most := 7
	if g.Later {
		most = 5 // what this effect has done so far is forgotten then
	}
	switch g.Int(0, most) {
	case 0:
		return g.Owner(), Nothing
	case 5:
		return g.MaybeOwner(), N(EitherZone, g.Kind(Hand, FrontRow), g.Kind(awayZones...))
	case 6:
		return Nothing, g.Kind(ShownThus, RestedThus)
	case 7:
		return g.MaybeOwner(), N(PutThus, g.Kind(awayZones...))
	case 1:
		return g.MaybeOwner(), g.Kind(stageZones...)
	case 2:
		return g.MaybeOwner(), g.Kind(InFront, Behind)
	}
	return g.MaybeOwner(), g.Kind(awayZones...)
}

func (g *drawer) cards() Node {
	o, z := g.place()
	return Num(Cards, g.Other(), append([]Node{o, z, g.head()}, g.filters()...)...)
}

// np is a kind of card.
func (g *drawer) np() Node {
	return N(Cards, append([]Node{Nothing, Nothing, g.head()}, g.filters()...)...)
}

func (g *drawer) set() Node {
	if g.Int(0, 3) > 0 {
		return g.cards()
	}
	o, z := g.place()
	other := g.Other()
	u := N(Union)
	for range g.Int(1, 2) {
		u.Kids = append(u.Kids, Num(Cards, other, append([]Node{o, z, g.Kind(Character, Event, Climax)}, g.filters()...)...))
	}
	last := Num(Cards, other, o, z, g.head())
	u.Kids = append(u.Kids, last)
	return u
}

func (g *drawer) ref() Node {
	switch g.Int(0, 7) {
	case 0:
		return N(TheCard)
	case 1:
		g.That = ThatOpponent
		return N(BattleOpponent)
	case 2:
		g.That = ThatFacing
		return N(Facing)
	case 3:
		return N(ThisAt, g.Kind(append(awayZones, Stage)...))
	case 4:
		return N(ThisInBattle)
	case 5:
		if g.That >= 0 {
			return Num(That, g.That)
		}
	}
	return N(This)
}

func (g *drawer) stat() int { return g.Int(int(StatLevel), int(StatSoul)) }

func (g *drawer) cond1() Node {
	return g.One(
		func() Node { return Num(Exists, g.Int(0, 1), g.cards()) },
		func() Node {
			return Num(Exists, g.Int(0, 1), N(Cards, append([]Node{Nothing, N(AmongThose), g.Kind(Character, Climax, Card)}, g.filters()...)...))
		},
		func() Node { return Num(CountIs, g.Int(0, 4), g.set(), g.val()) },
		func() Node { return Num(CompareCounts, g.Int(0, 4), g.cards(), g.cards()) },
		func() Node { return Num(ThisIs, g.Int(0, 1), g.Kind(append(awayZones, stageZones...)...)) },
		func() Node { r := g.ref(); return Num(IsA, g.Int(0, 1), r, g.np()) },
		func() Node { r := g.ref(); return Num(StatIs, g.stat()*PerStat+g.Int(0, 4), r, g.vcmp()) },
		func() Node { a := g.ref(); b := g.ref(); return Num(StatVs, g.stat()*PerStat+g.Int(0, 4), a, b) },
		func() Node { return N(AllAre, g.cards(), g.np()) },
		func() Node { return Num(HasMarker, g.Int(0, 1), g.ref()) },
		func() Node { return Num(PlayerLevelIs, g.Int(0, 4), g.Owner(), g.val()) },
		func() Node { return Num(LevelSumIs, g.Int(0, 4), g.Owner(), g.val()) },
		func() Node { return Num(StateIs, g.Int(0, 5), g.ref()) },
		func() Node {
			return Num(StatIs, g.stat()*PerStat+g.Int(0, 4), N(Cards, g.Owner(), Nothing, N(Character), N(InBattle)), g.vcmp())
		},
		func() Node { return Num(TwoIcons, int(IconSoul), g.ref()) },
		func() Node { return Num(gen.Sampled(g.From, []Kind{DidAtLeast, DidExactly}), g.Int(1, 5)) },
		func() Node { return Num(IconIs, g.Int(int(IconSoul), int(IconDiscovery)), g.ref()) },
		func() Node { return Num(ColoursAre, g.Int(0, 4), g.cards(), g.val()) },
		func() Node { return N(MovedThus, g.np(), g.Kind(awayZones...)) },
		func() Node { return Num(NumberIs, g.Int(0, 4), N(ThatDamage), g.val()) },
		func() Node { return Num(NumberIs, int(Equal), Num(CountOf, 1, g.cards()), N(Declared, g.Owner())) },
		func() Node { return Num(AttackIsNth, g.Int(1, 3)) },
		func() Node { return N(FirstTurn) },
		func() Node { return N(ExistApart, g.cards(), g.cards()) },
		func() Node {
			return N(IsA, N(Top, N(Exactly, Num(Number, 1)), g.Owner(), g.Kind(Deck, Clock, Stock)), g.np())
		},
	)
}

func (g *drawer) cond() Node {
	var c Node
	switch g.Int(0, 6) {
	case 0:
		a := g.cond1()
		c = N(CondAnd, a, g.cond1())
	case 2:
		c = N(CondOr, Num(PlayerLevelIs, g.Int(0, 4), g.Owner(), g.val()), g.cond1())
	case 1:
		c = g.Kind(TopOfClock, DamageStopped) // nothing waits for them
	default:
		c = g.cond1()
	}
	if gen.AboutCard(c) {
		g.That = gen.ThatCard
	}
	return c
}

// subject is what an event happens to.
func (g *drawer) subject() Node {
	if g.Yes() {
		return g.Kind(This, This, ThisAttacking)
	}
	return g.set()
}

func (g *drawer) trigger() Node {
	out := g.trigger0()
	if len(out.Kids) > 0 {
		switch k := out.Kids[0].Kind; {
		case out.Kind == OnOpponentReversed || out.Kind == OnSuchReversed:
			g.That = ThatOpponent
		case k == Cards || k == Union:
			if out.Kind != OnKeyword {
				g.That = ThatSubject
			}
		}
	}
	return out
}

func (g *drawer) trigger0() Node {
	zone := func() Node { return g.Kind(append(awayZones, Stage)...) }
	sub := g.subject
	return g.One(
		func() Node {
			from := Nothing
			if g.Yes() {
				from = zone()
			} else if g.Yes() {
				from = N(EitherZone, zone(), zone())
			}
			return N(OnPlaced, sub(), from, zone())
		},
		func() Node { return N(OnChanged, sub()) },
		func() Node { return Num(OnAttack, g.Int(0, 3), sub()) },
		func() Node {
			return Num(OnAttacked, gen.Sampled(g.From, []int{0, 2, 3}), sub())
		},
		func() Node { return Num(OnState, g.Int(0, 2), sub()) },
		func() Node { return N(OnOpponentReversed, sub()) },
		func() Node { return N(OnSuchReversed, sub(), g.np()) },
		func() Node { return Num(OnPhaseStart, g.Int(int(PhTurn), int(PhEncore)), g.MaybeOwner()) },
		func() Node { return Num(OnPhaseEnd, g.Int(int(PhTurn), int(PhEncore)), g.MaybeOwner()) },
		func() Node { return N(OnAttackEnd) },
		func() Node { return N(OnDraw, g.Owner()) },
		func() Node { return N(AttackEndOf, sub()) },
		func() Node { return Num(OnKeyword, g.keyword(), Nothing) },
		func() Node { return Num(OnKeyword, g.keyword(), N(This)) },
		func() Node {
			return Num(OnKeyword, gen.Sampled(g.From, []int{int(KwNone), g.keyword()}), N(Cards, N(Opp), Nothing, N(Card)))
		},
		func() Node { return g.onSubject() },
		func() Node { return N(OnTriggerCheck, sub(), g.np()) },
		func() Node { return N(OnPlay, g.Owner(), g.np()) },
		func() Node { return N(OnCondition, g.cond1()) },
		func() Node { return N(OnPlayedTo, sub(), zone()) },
		func() Node { n := Num(OnPlacedByName, g.Int(0, 2), sub(), zone()); n.Str = g.Name(); return n },
		func() Node { return Num(OnPlacedByWord, int(KwUnion), sub(), zone()) },
	)
}

func (g *drawer) onSubject() Node {
	if g.Yes() {
		return N(gen.Sampled(g.From, []Kind{OnDamageCancelled, OnDamageTaken}), g.subject())
	}
	return N(gen.Sampled(g.From, []Kind{OnPlayerCancelled, OnPlayerTaken, OnLevelUp, OnRefresh}), g.Owner())
}

func (g *drawer) would() Node {
	out := g.One(
		func() Node { return N(WouldAttack, g.subject()) },
		func() Node { return N(WouldPlaced, g.subject(), N(Stage), g.Kind(awayZones...)) },
		func() Node { return N(WouldTakeDamage, g.Owner()) },
	)
	if k := out.Kids[0].Kind; k == Cards || k == Union {
		g.That = ThatSubject
	}
	return out
}

func (g *drawer) value() Node {
	return g.One(
		g.Num,
		func() Node { return Num(CountOf, g.Times(), g.set()) },
		func() Node { return Num(StatOf, g.Times()*PerStat+g.stat(), g.ref()) },
		func() Node { return Num(PlayerLevel, g.Times(), g.Owner()) },
		func() Node { return N(Declared, g.Owner()) },
		func() Node { return Num(PlusOf, g.Int(1, 9), Num(CountOf, 1, g.set())) },
		func() Node { return Num(TierOf, g.Int(0, 5), Num(CountOf, 1, g.set()), g.Num(), g.Num()) },
		func() Node { return Num(g.Kind(SumOf, HighestOf).Kind, g.Times()*PerStat+g.stat(), g.cards()) },
		func() Node { return Num(IconSum, g.Int(int(IconSoul), int(IconDiscovery)), g.cards()) },
		func() Node { return Num(ColoursOf, g.Times(), N(Cards, Nothing, N(AmongThose), N(Card))) },
	)
}
