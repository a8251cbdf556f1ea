// Package trees draws lines of Luck & Logic at random.
package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	. "gorin/rules/luckandlogic/lexicon"
	"gorin/rules/text/gen"
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

func (g *drawer) few() Node { return Num(Number, g.Int(1, 9)) }

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

var stats = []Stat{StatLevel, StatCost, StatPower, StatAura, StatLimit, StatHeart, StatTerritory, StatGate}

func (g *drawer) stat() int { return int(gen.Sampled(g.From, stats)) }

// changed is a number that effects change.
func (g *drawer) changed() Stat { return gen.Sampled(g.From, stats[:6]) }

func (g *drawer) stem() Node {
	return g.One(
		func() Node { return Str(Trait, g.Trait()) },
		func() Node { return Str(World, g.Trait()) },
		func() Node { return Str(CovenanterIs, g.Name()) },
		func() Node { return Str(TitleIs, g.Name()) },
		func() Node { return Str(NameOnly, g.Name()) },
		func() Node { return Num(AttrIcon, g.Int(int(AttrSummer), int(AttrMoon))) },
		func() Node { return Num(Colour, g.Int(int(Yellow), int(Black))) },
		func() Node { return Num(WithStat, g.stat()*PerStat+g.Int(int(AtLeast), int(Equal)), g.val()) },
		func() Node { return g.Kind(FaceDown, FaceUp, IsSet) },
		func() Node { return Num(Lying, g.Int(0, 1)) },
	)
}

func (g *drawer) clause() Node {
	return g.One(
		func() Node { return Str(NameHas, g.Name()) },
		func() Node { return N(AnyOf, Str(NameHas, g.Name()), Str(NameHas, g.Name())) },
		func() Node { return Num(WithStat, g.stat()*PerStat+g.Int(int(More), int(Less)), g.vcmp()) },
		func() Node {
			return Num(WithStat, g.stat()*PerStat+gen.Sampled(g.From, []int{int(AtMost), int(AtLeast), int(More), int(Less)}), Num(StatOf, PerStat+g.stat(), g.certain()))
		},
		func() Node { return N(InBattle) },
		func() Node { return N(WithSet) },
		func() Node { return g.Kind(Attacking, Defending) },
		func() Node { return Num(HasKeyword, g.keyword()) },
		func() Node { return Num(HasLogic, g.Int(int(LogicPower), int(LogicIntercept))) },
		func() Node { return Num(gen.Sampled(g.From, []Kind{Broken, WithSoul}), g.Int(0, 1)) },
		func() Node { return N(WithSouls, g.few()) },
		func() Node { return Num(LawIs, g.Int(int(LawPower), int(LawHeart))) },
		func() Node {
			return N(gen.Sampled(g.From, []Kind{SameName, SameTitle, SameOnlyName, SameWorld, SameColour, SharedTrait, SharedCovenanter}), g.certain())
		},
		func() Node { return Num(SameStat, g.stat(), g.certain()) },
		func() Node { return Num(gen.Sampled(g.From, []Kind{Highest, Lowest}), g.stat()) },
	)
}

func (g *drawer) vcmp() Node {
	if g.Int(0, 3) == 0 {
		return Num(gen.Sampled(g.From, []Kind{TRank, AttacksOf}), 1, g.Owner())
	}
	return g.val()
}

func (g *drawer) filter() Node {
	return g.One(g.stem, g.stem, g.clause,
		func() Node { return Str(NameIs, g.Name()) },
		func() Node { return N(NotOf, g.stem()) },
		func() Node { return N(NotOf, N(HeadIs, g.Kind(Gate, Paradox, Foreigner))) },
		func() Node { return N(NotOf, N(IsOne, g.certain())) },
		func() Node { return N(LevelAtMostLevels, g.Owner()) },
		func() Node { return N(AnyOf, g.stem(), g.One(g.stem, g.clause)) },
		func() Node { return N(AnyOf, g.stem(), g.stem(), g.stem()) },
	)
}

// certain is an object that describes others; what it names does not change what
// pronouns stand for.
func (g *drawer) certain() Node { return g.Kind(This, TheCard) }

func (g *drawer) filters() []Node {
	var fs []Node
	for range g.Int(0, 2) {
		fs = append(fs, g.filter())
	}
	return fs
}

