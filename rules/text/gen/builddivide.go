package gen

import (
	. "gorin/rules/ability" // most lines name kinds
)

// bdGen draws well-shaped trees of Build Divide: those that a text can say.
type bdGen struct {
	gen
	many         bool // more than one was chosen
	last, before pick // what was chosen last, and before that
}

// pick is what a choice is of.
type pick struct{ aimed, away, any bool }

// picks notes a choice.
func (g *bdGen) picks(n Node) {
	set := n.Kids[1]
	if set.Kind == Union {
		set = set.Kids[0]
	}
	zone, head := set.Kids[1].Kind, set.Kids[2].Kind
	here := (zone == None || zone == Field) && head != Command && head != AbilityHead || zone == TerritoryZone && head == Territory
	g.before, g.last = g.last, pick{n.Kind == Aim, !here, true}
}

func newBDGen(c *Source, depth int) *bdGen {
	return &bdGen{gen: gen{c: c, depth: depth, that: thatNothing}}
}

func (g *bdGen) pick(ks ...Kind) Kind { return sampled(g.c, ks) }
func (g *bdGen) of(ns ...int) int     { return sampled(g.c, ns) }

// Values.

func (g *bdGen) val() Node {
	switch g.n(0, 9) {
	case 0:
		return N(XVar)
	case 1:
		return Num(XVar, 1000)
	}
	return g.num()
}

func (g *bdGen) qty() Node {
	switch g.n(0, 9) {
	case 0:
		return N(AnyMany)
	case 1, 2, 3:
		return N(UpTo, g.val())
	}
	return N(Exactly, g.val())
}

// Filters and sets.

func (g *bdGen) stem() Node {
	return g.one(
		func() Node { return Str(Trait, g.trait()) },
		func() Node { return Str(Identity, g.trait()) },
		func() Node { return Num(Colour, g.n(int(Yellow), int(Black))) },
		func() Node { return Num(CostIs, g.n(int(AtLeast), int(Equal)), g.val()) },
		func() Node { return Num(PowerIs, g.n(int(AtLeast), int(Equal)), g.val()) },
		func() Node { return Num(HitIs, g.n(int(AtLeast), int(Equal)), g.val()) },
		func() Node { return g.kind(FaceDown, FaceUp, Ace, Quick) },
		func() Node { return Num(Opened, g.n(0, 1)) },
		func() Node { return Num(Lying, g.n(0, 1)) },
	)
}

func (g *bdGen) clause() Node {
	return g.one(
		func() Node { return Str(NameHas, g.name()) },
		func() Node { return Str(TitleIs, g.name()) },
		func() Node { return Num(g.pick(CostIs, PowerIs, HitIs), g.n(int(More), int(Less)), g.val()) },
		func() Node {
			return g.kind(Damaged, Attacking, Blocking, Colourless, WithAura, InBattle)
		},
		func() Node { return Num(WithIcons, g.n(1, 3)) },
		func() Node { return Num(HasIcon, g.of(int(TriggerBuster), int(TriggerShot))) },
		func() Node { return g.kind(SharesTrait, SameColourAsThis) },
		func() Node {
			return Num(HasKeyword, g.of(int(KwDecoy), int(KwBlitz), int(KwEvol), int(KwUnity), int(KwAwaken)))
		},
	)
}

func (g *bdGen) filter() Node {
	return g.one(g.stem, g.stem, g.clause,
		func() Node { return Str(NameIs, g.name()) },
		func() Node { return N(NotOf, g.stem()) },
		func() Node { return N(NotOf, N(HeadIs, g.kind(Command, Territory))) },
		func() Node { return N(AnyOf, g.stem(), g.one(g.stem, g.clause)) },
		func() Node { return N(AnyOf, Str(NameHas, g.name()), Str(NameHas, g.name())) },
	)
}

func (g *bdGen) filters() []Node {
	var fs []Node
	for range g.n(0, 2) {
		fs = append(fs, g.filter())
	}
	return fs
}

func (g *bdGen) head() Node {
	if g.n(0, 4) == 0 {
		return Str(Named, g.name())
	}
	return g.kind(Unit, Unit, Unit, Command, Territory, Aura, Card)
}

var bdZones = []Kind{Hand, Graveyard, Graveyard, EnergyZone, TerritoryZone, DDeck, RemoveZone, Resolution, Deck, LifeZone, Field}

func (g *bdGen) place() (owner, zone Node) {
	owner, zone = g.maybeOwner(), Nothing
	if g.yes() {
		zone = g.kind(bdZones...)
	}
	if zone.Kind != None && ownerless(N(Cards, owner, zone)) {
		owner = g.owner()
	}
	return owner, zone
}

