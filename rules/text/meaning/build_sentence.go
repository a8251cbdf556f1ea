package meaning

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// clause is a sentence under construction.
type clause struct {
	b       *builder
	out     []Node // sentences complete so far
	head    [5]Node
	groups  []group
	before  []group // groups before a delayed trigger
	delayed Node    // the delayed trigger, or Nothing
	delay   Node    // how long it waits
	delayIf Node    // and what must be so then, or Nothing
	dur     Node    // the duration that later modifiers have
	durNew  bool    // no act since the duration
	target  Node    // …に or …は
	open    bool    // nothing is said of the target yet
	instead bool
	further bool
	subject bool // a subject stands before the next act
	flowing bool // the last act was a modifier
	hangs   bool // what follows hangs on what stands in front in the sentence
	parted  bool // it is not the first of what is parted in the sentence
}

// Places in clause.head, the first kids of a Sentence.
const (
	atLink = iota
	atWindow
	atTrigger
	atCond
	atPer
)

// sentence resolves the pieces of one printed sentence. A condition or a "for
// each" after acts begins a new one.
func (b *builder) sentence(ps []Node) ([]Node, error) {
	b.subj, b.look = None, None
	if b.pile && slices.ContainsFunc(ps, speaksOfRest) { // …公開する。…1枚まで選び、…残りのカードを…
		b.look = LookTop
	}
	if b.chosen {
		b.left = N(Chosen)
	} else {
		b.left = Nothing
	}
	if b.Zoned && b.lang == Japanese {
		ps = b.theirs(ps)
	}
	c := clauses.take()
	defer clauses.give(c)
	*c = clause{b: b, delayed: Nothing, delay: Nothing, delayIf: Nothing, dur: Nothing, target: Nothing}
	for _, p := range ps {
		if err := c.piece(p); err != nil {
			return nil, in(p, err)
		}
	}
	if err := c.flush(); err != nil {
		return nil, err
	}
	for _, s := range c.out {
		if err := b.ahead.says(s); err != nil {
			return nil, err
		}
		b.linked(s)
	}
	return c.out, nil
}

// speaksOfRest reports whether a piece is about 残りのカード.
func speaksOfRest(n Node) bool {
	return n.Kind == Remainder || !n.Kind.IsLine() && slices.ContainsFunc(n.Kids, speaksOfRest)
}

