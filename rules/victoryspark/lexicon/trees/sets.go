package trees

import (
	"strings"

	. "gorin/rules/ability" // trees are made of its kinds
	"gorin/rules/text/gen"
	. "gorin/rules/victoryspark/lexicon"
)

// fieldZones and otherZones are where cards lie.
var (
	fieldZones = []Kind{Ring, Bench, Field, BenchLeft, BenchCentre, BenchRight}
	otherZones = []Kind{Hand, Retire, WaitingRoom}
)

// works are names of works that are easy to read: what stands in 『』 has neither blanks nor notes.
var works = []string{"海鳴りの塔", "双子星", "灯台"}

// called draws a name of that kind.
func (g *drawer) called() string {
	if n := g.Name(); !strings.ContainsAny(n, " （") {
		return n
	}
	return "潮騒のカナ"
}

// filter draws what a card is to be.
func (g *drawer) filter() Node {
	return g.One(
		func() Node { return Str(Trait, g.Trait()) },
		func() Node { return Num(Colour, g.Int(Male, Female)) },
		func() Node { return Str(TitleIs, g.Name()) },
		func() Node { return Str(WorkIs, gen.Sampled(g.From, works)) },
		func() Node { return Str(TitleHas, g.Name()) },
		func() Node { return Num(LimitedIcon, g.Int(0, 1)) },
		g.statFilter,
		func() Node { return N(NotOf, Str(Trait, g.Trait())) },
		func() Node { return N(AnyOf, Str(Trait, g.Trait()), Str(Trait, g.Trait())) },
		func() Node { return N(PartnerOf, N(This)) },
		func() Node { return Str(NameHas, g.Name()) },
		func() Node { return Str(TraitPart, g.Name()) },
		func() Node { return Str(PartnerName, g.called()) },
		func() Node { return Str(PartnerTitle, g.Name()) },
		func() Node { return Num(HasSkill, g.Int(0, 1), N(Cards, Nothing, Nothing, N(Skill), g.ofSkill())) },
		func() Node { return Num(Lying, g.Int(0, 2)) },
		func() Node { return g.Kind(SupportedBy, Attacking) },
	)
}

// ofSkill draws what a skill is to be.
func (g *drawer) ofSkill() Node {
	return g.One(
		func() Node { return Str(Trait, g.Trait()) },
		func() Node { return Num(SkillIcon, g.Int(IconAuto, IconSurprise)) },
		func() Node { return Str(SkillNamed, g.called()) },
	)
}

func (g *drawer) statFilter() Node {
	if g.Yes() {
		return Num(WithStat, OfStat(StatLevel, g.Int(int(AtLeast), int(AtMost))), Num(Number, g.Int(0, 4)))
	}
	return Num(WithStat, OfStat(gen.Sampled(g.From, []Stat{StatAttack, StatDefence}), g.Int(int(AtLeast), int(AtMost))), g.points())
}

// of draws cards of a player in a zone.
func (g *drawer) of(owner, zone Kind) Node {
	set := N(Cards, N(owner), N(zone), N(Card))
	if g.Int(0, 7) == 0 {
		set.Kids[2] = Str(Named, g.called())
		return set
	}
	if g.Yes() {
		set.Kids = append(set.Kids, g.filter())
	}
	return set
}

// field draws cards of a ring, a bench or both.
func (g *drawer) field() Node {
	set := g.of(g.Kind(You, Opp).Kind, g.Kind(fieldZones...).Kind)
	if set.Kids[2].Kind == Card && set.Kids[0].Kind == You && g.Int(0, 4) == 0 {
		set.Num = 1 // others than this card
	}
	return set
}

// set draws cards of any zone of which all know what is there.
func (g *drawer) set() Node {
	if g.Int(0, 2) == 0 {
		return g.of(g.Kind(You, Opp).Kind, g.Kind(otherZones...).Kind)
	}
	return g.field()
}