var (
	members    = []Kind{Character, Character, Logicalist, SuperLogicalist, Foreigner, Tranceunion}
	things     = []Kind{Gate, Tactics, Paradox, MyLogicalist, Card}
	slotZones  = []Kind{Circles, GateZone, Field, FrontRow, BackRow, LeftColumn, CentreColumn, RightColumn, FrontLeft, FrontCentre, FrontRight, BackLeft, BackCentre, BackRight, AttackedCircle}
	awayZones  = []Kind{Hand, Deck, DropZone, LevelZone, Stock, BattleZone, ParadoxZone, InterceptZone, RemoveZone, RefreshZone, PurgeZone, MyLogicalistZone, SecretZone, Resolution}
	rowsOfHits = []Kind{FrontRow, BackRow, FrontLeft, BackCentre, RightColumn}
)

func (g *drawer) head() Node {
	switch g.Int(0, 3) {
	case 0:
		return Str(Named, g.Name())
	case 1:
		return g.Kind(things...)
	}
	return g.Kind(members...)
}

func (g *drawer) place() (owner, zone Node) {
	most := 8
	if g.Later {
		most = 6 // what this effect has done so far is forgotten then
	}
	switch g.Int(0, most) {
	case 0:
		return g.Owner(), Nothing
	case 1:
		return g.MaybeOwner(), g.Kind(slotZones...)
	case 2:
		return g.MaybeOwner(), N(g.Kind(InFront, Behind, Adjacent, InCircleOf, SetUnder).Kind, N(This))
	case 3:
		return Nothing, N(SoulOf, N(This))
	case 6:
		return g.MaybeOwner(), N(EitherZone, g.Kind(Hand, FrontRow), g.Kind(awayZones...))
	case 7:
		return Nothing, g.Kind(ShownThus, RestedThus)
	case 8:
		return g.MaybeOwner(), N(PutThus, g.Kind(awayZones...))
	}
	return g.MaybeOwner(), g.Kind(awayZones...)
}

// sole reports whether filters say no more of a member than that it takes part in a battle: that is one
// card, which has a name of its own.
func sole(fs []Node) bool {
	if len(fs) != 1 {
		return false
	}
	switch fs[0].Kind {
	case InBattle, Attacking, Defending:
		return true
	}
	return false
}

// plain is filters that do not make a set of one.
func (g *drawer) plain() []Node {
	for {
		if fs := g.filters(); !sole(fs) {
			return fs
		}
	}
}

func (g *drawer) cards() Node {
	o, z := g.place()
	return Num(Cards, g.Other(), append([]Node{o, z, g.head()}, g.plain()...)...)
}

// np is a kind of card.
func (g *drawer) np() Node {
	return N(Cards, append([]Node{Nothing, Nothing, g.head()}, g.plain()...)...)
}

func (g *drawer) set() Node {
	if g.Int(0, 3) > 0 {
		return g.cards()
	}
	o, z := g.place()
	other := g.Other()
	u := N(Union)
	for range g.Int(1, 2) {
		u.Kids = append(u.Kids, Num(Cards, other, append([]Node{o, z, g.Kind(Character, Gate, Tactics)}, g.plain()...)...))
	}
	last := Num(Cards, other, o, z, g.head())
	u.Kids = append(u.Kids, last)
	return u
}

func (g *drawer) ref() Node {
	switch g.Int(0, 9) {
	case 0:
		return N(TheCard)
	case 1:
		g.That = ThatOpponent
		return N(BattleOpponent)
	case 2:
		return N(ThisAt, g.Kind(awayZones...))
	case 3:
		return N(ThisInBattle)
	case 4:
		return N(g.Kind(GateOf, HostOf, SoulHolder, Partner).Kind, N(This))
	case 5:
		return N(Battler, g.Owner())
	case 6:
		if g.Yes() {
			return g.Kind(AttackedGate, Breaker)
		}
		return N(g.Kind(Attacker, Defender).Kind, g.MaybeOwner())
	case 7:
		if g.That >= 0 {
			return Num(That, g.That)
		}
	}
	return N(This)
}

