package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	"gorin/rules/text/gen"
	. "gorin/rules/victoryspark/lexicon"
)

// sentences draws what a skill does when something has happened, in one sentence or two.
func (g *drawer) sentences(trigger Node) []Node {
	first := g.sentence(Nothing, trigger)
	if g.Int(0, 3) > 0 {
		return []Node{first}
	}
	return []Node{first, g.sentence(g.Kind(IfDo, Then), Nothing)}
}

func (g *drawer) sentence(link, trigger Node) Node {
	g.Chosen, g.Dur = false, None
	s := N(Sentence, link, Nothing, trigger, Nothing, Nothing)
	if g.Int(0, 3) == 0 {
		s.Kids[gen.AtCond] = g.cond1()
	}
	s.Kids = append(s.Kids, g.do())
	return s
}

// cancels draws what a cancel does (12.1.1).
func (g *drawer) cancels() []Node {
	s := N(Sentence, Nothing, Nothing, Nothing, Nothing, Nothing, N(Do, N(You), N(CancelSkill, g.skills(Opp))))
	if g.Int(0, 2) > 0 {
		return []Node{s}
	}
	return []Node{s, g.sentence(N(IfDo), Nothing)}
}

// do draws what a player does.
func (g *drawer) do() Node {
	d := N(Do, g.Kind(You, You, You, Opp))
	if d.Kids[0].Kind == Opp {
		d.Kids = append(d.Kids, g.byOther()...)
		return d
	}
	may := g.Int(0, 5) == 0
	d.Kids = append(d.Kids, g.acts()...)
	if last := d.Kids[len(d.Kids)-1].Kind; may && (last == Draw || last == Move) {
		d.Num = MayFlag
	}
	return d
}

// byOther draws what the opponent has to do.
func (g *drawer) byOther() []Node {
	if g.Yes() {
		return []Node{N(Draw, g.exactly())}
	}
	return []Node{N(Choose, g.exactly(), N(Cards, N(Opp), g.Kind(Hand, Bench, Retire), N(Card))), N(Move, N(Chosen), N(ToWaitingRoom))}
}

// acts draws one act, or a choice and what is done to what was chosen.
func (g *drawer) acts() []Node {
	switch g.Int(0, 9) {
	case 0, 1:
		return []Node{N(Draw, g.qty())}
	case 2, 3, 4, 5:
		return g.choice()
	case 6:
		return []Node{N(Modify, g.Kind(This), g.period(), g.mod())}
	case 7:
		return []Node{N(Modify, N(All, g.field()), g.period(), g.mod())}
	}
	if g.plain && g.Int(0, 4) == 0 {
		return []Node{g.later()}
	}
	return []Node{g.One(
		func() Node { return N(Move, N(This), g.Kind(ToWaitingRoom, ToRetire, ToHand, ToEmptyBench, ToEnergy)) },
		func() Node {
			return N(Move, N(Top, g.exactly(), N(You), N(Deck)), g.Kind(ToWaitingRoom, ToRetire, ToRing, ToEnergy))
		},
		func() Node { return N(SetDamage, g.points()) },
		func() Node { return g.Kind(PartnerAttack, PlainAttack) },
		func() Node { return N(ExtraTurn, N(You)) },
		func() Node { return N(Shuffle, N(You), N(Deck)) },
		func() Node { return Num(SetState, g.Int(0, 2), N(This)) },
	)}
}

// later draws what happens at a later time (8.6.8).
func (g *drawer) later() Node {
	when := g.One(
		func() Node { return Num(OnPhaseEnd, int(PhTurn), Nothing) },
		func() Node { return Num(OnNextEnd, int(PhTurn), g.Kind(You, Opp)) },
		func() Node {
			return Num(OnNextStart, int(gen.Sampled(g.From, []Phase{PhDraw, PhChara, PhAttack})), g.Kind(You, Opp))
		},
	)
	return N(Delayed, when, Nothing, N(Do, N(You), N(Draw, g.exactly())))
}

// choice draws a choice (8.6.11) and what is done to what was chosen.
func (g *drawer) choice() []Node {
	switch g.Int(0, 5) {
	case 0:
		return []Node{N(Choose, g.qty(), g.of(You, g.Kind(WaitingRoom, Retire).Kind)), N(Move, N(Chosen), g.Kind(ToHand, ToWaitingRoom, ToRetire, ToDeckTop, ToDeckBottom, ToEmptyBench, ToEnergy))}
	case 1:
		return []Node{N(Choose, g.qty(), g.of(You, Hand)), N(Move, N(Chosen), g.Kind(ToWaitingRoom, ToEmptyBench, ToRing, ToEnergy, ToDeckTop))}
	case 2:
		return []Node{N(Choose, g.qty(), N(Cards, N(You), N(EnergyZone), N(Card))), Num(SetState, g.Int(0, 2), N(Chosen))}
	}
	act := g.One(
		func() Node { return N(Modify, N(Chosen), g.period(), g.mod()) },
		func() Node { return N(Move, N(Chosen), g.Kind(ToWaitingRoom, ToRetire, ToHand)) },
		func() Node { return Num(SetState, g.Int(0, 2), N(Chosen)) },
		func() Node { return N(DealDamage, N(TheCard), g.points()) },
		func() Node { return N(UseSkill, N(TheCard), Nothing) },
	)
	many := g.qty()
	if act.Kind == UseSkill || act.Kind == DealDamage {
		many = N(Exactly, Num(Number, 1))
	}
	return []Node{N(Choose, many, g.field()), act}
}

// period draws how long an effect lasts (8.2.1.2).
func (g *drawer) period() Node {
	return g.Kind(ThisTurn, ThisTurn, ThisAttack, NextOppTurnEnd, NextYourTurnEnd)
}

// mod draws what an effect changes.
func (g *drawer) mod() Node {
	return g.One(g.plus, g.plus,
		func() Node { return Num(Alter, g.Int(0, 3), g.points(), g.points()) },
		func() Node { return Num(AddStat, OfStat(StatLevel, g.Int(Plus, Minus)), Num(Number, g.Int(1, 2))) },
		func() Node { return Str(GiveTrait, g.Trait()) },
		func() Node {
			return Num(Ban, gen.Sampled(g.From, []int{int(BanSupport), int(BanAttack), int(BanAttacked), int(BanPartnerAttack), int(BanUse)}))
		},
	)
}

func (g *drawer) plus() Node {
	return Num(AddStat, OfStat(gen.Sampled(g.From, []Stat{StatAttack, StatDefence}), g.Int(Plus, Minus)), g.points())
}

// always draws what a continuous skill does.
func (g *drawer) always() Node {
	s := N(Sentence, Nothing, Nothing, Nothing, Nothing, Nothing)
	if g.Int(0, 5) == 0 {
		would := g.One(
			func() Node { return N(WouldPlaced, N(This), Nothing, N(Retire)) },
			func() Node { return N(WouldBeDamaged, N(This)) },
			func() Node { return N(WouldAttack, N(This)) },
		)
		s.Kids[gen.AtTrigger] = would
		s.Kids = append(s.Kids, Num(Do, InsteadFlag, N(You), g.One(
			func() Node { return N(Draw, g.exactly()) },
			func() Node { return N(Move, N(This), N(ToWaitingRoom)) },
		)))
		return s
	}
	if g.Int(0, 2) == 0 {
		s.Kids[gen.AtCond] = g.cond()
	}
	who := N(This)
	if g.Yes() {
		who = N(All, g.field())
	}
	s.Kids = append(s.Kids, N(Do, N(You), N(Modify, who, Nothing, g.mod())))
	return s
}
