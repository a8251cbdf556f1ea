package ability

import "slices"

// Where there may be several opponents, 相手 means all of them or one of them, by how a text
// refers to them:
//
//   - what lasts is on all of them: acts that last, and what such an act is about;
//   - cards that are chosen, or that something is done to, are those of all of them;
//   - what triggers an ability may come from any of them;
//   - what else has to be known of an opponent is known of one, and one acts or chooses: OneOpp.
//
// Within a sentence it is one and the same, whom the master of the effect chooses when that
// is first asked for (OpWhich). A continuous ability has it chosen when it comes into force.

// OneOpponent gives a line with OneOpp for each Opp that means one of several opponents.
func (v *Vocabulary) OneOpponent(n Node) Node {
	out := n
	out.Kids = slices.Clone(n.Kids)
	for i, k := range out.Kids {
		switch k.Kind {
		case Sentence:
			out.Kids[i] = v.oneOfSentence(k, n.Kind != Cont)
		case LetX, Cost:
			out.Kids[i] = v.oneOf(k, false)
		}
	}
	return out
}

// oneOfSentence is OneOpponent for a sentence. What is asked before an effect that is not always there
// triggers, or replaces something, is asked of any opponent.
func (v *Vocabulary) oneOfSentence(s Node, passing bool) Node {
	s.Kids = slices.Clone(s.Kids)
	waits := passing && s.Kids[2].Kind != None
	for i, k := range s.Kids {
		switch {
		case i == 2 || i == 1 && waits || i == 3 && waits && v.Shape(s.Kids[2].Kind).Would:
		case k.Kind == Do:
			s.Kids[i] = v.oneOfGroup(k)
		default:
			s.Kids[i] = v.oneOf(k, true)
		}
	}
	return s
}

// oneOfGroup is OneOpponent for acts of one subject. In those of the opponent the opponent is who acts.
func (v *Vocabulary) oneOfGroup(g Node) Node {
	g.Kids = slices.Clone(g.Kids)
	acts := g.Kids[0].Kind == Opp && slices.ContainsFunc(g.Kids[1:], func(a Node) bool { return !v.Shape(a.Kind).Lasts })
	for i, k := range g.Kids {
		switch {
		case acts:
			g.Kids[i] = whoActs(k)
		case i > 0:
			g.Kids[i] = v.oneOf(k, false)
		}
	}
	return g
}

// whoActs gives what the opponent does with OneOpp for each Opp.
func whoActs(n Node) Node {
	if n.Kind == Opp {
		return N(OneOpp)
	}
	return apartFrom(n, func(_ int, k Node) Node { return whoActs(k) })
}

// oneOf is OneOpponent for a part of a sentence; single tells whether the owner of a set means one there.
func (v *Vocabulary) oneOf(n Node, single bool) Node {
	if n.Kind == Opp && single {
		return N(OneOpp)
	}
	shape := v.Shape(n.Kind)
	said := n
	n = apartFrom(n, func(i int, k Node) Node {
		single := single
		switch sort := k.Kind.SortOf(); {
		case shape.AnyOpp && (i > 0 || n.Kind != AllAre):
			single = false
		case sort == SValue || sort == SQty || sort == SCond || sort == SWindow:
			single = true
		case sort == STrigger:
			return k
		case shape.Sort == SAct:
			single = sort == SOwner && !shape.Lasts || n.Kind == PeekAt
		case shape.Sort == SMod || shape.Sort == SFilter:
			single = sort != SFilter || single
		case n.Kind == Top || n.Kind == Bottom:
			single = true
		}
		return v.oneOf(k, single)
	})
	if n.Kind == Choose && choosesAll(said) { // of the same cards as those that are chosen
		count := said.Kids[0].Kids[0]
		n.Kids[0] = N(Exactly, Num(CountOf, count.Num, n.Kids[1]))
	}
	return n
}

// choosesAll reports whether a choice is of as many cards as there are to choose from.
func choosesAll(n Node) bool {
	qty := n.Kids[0]
	return qty.Kind == Exactly && qty.Kids[0].Equal(Num(CountOf, 1, n.Kids[1]))
}

// apartFrom gives a node with other kids, where those are parts of the same text: a quoted line is
// one of its own, and so is what is set up for later.
func apartFrom(n Node, f func(i int, k Node) Node) Node {
	if len(n.Kids) == 0 || n.Kind.IsLine() || n.Kind == Delayed || n.Kind == LaterIf {
		return n
	}
	kids := make([]Node, len(n.Kids))
	for i, k := range n.Kids {
		kids[i] = f(i, k)
	}
	n.Kids = kids
	return n
}

// asSaid gives a part of a text as it was before OneOpp stood in it.
func asSaid(n Node) Node {
	if n.Kind == OneOpp {
		return N(Opp)
	}
	if len(n.Kids) > 0 && saysOne(n) {
		n.Kids = slices.Clone(n.Kids)
		for i, k := range n.Kids {
			n.Kids[i] = asSaid(k)
		}
	}
	return n
}

// saysOne reports whether a part of a text means one of several opponents.
func saysOne(n Node) bool {
	if n.Kind == OneOpp {
		return true
	}
	return n.Kind != Delayed && n.Kind != LaterIf && slices.ContainsFunc(n.Kids, func(k Node) bool { return !k.Kind.IsLine() && saysOne(k) })
}

// which is how far the choice of an opponent has come in the text that is compiled.
type which struct {
	asked  bool  // in the sentence under way
	given  bool  // it was made before this text is carried out
	acting bool  // what is compiled is done by who was chosen
	letX   bool  // Ｘ is about one
	none   []int // the instructions that let one be chosen, and are still to be told where to go on without one
}

// begin is which at the beginning of a text within another one, and the text with OneOpp for each
// Opp that means one.
func (w which) begin(c *Compiler, n Node, letX int32) (which, Node) {
	if !c.Several {
		return which{}, n
	}
	now := which{given: n.Kind == Cont, letX: w.letX && letX != 0}
	if w.acting && n.Kind == Effect {
		now.given = true
		n.Kids = slices.Clone(n.Kids)
		for i, k := range n.Kids {
			n.Kids[i] = whoActs(k)
		}
	} else {
		n = c.v.OneOpponent(n)
	}
	now.letX = now.letX || slices.ContainsFunc(n.Kids, func(k Node) bool { return k.Kind == LetX && saysOne(k) })
	return now, n
}

// opponent lets one be chosen before what is about one, unless that has been done for the
// sentence.
func (c *Compiler) opponent(n Node) {
	if w := &c.which; !w.asked && !w.given && (saysOne(n) || w.letX && SaysX(n)) {
		w.asked = true
		w.none = append(w.none, c.emit(OpWhich, 0))
	}
}

// sentenceOver lets what comes next choose anew.
func (c *Compiler) sentenceOver() {
	for _, j := range c.which.none {
		c.land(j)
	}
	c.which.asked, c.which.none = false, nil
}
