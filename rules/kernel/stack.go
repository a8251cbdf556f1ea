package kernel

import (
	"slices"

	"gorin/rules/ability"
)

// StandIn puts a stand-in for an ability (or a copy of a card, by its print) on
// top of the resolution zone.
func (m *Machine) StandIn(print uint16, player int8) Ref {
	c := m.TopCard(m.Z(m.Book.AsideZone, 0))
	if c == 0 {
		c = m.AddCard(print, player, m.Z(m.Book.AsideZone, 0))
		m.anew()
	}
	m.lay(c, m.Z(m.Book.InZone, 0), print, player)
	return m.RefOf(c)
}

// lay puts a stand-in on top of a zone without anything happening: no event tells of
// it.
func (m *Machine) lay(c CardID, z Zone, print uint16, player int8) {
	m.unlink(c)
	card := &m.S.Cards[c]
	card.Print, card.Owner, card.Master = print, player, player
	m.Touch(LookKind(m.KindOf(card.Zone)) | LookKind(m.KindOf(z)))
	card.Gen++
	card.Known, card.Seen, card.Marks, card.Lies, card.FaceDown, card.Shape = 0, 0, 0, Stand, m.Spec(z).Down, 0
	m.link(c, z, true)
	m.place(c)
}

// Push notes what lies in the resolution zone now.
func (m *Machine) Push(it Item) { m.S.Stack = append(m.S.Stack, it) }

// Item is what is noted about an object in the resolution zone, nil if it is not
// there.
func (m *Machine) Item(r Ref) *Item {
	for i := len(m.S.Stack) - 1; i >= 0; i-- {
		if m.S.Stack[i].Ref == r {
			return &m.S.Stack[i]
		}
	}
	return nil
}

// Drop forgets an object of the resolution zone; a stand-in goes aside.
func (m *Machine) Drop(r Ref) {
	for i := range m.S.Stack {
		it := &m.S.Stack[i]
		if it.Ref != r {
			continue
		}
		if (!it.Card || it.Copy) && m.Alive(r) {
			m.lay(r.Card, m.Z(m.Book.AsideZone, 0), m.Book.StandIn, 0)
		}
		m.S.Stack = append(m.S.Stack[:i], m.S.Stack[i+1:]...)
		return
	}
}

// Vanish takes what a proposed event moves out of the resolution zone: that is all that
// happens, and who was to move it has done so.
func (m *Machine) Vanish(e *Event) {
	if r := m.run(); r != nil {
		r.DidN++
	}
	e.Kind = EvNone
	m.Drop(e.Card)
}

// ResolveItem starts the effect of a line of what lies in the resolution zone; who
// controls that controls the effect (Build Divide 202-1e).
func (m *Machine) ResolveItem(it *Item, line uint16, aimsBefore uint8) {
	those := it.Those
	m.Resolve(Run{Line: line, Source: it.Source, Player: it.Player, Cause: it.Cause, X: it.X, Left: it.Use,
		Item: it.Ref, Way: it.Way, Modes: it.Modes, Aims: it.Aims, NAims: it.NAims, AimAt: aimsBefore})
	m.remind(&those)
}

// playedAt is when the ability under way was played, which gives its continuous
// effects their timestamp (Build Divide 12.08.1.g.2); where nothing lies in a
// resolution zone, when it began to resolve.
func (m *Machine) playedAt(r *Run) uint32 {
	if it := m.Item(r.Item); it != nil && it.Stamp != 0 {
		return it.Stamp
	}
	return r.Stamp
}

// Reaches reports whether a continuous effect of the ability under way applies to an
// object that a set means: not if that has moved since the ability was played (Build
// Divide 1208-2), unless the effect itself has moved it and means just that card
// (401-5a).
func (m *Machine) Reaches(r *Run, set int32, x Ref) bool {
	it := m.Item(r.Item)
	if it == nil {
		return true
	}
	came := m.S.Cards[x.Card].Stamp
	return came <= it.Stamp || came > r.Stamp && !m.described(set)
}

// remind makes the run under way know what had been chosen when it was set up
// (Weiss 8.7.5).
func (m *Machine) remind(those *Few) {
	if those[0].Card == 0 {
		return
	}
	start := len(m.tmp)
	for _, x := range those {
		if x.Card != 0 {
			m.tmp = append(m.tmp, x)
		}
	}
	m.Running().Chosen = m.setList(start)
}

// aim is one set of cards that a text aims at so many of; "1 of yours and 1 of
// theirs" is two of one expression.
type aim struct {
	expr, set int32
	letX      int32 // what Ｘ is in its text
}