func (c *clause) piece(p Node) error {
	b := c.b
	switch k := p.Kind; {
	case k == surface.May:
		if err := c.act(p.Kids[0]); err != nil {
			return err
		}
		if len(c.groups) == 0 {
			return &fault{"nothing is done", Nothing, ofForm}
		}
		c.mayLast()
	case k == surface.By:
		if err := c.act(p.Kids[0]); err != nil {
			return err
		}
		g := &c.groups[len(c.groups)-1]
		g.may, g.by = false, true
		c.flowing = false
	case k == surface.Piece || k == surface.Final:
		return c.act(p.Kids[0])
	case k == surface.Done || k == surface.NotDone:
		link, err := b.doneAgain(p)
		if err != nil {
			return err
		}
		return c.set(atLink, link)
	case k == surface.After || k == surface.AfterNot:
		link, err := b.verbAgain(p)
		if err != nil {
			return err
		}
		return c.set(atLink, link)
	case k == IfDo || k == IfNotDo || k == Else || k == Then:
		if k == Else && !b.Pronouns && !b.Zoned && len(c.groups) > 0 && c.delayed.Kind == None { // …与え、そうでないなら、…
			if err := c.flush(); err != nil {
				return err
			}
		}
		if k == Then && (b.Pronouns || b.tellsWords()) && len(c.groups) > 0 && c.delayed.Kind == None { // …引き、その後、…
			if err := c.flush(); err != nil {
				return err
			}
		}
		return c.set(atLink, N(k))
	case k == Battling: // of a trigger, if one follows
		c.dur, c.durNew = N(ThisBattle), true
	case b.sortOf(k) == SWindow:
		w, err := b.res(p)
		if err != nil {
			return err
		}
		return c.set(atWindow, w)
	case b.sortOf(k) == STrigger:
		return c.trigger(p)
	case b.isCond(p):
		return c.cond(p)
	case b.isSet(p):
		if c.busy() {
			if err := c.part(); err != nil {
				return err
			}
		}
		set, err := b.res(p)
		if err != nil {
			return err
		}
		return c.set(atPer, set)
	case surface.SortOf(k) == SDuration:
		if len(p.Kids) > 0 && p.Kids[0].Kind == surface.Left { // of whom the one before is
			if c.dur.Kind != k {
				return &fault{"nobody's attacks have been named before", p, ofForm}
			}
			p = Num(k, p.Num, c.dur.Kids...)
		} else {
			var err error
			if p, err = b.res(p); err != nil {
				return err
			}
		}
		c.dur, c.durNew = p, true
	case surface.SortOf(k) == SOwner || k == surface.Self:
		c.speak(p)
	case k == surface.MaySubj:
		c.speak(p.Kids[0])
		c.groups = append(c.groups, group{owner: b.who(), may: true})
		c.subject = false
	case k == surface.And:
		return c.piece(p.Kids[0])
	case k == surface.Instead:
		c.instead = true
	case k == surface.Further:
		if len(c.groups) > 0 {
			if err := c.part(); err != nil {
				return err
			}
		}
		c.further = true
	case k == surface.Target || k == surface.Topic:
		if c.open {
			return &fault{"nothing is said of this", Nothing, ofForm}
		}
		obj, err := b.res(p.Kids[0])
		c.target, c.open = obj, b.Topics || b.Zoned
		return err
	default:
		return c.act(p)
	}
	return nil
}

// speak sets the subject. What was changed before is not changed any more: of two that are
// said, a player and a card, that said last is the one of whom more is said.
func (c *clause) speak(p Node) {
	if !c.open {
		c.target = Nothing
	}
	if p.Kind != surface.Self {
		c.b.subj = p.Kind
	}
	c.subject = true
	if n := len(c.groups); n > 0 && c.groups[n-1].owner == c.b.who() && !c.groups[n-1].by {
		c.groups[n-1].from = len(c.groups[n-1].acts)
	}
}

func (c *clause) busy() bool { return len(c.groups)+len(c.before) > 0 || c.delayed.Kind != None }

func (c *clause) set(at int, n Node) error {
	if c.head[at].Kind != None || (at != atPer && at != atCond && c.busy()) {
		return &fault{"this cannot stand here", Nothing, ofForm}
	}
	c.head[at] = n
	return nil
}

func (c *clause) trigger(p Node) error {
	t, err := c.b.trigger(p)
	if err != nil {
		return err
	}
	if c.b.line == Cont && !c.b.isWould(t) {
		return &fault{"a continuous ability waits for nothing", Nothing, ofMeaning}
	}
	waits := c.b.line == Auto && !(c.b.Eventless && c.b.isWould(t)) // what replaces is an effect of one that waits for nothing
	if !c.b.opened && !c.busy() && len(c.out) == 0 && (waits || c.b.line == Cont) {
		c.b.opened = true
		if c.durNew {
			if c.dur.Kind != ThisBattle {
				return &fault{"this cannot stand here", c.dur, ofMeaning}
			}
			c.dur, c.durNew = Nothing, false
			if err := c.set(atWindow, N(Battling)); err != nil {
				return err
			}
		}
		return c.set(atTrigger, t)
	}
	if c.delayed.Kind != None {
		return &fault{"a second event in one sentence", Nothing, ofMeaning}
	}
	c.delayed = t
	if c.durNew || c.b.goesOnFor(c.dur, t) {
		c.delay = c.dur
	}
	c.dur, c.durNew, c.flowing, c.target = Nothing, false, false, Nothing
	c.before, c.groups = c.groups, nil
	return nil
}

// isWould reports whether a trigger is the event of a replacement.
func (w *Ways) isWould(t Node) bool { return w.words.Shape(t.Kind).Would }

