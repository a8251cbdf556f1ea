package meaning

import . "gorin/rules/ability" // most lines name kinds

// ahead is what the sentences of a line so far do later.
type ahead struct{ later bool } // what was moved or shown last will be

// says adds a sentence; it is a fault if it speaks of cards that an act before it moves
// or shows only later.
func (a *ahead) says(sentence Node) error {
	told, own := speaks(sentence)
	if a.later && told.Kind != None && !own {
		return &fault{"this speaks of what happens only later", told, ofMeaning}
	}
	if own {
		a.later = false
	}
	a.later = a.later || shows(sentence, false)
	return nil
}

// SpeaksTooSoon reports whether a sentence of a line speaks of cards that one before it
// moves or shows only later.
func SpeaksTooSoon(line Node) bool {
	var a ahead
	for _, k := range line.Kids {
		if k.Kind == Sentence && a.says(k) != nil {
			return true
		}
	}
	return false
}

// speaks gives what in a sentence speaks of cards that were moved or shown, or Nothing,
// and whether the sentence moves or shows some itself before.
func speaks(n Node) (told Node, own bool) {
	var walk func(Node) bool // until one of the two
	walk = func(n Node) bool {
		if n.Kind == Delayed || n.Kind == LaterIf {
			return false
		}
		for _, k := range n.Kids {
			if !k.Kind.IsLine() && walk(k) {
				return true
			}
		}
		switch {
		case n.Kind == AmongThose || n.Kind == TheCard || n.Kind == TheCards:
			told = n
		case showing(n.Kind):
			own = true
		}
		return told.Kind != None || own
	}
	walk(n)
	return told, own
}

// shows reports whether a sentence moves or shows cards later.
func shows(n Node, delayed bool) bool {
	if delayed && showing(n.Kind) {
		return true
	}
	for _, k := range n.Kids {
		if !k.Kind.IsLine() && shows(k, delayed || n.Kind == Delayed || n.Kind == LaterIf) {
			return true
		}
	}
	return false
}

// saysThus gives what in a tree speaks of all that this effect has moved or shown, or
// Nothing: that is forgotten when the effect is over.
func saysThus(n Node) Node {
	if n.Kind == PutThus || n.Kind == ShownThus || n.Kind == RestedThus {
		return n
	}
	for _, k := range n.Kids {
		if !k.Kind.IsLine() {
			if said := saysThus(k); said.Kind != None {
				return said
			}
		}
	}
	return Nothing
}

func showing(k Kind) bool {
	return k == Move || k == LookTop || k == LookDeck || k == FlipTop || k == RevealTop || k == Reveal
}