// skills draws the opponent's skills that wait, or somebody's.
func (g *drawer) skills(owner Kind) Node {
	set := N(Cards, N(owner), Nothing, N(Skill))
	if g.Int(0, 2) > 0 {
		set.Kids = append(set.Kids, g.One(g.ofSkill, g.ofSkill,
			func() Node { return Num(SkillKind, g.Int(KindAct, KindCont)) },
			func() Node { return N(SkillAt, g.Kind(Ring, Bench, Field)) },
			func() Node {
				return Num(WithStat, OfStat(StatLevel, g.Int(int(AtLeast), int(AtMost))), Num(Number, g.Int(1, 4)))
			},
		))
	}
	return set
}

// cond draws a condition.
func (g *drawer) cond() Node {
	if g.Int(0, 6) == 0 {
		return N(CondAnd, g.cond1(), g.cond1())
	}
	return g.cond1()
}

func (g *drawer) cond1() Node {
	return g.One(
		func() Node { return Num(CountIs, g.Int(int(AtLeast), int(AtMost)), g.set(), Num(Number, g.Int(1, 9))) },
		func() Node { return Num(PartnerAttacking, g.Int(0, 1)) },
		func() Node { return Num(AttackIsNth, g.Int(1, 3)) },
		func() Node { return Num(AttackFromNth, g.Int(2, 3)) },
		func() Node { return N(FirstTurn) },
		func() Node { return Num(EmptyBench, g.Int(0, 1), g.Kind(You, Opp)) },
		func() Node { return Num(Exists, g.Int(0, 1), g.field()) },
		func() Node {
			return Num(CompareCounts, int(gen.Sampled(g.From, []Compare{More, Less})), g.of(You, Retire), g.of(Opp, Retire))
		},
	)
}

// trigger draws what a skill waits for.
func (g *drawer) trigger() Node {
	out := g.One(
		func() Node {
			return N(OnPlaced, g.subject(), Nothing, g.Kind(Retire, WaitingRoom, Hand, Ring, Bench, Field))
		},
		func() Node {
			return N(OnPlaced, N(This), g.Kind(Hand, Field, Ring, Bench), g.Kind(Retire, WaitingRoom))
		},
		func() Node { return Num(OnAttack, 0, g.subject()) },
		func() Node { return Num(OnAttacked, 0, g.subject()) },
		func() Node { return N(gen.Sampled(g.From, []Kind{OnSupport, OnSupported, OnDamaged}), g.subject()) },
		func() Node { return Num(OnState, g.Int(0, 2), g.subject()) },
		func() Node {
			return Num(OnPhaseStart, int(gen.Sampled(g.From, []Phase{PhStand, PhDraw, PhEnergy, PhChara, PhAbility, PhAttack, PhEnd, PhAttackDeclaration, PhPartnerBlock, PhResolution, PhAttackEnd})), g.Owner0())
		},
		func() Node { return g.Kind(OnAttackEnd, OnPartnerEnd) },
		func() Node { return Num(OnPhaseEnd, int(PhTurn), Nothing) },
		func() Node { return N(OnAttackBlock, g.Kind(You, Opp)) },
		func() Node { return N(OnSkillUsed, g.skills(g.Kind(You, Opp).Kind)) },
		func() Node { return N(OnSpark, g.subject()) },
		func() Node { return N(OnCancelled, g.skills(g.Kind(You, Opp).Kind)) },
		func() Node { return N(OnPlay, g.Kind(You, Opp), N(Cards, Nothing, Nothing, N(Card))) },
		func() Node {
			return N(OnCondition, Num(CountIs, g.Int(int(AtLeast), int(AtMost)), g.of(You, g.Kind(Hand, Retire, Bench).Kind), Num(Number, g.Int(1, 5))))
		},
	)
	return out
}

// Owner0 is whose a phase is.
func (g *drawer) Owner0() Node { return g.Kind(You, Opp) }

// subject is what something happens to.
func (g *drawer) subject() Node {
	if g.Yes() {
		return N(This)
	}
	return g.field()
}
