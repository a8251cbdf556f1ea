package ability

import "slices"

// What stands behind ことで in its sentence is done only if that was, and what stands behind なら
// only if that holds, also where further sentences with conditions of their own begin in the middle
// of it: …ことで、…し、…なら、さらに…. Such a sentence has the link Along.

// hanging is how many of the parts behind a sentence hang on what that sentence asks for or has
// paid: those that go on with it, their そうでないなら, and those that add to what was paid for (さらに).
func hanging(s Node, rest []Node) (n int) {
	paid, open := paidFor(s), false
	for _, p := range rest {
		if p.Kind != Sentence {
			break
		}
		switch link := p.Kids[0].Kind; {
		case link == Along:
			open = p.Kids[3].Kind != None
		case link == Else && open:
			open = false
		case link == None && paid && adds(p):
			open = p.Kids[3].Kind != None
		default:
			return n
		}
		paid = paid || paidFor(p)
		n++
	}
	return n
}

// paidFor reports whether a sentence has …ことで.
func paidFor(s Node) bool {
	return slices.ContainsFunc(s.Kids[5:], func(g Node) bool { return g.Num&ByFlag != 0 })
}

// adds reports whether a sentence adds to what was done before: さらに.
func adds(s Node) bool { return len(s.Kids) > 5 && s.Kids[5].Num&FurtherFlag != 0 }

// loose is the parts that hang on a sentence, to be compiled where it is: they follow each other,
// but those behind one that is paid for hang on that too.
func loose(parts []Node) []Node {
	out := slices.Clone(parts)
	for i, p := range out {
		if p.Kids[0].Kind == Along {
			out[i].Kids = slices.Clone(p.Kids)
			out[i].Kids[0] = Nothing
		}
		if paidFor(p) {
			break
		}
	}
	return out
}

// AskedAlone gives the sentences of a continuous ability each with all that it asks for: what goes on
// with another is in force only while that is.
func AskedAlone(parts []Node) []Node {
	var first Node
	out := slices.Clone(parts)
	for i, p := range out {
		switch {
		case p.Kind != Sentence:
		case p.Kids[0].Kind != Along:
			first = p
		case first.Kind == Sentence:
			p.Kids = slices.Clone(p.Kids)
			p.Kids[0] = Nothing
			if p.Kids[1].Kind == None {
				p.Kids[1] = first.Kids[1]
			}
			switch asks := first.Kids[3]; {
			case asks.Kind == None:
			case p.Kids[3].Kind == None:
				p.Kids[3] = asks
			default:
				p.Kids[3] = N(CondAnd, asks, p.Kids[3])
			}
			out[i] = p
		}
	}
	return out
}
