package kernel

import "gorin/rules/ability"

// actMove moves objects to a destination of the text: at once, one after the
// other from an end of a zone, or slot by slot.
func (m *Machine) actMove(c *Ctx, e *ability.Expr) {
	p := m.Book.Prog
	r := c.Run
	obj, dest := &p.Exprs[e.First], e.First+1
	word := p.Exprs[dest].Kind
	if (obj.Kind == ability.Top || obj.Kind == ability.Bottom) && word != ability.ToItsSlot && !slotWord(word) {
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
	w := start
	for i := start; i < len(m.tmp); i++ {
		if x := m.tmp[i]; m.Alive(x) && m.mayMove(c, x, word) {
			m.tmp[w] = x
			w++
		}
	}
	m.tmp = m.tmp[:w]
	r.Group = m.setList(start)
	if r.Group.N == 0 {
		return
	}
	switch {
	case word == ability.ToItsSlot || word == ability.ToSlotOf:
		m.moveToItsSlot(c, e)
	case slotWord(word):
		r.Moved = List{}
		m.callKernel(kSlot, int32(r.Group.Off), int32(r.Group.N), int32(word), e.Num)
	case word == ability.ToDeckEither || word == ability.ToHandOrStock || word == ability.ToDeckTopOrRoom:
		m.callKernel(kEither, e.Num, int32(word))
	case r.Group.N > 1 && e.Num&ability.SameOrderFlag == 0 && m.ordered(m.destZone(c, dest, m.S.Refs[r.Group.Off])):
		m.callKernel(kOrder, dest, e.Num)
	default:
		m.moveGroup(c, dest, e.Num)
	}
}

func slotWord(k ability.Kind) bool {
	switch k {
	case ability.ToAnySlot, ability.ToEmptySlot, ability.ToBackSlot, ability.ToFrontSlot, ability.ToSeparateSlots,
		ability.ToEmptyFrontSlot, ability.ToEmptyBackSlot, ability.ToFacingSlot:
		return true
	}
	return false
}

// mayMove heeds bans on moving (1.3.3).
func (m *Machine) mayMove(c *Ctx, x Ref, word ability.Kind) bool {
	info := m.CardInfo(x.Card)
	slot := m.Spec(m.ZoneAt(x)).Slot
	if word == ability.ToHand && slot && m.byOpponent(c, x) && info.Banned(ability.BanToHandByOpp) {
		return false
	}
	return !(slot && slotWord(word) && info.Banned(ability.BanMove))
}

func (m *Machine) ordered(z Zone) bool { return z != NoZone && !m.Spec(z).Unsorted }

// destZone is the zone that a destination means for one card: the owner's
// unless the text says otherwise (3.1.6).
func (m *Machine) destZone(c *Ctx, dest int32, x Ref) Zone {
	e := &m.Book.Prog.Exprs[dest]
	if e.Kind == ability.ToMarkers {
		under := Ref{}
		start := len(m.tmp)
		m.Objects(c, e.First)
		if len(m.tmp) > start {
			under = m.tmp[start]
		}
		m.tmp = m.tmp[:start]
		return m.Book.MarkersOf(m, m.ZoneAt(under))
	}
	return m.Book.ZoneOf(m, e.Kind, m.S.Cards[x.Card].Owner)
}

func moveFlags(num int32) uint8 {
	var f uint8
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
	r := c.Run
	if z == NoZone {
		return
	}
	flags := moveFlags(num) | m.runFlags(r)
	if word == ability.ToDeckBottom || word == ability.ToClockBottom {
		flags |= MoveBottom
	}
	ev := Event{Kind: EvMove, Player: r.Actor, Card: x, To: z, Flags: flags, Lies: moveLies(num), Source: r.Source}
	if r.Event > 0 && r.Cause.Kind == EvMove && r.Cause.Card == x {
		// Inside a replacement the event itself is changed, so that it still
		// happens together with the rest (8.10.1).
		ev.Clause = m.clause
		ev.From = m.S.Cards[x.Card].Zone
		m.S.Held[r.Event-1] = ev
		r.DidN++
		return
	}
	m.Emit(ev)
}

// runFlags marks moves by 『チェンジ』 (10.8.4).
func (m *Machine) runFlags(r *Run) uint8 {
	if m.Book.Prog.Lines[r.Line].HasLabel(ability.KwChange) {
		return MoveChange
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
		if m.Objects(c, dest.First); len(m.tmp) > start {
			whose = m.tmp[start]
		}
		m.tmp = m.tmp[:start]
	}
	z := m.slotOf(r, whose)
	for _, x := range m.ListOf(r.Group) {
		m.moveOne(c, x, z, ability.ToItsSlot, e.Num)
	}
}

// slotOf is the slot of an object, or the one that it was in last.
func (m *Machine) slotOf(r *Run, x Ref) Zone {
	if r.Cause.Kind == EvMove && (r.Cause.New == x || r.Cause.Card == x) && m.Spec(r.Cause.From).Slot {
		return r.Cause.From
	}
	if at := m.ZoneAt(x); at != NoZone && m.Spec(at).Slot {
		return at
	}
	if l := m.LastOf(x); l != nil && m.Spec(l.Zone).Slot {
		return l.Zone
	}
	return NoZone
}

// procSlot: each card goes to a slot of its player's choice.
var procSlot = []Step{
	{"@slot", nil, (*Machine).askSlot, (*Machine).answerSlot},
	{"@slot", (*Machine).placeInSlot, nil, nil},
}

// Registers of procSlot: the list, the destination word, flags, the slot.
func (m *Machine) askSlot(q *Request) {
	f := m.Top()
	r := m.Running()
	x := m.S.Refs[f.Regs[0]]
	f.Regs[4] = -1
	if !m.Alive(x) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = r.Actor, AskSlot, 1, 1
	q.Source, q.Line = r.Source, r.Line
	q.N = int32(x.Card)
	player := m.S.Cards[x.Card].Owner
	if m.Spec(m.ZoneAt(x)).Slot {
		player = m.S.Cards[x.Card].Master
	}
	start := len(m.zones)
	m.zones = m.Book.SlotsOf(m, ability.Kind(f.Regs[2]), player, m.zones)
	for _, z := range m.zones[start:] {
		if z == m.ZoneAt(x) || ability.Kind(f.Regs[2]) == ability.ToSeparateSlots && m.justFilled(z) {
			continue
		}
		q.AddZone(z)
	}
	m.zones = m.zones[:start]
}

// justFilled reports whether this act has already put a card into the slot.
func (m *Machine) justFilled(z Zone) bool {
	for _, x := range m.ListOf(m.Running().Group) {
		if c := &m.S.Cards[x.Card]; !m.Alive(x) && c.Zone == z {
			return true
		}
	}
	return false
}

func (m *Machine) answerSlot(picks []Option) { m.Top().Regs[4] = int32(picks[0].Zone) }

func (m *Machine) placeInSlot() {
	f := m.Top()
	r := m.Running()
	x, z := m.S.Refs[f.Regs[0]], f.Regs[4]
	f.Regs[0]++
	f.Regs[1]--
	if f.Regs[1] > 0 {
		m.Goto(0)
	}
	if z >= 0 {
		m.moveOne(m.CtxOf(r), x, Zone(z), ability.ToAnySlot, f.Regs[3])
	}
}

// procOrder: the owner orders cards that go to an ordered zone at once
// (3.1.5); first named is put first, so the last named ends on top.
var procOrder = []Step{{"@order", nil, (*Machine).askOrder, (*Machine).answerOrder}}

func (m *Machine) askOrder(q *Request) {
	r := m.Running()
	q.Kind, q.Ordered = AskOrder, true
	q.Source, q.Line = r.Source, r.Line
	for _, x := range m.ListOf(r.Group) {
		q.Player = m.S.Cards[x.Card].Owner
		q.AddCard(x.Card)
	}
	q.Min, q.Max = len(q.Options), len(q.Options)
}

func (m *Machine) answerOrder(picks []Option) {
	r := m.Running()
	f := *m.Top()
	for i, o := range picks {
		m.S.Refs[int(r.Group.Off)+i] = m.RefOf(o.Card)
	}
	m.Return()
	m.moveGroup(m.CtxOf(r), f.Regs[0], f.Regs[1])
}

// eitherWays gives the two destinations that a player may choose between.
func eitherWays(word ability.Kind) (first, second ability.Kind) {
	switch word {
	case ability.ToHandOrStock:
		return ability.ToHand, ability.ToStock
	case ability.ToDeckTopOrRoom:
		return ability.ToDeckTop, ability.ToWaitingRoom
	}
	return ability.ToDeckTop, ability.ToDeckBottom
}

// procEither: to one of two places, the player chooses.
var procEither = []Step{{"@order", nil, func(m *Machine, q *Request) {
	r := m.Running()
	q.Player, q.Kind, q.Min, q.Max = r.Actor, AskEither, 1, 1
	q.Source, q.Line = r.Source, r.Line
	first, second := eitherWays(ability.Kind(m.Top().Regs[1]))
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
		m.moveOne(c, x, m.Book.ZoneOf(m, word, m.S.Cards[x.Card].Owner), word, num)
	}
}}}