func (g *bdGen) cards() Node {
	o, z := g.place()
	if g.n(0, 9) == 0 {
		return N(Cards, o, N(Resolution), N(AbilityHead))
	}
	return Num(Cards, g.other(), append([]Node{o, z, g.head()}, g.filters()...)...)
}

func (g *bdGen) np() Node {
	return N(Cards, append([]Node{Nothing, Nothing, g.head()}, g.filters()...)...)
}

func (g *bdGen) set() Node {
	if g.n(0, 3) > 0 {
		return g.cards()
	}
	o, z := g.place()
	other := g.other()
	u := N(Union)
	for range g.n(1, 2) {
		u.Kids = append(u.Kids, Num(Cards, other, append([]Node{o, z, g.kind(Unit, Command, Territory)}, g.filters()...)...))
	}
	u.Kids = append(u.Kids, Num(Cards, other, o, z, g.head()))
	return u
}

// ref is a card that is named by a pronoun or by its place.
func (g *bdGen) ref() Node {
	switch g.n(0, 8) {
	case 0:
		return g.card()
	case 1:
		g.that = ThatOpponent
		return N(BattleOpponent)
	case 2:
		return N(Host)
	case 3:
		return N(ThisAt, g.kind(Hand, Graveyard, DDeck, RemoveZone, EnergyZone))
	case 4:
		return N(ThisInBattle)
	case 5:
		if g.that > ThatChosen {
			return Num(That, g.that)
		}
	case 6:
		if g.chosen && !g.many {
			return N(Chosen)
		}
	case 7:
		if g.before.aimed && !g.last.aimed {
			return Num(That, ThatPicked)
		}
	}
	return N(This)
}

// card is the card shown or moved last, unless そのカード would be one that was chosen
// before a unit.
func (g *bdGen) card() Node {
	if g.last.any && !g.last.away && g.before.any && g.before.away {
		return N(Host)
	}
	return N(TheCard)
}

func (g *bdGen) object() Node {
	if g.chosen && g.yes() {
		return N(Chosen)
	}
	return g.one(g.ref, g.ref,
		func() Node { return g.kind(TheCards, Remainder) },
		func() Node { return N(g.pick(Top, Bottom), g.qty(), g.owner(), g.kind(Deck, LifeZone)) },
		func() Node { return N(All, g.set()) },
		func() Node { return N(AurasOf, g.ref()) },
	)
}

// some is a card or all of a set.
func (g *bdGen) some() Node {
	switch g.n(0, 5) {
	case 0, 1:
		return N(All, g.set())
	case 2:
		if g.chosen {
			return N(Chosen)
		}
	}
	return g.ref()
}

// Conditions and events.

func (g *bdGen) who() Node {
	if g.yes() {
		return g.kind(You, Opp)
	}
	return g.ref()
}

func (g *bdGen) counter() string {
	return sampled(g.c, []string{"断罪", "錬成", "年輪"})
}

func (g *bdGen) evol() string {
	return sampled(g.c, []string{"", "炎", "氷", "白・黒"})
}

func (g *bdGen) stat() int { return g.of(int(StatCost), int(StatPower), int(StatHit)) }

func (g *bdGen) cond1() Node {
	return g.one(
		func() Node { return Num(Exists, g.n(0, 1), g.cards()) },
		func() Node {
			return Num(Exists, g.n(0, 1), N(Cards, append([]Node{Nothing, N(AmongThose), g.kind(Unit, Command, Card)}, g.filters()...)...))
		},
		func() Node { return Num(CountIs, g.n(0, 4), g.set(), g.val()) },
		func() Node { return Num(CompareCounts, g.n(0, 4), g.cards(), g.cards()) },
		func() Node { return Num(ThisIs, g.n(0, 1), g.kind(Field, Hand, Graveyard, EnergyZone, RemoveZone)) },
		func() Node { r := g.ref(); return Num(IsA, g.n(0, 1), r, g.np()) },
		func() Node { r := g.ref(); return Num(StatIs, g.stat()*8+g.n(0, 4), r, g.val()) },
		func() Node { a := g.ref(); b := g.ref(); return Num(StatVs, g.stat()*8+g.n(0, 4), a, b) },
		func() Node { return N(AllAre, g.cards(), g.np()) },
		func() Node { return Num(StateIs, g.n(0, 1), g.ref()) },
		func() Node { return Num(g.pick(DidAtLeast, DidExactly), g.n(1, 5)) },
		func() Node { return Num(InRed, g.n(0, 1), g.kind(You, Opp)) },
		func() Node { n := Num(CountersAre, g.n(0, 4), g.who(), g.val()); n.Str = g.counter(); return n },
		func() Node { return Str(ByEvol, g.evol()) },
		func() Node { return Num(ByEvol, 1) },
		func() Node { r := g.ref(); return Num(SumIs, g.stat()*8+g.n(0, 1), r, g.val()) },
		func() Node { return N(DroppedThisTurn, g.one(g.stem, g.clause)) },
		func() Node { return N(CameThisTurn, g.cards()) },
		func() Node { return N(UnityDrew, g.kind(You, Opp)) },
		func() Node { return N(GuessRight) },
		func() Node { return Num(TerritoryIs, g.n(0, 1), g.kind(You, Opp)) },
	)
}