func (g *drawer) cond1() Node {
	is := func(k Kind) func() Node { return func() Node { return Num(k, g.Int(0, 1), g.ref()) } }
	counts := func(k Kind) func() Node { return func() Node { return Num(k, g.Int(0, 4), g.Owner(), g.vcmp()) } }
	return g.One(
		func() Node { return Num(Exists, g.Int(0, 1), g.cards()) },
		func() Node {
			return Num(Exists, g.Int(0, 1), N(Cards, append([]Node{Nothing, N(AmongThose), g.Kind(Character, Gate, Card)}, g.filters()...)...))
		},
		func() Node { return Num(CountIs, g.Int(0, 4), g.set(), g.val()) },
		func() Node { return Num(CompareCounts, g.Int(0, 4), g.cards(), g.cards()) },
		func() Node { return Num(ThisIs, g.Int(0, 1), g.Kind(slotZones...)) },
		func() Node { return N(ThisIs, g.Kind(awayZones...)) },
		func() Node { r := g.ref(); return Num(IsA, g.Int(0, 1), r, g.np()) },
		func() Node { r := g.ref(); return Num(StatIs, g.stat()*PerStat+g.Int(0, 4), r, g.val()) },
		func() Node { a := g.ref(); b := g.ref(); return Num(StatVs, g.stat()*PerStat+g.Int(0, 4), a, b) },
		func() Node { return N(AllAre, g.cards(), g.np()) },
		func() Node { return Num(StateIs, gen.Sampled(g.From, []int{0, 1, 3, 4}), g.ref()) },
		func() Node { return Num(gen.Sampled(g.From, []Kind{DidAtLeast, DidExactly}), g.Int(1, 5)) },
		func() Node { return N(MovedThus, g.np(), g.Kind(awayZones...)) },
		counts(TRankIs), counts(RefreshIs),
		func() Node { return Num(EmptyCircles, g.Int(0, 2), g.MaybeOwner(), g.few()) },
		is(FaceIs), is(WithSoulIs), is(IsSetOn), is(IsAttacking), is(IsDefending), is(IsBattling), is(IsBroken),
		func() Node { return N(g.Kind(WasMade, WasTranced).Kind, g.ref()) },
		func() Node { return Num(AttackIsOn, g.Int(0, 1), g.Kind(rowsOfHits...)) },
		func() Node { return Num(AttackIsNth, g.Int(1, 3)) },
		func() Node { return Num(DidTransmute, g.Int(0, 1)) },
		func() Node { return Num(LawNow, g.Int(int(LawPower), int(LawHeart))) },
		func() Node { return N(FirstTurn) },
		func() Node {
			return Num(g.Kind(DidThisTurn, DidNotThisTurn).Kind, g.Int(int(DeedTrance), int(DeedTransmute)), g.Owner())
		},
	)
}

// state is a condition that can begin to be met and is no event (9.7.6).
func (g *drawer) state() Node {
	for {
		if c := g.cond1(); c.Kind != WasMade && c.Kind != WasTranced {
			return c
		}
	}
}

func (g *drawer) cond() Node {
	var c Node
	switch g.Int(0, 6) {
	case 0:
		a := g.cond1()
		c = N(CondAnd, a, g.cond1())
	case 2:
		c = N(CondOr, Num(TRankIs, g.Int(0, 4), g.Owner(), g.val()), g.cond1())
	default:
		c = g.cond1()
	}
	if gen.AboutCard(c) {
		g.That = gen.ThatCard
	}
	return c
}

func (g *drawer) value() Node {
	return g.One(
		g.Num,
		func() Node { return Num(CountOf, g.Times(), g.set()) },
		func() Node { return Num(StatOf, g.Times()*PerStat+g.stat(), g.ref()) },
		func() Node { return Num(gen.Sampled(g.From, []Kind{TRank, AttacksOf}), g.Times(), g.Owner()) },
		func() Node { return Num(PlusOf, g.Int(1, 9), Num(CountOf, 1, g.set())) },
		func() Node { return Num(g.Kind(SumOf, HighestOf).Kind, g.Times()*PerStat+g.stat(), g.cards()) },
	)
}

// keyword draws a keyword that texts name.
func (g *drawer) keyword() int {
	var of []Keyword
	for _, k := range Keywords() {
		if k.Ja != "" {
			of = append(of, k.Keyword)
		}
	}
	return int(gen.Sampled(g.From, of))
}
