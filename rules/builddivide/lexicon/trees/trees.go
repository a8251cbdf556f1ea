// Package trees draws lines of Build Divide at random.
package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	. "gorin/rules/builddivide/lexicon"
	"gorin/rules/text/gen"
)

// ownerless reports whether a set is of a zone that the texts never name
// without its owner.
func ownerless(set Node) bool {
	if set.Kids[0].Kind != None {
		return false
	}
	switch set.Kids[1].Kind {
	case Hand, Deck, LifeZone, DDeck, Graveyard, EnergyZone, TerritoryZone, RemoveZone:
		return true
	}
	return false
}

// pipColours is the colour's place in the Num of a Pip.
const pipColours = 32

// Random draws a line.
func Random(s *gen.Source) Node { return newDrawer(s, 0).wholeLine() }

// Lasting draws a continuous ability that looks at what cards are.
func Lasting(s *gen.Source) Node {
	g := newDrawer(s, 0)
	return gen.Lasting(s, g.cond, g.set, g.value)
}

// drawer draws well-shaped trees: those that a text can say.
type drawer struct {
	gen.Gen
	many         bool // more than one was chosen
	last, before pick // what was chosen last, and before that
}

// pick is what a choice is of.
type pick struct{ aimed, away, any bool }

// picks notes a choice.
func (g *drawer) picks(n Node) {
	set := n.Kids[1]
	if set.Kind == Union {
		set = set.Kids[0]
	}
	zone, head := set.Kids[1].Kind, set.Kids[2].Kind
	here := (zone == None || zone == Field) && head != Command && head != AbilityHead || zone == TerritoryZone && head == Territory
	g.before, g.last = g.last, pick{n.Kind == Aim, !here, true}
}

func newDrawer(c *gen.Source, depth int) *drawer {
	return &drawer{Gen: gen.Gen{From: c, Depth: depth, That: gen.ThatNothing}}
}

func (g *drawer) pick(ks ...Kind) Kind { return gen.Sampled(g.From, ks) }
func (g *drawer) of(ns ...int) int     { return gen.Sampled(g.From, ns) }

// Values.

func (g *drawer) val() Node {
	switch g.Int(0, 9) {
	case 0:
		return N(XVar)
	case 1:
		return Num(XVar, 1000)
	}
	return g.Num()
}

func (g *drawer) qty() Node {
	switch g.Int(0, 9) {
	case 0:
		return N(AnyMany)
	case 1, 2, 3:
		return N(UpTo, g.val())
	}
	return N(Exactly, g.val())
}

// Filters and sets.

func (g *drawer) stem() Node {
	return g.One(
		func() Node { return Str(Trait, g.Trait()) },
		func() Node { return Str(Identity, g.Trait()) },
		func() Node { return Num(Colour, g.Int(int(Yellow), int(Black))) },
		func() Node { return Num(WithStat, OfStat(StatCost, g.Int(int(AtLeast), int(Equal))), g.val()) },
		func() Node { return Num(WithStat, OfStat(StatPower, g.Int(int(AtLeast), int(Equal))), g.val()) },
		func() Node { return Num(WithStat, OfStat(StatHit, g.Int(int(AtLeast), int(Equal))), g.val()) },
		func() Node { return g.Kind(FaceDown, FaceUp, Ace, Quick) },
		func() Node { return Num(Opened, g.Int(0, 1)) },
		func() Node { return Num(Lying, g.Int(0, 1)) },
	)
}

func (g *drawer) clause() Node {
	return g.One(
		func() Node { return Str(NameHas, g.Name()) },
		func() Node { return Str(TitleIs, g.Name()) },
		func() Node {
			return Num(WithStat, OfStat(Stat(g.of(int(StatCost), int(StatPower), int(StatHit))), g.Int(int(More), int(Less))), g.val())
		},
		func() Node {
			return g.Kind(Damaged, Attacking, Blocking, Colourless, WithAura, InBattle)
		},
		func() Node { return Num(WithIcons, g.Int(1, 3)) },
		func() Node { return Num(HasIcon, g.of(int(TriggerBuster), int(TriggerShot))) },
		func() Node { return g.Kind(SharesTrait, SameColourAsThis) },
		func() Node {
			return Num(HasKeyword, g.of(int(KwDecoy), int(KwBlitz), int(KwEvol), int(KwUnity), int(KwAwaken)))
		},
	)
}

func (g *drawer) filter() Node {
	return g.One(g.stem, g.stem, g.clause,
		func() Node { return Str(NameIs, g.Name()) },
		func() Node { return N(NotOf, g.stem()) },
		func() Node { return N(NotOf, N(HeadIs, g.Kind(Command, Territory))) },
		func() Node { return N(AnyOf, g.stem(), g.One(g.stem, g.clause)) },
		func() Node { return N(AnyOf, Str(NameHas, g.Name()), Str(NameHas, g.Name())) },
	)
}

