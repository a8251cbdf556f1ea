package kernel

import "gorin/rules/ability"

// actMove moves objects to a destination of the text: at once, one after the other from an end of a
// zone, or slot by slot.
func (m *Machine) actMove(c *Ctx, e *ability.Expr) {
	p := m.Book.Prog
	r := c.Run
	obj, dest := &p.Exprs[e.First], e.First+1
	word := p.Exprs[dest].Kind
	if (obj.Kind == ability.Top || obj.Kind == ability.Bottom) && word != ability.ToItsSlot && !m.SlotWord(word) {
		z := m.Book.ZoneOf(m, p.Exprs[obj.First+2].Kind, m.PlayerOfWord(c, p.Exprs[obj.First+1].Kind))
		least, most := m.many(c, obj.First, m.Count(z))
		upTo := int32(0)
		if least < most {
			upTo = 1
		}
		r.Moved = List{}
		how := topMove
		if obj.Kind == ability.Bottom {
			how = topMoveBottom
		}
		m.callKernel(kTop, int32(most), how|upTo<<8, int32(z), dest, e.Num)
		return
	}
	start := len(m.tmp)
	m.Objects(c, e.First)
	m.present(c, start)
	w := start
	for i := start; i < len(m.tmp); i++ {
		if x := m.tmp[i]; m.mayMove(c, x, word) {
			m.tmp[w] = x
			w++
		}
	}
	m.tmp = m.tmp[:w]
	r.Group = m.setList(start)
	if r.Group.N == 0 {
		return
	}
	if obj.Kind == ability.ThatAt {
		r.Chosen = r.Group // what was chosen is followed from here
	}
	switch {
	case word == ability.ToItsSlot || word == ability.ToSlotOf:
		m.moveToItsSlot(c, e)
	case m.SlotWord(word) || m.Book.PlacesAt != nil && m.shape(word).Slot:
		if !m.movesItself(r) {
			r.Moved = List{}
		}
		m.callKernel(kSlot, int32(r.Group.Off), int32(r.Group.N), int32(word), e.Num, 0, int32(len(m.S.Refs)))
	case m.Book.ofTwo(word):
		m.callKernel(kEither, e.Num, int32(word))
	// What goes "to the deck", top or bottom unsaid, is shuffled afterwards.
	case r.Group.N > 1 && e.Num&ability.SameOrderFlag == 0 && word != ability.ToDeck && m.ordered(m.destZone(c, dest, m.S.Refs[r.Group.Off])):
		m.callKernel(kOrder, dest, e.Num)
	default:
		m.moveGroup(c, dest, e.Num)
	}
}

// SlotWord reports whether a destination leaves the choice of a slot.
func (m *Machine) SlotWord(word ability.Kind) bool { return m.shape(word).Picks != ability.NoPicks }

// shape is the shape of a word of the texts.
func (m *Machine) shape(word ability.Kind) *ability.Shape { return m.Book.Prog.Vocabulary.Shape(word) }

// mayMove heeds bans on moving.
func (m *Machine) mayMove(c *Ctx, x Ref, word ability.Kind) bool {
	return m.Book.MayMove == nil || m.Book.MayMove(m, c, x, word)
}

// ordered reports whether the order of the cards in a zone tells something.
func (m *Machine) ordered(z Zone) bool { return z != NoZone && !m.Spec(z).Unsorted }

// destZone is the zone that a destination means for one card: the owner's unless the text says
// otherwise.
func (m *Machine) destZone(c *Ctx, dest int32, x Ref) Zone {
	e := &m.Book.Prog.Exprs[dest]
	if m.shape(e.Kind).Under {
		under := Ref{}
		start := len(m.tmp)
		m.Objects(c, e.First)
		if len(m.tmp) > start {
			under = m.tmp[start]
		}
		m.tmp = m.tmp[:start]
		if m.Book.Under == nil {
			return NoZone
		}
		return m.Book.Under(m, m.ZoneAt(under))
	}
	return m.Book.ZoneOf(m, e.Kind, m.home(x.Card))
}

func moveFlags(num int32) uint16 {
	var f uint16
	if num&ability.FaceDownFlag != 0 {
		f |= MoveDown
	}
	if num&ability.FaceUpFlag != 0 {
		f |= MoveUp
	}
	if num&(ability.RestedFlag|ability.ReversedFlag) != 0 {
		f |= MoveLies
	}
	return f
}

func moveLies(num int32) uint8 {
	if num&ability.ReversedFlag != 0 {
		return Reverse
	}
	if num&ability.RestedFlag != 0 {
		return Rest
	}
	return Stand
}

