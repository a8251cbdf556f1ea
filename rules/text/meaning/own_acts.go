package meaning

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// Doing is how an act is read and said of which more counts than its words: what was said
// before, who acts. Both are optional.
type Doing struct {
	// Read adds what an act means, and gives what is left to be read, Nothing if that is
	// all.
	Read func(r Reader, act Node) (Node, error)
	// Say gives the pieces of an act, none if it is said as others are.
	Say func(s Speaker, act Node) []Node
}

// Reader is what has been read of a sentence when an act of it is.
type Reader struct{ c *clause }

// Meaning is what a part of an act means.
func (r Reader) Meaning(n Node) (Node, error) { return r.c.b.res(n) }

// MeaningFor is what it means where a player is who acts.
func (r Reader) MeaningFor(who Kind, n Node) (Node, error) {
	subj := r.c.b.subj
	defer func() { r.c.b.subj = subj }()
	r.c.b.subj = who
	return r.c.b.res(n)
}

// Add adds an act to what the sentence does.
func (r Reader) Add(act Node) { r.c.add(act) }

// Choose adds a choice.
func (r Reader) Choose(qty, set Node) error { return r.c.choose(N(Choose, qty, set)) }

// Replaces makes the sentence one about what is done instead of an event.
func (r Reader) Replaces(event Node) error {
	c := r.c
	if c.b.line != Cont || c.busy() || c.head[atTrigger].Kind != None {
		return &fault{"only a continuous ability says so", Nothing, ofMeaning}
	}
	c.head[atTrigger], c.instead = event, true
	return nil
}

// Who is the player who acts.
func (r Reader) Who() Kind { return r.c.b.who() }

// Duration is how long what is said lasts, and whether that was said of this act.
func (r Reader) Duration() (dur Node, fresh bool) { return r.c.dur, r.c.durNew }

// Left is what an object left out stands for, and Leave makes it something else.
func (r Reader) Left() Node { return r.c.b.left }

// Leave: see Left.
func (r Reader) Leave(obj Node) { r.c.b.left = obj }

// Touch notes that an object was acted on: the next act may leave it out.
func (r Reader) Touch(obj Node) { r.c.b.touch(obj) }

// Chosen reports whether something has been chosen.
func (r Reader) Chosen() bool { return r.c.b.chosen }

// InCost reports whether the act is in a cost.
func (r Reader) InCost() bool { return r.c.b.inCost }

// Japanese reports whether the text is.
func (r Reader) Japanese() bool { return r.c.b.lang == Japanese }

// Misplaced is the error for a part that cannot stand where it does, and Senseless for one
// that means nothing there: in English and in Japanese, which a reason that games share has.
func (r Reader) Misplaced(n Node, en, ja string) error { return &ownFault{fault{en, n, ofForm}, ja} }

// Senseless: see Misplaced.
func (r Reader) Senseless(n Node, en, ja string) error { return &ownFault{fault{en, n, ofMeaning}, ja} }

// ownAct reads an act as the game has it; all is whether that is all of it.
func (c *clause) ownAct(n Node) (rest Node, all bool, err error) {
	read := c.b.kinds.of(n.Kind).doing.Read
	if read == nil {
		return n, false, nil
	}
	rest, err = read(Reader{c}, n)
	if all = rest.Kind == None; all {
		c.target = Nothing
	}
	return rest, all, err
}

// Speaker is what has been said of a sentence when an act of it is.
type Speaker struct{ s *speaker }

// Plain is how a part of an act is said.
func (s Speaker) Plain(n Node) Node { return s.s.plain(n) }

// PlainFor is how it is said where a player is who acts.
func (s Speaker) PlainFor(who Kind, n Node) Node {
	subj := s.s.subj
	defer func() { s.s.subj = subj }()
	s.s.subj = who
	return s.s.plain(n)
}

// Object is how the object of an act is said, which may be left out.
func (s Speaker) Object(n Node) Node { return s.s.object(n) }

// Touch notes that an object was acted on.
func (s Speaker) Touch(obj Node) { s.s.touch(obj) }

// Move is how a move is said.
func (s Speaker) Move(n Node) Node { return s.s.move(n) }

// ChosenOf is whose cards were chosen last, None if the text does not say.
func (s Speaker) ChosenOf() Kind { return s.s.picks.last.owner }

// During says a duration unless it is in force already.
func (s Speaker) During(d Node) []Node { return s.s.during(d) }

// Who is the player who acts.
func (s Speaker) Who() Kind { return s.s.who() }

// Japanese reports whether the text is.
func (s Speaker) Japanese() bool { return s.s.lang == Japanese }

// Unsaid is an object that is left out.
func Unsaid() Node { return left() }

// Lasting is a change of an object with how long it lasts, as an act that says both in
// its own way is read.
func Lasting(obj, dur Node, mods ...Node) Node {
	return N(surface.Lasting, append([]Node{obj, dur}, mods...)...)
}