// aimsOf lists the aims (対象) of a line in the order of its text: its own, then
// those of its effects that have been chosen.
func (m *Machine) aimsOf(line uint16, modes uint16, out []aim) []aim {
	p := m.Book.Prog
	l := &p.Lines[line]
	for i, at := range p.Aims[l.Aims : l.Aims+int32(l.NAims)] {
		e := &p.Exprs[at]
		out = append(out, aim{at, e.First + 1 + int32(i) - e.Num, l.LetX})
	}
	if l.Modes == 0 {
		return out
	}
	e := &p.Exprs[l.Modes]
	for i := int32(1); i < int32(e.N); i++ {
		if modes>>i&1 != 0 {
			out = m.aimsOf(uint16(p.Exprs[e.First+i].Num), 0, out)
		}
	}
	return out
}

// Aimable reports whether a line's aims could be chosen now, each of them as
// often as the text says (1204-2g).
func (m *Machine) Aimable(line uint16, source Ref, player int8, modes uint16) bool {
	var room [2 * maxAims]aim
	aims := m.aimsOf(line, modes, room[:0])
	for i, a := range aims {
		if !m.aimable(a, source, player, nil) {
			return false
		}
		if i > 0 && aims[i-1].expr == a.expr && !m.aimable(a, source, player, &aims[i-1]) {
			return false
		}
	}
	return true
}

// aimable reports whether an aim could be chosen; with another, whether both could
// be chosen together, different cards.
func (m *Machine) aimable(a aim, source Ref, player int8, with *aim) bool {
	qty := m.Book.Prog.Exprs[a.expr].First
	if m.Book.Prog.Exprs[qty].Kind != ability.Exactly {
		return true
	}
	c := m.aimCtx(a, source, player)
	start := len(m.tmp)
	m.aimed(c, a.set)
	m.dropUnseen(c, a.set, player, start)
	both := int(1)
	if with != nil {
		both = 2
		first := len(m.tmp)
		m.aimed(c, with.set)
		m.dropUnseen(c, with.set, player, first)
		w := first
		for _, x := range m.tmp[first:] {
			if !slices.Contains(m.tmp[start:first], x) {
				m.tmp[w] = x
				w++
			}
		}
		m.tmp = m.tmp[:w]
	}
	n := len(m.tmp) - start
	m.tmp = m.tmp[:start]
	least, _ := m.many(c, qty, n)
	return n >= both*least
}

// aimCtx is the context in which a text aims.
func (m *Machine) aimCtx(a aim, source Ref, player int8) *Ctx {
	c := m.look(viewAim, source, player, nil)
	c.LetX = a.letX
	return c
}

// aimed pushes what an aim may be: not the object itself that is being played.
func (m *Machine) aimed(c *Ctx, set int32) {
	start := len(m.tmp)
	m.choosable(c, set)
	w := start
	for _, x := range m.tmp[start:] {
		if x != c.Playing {
			m.tmp[w] = x
			w++
		}
	}
	m.tmp = m.tmp[:w]
}

// AskPlayed starts the choices of what is being played: which of several effects
// (1204-2f), then the aims (1204-2g). State.Paid tells afterwards whether all
// could be chosen.
func (m *Machine) AskPlayed(r Ref) {
	m.S.Paid = true
	m.callKernel(kPlayed, int32(r.Card), 0)
}

// procPlayed: registers are the card, the aim, and the player who retargets a
// copy, if it is one.
var procPlayed = []Step{
	{"@mode", nil, (*Machine).askPlayedModes, (*Machine).answerPlayedModes},
	{"@aim", nil, (*Machine).askAim, (*Machine).answerAim},
	{"@aim", (*Machine).endAims, nil, nil},
}

func (m *Machine) playedItem() *Item { return m.Item(m.RefOf(CardID(m.Top().Regs[0]))) }

func (m *Machine) askPlayedModes(q *Request) {
	it := m.playedItem()
	p := m.Book.Prog
	l := &p.Lines[it.Line]
	if l.Modes == 0 || it.Modes != 0 {
		return
	}
	e := &p.Exprs[l.Modes]
	c := m.look(viewAim, it.Source, it.Player, nil)
	q.Player, q.Kind, q.Source, q.Line = it.Player, AskMode, it.Source, it.Line
	for i := int32(1); i < int32(e.N); i++ {
		if line := uint16(p.Exprs[e.First+i].Num); m.Aimable(line, it.Source, it.Player, 0) {
			q.Add(Option{Kind: OptMode, N: i, Card: it.Source.Card, Card2: CardID(line), Zone: NoZone, Zone2: NoZone})
		}
	}
	q.Min, q.Max = m.many(c, e.First, len(q.Options))
	if len(q.Options) < q.Min {
		q.Options = q.Options[:0]
		m.S.Paid = false
	}
}

func (m *Machine) answerPlayedModes(picks []Option) {
	it := m.playedItem()
	for _, o := range picks { // 12.04.2.f.2: none twice
		it.Modes |= 1 << o.N
	}
}