func (g *drawer) filters() []Node {
	var fs []Node
	for range g.Int(0, 2) {
		fs = append(fs, g.filter())
	}
	return fs
}

func (g *drawer) head() Node {
	if g.Int(0, 4) == 0 {
		return Str(Named, g.Name())
	}
	return g.Kind(Unit, Unit, Unit, Command, Territory, Aura, Card)
}

var zones = []Kind{Hand, Graveyard, Graveyard, EnergyZone, TerritoryZone, DDeck, RemoveZone, Resolution, Deck, LifeZone, Field}

func (g *drawer) place() (owner, zone Node) {
	owner, zone = g.MaybeOwner(), Nothing
	if g.Yes() {
		zone = g.Kind(zones...)
	}
	if zone.Kind != None && ownerless(N(Cards, owner, zone)) {
		owner = g.Owner()
	}
	return owner, zone
}

func (g *drawer) cards() Node {
	o, z := g.place()
	if g.Int(0, 9) == 0 {
		return N(Cards, o, N(Resolution), N(AbilityHead))
	}
	return Num(Cards, g.Other(), append([]Node{o, z, g.head()}, g.filters()...)...)
}

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
		u.Kids = append(u.Kids, Num(Cards, other, append([]Node{o, z, g.Kind(Unit, Command, Territory)}, g.filters()...)...))
	}
	u.Kids = append(u.Kids, Num(Cards, other, o, z, g.head()))
	return u
}

