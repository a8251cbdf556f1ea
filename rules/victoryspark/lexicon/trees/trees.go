// Package trees draws lines of Victory Spark at random.
package trees

import (
	. "gorin/rules/ability" // trees are made of its kinds
	"gorin/rules/text/gen"
	. "gorin/rules/victoryspark/lexicon"
)

// Random draws a line.
func Random(s *gen.Source) Node { return newDrawer(s).line() }

// drawer draws well-shaped trees: those that a text can say.
type drawer struct {
	gen.Gen
	plain bool // of a line that waits for nothing
}

func newDrawer(s *gen.Source) *drawer {
	return &drawer{Gen: gen.Gen{From: s, That: gen.ThatNothing}}
}

// line draws a skill of any kind (2.13.2).
func (g *drawer) line() Node {
	switch g.Int(0, 11) {
	case 0, 1:
		n := N(Cancel, g.labels(KwHand, KwBench, KwRing, KwAnywhere), g.cost())
		return g.limited(N(n.Kind, append(n.Kids, g.cancels()...)...))
	case 2:
		return N(Spark, append([]Node{g.labels(KwRing), Nothing}, g.sentences(Nothing)...)...)
	case 3:
		n := []Node{g.names(nil), Nothing}
		return N(SurpriseLine, append(n, g.sentences(N(OnSprung, g.cond()))...)...)
	case 4, 5:
		return N(Cont, g.labels(KwAnywhere, KwRing, KwBench), Nothing, g.always())
	case 6, 7, 8:
		g.plain = true
		n := []Node{g.labels(KwAnywhere, KwRing, KwBench, KwHand, KwRetire, KwWaitingRoom), g.cost()}
		return g.limited(N(Act, append(n, g.sentences(Nothing)...)...))
	}
	n := []Node{g.labels(KwAnywhere, KwRing, KwBench, KwHand, KwRetire, KwWaitingRoom), Nothing}
	return g.limited(N(Auto, append(n, g.sentences(g.trigger())...)...))
}

// limited gives some skills a limit per turn.
func (g *drawer) limited(n Node) Node {
	if g.Int(0, 4) == 0 {
		n.Num = g.Int(1, 3)
	}
	return n
}

// labels draws the names and traits of a skill, and one of some regions.
func (g *drawer) labels(regions ...Keyword) Node {
	out := []Node{Num(Label, int(gen.Sampled(g.From, regions)))}
	if len(regions) > 1 && g.Int(0, 7) == 0 {
		if second := gen.Sampled(g.From, regions); int(second) != out[0].Num {
			out = append(out, Num(Label, int(second)))
		}
	}
	return g.names(out)
}

// names draws the names and traits of a skill (2.12.2) before its regions.
func (g *drawer) names(regions []Node) Node {
	var out []Node
	if g.Int(0, 2) == 0 {
		out = append(out, word(KwNamed, g.Name()))
	}
	for range g.Int(0, 2) {
		if t := g.Trait(); len(out) == 0 || out[len(out)-1].Str != t {
			out = append(out, word(KwTrait, t))
		}
	}
	if out = append(out, regions...); len(out) == 0 {
		return Nothing
	}
	return N(Labels, out...)
}

func word(k Keyword, s string) Node {
	n := Num(Label, int(k))
	n.Str = s
	return n
}

// cost draws a cost (2.14.5), or none.
func (g *drawer) cost() Node {
	if g.Int(0, 4) == 0 {
		return Nothing
	}
	c := N(Cost)
	for range g.Int(1, 2) {
		c.Kids = append(c.Kids, g.One(
			func() Node { return N(CostAct, Num(SetState, g.Int(1, 2), N(This))) },
			func() Node { return N(CostAct, N(Move, N(This), g.Kind(ToWaitingRoom, ToRetire))) },
			func() Node {
				return N(CostOfHand, g.exactly(), N(Cards, N(You), N(EnergyZone), N(Card)), Num(SetState, g.Int(1, 2), N(Chosen)))
			},
			func() Node {
				return N(CostOfHand, g.exactly(), g.of(You, Hand), N(Move, N(Chosen), g.Kind(ToWaitingRoom, ToRetire, ToEnergy)))
			},
			func() Node { return N(CostOfHand, g.exactly(), g.of(You, Hand), N(Reveal, N(Chosen))) },
			func() Node { return N(CostOfHand, g.exactly(), g.of(You, Bench), N(Move, N(Chosen), N(ToWaitingRoom))) },
			func() Node { return N(CostOfHand, g.exactly(), g.of(You, Bench), Num(SetState, 1, N(Chosen))) },
		))
	}
	return c
}

func (g *drawer) exactly() Node { return N(Exactly, Num(Number, g.Int(1, 2))) }

// qty draws how many are chosen.
func (g *drawer) qty() Node {
	if g.Int(0, 2) == 0 {
		return N(UpTo, Num(Number, g.Int(1, 3)))
	}
	return g.exactly()
}

// points draws a number of attack, defence or damage.
func (g *drawer) points() Node { return Num(Number, 500*g.Int(1, 8)) }
