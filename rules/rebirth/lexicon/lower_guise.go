package lexicon

import . "gorin/rules/ability" // most lines name kinds

// unfolded parts what puts a card somewhere as another character (4.3.3.3.1): first it is said what it
// is to be, then it is put there, or turned, face down.
func unfolded(g Node) Node {
	for i := 1; i < len(g.Kids); i++ {
		d := g.Kids[i]
		if d.Kind != Disguise {
			continue
		}
		as := Node{Kind: Guise, Str: d.Str, Kids: append([]Node{d.Kids[0]}, d.Kids[2:]...)}
		act := Num(TurnFace, 1, d.Kids[0])
		if d.Kids[1].Kind != None {
			as.Num, act = 1, Num(Move, d.Num|FaceDownFlag, d.Kids[0], d.Kids[1])
		}
		kids := append([]Node(nil), g.Kids[:i]...)
		g.Kids = append(append(kids, as, act), g.Kids[i+1:]...)
		i++
	}
	return g
}

// EffectOf is what a line is as one of the effects below another line; set is whose names a case
// counts.
func EffectOf(line, set Node) Node {
	parts := line.Kids
	if line.Kind == CaseLine {
		parts = append([]Node(nil), line.Kids[1:]...)
		if when := caseCond(line.Kids[0], set); when.Kind != None {
			for i, s := range parts {
				if s.Kind == Sentence {
					s.Kids = append([]Node(nil), s.Kids...)
					s.Kids[3] = both(s.Kids[3], when)
					parts[i] = s
				}
			}
		}
	}
	return N(Effect, append([]Node{Nothing, Nothing}, parts...)...)
}

// caseCond is the condition that a case stands for.
func caseCond(c, set Node) Node {
	switch c.Kind {
	case CaseNames:
		if set.Kind != None {
			return Num(NamesAre, int(AtLeast), set, Num(Number, c.Num))
		}
	case CaseCount:
		return Num(DidAtLeast, c.Num)
	case CaseOf:
		when := Nothing
		for _, f := range c.Kids {
			did := Num(DidWith, int(DidChoose), N(Cards, Nothing, Nothing, N(Card), f), Nothing)
			if when = did; when.Kind != None && len(c.Kids) > 1 && !f.Equal(c.Kids[0]) {
				when = N(CondAnd, Num(DidWith, int(DidChoose), N(Cards, Nothing, Nothing, N(Card), c.Kids[0]), Nothing), did)
			}
		}
		return when
	case CaseNth:
		when := Nothing
		for _, k := range c.Kids {
			if nth := Num(DuringNth, k.Num, Nothing); when.Kind == None {
				when = nth
			} else {
				when = N(CondOr, when, nth)
			}
		}
		return when
	}
	return Nothing
}
