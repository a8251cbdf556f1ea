package kernel

import "gorin/rules/ability"

// procPay pays the cost of an ability in the order of the text. If it cannot be completed, the
// match goes back to before it.
var procPay = []Step{
	{"@pay", (*Machine).keepPosition, nil, nil},
	{"@pay", (*Machine).beginPay, nil, nil},
	{"@pay", (*Machine).execute, nil, nil},
	{"@pay", func(m *Machine) { m.Goto(rowPayOn) }, nil, nil},
}

// Rows of the payment.
const (
	rowBeginPay = 1
	rowPayOn    = 2 // the instructions of the cost go on
)

// Pay starts paying the cost of a line, of an auto ability while it resolves; State.Paid tells
// afterwards whether it was paid. A line without a cost is paid at once.
func (m *Machine) Pay(line uint16, source Ref, player int8, cause Event) {
	m.PayX(line, source, player, cause, 0)
}

// PayX is Pay of a cost whose Ｘ has been chosen.
func (m *Machine) PayX(line uint16, source Ref, player int8, cause Event, x int32) {
	l := &m.Book.Prog.Lines[line]
	if l.Cost == 0 {
		m.S.Paid = true
		return
	}
	if m.Out(player) || !m.Payable(line, source, player) {
		m.S.Paid = false
		return
	}
	if m.freeOrder(line) {
		m.callKernel(kPayAny, int32(line), int32(source.Card), int32(source.Gen), int32(player), int32(m.ItemsOf(line, false)), x)
		return
	}
	m.S.Runs = append(m.S.Runs, Run{Line: line, Source: source, Player: player, Actor: player, Cause: cause,
		PC: l.CostCode, Base: uint16(len(m.S.Refs)), Cost: true, Stamp: m.Stamp(), X: x})
	m.callKernel(kPay)
}

// keepPosition remembers the position, unless there is but one item, with which nothing can go
// wrong.
func (m *Machine) keepPosition() {
	m.S.Failed = false
	e := &m.Book.Prog.Exprs[m.Book.Prog.Lines[m.Running().Line].Cost]
	if e.N < 2 {
		return
	}
	m.Keep()
}

func (m *Machine) beginPay() {
	if m.S.Failed {
		m.S.Failed, m.S.Paid = false, false
		m.endRun()
		m.Note(NoteRollback, 0, Ref{}, m.S.Active)
		return
	}
	m.S.Paying++
}

// rollback puts the match back to before the payment.
func (m *Machine) rollback() {
	r := m.Running()
	if r.Part {
		m.GiveBack(r.Line, r.Source.Card)
		return
	}
	if m.Book.Prog.Exprs[m.Book.Prog.Lines[r.Line].Cost].N < 2 {
		// A single item: nothing of it was done, so nothing is taken back.
		m.noteVain(Vain{m.sumKnown(), r.Line, r.Source.Card})
		m.settleSeen()
		m.S.Paying--
		m.S.Paid = false
		m.endRun()
		m.Note(NoteRollback, 0, Ref{}, m.S.Active)
		return
	}
	m.GiveBack(r.Line, r.Source.Card)
}

// endCost closes a payment that came through. Rule actions that waited for it
// come now.
func (m *Machine) endCost() {
	if m.Running().Part {
		m.S.Paid = true
		m.endRun()
		return
	}
	if m.Book.Prog.Exprs[m.Book.Prog.Lines[m.Running().Line].Cost].N >= 2 {
		m.S.Saved = m.S.Saved[:len(m.S.Saved)-1]
	}
	m.S.Paying--
	m.S.Paid = true
	m.endRun()
	m.costPaid(&m.ended)
}

// costPaid tells what has waited for it that a cost has been paid. Rule actions that waited come now.
func (m *Machine) costPaid(cost *Run) {
	if r := m.Running(); r != nil && r.Line == cost.Line && m.Book.Prog.Lines[r.Line].PaidX {
		r.X = cost.X
	}
	if m.Book.Paid != nil {
		m.Book.Paid(m, cost)
	}
	m.Interrupt()
}

// itemPaid reports whether a cost item was done in full, in whatever way. How many is the quantity
// of a choice, 0 for an act that only has to happen. Of up to so many, or any number, none will do.
func (m *Machine) itemPaid(c *Ctx, howMany int32) bool {
	if howMany == 0 {
		return c.Run.Did || m.noneIsAll(c)
	}
	least, _ := m.many(c, howMany, 0)
	chosen := int(c.Run.Chosen.N)
	return chosen >= least && (chosen == 0 || c.Run.Did)
}

// noneIsAll reports whether what has just been paid is all of what fits a description, and none does, where the
// rulebook says that this is paid then.
func (m *Machine) noneIsAll(c *Ctx) bool {
	p := m.Book.Prog
	act := p.Code[c.Run.PC-2] // right before the look at whether it is paid
	if act.Op != ability.OpAct || p.Exprs[act.Arg].N == 0 {
		return false
	}
	return m.allOfNone(c, &p.Exprs[act.Arg])
}

// allOfNone reports whether an act is about all of what fits a description, and none does, where the rulebook says that
// this is a payment.
func (m *Machine) allOfNone(c *Ctx, act *ability.Expr) bool {
	return m.Book.NoneIsAll && m.described(act.First) && !m.AnyObject(c, act.First, func(Ref) bool { return true })
}

// PayItem starts paying one item of the cost of a line; what cannot be paid in
// full is given back to where Keep was called.
func (m *Machine) PayItem(line uint16, item int, source Ref, player int8) {
	m.payPart(line, item, source, player, 0)
}

func (m *Machine) payPart(line uint16, item int, source Ref, player int8, x int32) {
	l := &m.Book.Prog.Lines[line]
	m.S.Runs = append(m.S.Runs, Run{Line: line, Source: source, Player: player, Actor: player, Cause: Event{From: NoZone, To: NoZone},
		PC: m.Book.Prog.Items[l.Items+int32(item)], Base: uint16(len(m.S.Refs)), Cost: true, Part: true, Stamp: m.Stamp(), X: x})
	m.callKernel(kPay)
	m.Goto(rowPayExecute)
}

const rowPayExecute = 2
