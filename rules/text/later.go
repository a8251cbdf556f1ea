package text

import . "gorin/rules/ability" // most lines name kinds

// tooEarly is the fault of a line in which a sentence speaks of cards that an act before
// it moves or shows, when that act happens only later.
func tooEarly(n Node) error {
	later := false // what was moved or shown last will be
	for _, k := range n.Kids {
		if err := tooEarly(k); err != nil {
			return err
		}
		if k.Kind != Sentence {
			continue
		}
		told, own := speaks(k)
		if later && told && !own {
			return &fault{"this speaks of what happens only later", "それら"}
		}
		if own {
			later = false
		}
		later = later || shows(k, false)
	}
	return nil
}

// speaks reports whether a sentence speaks of cards that were moved or shown, and whether
// it moves or shows some itself before.
func speaks(n Node) (told, own bool) {
	var walk func(Node) bool // until one of the two
	walk = func(n Node) bool {
		if n.Kind == Delayed {
			return false
		}
		for _, k := range n.Kids {
			if sortOf(k.Kind) != SLine && walk(k) {
				return true
			}
		}
		switch {
		case n.Kind == AmongThose || n.Kind == TheCard || n.Kind == TheCards:
			told = true
		case showing(n.Kind):
			own = true
		}
		return told || own
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
		if sortOf(k.Kind) != SLine && shows(k, delayed || n.Kind == Delayed) {
			return true
		}
	}
	return false
}

func showing(k Kind) bool {
	return k == Move || k == LookTop || k == LookDeck || k == FlipTop || k == RevealTop || k == Reveal
}
