// Package trees draws trees that texts of Regatta can say, at random.
package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	. "gorin/rules/rulestest/regatta/lexicon"
	"gorin/rules/text/gen"
)

// Random draws a line.
func Random(from *gen.Source) Node {
	g := &gen.Gen{From: from}
	none := Nothing
	if g.Int(0, 2) == 0 {
		set := N(Modify, N(All, boats(g, side(g), None)), none, change(g))
		if g.Yes() {
			set = N(Modify, N(This), none, change(g))
		}
		return N(Cont, none, none, N(Sentence, none, none, none, cond(g), none, N(Do, N(You), set)))
	}
	to := gen.Sampled(g.From, []Kind{Lead, Wreck, Drift})
	return N(Auto, none, none, N(Sentence, none, none, N(OnPlaced, N(This), none, N(to)), cond(g), none, act(g)))
}

func owner(g *gen.Gen) Kind { return gen.Sampled(g.From, []Kind{You, Opp}) }

// side is an owner of boats, who may be anybody of one's team.
func side(g *gen.Gen) Kind { return gen.Sampled(g.From, []Kind{You, Opp, Ally}) }

// cond draws a condition, or none.
func cond(g *gen.Gen) Node {
	if g.Yes() {
		return Nothing
	}
	return Num(CountIs, int(gen.Sampled(g.From, []Compare{AtMost, AtLeast})), N(Cards, N(owner(g)), N(Hand), N(Card)), number(g))
}

// act draws what is done, by oneself or by an opponent.
func act(g *gen.Gen) Node {
	one := N(Exactly, number(g))
	switch g.Int(0, 3) {
	case 0:
		return N(Do, N(gen.Sampled(g.From, []Kind{You, Opp, Each})), N(Draw, one))
	case 1:
		return N(Do, N(You), N(Modify, N(All, boats(g, side(g), None)), N(ThisTurn), change(g)))
	case 2:
		return N(Do, N(You), N(Choose, one, boats(g, side(g), Lead)), N(Modify, N(Chosen), N(ThisTurn), change(g)))
	}
	from, to := Drift, ToHand
	switch g.Int(0, 2) {
	case 0:
		from, to = Lead, ToDrift
	case 1:
		from, to = Hand, ToDrift
	}
	who, whose := You, You
	if to == ToDrift {
		switch {
		case g.Yes():
			who, whose = Opp, Opp // an opponent does it
		case from == Lead:
			whose = Opp
		}
	}
	return N(Do, N(who), N(Choose, one, boats(g, whose, from)), N(Move, N(Chosen), N(to)))
}

// boats draws those that are meant, of a player and in a zone.
func boats(g *gen.Gen, owner, zone Kind) Node {
	set := N(Cards, N(owner), N(zone), N(Boat))
	if zone == Hand {
		return N(Cards, N(owner), N(zone), N(Card))
	}
	if g.Yes() {
		stat := gen.Sampled(g.From, []Stat{StatSail, StatHull})
		set.Kids = append(set.Kids, Num(WithStat, OfStat(stat, gen.Sampled(g.From, []Compare{AtMost, AtLeast})), number(g)))
	}
	return set
}

// change draws a change of a number.
func change(g *gen.Gen) Node {
	return Num(AddStat, OfStat(gen.Sampled(g.From, []Stat{StatSail, StatHull}), g.Int(Plus, Minus)), number(g))
}

func number(g *gen.Gen) Node { return Num(Number, g.Int(1, 4)) }