// ref is a card that is named by a pronoun or by its place.
func (g *drawer) ref() Node {
	switch g.Int(0, 8) {
	case 0:
		return g.card()
	case 1:
		g.That = ThatOpponent
		return N(BattleOpponent)
	case 2:
		return N(Host)
	case 3:
		return N(ThisAt, g.Kind(Hand, Graveyard, DDeck, RemoveZone, EnergyZone))
	case 4:
		return N(ThisInBattle)
	case 5:
		if g.That > ThatChosen {
			return Num(That, g.That)
		}
	case 6:
		if g.Chosen && !g.many {
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
func (g *drawer) card() Node {
	if g.last.any && !g.last.away && g.before.any && g.before.away {
		return N(Host)
	}
	return N(TheCard)
}

func (g *drawer) object() Node {
	if g.Chosen && g.Yes() {
		return N(Chosen)
	}
	return g.One(g.ref, g.ref,
		func() Node { return g.Kind(TheCards, Remainder) },
		func() Node { return N(g.pick(Top, Bottom), g.qty(), g.Owner(), g.Kind(Deck, LifeZone)) },
		func() Node { return N(All, g.set()) },
		func() Node { return N(AurasOf, g.ref()) },
	)
}

// some is a card or all of a set.
func (g *drawer) some() Node {
	switch g.Int(0, 5) {
	case 0, 1:
		return N(All, g.set())
	case 2:
		if g.Chosen {
			return N(Chosen)
		}
	}
	return g.ref()
}

// Conditions and events.

func (g *drawer) who() Node {
	if g.Yes() {
		return g.Kind(You, Opp)
	}
	return g.ref()
}

func (g *drawer) counter() string {
	return gen.Sampled(g.From, []string{"断罪", "錬成", "年輪"})
}

func (g *drawer) evol() string {
	return gen.Sampled(g.From, []string{"", "炎", "氷", "白・黒"})
}

func (g *drawer) stat() int { return g.of(int(StatCost), int(StatPower), int(StatHit)) }

func (g *drawer) cond1() Node {
	return g.One(
		func() Node { return Num(Exists, g.Int(0, 1), g.cards()) },
		func() Node {
			return Num(Exists, g.Int(0, 1), N(Cards, append([]Node{Nothing, N(AmongThose), g.Kind(Unit, Command, Card)}, g.filters()...)...))
		},
		func() Node { return Num(CountIs, g.Int(0, 4), g.set(), g.val()) },
		func() Node { return Num(CompareCounts, g.Int(0, 4), g.cards(), g.cards()) },
		func() Node { return Num(ThisIs, g.Int(0, 1), g.Kind(Field, Hand, Graveyard, EnergyZone, RemoveZone)) },
		func() Node { r := g.ref(); return Num(IsA, g.Int(0, 1), r, g.np()) },
		func() Node { r := g.ref(); return Num(StatIs, g.stat()*PerStat+g.Int(0, 4), r, g.val()) },
		func() Node { a := g.ref(); b := g.ref(); return Num(StatVs, g.stat()*PerStat+g.Int(0, 4), a, b) },
		func() Node { return N(AllAre, g.cards(), g.np()) },
		func() Node { return Num(StateIs, g.Int(0, 1), g.ref()) },
		func() Node { return Num(g.pick(DidAtLeast, DidExactly), g.Int(1, 5)) },
		func() Node { return Num(InRed, g.Int(0, 1), g.Kind(You, Opp)) },
		func() Node { n := Num(CountersAre, g.Int(0, 4), g.who(), g.val()); n.Str = g.counter(); return n },
		func() Node { return Str(ByEvol, g.evol()) },
		func() Node { return Num(ByEvol, 1) },
		func() Node { r := g.ref(); return Num(SumIs, g.stat()*PerStat+g.Int(0, 1), r, g.val()) },
		func() Node { return N(DroppedThisTurn, g.One(g.stem, g.clause)) },
		func() Node { return N(CameThisTurn, g.cards()) },
		func() Node { return N(UnityDrew, g.Kind(You, Opp)) },
		func() Node { return N(GuessRight) },
		func() Node { return Num(TerritoryIs, g.Int(0, 1), g.Kind(You, Opp)) },
	)
}

func (g *drawer) cond() Node {
	c := g.cond1()
	if g.Int(0, 4) == 0 {
		c = N(CondAnd, c, g.cond1())
	}
	if gen.AboutCard(c) {
		g.That = gen.ThatCard
	}
	return c
}

func (g *drawer) subject() Node {
	if g.Yes() {
		return N(This)
	}
	return g.set()
}

// remember notes which card an event names.
func (g *drawer) remember(t Node) Node {
	if len(t.Kids) > 0 && (t.Kids[0].Kind == Cards || t.Kids[0].Kind == Union) || t.Kind == OnPlay {
		g.That = ThatSubject
	}
	return t
}

func (g *drawer) trigger() Node {
	zone := func() Node { return g.Kind(Hand, Deck, Graveyard, EnergyZone, LifeZone, RemoveZone, Field) }
	sub := g.subject
	return g.remember(g.One(
		func() Node {
			from := Nothing
			if g.Yes() {
				from = zone()
			} else if g.Int(0, 3) == 0 {
				from = N(EitherZone, zone(), zone())
			}
			return N(OnPlaced, sub(), from, zone())
		},
		func() Node { return N(OnPlaced, sub(), Nothing, N(Field)) },
		func() Node { return N(OnPlaced, sub(), N(Field), N(Graveyard)) },
		func() Node { return Num(OnAttack, g.of(0, 4, 5), sub()) },
		func() Node { return N(OnAttacked, sub()) },
		func() Node { return Num(OnState, g.Int(0, 1), sub()) },
		func() Node { return Num(OnPhaseStart, g.of(int(PhTurn), int(PhMain), int(PhAttack)), g.MaybeOwner()) },
		func() Node { return Num(OnPhaseEnd, g.of(int(PhTurn), int(PhEnd), int(PhBattle)), g.MaybeOwner()) },
		func() Node { return N(OnPlay, g.Owner(), g.np()) },
		func() Node { return N(OnCondition, g.cond1()) },
		func() Node {
			return N(g.pick(OnBlock, OnUnblocked, OnHurt, OnAura, OnBright, OnSkill), sub())
		},
		func() Node { return Num(OnBattle, g.Int(int(BattleBegins), int(AttackWon)), sub()) },
		func() Node {
			t := N(OnTargeted, sub(), g.MaybeOwner(), Nothing)
			if t.Kids[1].Kind != None && g.Yes() {
				t.Kids[2] = g.Kind(Command, Unit)
			}
			return t
		},
		func() Node { n := N(OnEvol, sub()); n.Str = g.evol(); return n },
		func() Node { return N(g.pick(OnPlayerHurt, OnRed), g.Owner()) },
		func() Node { return N(OnHurtsPlayer, sub(), g.Kind(Opp, Each)) },
		func() Node { return Num(OnOpen, g.Int(0, 1), sub()) },
		func() Node { return N(OnGameStart) },
		func() Node { n := N(OnCounter, g.Owner()); n.Str = g.counter(); return n },
	))
}

func (g *drawer) would() Node {
	return g.remember(g.One(
		func() Node { return N(WouldAttack, g.subject()) },
		func() Node { return N(WouldPlaced, g.subject(), N(Field), g.Kind(Graveyard, Hand, RemoveZone)) },
		func() Node { return N(WouldPlaced, g.subject(), Nothing, N(Field)) },
		func() Node { return N(WouldTakeDamage, g.Owner()) },
		func() Node { return N(WouldDraw, g.Owner()) },
		func() Node { return Num(WouldHurt, g.Int(0, 1), g.subject()) },
	))
}

func (g *drawer) value() Node {
	return g.One(
		g.Num,
		func() Node { return counted(g.Times(), g.set()) },
		func() Node { return Num(StatOf, g.Times()*PerStat+g.stat(), g.ref()) },
		func() Node { n := Num(CountersOf, g.Times(), g.who()); n.Str = g.counter(); return n },
		func() Node { return Num(DamageOn, g.Times(), g.ref()) },
		func() Node { return Num(LifeOf, g.Times(), g.Kind(You, Opp)) },
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
