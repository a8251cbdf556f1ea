package meaning

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// linked notes what a sentence does: the next one may begin with its verb.
func (b *builder) linked(s Node) {
	switch s.Kids[atLink].Kind {
	case IfDo:
		if !b.answered {
			b.asked, b.answered = b.acted, true
		}
	case IfNotDo:
		b.answered = false
	}
	b.acted = s
}

// verbAgain is そうしたら or そうしなかったら in the words of the act itself, 引いたら,
// 引かなかったら: the sentence that it speaks of must end with such an act, and
// do nothing else but choose what that is about.
func (b *builder) verbAgain(p Node) (Node, error) {
	link, of := N(IfDo), b.acted
	if p.Kind == surface.AfterNot {
		link = N(IfNotDo)
		if b.answered {
			of = b.asked
		}
	}
	if of.Kind == Sentence {
		g := of.Kids[len(of.Kids)-1]
		last := len(g.Kids) - 1
		fits := len(of.Kids) == atPer+2 && sameVerb(Kind(p.Num), g.Kids[last].Kind)
		for _, act := range g.Kids[1:last] {
			fits = fits && chooses(act.Kind)
		}
		if fits {
			return link, nil
		}
	}
	return p, &fault{"the sentence before does nothing of that kind", p, ofMeaning}
}

// sameVerb reports whether a verb speaks of an act.
func sameVerb(verb, act Kind) bool {
	switch verb {
	case Reveal:
		return act == Reveal || act == RevealTop
	case Choose:
		return act == Choose || act == ChooseEach
	}
	return verb == act
}

func chooses(act Kind) bool {
	switch act {
	case Choose, ChooseEach, LookDeck, LookTop:
		return true
	}
	return false
}

// otherWay is the comparison before, of the same two cards the other way round.
func (b *builder) otherWay(n Node) (Node, error) {
	c := b.compared
	if c.Kind != StatVs || len(c.Kids[0].Kids) == 0 || c.Kids[0].Kids[0].Kind != You || c.Kids[1].Kids[0].Kind != Opp || c.Num%PerStat != n.Num {
		return n, &fault{"nothing of the opponent's was compared before", n, ofMeaning}
	}
	return Num(StatVs, c.Num, c.Kids[1], c.Kids[0]), nil
}

// doneAgain is そうしたら or そうしなかったら in the words of the act itself, as verbAgain is.
func (b *builder) doneAgain(p Node) (Node, error) {
	link, of := N(IfDo), b.acted
	if p.Kind == surface.NotDone {
		link = N(IfNotDo)
		if b.answered {
			of = b.asked
		}
	}
	if is := b.doneBy(of); is >= 0 && (is == p.Num || is == surface.DidReturn && p.Num == surface.DidAdd) {
		return link, nil
	}
	return p, &fault{"the sentence before does nothing of that kind", p, ofMeaning}
}

// doneBy is the verb by which all that a sentence does is said to have been done, -1 if
// none does: it does one thing, besides choosing with what.
func (w *Ways) doneBy(sentence Node) int {
	if sentence.Kind != Sentence || len(sentence.Kids) != atPer+2 {
		return -1
	}
	acts := sentence.Kids[atPer+1].Kids[1:]
	for _, act := range acts[:len(acts)-1] {
		switch act.Kind {
		case Choose, ChooseEach, Aim, LookDeck, LookTop:
		default:
			return -1
		}
	}
	return w.Verb(acts[len(acts)-1])
}