func (c *clause) cond(p Node) error {
	if c.delayed.Kind != None {
		if len(c.groups) > 0 || c.delayIf.Kind != None || c.b.isWould(c.delayed) {
			return &fault{"a condition inside what is delayed", Nothing, ofMeaning}
		}
		n, err := c.b.res(p)
		c.delayIf = n
		return err
	}
	if len(c.groups) > 0 {
		if err := c.part(); err != nil {
			return err
		}
	}
	if c.open && c.b.Zoned {
		return &fault{"nothing is said of this", Nothing, ofForm}
	}
	if c.target.Kind == All && !c.b.Zoned && !c.b.Topics && !c.open {
		if each, ok := c.each(p); ok {
			return each
		}
	}
	n, err := c.b.res(p)
	if err != nil {
		return err
	}
	c.b.about(n)
	if c.head[atCond].Kind == None {
		c.head[atCond] = n
		return nil
	}
	both, err := c.b.combine(N(CondAnd, c.head[atCond], n))
	c.head[atCond] = both
	return err
}

// about notes that a condition is about the card shown: if it is a character, or none
// has been named, そのキャラ is that card, as long as it does not go anywhere else.
func (b *builder) about(cond Node) {
	if !aboutCard(cond) {
		return
	}
	b.left = N(TheCard)
	if b.that == thatNothing || b.that != thatCard && saysCharacter(cond) {
		b.named, b.that = b.that, thatCard
	}
}

// forget takes そのキャラ for what was named before the card shown, once that has been put
// where no characters are.
func (b *builder) forget(move Node) {
	if b.that == thatCard && b.named != thatNothing && move.Kids[0].Kind == TheCard && !b.words.Shape(move.Kids[1].Kind).Slot {
		b.that = b.named
	}
}

// flush completes a sentence.
func (c *clause) flush() error {
	if c.open {
		return &fault{"nothing is said of this", Nothing, ofForm}
	}
	if c.delayed.Kind != None {
		if len(c.groups) == 0 {
			return &fault{"nothing is done", Nothing, ofForm}
		}
		kind, kids := Delayed, []Node{c.delayed, c.delay}
		if c.delayIf.Kind != None {
			kind, kids = LaterIf, append(kids, c.delayIf)
		}
		instead := c.b.isWould(c.delayed)
		if instead != c.instead {
			return &fault{"what happens instead of an event, and of which", Nothing, ofMeaning}
		}
		for i := range c.groups {
			if instead && (c.groups[i].may || c.groups[i].by) {
				return &fault{"a choice inside a replacement that an effect makes", Nothing, ofMeaning}
			}
			kids = append(kids, c.groups[i].node(instead, false))
		}
		c.groups, c.before, c.instead = c.before, nil, false
		d := N(kind, kids...)
		for _, does := range d.Kids[2:] {
			if said := saysThus(does); said.Kind != None {
				return &fault{"this is no longer known when it happens", said, ofMeaning}
			}
		}
		if n := len(c.groups); n > 0 && c.groups[n-1].owner == You && !c.groups[n-1].may && !c.groups[n-1].by {
			c.groups[n-1].acts = append(c.groups[n-1].acts, d)
		} else {
			c.groups = append(c.groups, group{owner: You, acts: []Node{d}})
		}
		c.delayed, c.delay, c.delayIf = Nothing, Nothing, Nothing
	}
	kids := append(make([]Node, 0, len(c.head)+len(c.groups)), c.head[:]...)
	for i := range c.groups {
		if len(c.groups[i].acts) == 0 {
			return &fault{"nothing is done", Nothing, ofForm}
		}
		kids = append(kids, c.groups[i].node(c.instead, c.further))
	}
	if len(c.groups) == 0 {
		return &fault{"nothing is done", Nothing, ofForm}
	}
	c.out = append(c.out, N(Sentence, kids...))
	c.head, c.groups, c.target = [5]Node{}, nil, Nothing
	c.flowing, c.subject, c.further = false, false, false
	return nil
}
