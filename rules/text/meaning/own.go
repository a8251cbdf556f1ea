package meaning

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// Own is what build and unbuild have to know of kinds that only the texts of one game say.
// All of it is optional.
type Own struct {
	// Meant is what そのキャラ means, as the Num of That, once an object has been named or an
	// event has happened to one.
	Meant map[Kind]int
	// Roles is what plays a part in an event beside the card that it happens to: by its name
	// it is meant from there on.
	Roles map[Kind]Kind
	// Whichever reports whether そのキャラ is whichever of two cards an event of two happens to.
	Whichever func(first, second Node) bool
	// SaidOnce lists events whose subject is not said again in Japanese when they stand
	// second.
	SaidOnce []Kind
	// SaidFirst lists conditions that are said before the event.
	SaidFirst []Kind
	// Ahead is the surface kinds of windows that are said otherwise before an event, in
	// Japanese.
	Ahead map[Kind]Kind
	// Case is the condition that an item of a list of cases stands for.
	Case func(item Node) Node
	// Parted reports whether a comma follows the owner or the zone of a set for another reason
	// than that its filters are joined by か.
	Parted func(set Node) bool
	// AddedFrom lists zones whose cards are said to be added to a hand, as those of a deck are.
	AddedFrom []Kind
	// Onto lists acts on one object, which may be left out where it was the object before.
	Onto []Kind
	// Subjects is how acts are said with their subject where one might do without it.
	Subjects map[Kind]Subject
	// Describes is what describes each card of a set of which a condition is so.
	Describes map[Kind]Node
	// Since is how links and conditions are said that speak of what a sentence before them did: told is
	// the last one that follows from no other. Optional for a kind.
	Since map[Kind]func(lang string, told, said Node) Node
	// Further is the modifier that さらに adds to, without saying again of what.
	Further Kind
	// Acts is how acts are read and said, the game's own and its own surface kinds.
	Acts map[Kind]Doing
	// Alone is the object that a set of one is.
	Alone func(set Node) (obj Node, ok bool)
	// Changes is how modifiers are said: in a game whose sets are said with their zone all of
	// them, in others those that are ChangeOf.
	Changes map[Kind]Change
}

// Subject is when an act is said with its subject.
type Subject uint8

// The ways of acts.
const (
	AsOthers       Subject = iota
	AlwaysSubject          // wherever it stands
	EnglishSubject         // in English, wherever it stands
	NoSubject              // it is nobody's act, or that of who is not named
)

// Change is how a modifier is said.
type Change uint8

// The ways of modifiers.
const (
	ChangeGiven Change = iota // …に〔G〕を与える
	ChangeOf                  // …を＋2/±0
	ChangeTopic               // …はカード名をすべて失う
)

// sortOf is what a kind is in a sentence, also a surface kind of the game's own.
func (w *Ways) sortOf(k Kind) Sort {
	if k >= surface.First {
		return w.kinds.of(k).sort
	}
	return k.SortOf()
}

// isTimed reports whether an act may last for a time, which Japanese says before it.
func (w *Ways) isTimed(act Kind) bool {
	kids := w.words.Shape(act).Kids
	return surface.SortOf(act) == SAct && len(kids) > 1 && kids[1].Sort == SDuration
}

// timeOf is how long an act lasts, if it is one that may last for a time.
func (w *Ways) timeOf(act Node) (time Node, lasts bool) {
	if !w.isTimed(act.Kind) {
		return Nothing, false
	}
	return act.Kids[1], true
}

// isOnto reports whether an act is one on one object, which may be left out.
func (w *Ways) isOnto(act Kind) bool {
	switch act {
	case Destroy, TurnFace, PlayCard, DiscardThese:
		return true
	}
	return slices.Contains(w.Onto, act)
}

// isAdded reports whether cards from a zone are said to be added to a hand.
func (w *Ways) isAdded(zone Kind) bool { return zone == Deck || slices.Contains(w.AddedFrom, zone) }

// isFirst reports whether a condition begins with one that is said before the event.
func (w *Ways) isFirst(cond Node) bool {
	return slices.Contains(w.SaidFirst, cond.Kind) || cond.Kind == CondAnd && slices.Contains(w.SaidFirst, cond.Kids[0].Kind)
}

// IsParted reports whether the filters of a set are joined by "or": then a
// comma follows the owner or the zone. Lists of names take none.
func (w *Ways) IsParted(n *Node) bool {
	if n.Kind == surface.Union {
		return true
	}
	if !placed(*n) && n.Num == 0 {
		return false // the comma follows the owner or the zone
	}
	for _, k := range n.Kids {
		if k.Kind == AnyOf && k.Kids[0].Kind != NameHas {
			return true
		}
	}
	return w.Parted != nil && w.Parted(*n)
}
