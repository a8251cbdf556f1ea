package meaning

import . "gorin/rules/ability" // most lines name kinds

// looked is what a text looks at: as long as any of that is left to choose from, cards
// without a place are those.
type looked struct {
	look   Kind // LookDeck or LookTop while a look lasts, else None
	seen   Kind // whose deck is looked at
	picked bool // something has been chosen since it began
}

// after notes what an act does to the look: a choice takes some of the cards, and with the
// rest of them moved, or all of them, or with the deck shuffled, it is over. An act that
// moves puts its object somewhere.
func (l *looked) after(act Node, moves bool) {
	over := false
	switch act.Kind {
	case Choose, ChooseEach, Aim:
		l.picked = true
	case Shuffle:
		over = l.look == LookDeck && act.Kids[0].Kind == l.seen && act.Kids[1].Kind == Deck
	}
	if moves {
		switch act.Kids[0].Kind {
		case Remainder:
			over = l.look == LookTop
		case TheCard, TheCards:
			over = l.look == LookTop && !l.picked
		}
	}
	if over {
		l.look = None
	}
}
