package lexicon

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
)

// What texts call again, in the words that are played.

// namedAgain goes through the parts of a text in their order. What has been chosen and put elsewhere by
// the text itself is meant where it lies now: そのキャラ is no other card than that which was put
// there, though it is a new one (4.1.4), and so is このキャラ that is put somewhere once more. それ is what the text has changed just before, where nothing
// has been chosen, shown or moved.
func namedAgain(parts []Node) {
	moved, movedThis, named, changed := false, false, false, Nothing
	for i := range parts {
		s := &parts[i]
		if s.Kind != Sentence {
			continue
		}
		s.Kids = append([]Node(nil), s.Kids...)
		if changed.Kind != None {
			s.Kids[3] = replaced(s.Kids[3], TheCard, changed)
		}
		for k := 5; k < len(s.Kids); k++ {
			g := &s.Kids[k]
			if g.Kind != Do {
				continue
			}
			g.Kids = append([]Node(nil), g.Kids...)
			for j := 1; j < len(g.Kids); j++ {
				a := &g.Kids[j]
				if moved && a.Kind != Delayed {
					*a = replaced(*a, Chosen, N(ChosenNow))
				}
				if a.Kind == Move && a.Kids[0].Kind == This {
					if movedThis {
						*a = replaced(*a, This, Num(ChosenNow, ItselfNow))
					}
					movedThis = movedThis || !slices.Contains(slots, a.Kids[1].Kind)
				}
				switch a.Kind {
				case Choose, ChooseEach:
					moved, named = false, true
				case Modify:
					changed = a.Kids[0]
				case PayEnergyNow:
				default:
					named = true
				}
				if named {
					changed = Nothing
				}
				moved = moved || a.Kind == Move && a.Kids[0].Kind == Chosen && !slices.Contains(slots, a.Kids[1].Kind)
			}
		}
	}
}

// ItselfNow is the Num of a ChosenNow that is the card of the text itself.
const ItselfNow = 1

// slots is destinations where what was chosen stays so called by itself.
var slots = []Kind{ToEntry, ToMembers, ToEmptySeat, ToEntryOrMember, ToEntryOrSeat}

// replaced is a part of a text with another object in place of those of a kind. An ability that the
// text quotes names its own.
func replaced(n Node, kind Kind, by Node) Node {
	if n.Kind == kind {
		return by
	}
	if n.Kind.IsLine() || n.Kind == Delayed {
		return n
	}
	n.Kids = append([]Node(nil), n.Kids...)
	for i := range n.Kids {
		n.Kids[i] = replaced(n.Kids[i], kind, by)
	}
	return n
}

// itsSpark: one spark of a card is chosen when it is played, and the card stays what was chosen. One that
// has just been given is the one that is played.
func itsSpark(g Node) Node {
	for i := len(g.Kids) - 1; i > 1; i-- {
		was, play := g.Kids[i-1], g.Kids[i]
		if play.Kind == PlaySpark && was.Kind == Modify && was.Kids[len(was.Kids)-1].Kind == GiveAbility && was.Kids[0].Equal(play.Kids[0]) {
			g.Kids = append([]Node(nil), g.Kids...)
			g.Kids[i].Num = GivenSpark
			continue
		}
		if was.Kind != Choose || play.Kind != PlaySpark || play.Kids[0].Kind != Chosen || !was.Kids[0].Equal(One()) ||
			was.Kids[1].Kind != Cards || was.Kids[1].Kids[1].Kind != SparksOf {
			continue
		}
		kids := append([]Node(nil), g.Kids[:i-1]...)
		play.Kids = []Node{was.Kids[1].Kids[1].Kids[0], play.Kids[1]}
		g.Kids = append(append(kids, play), g.Kids[i+1:]...)
	}
	return g
}

// GivenSpark is the Num of a PlaySpark that plays the spark that the effect has given.
const GivenSpark = 1

// inTheOpen is where cards lie of which everybody knows the sparks.
var inTheOpen = [...]Kind{Entry, Members, SetZone, WaitingRoom, RetireZone, SoulZone, Memory}

// sparksOf is the set of the cards of which a text names the sparks: a spark is the card that has it.
func sparksOf(set Node) Node {
	whose := set.Kids[1].Kids[0]
	zones := N(EitherZone)
	for _, k := range inTheOpen {
		zones.Kids = append(zones.Kids, N(k))
	}
	set.Kids[0], set.Kids[1] = N(Each), zones
	set.Kids = append(set.Kids, N(IsOne, whose))
	return set
}

// underSupported: a card that becomes a soul without a word of whose, when it supports, becomes that of
// the character that it supports.
func underSupported(s Node) Node {
	if s.Kind != Sentence || s.Kids[2].Kind != OnSupport {
		return s
	}
	s.Kids = append([]Node(nil), s.Kids...)
	for i, g := range s.Kids[5:] {
		if g.Kind != Do {
			continue
		}
		g.Kids = append([]Node(nil), g.Kids...)
		for k, a := range g.Kids {
			if a.Kind == Move && a.Kids[1].Kind == ToSoul && a.Kids[1].Kids[0].Kind == None {
				a.Kids = append([]Node{a.Kids[0], N(ToSoul, N(Supported))}, a.Kids[2:]...)
				g.Kids[k] = a
			}
		}
		s.Kids[5+i] = g
	}
	return s
}

// swapsEach: what was chosen is exchanged with as many other cards, each with one of them.
func swapsEach(parts []Node) {
	twice := false // as many were chosen again
	for _, s := range parts {
		if s.Kind != Sentence {
			continue
		}
		for _, g := range s.Kids[5:] {
			if g.Kind != Do {
				continue
			}
			for i, a := range g.Kids {
				switch a.Kind {
				case Choose, ChooseEach:
					twice = a.Kind == Choose && a.Kids[0].Kind == SameMany
				case Swap:
					if twice && a.Kids[0].Kind == Chosen && a.Kids[1].Kind == Chosen {
						g.Kids[i].Kids = []Node{Num(That, ThatPicked), a.Kids[1]}
					}
				}
			}
		}
	}
}