// moveGroup proposes the moves of the objects that the act is about.
func (m *Machine) moveGroup(c *Ctx, dest, num int32) {
	r := c.Run
	for _, x := range m.ListOf(r.Group) {
		m.moveOne(c, x, m.destZone(c, dest, x), m.Book.Prog.Exprs[dest].Kind, num)
	}
}

func (m *Machine) moveOne(c *Ctx, x Ref, z Zone, word ability.Kind, num int32) {
	m.movePlace(c, x, Place{Zone: z}, word, num)
}

// movePlace is moveOne to a place of several slots.
func (m *Machine) movePlace(c *Ctx, x Ref, at Place, word ability.Kind, num int32) {
	r := c.Run
	if at.Zone == NoZone {
		return
	}
	flags := moveFlags(num) | m.runFlags(r)
	if m.Book.is(word, WordBottom) {
		flags |= MoveBottom
	}
	ev := Event{Kind: EvMove, Player: r.Actor, Card: x, To: at.Zone, Over: at.Over, Flags: flags, Lies: moveLies(num), Source: r.Source}
	if r.Event > 0 && r.Cause.Kind == EvMove && r.Cause.Card == x {
		// Inside a replacement the event itself is changed, so that it still happens together with
		// the rest.
		ev.Clause = m.clause
		ev.From, ev.Was = m.S.Cards[x.Card].Zone, m.S.Cards[x.Card].Over
		m.S.Held[r.Event-1] = ev
		r.DidN++
		return
	}
	m.Emit(ev)
}

// moveDrawn is moveOne of a card that is drawn.
func (m *Machine) moveDrawn(c *Ctx, x Ref) {
	n := len(m.S.Batch)
	m.moveOne(c, x, m.Book.ZoneOf(m, ability.Hand, m.home(x.Card)), ability.ToHand, 0)
	if len(m.S.Batch) > n {
		m.S.Batch[n].Flags |= MoveDraw
	}
}

// runFlags marks the moves of abilities of which the rulebook says so.
func (m *Machine) runFlags(r *Run) uint16 {
	if m.Book.Marks != nil && m.Book.Marks(&m.Book.Prog.Lines[r.Line]) {
		return MoveMark
	}
	return 0
}

// moveToItsSlot puts cards where this card was (このカードがいた枠), or where
// another one is or was.
func (m *Machine) moveToItsSlot(c *Ctx, e *ability.Expr) {
	r := c.Run
	whose := r.Source
	if dest := &m.Book.Prog.Exprs[e.First+1]; dest.Kind == ability.ToSlotOf {
		start := len(m.tmp)
		m.Objects(c, dest.First)
		if len(m.tmp) == start {
			return
		}
		whose = m.tmp[start]
		m.tmp = m.tmp[:start]
	}
	at := m.slotOf(r, whose)
	for _, x := range m.ListOf(r.Group) {
		if at.Zone == NoZone || m.FitsInto(x.Card, at) {
			m.movePlace(c, x, at, ability.ToItsSlot, e.Num)
		}
	}
}

// slotOf is where an object lies, or lay last, in a slot.
func (m *Machine) slotOf(r *Run, x Ref) Place {
	if r.Cause.Kind == EvMove && (r.Cause.New == x || r.Cause.Card == x) && m.Spec(r.Cause.From).Slot {
		return Place{r.Cause.From, r.Cause.Was}
	}
	if l := m.LastOf(x); l != nil && m.Spec(l.Zone).Slot {
		return Place{l.Zone, l.Over}
	}
	if at := m.PlaceOf(x); at.Zone != NoZone && m.Spec(at.Zone).Slot {
		return at
	}
	return Place{Zone: NoZone}
}

// procSlot: each card goes to a slot of its player's choice; when all are
// chosen, all go there at once.
var procSlot = []Step{
	{"@slot", nil, (*Machine).askSlot, (*Machine).answerSlot},
	{"@slot", (*Machine).nextSlot, nil, nil},
	{"@slot", (*Machine).placeInSlots, nil, nil},
}

// Registers of procSlot: the list and its length, the destination word, flags,
// which card's slot is chosen, where in State.Refs the chosen slots begin.
func (m *Machine) askSlot(q *Request) {
	f := m.Top()
	r := m.Running()
	x := m.S.Refs[f.Regs[0]+f.Regs[4]]
	if !m.Alive(x) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = r.Actor, AskSlot, 1, 1
	q.Source, q.Line = r.Source, r.Line
	q.N = int32(x.Card)
	player := m.home(x.Card)
	if m.Spec(m.ZoneAt(x)).Slot {
		player = m.S.Cards[x.Card].Master
	}
	word := ability.Kind(f.Regs[2])
	add := func(at Place) {
		if at != m.PlaceOf(x) && !m.vacant(at.Zone) && !(m.shape(word).Picks == ability.PicksEach && m.placeChosen(at)) {
			q.AddPlace(at)
		}
	}
	if m.Book.PlacesAt != nil {
		p := m.Book.Prog
		m.allowed = m.Book.PlacesAt(m, m.CtxOf(r), &p.Exprs[p.Exprs[r.Act].First+1], x, player, m.allowed[:0])
		for _, at := range m.allowed {
			add(at)
		}
		return
	}
	start := len(m.zones)
	m.zones = m.Book.SlotsOf(m, word, player, m.zones)
	m.EachPlace(x.Card, m.zones[start:], add)
	m.zones = m.zones[:start]
}

