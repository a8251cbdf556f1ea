package ability

// subjectNamed gives the sentences of a line whose trigger or replacement is about a
// card: in them そのカード is that card until something else has been named.
func (v *Vocabulary) subjectNamed(parts []Node) []Node {
	out := append([]Node(nil), parts...)
	for i, s := range out {
		if s.Kind != Sentence {
			continue
		}
		kids := append([]Node(nil), s.Kids...)
		out[i].Kids = kids
		for k := 3; k < 5; k++ { // condition, for each
			kids[k] = meaningSubject(kids[k])
		}
		for k := 5; k < len(kids); k++ {
			acts := append([]Node(nil), kids[k].Kids...)
			kids[k].Kids = acts
			for j := 1; j < len(acts); j++ {
				if acts[j].Kind == Delayed || acts[j].Kind == LaterIf {
					return out
				}
				acts[j] = meaningSubject(acts[j])
				if !v.Shape(acts[j].Kind).Quiet {
					return out
				}
			}
		}
	}
	return out
}

// meaningSubject is a part of a text with そのカード as the card of the event; what a
// quoted ability says stays.
func meaningSubject(n Node) Node {
	if n.Kind == TheCard {
		return Num(That, ThatSubject)
	}
	kids := make([]Node, len(n.Kids))
	for i, k := range n.Kids {
		if kids[i] = k; !k.Kind.IsLine() {
			kids[i] = meaningSubject(k)
		}
	}
	if len(kids) > 0 {
		n.Kids = kids
	}
	return n
}

// aboutCard reports whether a trigger or a replacement is about a card.
func (v *Vocabulary) aboutCard(t Node) bool {
	switch {
	case t.Kind == OnEither:
		return v.aboutCard(t.Kids[0]) && v.aboutCard(t.Kids[1])
	case t.Kind == WouldDraw || t.Kind == OnPlay:
		return true
	}
	kids := v.Shape(t.Kind).Kids
	return len(kids) > 0 && kids[0].Sort == SObject
}

// ofTheirRoom is an act of the opponent, for whom a waiting room that is not said to be
// anybody's is their own; what a quoted ability says stays.
func ofTheirRoom(n, opponent Node) Node {
	if n.Kind.IsLine() || len(n.Kids) == 0 {
		return n
	}
	kids := make([]Node, len(n.Kids))
	for i, k := range n.Kids {
		kids[i] = ofTheirRoom(k, opponent)
	}
	if n.Kind == Cards && kids[0].Kind == None && kids[1].Kind == WaitingRoom {
		kids[0] = opponent
	}
	n.Kids = kids
	return n
}
