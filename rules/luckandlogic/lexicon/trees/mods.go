package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	. "gorin/rules/luckandlogic/lexicon"
	"gorin/rules/text/gen"
)

// What lasts: durations, and what is changed of cards.

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