func (m *Machine) placeChosen(at Place) bool {
	for i := range m.Top().Regs[4] {
		if to := m.notedPlace(m.Top().Regs[5], i); to.Zone != NoZone && m.Meet(to, at) {
			return true
		}
	}
	return false
}

func (m *Machine) answerSlot(picks []Option) {
	m.notePlace(Place{picks[0].Zone, picks[0].Over})
}

// notePlace notes a place behind the lists of objects: two references to no card, which bear its zone
// and its slots. notedPlace is the i-th that was noted from some length of those lists on.
func (m *Machine) notePlace(at Place) {
	m.S.Refs = append(m.S.Refs, Ref{Gen: at.Zone}, Ref{Gen: at.Over})
}

func (m *Machine) notedPlace(from, i int32) Place {
	return Place{m.S.Refs[from+2*i].Gen, m.S.Refs[from+2*i+1].Gen}
}

func (m *Machine) nextSlot() {
	f := m.Top()
	f.Regs[4]++
	if int32(len(m.S.Refs)) < f.Regs[5]+2*f.Regs[4] { // there was no slot for it
		m.notePlace(Place{Zone: NoZone})
	}
	if f.Regs[4] < f.Regs[1] {
		m.Goto(0)
	}
}

func (m *Machine) placeInSlots() {
	f := *m.Top()
	c := m.CtxOf(m.Running())
	for i := range f.Regs[1] {
		m.movePlace(c, m.S.Refs[f.Regs[0]+i], m.notedPlace(f.Regs[5], i), ability.ToAnySlot, f.Regs[3])
	}
}

// procOrder: each owner, turn player first, orders the cards that go to an
// ordered zone at once ; first named is put first, so the last named
// ends on top.
var procOrder = []Step{
	{"@order", nil, (*Machine).askOrder, (*Machine).answerOrder},
	{"@order", (*Machine).nextOrder, nil, nil},
}

// Registers of procOrder: the destination, flags, how many players are done.
func (m *Machine) askOrder(q *Request) {
	f := m.Top()
	r := m.Running()
	q.Player = m.At(int8(f.Regs[2]))
	q.Kind, q.Ordered = AskOrder, true
	q.Source, q.Line = r.Source, r.Line
	for i, x := range m.ListOf(r.Group) {
		if m.home(x.Card) == q.Player {
			m.offer(q, i, x)
		}
	}
	q.Min, q.Max = len(q.Options), len(q.Options)
	if len(q.Options) == 1 {
		q.Options = q.Options[:0]
	}
}

func (m *Machine) answerOrder(picks []Option) {
	f := m.Top()
	p := m.At(int8(f.Regs[2]))
	n := 0
	list := m.ListOf(m.Running().Group)
	for i, x := range list {
		if m.home(x.Card) == p {
			list[i] = m.RefOf(picks[n].Card)
			n++
		}
	}
}

func (m *Machine) nextOrder() {
	f := m.Top()
	if f.Regs[2]++; f.Regs[2] < int32(m.Places()) {
		m.Goto(0)
		return
	}
	dest, num := f.Regs[0], f.Regs[1]
	m.Return()
	m.moveGroup(m.CtxOf(m.Running()), dest, num)
}

// procEither: to one of two places, the player chooses.
var procEither = []Step{{"@order", nil, func(m *Machine, q *Request) {
	r := m.Running()
	q.Player, q.Kind, q.Min, q.Max = r.Actor, AskEither, 1, 1
	q.Source, q.Line = r.Source, r.Line
	first, second := m.Book.eitherWays(ability.Kind(m.Top().Regs[1]))
	for _, word := range []ability.Kind{first, second} {
		q.AddZone(m.Book.ZoneOf(m, word, r.Actor))
		q.Options[len(q.Options)-1].N = int32(word)
	}
}, func(m *Machine, picks []Option) {
	r := m.Running()
	num := m.Top().Regs[0]
	word := ability.Kind(picks[0].N)
	m.Return()
	c := m.CtxOf(r)
	for _, x := range m.ListOf(r.Group) {
		m.moveOne(c, x, m.Book.ZoneOf(m, word, m.home(x.Card)), word, num)
	}
}}}