func (g *bdGen) cond() Node {
	c := g.cond1()
	if g.n(0, 4) == 0 {
		c = N(CondAnd, c, g.cond1())
	}
	if aboutCard(c) {
		g.that = thatCard
	}
	return c
}

func (g *bdGen) subject() Node {
	if g.yes() {
		return N(This)
	}
	return g.set()
}

// remember notes which card an event names.
func (g *bdGen) remember(t Node) Node {
	if len(t.Kids) > 0 && (t.Kids[0].Kind == Cards || t.Kids[0].Kind == Union) || t.Kind == OnPlay {
		g.that = ThatSubject
	}
	return t
}

func (g *bdGen) trigger() Node {
	zone := func() Node { return g.kind(Hand, Deck, Graveyard, EnergyZone, LifeZone, RemoveZone, Field) }
	sub := g.subject
	return g.remember(g.one(
		func() Node {
			from := Nothing
			if g.yes() {
				from = zone()
			} else if g.n(0, 3) == 0 {
				from = N(EitherZone, zone(), zone())
			}
			return N(OnPlaced, sub(), from, zone())
		},
		func() Node { return N(OnPlaced, sub(), Nothing, N(Field)) },
		func() Node { return N(OnPlaced, sub(), N(Field), N(Graveyard)) },
		func() Node { return Num(OnAttack, g.of(0, 4, 5), sub()) },
		func() Node { return N(OnAttacked, sub()) },
		func() Node { return Num(OnState, g.n(0, 1), sub()) },
		func() Node { return Num(OnPhaseStart, g.of(int(PhTurn), int(PhMain), int(PhAttack)), g.maybeOwner()) },
		func() Node { return Num(OnPhaseEnd, g.of(int(PhTurn), int(PhEnd), int(PhBattle)), g.maybeOwner()) },
		func() Node { return N(OnPlay, g.owner(), g.np()) },
		func() Node { return N(OnCondition, g.cond1()) },
		func() Node {
			return N(g.pick(OnBlock, OnUnblocked, OnHurt, OnAura, OnBright, OnSkill), sub())
		},
		func() Node { return Num(OnBattle, g.n(int(BattleBegins), int(AttackWon)), sub()) },
		func() Node {
			t := N(OnTargeted, sub(), g.maybeOwner(), Nothing)
			if t.Kids[1].Kind != None && g.yes() {
				t.Kids[2] = g.kind(Command, Unit)
			}
			return t
		},
		func() Node { n := N(OnEvol, sub()); n.Str = g.evol(); return n },
		func() Node { return N(g.pick(OnPlayerHurt, OnRed), g.owner()) },
		func() Node { return N(OnHurtsPlayer, sub(), g.kind(Opp, Each)) },
		func() Node { return Num(OnOpen, g.n(0, 1), sub()) },
		func() Node { return N(OnGameStart) },
		func() Node { n := N(OnCounter, g.owner()); n.Str = g.counter(); return n },
	))
}

func (g *bdGen) would() Node {
	return g.remember(g.one(
		func() Node { return N(WouldAttack, g.subject()) },
		func() Node { return N(WouldPlaced, g.subject(), N(Field), g.kind(Graveyard, Hand, RemoveZone)) },
		func() Node { return N(WouldPlaced, g.subject(), Nothing, N(Field)) },
		func() Node { return N(WouldTakeDamage, g.owner()) },
		func() Node { return N(WouldDraw, g.owner()) },
		func() Node { return Num(WouldHurt, g.n(0, 1), g.subject()) },
	))
}

func (g *bdGen) value() Node {
	return g.one(
		g.num,
		func() Node { return counted(g.times(), g.set()) },
		func() Node { return Num(StatOf, g.times()*8+g.stat(), g.ref()) },
		func() Node { n := Num(CountersOf, g.times(), g.who()); n.Str = g.counter(); return n },
		func() Node { return Num(DamageOn, g.times(), g.ref()) },
		func() Node { return Num(LifeOf, g.times(), g.kind(You, Opp)) },
	)
}

// counted is how many cards a set has. All of a life zone is a player's life: there is one
// tree for one meaning.
func counted(times int, set Node) Node {
	if set.Kind == Cards && set.Num == 0 && len(set.Kids) == 3 && set.Kids[0].Kind != None && set.Kids[1].Kind == LifeZone && set.Kids[2].Kind == Card {
		return Num(LifeOf, times, set.Kids[0])
	}
	return Num(CountOf, times, set)
}
