package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	"gorin/rules/text/gen"
	. "gorin/rules/weiss/lexicon"
)

// duration draws one that can follow the one in force: a duration lasts to the
// end of the sentence.
func (g *drawer) duration() Node {
	d := g.Kind(ThisTurn, NextOppTurnEnd, NextYourTurnEnd, ThisAttack, ThisBattle, ThisGame)
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
		obj = N(All, g.allSet())
	}
	d := g.duration()
	if g.Flowing && obj.Equal(g.LastObj) && d.Kind == g.LastDur {
		return N(PayCost), false
	}
	g.LastObj, g.LastDur = obj, d.Kind
	n := N(Modify, obj, d)
	count := g.Int(1, 3)
	for i := range count {
		n.Kids = append(n.Kids, g.mod(final && i == count-1, may))
	}
	if obj.Kind == All {
		g.That = ThatEach
	}
	return n, true
}

func (g *drawer) mod(final, may bool) Node {
	fs := []func() Node{
		func() Node {
			return Num(AddStat, OfStat(gen.Sampled(g.From, []Stat{StatPower, StatSoul, StatLevel, StatCost}), g.Int(Plus, Minus)), g.val())
		},
		func() Node { return Num(SetStat, int(StatPower), Num(Number, g.Int(0, 9000))) },
		func() Node { return Num(SetStat, int(StatLevel), Num(Number, g.Int(0, 3))) },
		func() Node { return Str(GiveTrait, g.Trait()) },
		func() Node { return Num(GiveColour, g.Int(int(Yellow), int(Purple))) },
		func() Node { return Str(AlsoNamed, g.Name()) },
		func() Node { return N(GiveAbility, g.inner(SAbility)) },
		func() Node { return Num(GiveIcon, g.Int(int(IconSoul), int(IconDiscovery))) },
		func() Node { return N(LoseAbilities) },
	}
	if !may {
		fs = append(fs, func() Node {
			return Num(Ban, gen.Sampled(g.From, []int{int(BanSideAttack), int(BanFrontAttack), int(BanChosenByOpp), int(BanMove), int(BanHurt), int(BanPlayThis)}))
		})
	}
	if final {
		fs = append(fs, func() Node { return Num(Ban, gen.Sampled(g.From, cardBans)) },
			func() Node { return Num(Ban, int(MayIgnoreColours)) })
	}
	return g.One(fs...)
}

// cardBans is the bans that lie on a card; 相手はアタックできない is said of a player.
var cardBans = []int{
	int(BanSideAttack), int(BanFrontAttack), int(BanDirectAttack), int(BanChosenByOpp), int(BanStand), int(BanReverse), int(BanReverseByAuto),
	int(BanMove), int(BanSoulLoss), int(BanToHandByOpp), int(BanPlayThis),
}
