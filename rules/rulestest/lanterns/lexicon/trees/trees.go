// Package trees draws trees that texts of Lanterns can say, at random.
package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	. "gorin/rules/rulestest/lanterns/lexicon"
	"gorin/rules/text/gen"
)

// Random draws a line.
func Random(from *gen.Source) Node {
	g := &gen.Gen{From: from}
	none := Nothing
	switch g.Int(0, 4) {
	case 0:
		return N(Glow)
	case 1:
		when := N(OnPlaced, N(This), none, N(Sky))
		return N(Auto, none, none, N(Sentence, none, none, when, cond(g), none, act(g)))
	case 2:
		return Num(Act, g.Int(0, 2), none, none, N(Sentence, none, none, none, cond(g), none, act(g)))
	case 3:
		lit := N(Modify, N(All, lanterns(g, You, None)), none, light(g))
		if g.Yes() {
			lit = N(Modify, N(This), none, light(g))
		}
		return N(Cont, none, none, N(Sentence, none, none, none, cond(g), none, N(Do, N(You), lit)))
	}
	return N(Effect, none, none, N(Sentence, none, none, none, cond(g), none, act(g)))
}

// cond draws a condition, or none.
func cond(g *gen.Gen) Node {
	if g.Yes() {
		return Nothing
	}
	return Num(CountIs, int(gen.Sampled(g.From, []Compare{AtMost, AtLeast})), N(Cards, N(You), N(Hand), N(Card)), number(g))
}

// act draws what is done.
func act(g *gen.Gen) Node {
	one := N(Exactly, number(g))
	switch g.Int(0, 3) {
	case 0:
		return N(Do, N(You), N(Draw, one))
	case 1:
		return N(Do, N(You), N(Modify, N(All, lanterns(g, You, None)), N(ThisTurn), light(g)))
	case 2:
		return N(Do, N(You), N(Choose, one, lanterns(g, You, Sky)), N(Modify, N(Chosen), N(ThisTurn), light(g)))
	}
	from, to := Ashes, ToHand
	if g.Yes() {
		from, to = Sky, ToAshes
	}
	owner := You
	if to == ToAshes && g.Yes() {
		owner = Opp
	}
	return N(Do, N(owner), N(Choose, one, lanterns(g, owner, from)), N(Move, N(Chosen), N(to)))
}

// lanterns draws those that are meant, of a player and in a zone.
func lanterns(g *gen.Gen, owner, zone Kind) Node {
	set := N(Cards, N(owner), N(zone), N(Lantern))
	switch g.Int(0, 2) {
	case 0:
		set.Kids = append(set.Kids, Num(WithStat, OfStat(StatLight, gen.Sampled(g.From, []Compare{AtMost, AtLeast})), number(g)))
	case 1:
		set.Kids = append(set.Kids, Node{Kind: Trait, Str: g.Trait()})
	}
	return set
}

// light draws a change of the light.
func light(g *gen.Gen) Node { return Num(AddStat, OfStat(StatLight, g.Int(Plus, Minus)), number(g)) }

func number(g *gen.Gen) Node { return Num(Number, g.Int(1, 4)) }
