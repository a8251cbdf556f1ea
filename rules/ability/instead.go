package ability

// EitherDone gives the sentences of a text in which what is done instead of the last act of the sentence
// before (…する。…なら、かわりに…する) is done first, if it is asked for and its player agrees, and that act if it
// was not.
func EitherDone(parts []Node) (out []Node) {
	for _, s := range parts {
		last := len(out) - 1
		if s.Kind != Sentence || s.Kids[0].Kind != None || s.Kids[2].Kind != None || s.Kids[5].Kind != Do || s.Kids[5].Num&InsteadFlag == 0 || last < 0 || out[last].Kind != Sentence {
			out = append(out, s)
			continue
		}
		before, act, ok := withoutLast(out[last])
		if !ok {
			out = append(out, s)
			continue
		}
		s.Kids = append([]Node(nil), s.Kids...)
		if out = out[:last]; len(before.Kids) > 5 {
			out = append(out, before)
		} else {
			s.Kids[2] = before.Kids[2] // what the text waits for
		}
		s.Kids[5].Num &^= InsteadFlag
		out = append(out, s, Said(N(IfNotDo), Nothing, Nothing, Nothing, act))
	}
	return out
}

// withoutLast parts a sentence from its last act. A choice alone is left to nobody.
func withoutLast(s Node) (rest, act Node, ok bool) {
	at := len(s.Kids) - 1
	g := s.Kids[at]
	if g.Kind != Do || s.Kids[0].Kind != None || s.Kids[1].Kind != None || s.Kids[3].Kind != None || s.Kids[4].Kind != None {
		return s, Nothing, false
	}
	n := len(g.Kids) - 1
	act = Node{Kind: Do, Num: g.Num, Kids: []Node{g.Kids[0], g.Kids[n]}}
	rest = s
	rest.Kids = append([]Node(nil), s.Kids[:at]...)
	if n > 1 {
		g.Kids = g.Kids[:n:n]
		if g.Kids[n-1].Kind == Choose {
			g.Num &^= MayFlag
		}
		rest.Kids = append(rest.Kids, g)
	}
	return rest, act, true
}
