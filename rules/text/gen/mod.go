package gen

import (
	. "gorin/rules/ability" // most lines name kinds
)

// duration draws one that can follow the one in force: a duration lasts to the
// end of the sentence.
func (g *gen) duration() Node {
	d := g.kind(ThisTurn, NextOppTurnEnd, NextYourTurnEnd, ThisAttack, ThisBattle, ThisGame)
	if g.dur == None && g.yes() {
		d = Nothing
	}
	g.dur = d.Kind
	return d
}

func (g *gen) modify(final, may bool) (Node, bool) {
	var obj Node
	switch {
	case g.chosen && g.yes():
		obj = N(Chosen)
	case g.yes():
		obj = g.ref()
	default:
		obj = N(All, g.allSet())
	}
	d := g.duration()
	if g.flowing && obj.Equal(g.lastObj) && d.Kind == g.lastDur {
		return N(PayCost), false
	}
	g.lastObj, g.lastDur = obj, d.Kind
	n := N(Modify, obj, d)
	count := g.n(1, 3)
	for i := range count {
		n.Kids = append(n.Kids, g.mod(final && i == count-1, may))
	}
	if obj.Kind == All {
		g.that = ThatEach
	}
	return n, true
}

func (g *gen) mod(final, may bool) Node {
	fs := []func() Node{
		func() Node {
			return Num(sampled(g.c, []Kind{AddPower, AddSoul, AddLevel, AddCost}), g.n(0, 1), g.val())
		},
		func() Node { return Num(SetPower, g.n(0, 9000)) },
		func() Node { return Num(SetLevel, g.n(0, 3)) },
		func() Node { return Str(GiveTrait, g.trait()) },
		func() Node { return Num(GiveColour, g.n(int(Yellow), int(Purple))) },
		func() Node { return Str(AlsoNamed, g.name()) },
		func() Node { return N(GiveAbility, g.inner(SAbility)) },
		func() Node { return Num(GiveTriggerIcon, g.n(int(IconSoul), int(IconDiscovery))) },
		func() Node { return N(LoseAbilities) },
	}
	if !may {
		fs = append(fs, func() Node {
			return Num(Ban, sampled(g.c, []int{int(BanSideAttack), int(BanFrontAttack), int(BanChosenByOpp), int(BanMove), int(BanHurt), int(BanPlayThis)}))
		})
	}
	if final {
		fs = append(fs, func() Node { return Num(Ban, cardBan(g.n(int(BanSideAttack), int(BanPlayThis)))) },
			func() Node { return Num(Ban, int(MayIgnoreColours)) })
	}
	return g.one(fs...)
}

// cardBan is a ban that lies on a card; 相手はアタックできない is said of a player.
func cardBan(ban int) int {
	if ban == int(BanAttack) {
		return int(BanFrontAttack)
	}
	return ban
}