func (m *Machine) askAim(q *Request) {
	f := m.Top()
	it := m.playedItem()
	var room [2 * maxAims]aim
	aims := m.aimsOf(it.Line, it.Modes, room[:0])
	if !m.S.Paid || int(f.Regs[1]) >= len(aims) || f.Regs[1] >= maxAims {
		return
	}
	a := aims[f.Regs[1]]
	q.Player, q.Kind, q.Source, q.Line = it.Player, AskAim, it.Source, it.Line
	c := m.aimCtx(a, it.Source, it.Player)
	c.Playing, c.Cause = it.Ref, &it.Cause
	start := len(m.tmp)
	m.aimed(c, a.set)
	m.dropUnseen(c, a.set, it.Player, start) // 12.04.2.g.2
	m.dropAimed(it, aims, int(f.Regs[1]), start)
	q.Min, q.Max = m.many(c, m.Book.Prog.Exprs[a.expr].First, len(m.tmp)-start)
	if len(m.tmp)-start < q.Min { // 12.04.2.g.3
		m.S.Paid = false
		m.tmp = m.tmp[:start]
		return
	}
	for i, x := range m.tmp[start:] {
		m.offer(q, i, x)
	}
	m.tmp = m.tmp[:start]
	q.Max = min(q.Max, len(Few{})-it.aimCount())
	if len(q.Options) == 0 || q.Max == 0 {
		q.Options = q.Options[:0]
		f.Regs[1]++
		m.Goto(0) // the row after this one is passed over
	}
}

// dropAimed drops from the scratch stack what the same words of the text have been
// aimed at already: they mean different cards.
func (m *Machine) dropAimed(it *Item, aims []aim, at, start int) {
	from, n := 0, 0
	for i := range at {
		if aims[i].expr != aims[at].expr {
			from += int(it.NAims[i])
		} else {
			n += int(it.NAims[i])
		}
	}
	w := start
	for _, x := range m.tmp[start:] {
		if !slices.Contains(it.Aims[from:from+n], x) {
			m.tmp[w] = x
			w++
		}
	}
	m.tmp = m.tmp[:w]
}

func (it *Item) aimCount() (n int) {
	for _, k := range it.NAims {
		n += int(k)
	}
	return n
}

// answerAim fixes what is aimed at, and how much of it (12.04.2.g.4).
func (m *Machine) answerAim(picks []Option) {
	f := m.Top()
	it := m.playedItem()
	at := it.aimCount()
	for i, o := range picks {
		it.Aims[at+i] = m.RefOf(o.Card)
		if m.OnNote != nil {
			m.OnNote(NoteChoice, m.clause, it.Line, m.RefOf(o.Card), it.Player)
		}
	}
	it.NAims[f.Regs[1]] = uint8(len(picks))
	f.Regs[1]++
	m.Goto(1)
}

func (m *Machine) endAims() { m.Return() }

// aimsStand reports how many targets of an item are legal still, and how many
// were chosen (12.04.3.a.2).
func (m *Machine) aimsStand(it *Item) (legal, chosen int) {
	var room [2 * maxAims]aim
	aims := m.aimsOf(it.Line, it.Modes, room[:0])
	at := 0
	for i, n := range it.NAims {
		for range n {
			if i < len(aims) && m.aimStands(it, aims[i], it.Aims[at]) {
				legal++
			}
			at++
		}
	}
	return legal, at
}

// AimsGone reports whether what was aimed at is illegal now, all of it
// (12.04.3.a.3).
func (m *Machine) AimsGone(it *Item) bool {
	legal, chosen := m.aimsStand(it)
	return chosen > 0 && legal == 0
}

// aimStands reports whether a target still is what the text aims at (12.04.2.g.2).
func (m *Machine) aimStands(it *Item, a aim, x Ref) bool {
	if !m.Alive(x) {
		return false
	}
	c := m.aimCtx(a, it.Source, it.Player)
	c.Playing, c.Cause = it.Ref, &it.Cause
	start := len(m.tmp)
	m.aimed(c, a.set)
	found := false
	for _, y := range m.tmp[start:] {
		found = found || x == y
	}
	m.tmp = m.tmp[:start]
	return found
}

// takeAim makes the legal ones of what was aimed at what was chosen last.
func (m *Machine) takeAim(r *Run, e *ability.Expr, expr int32) {
	it := m.Item(r.Item)
	i := int(r.AimAt) + int(e.Num)
	if it == nil {
		return
	}
	at := 0
	for _, n := range r.NAims[:min(i, maxAims)] {
		at += int(n)
	}
	start := len(m.tmp)
	for k := int32(0); k < int32(e.N)-1 && i < maxAims; k++ {
		for _, x := range r.Aims[at : at+int(r.NAims[i])] {
			if m.aimStands(it, aim{expr, e.First + 1 + k, m.Book.Prog.Lines[r.Line].LetX}, x) {
				m.tmp = append(m.tmp, x)
			}
		}
		at += int(r.NAims[i])
		i++
	}
	r.Earlier = r.Chosen
	r.Chosen = m.setList(start)
	r.DidN = int32(r.Chosen.N)
}
