package kernel

import (
	"slices"

	"gorin/rules/ability"
)

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

// Aimable reports whether a line's aims could be chosen now, each of them as often as the text
// says.
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

// aimed pushes what an aim may be: not the object itself that is being played, and not what
// the opponent's effects cannot aim at; what is chosen without being a target is not looked at.
func (m *Machine) aimed(c *Ctx, set int32) {
	start := len(m.tmp)
	m.choosable(c, set)
	w := start
	for _, x := range m.tmp[start:] {
		if x != c.Playing && !m.barred(c, x, ability.BanTargetByOpp) {
			m.tmp[w] = x
			w++
		}
	}
	m.tmp = m.tmp[:w]
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
	m.dropUnseen(c, a.set, it.Player, start) // what its player does not see is no target
	m.dropAimed(it, aims, int(f.Regs[1]), start)
	q.Min, q.Max = m.many(c, m.Book.Prog.Exprs[a.expr].First, len(m.tmp)-start)
	if len(m.tmp)-start < q.Min { // too few targets: it cannot be played
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

// answerAim fixes what is aimed at, and how much of it.
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
	m.Goto(rowAim)
}

func (m *Machine) endAims() { m.Return() }

// aimsStand reports how many targets of an item are legal still, and how many were chosen.
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

// AimsGone reports whether what was aimed at is illegal now, all of it.
func (m *Machine) AimsGone(it *Item) bool {
	legal, chosen := m.aimsStand(it)
	return chosen > 0 && legal == 0
}

// aimStands reports whether a target still is what the text aims at.
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
