package kernel

import (
	"slices"

	"gorin/rules/ability"
)

// procPay pays the cost of an ability in the order of the text (8.4.2.1). If
// it cannot be completed, the match goes back to before it (8.4.2.2).
var procPay = []Step{
	{"@pay", (*Machine).keepPosition, nil, nil},
	{"@pay", (*Machine).beginPay, nil, nil},
	{"@pay", (*Machine).execute, nil, nil},
	{"@pay", func(m *Machine) { m.Goto(2) }, nil, nil},
}

// Pay starts paying the cost of a line, of an auto ability while it resolves
// (8.1.1.2.2); State.Paid tells afterwards whether it
// was paid. A line without a cost is paid at once.
func (m *Machine) Pay(line uint16, source Ref, player int8, cause Event) {
	l := &m.Book.Prog.Lines[line]
	if l.Cost == 0 {
		m.S.Paid = true
		return
	}
	if !m.Payable(line, source, player) {
		m.S.Paid = false
		return
	}
	m.S.Runs = append(m.S.Runs, Run{Line: line, Source: source, Player: player, Actor: player, Cause: cause,
		PC: l.CostCode, Base: uint16(len(m.S.Refs)), Cost: true, Stamp: m.Stamp()})
	m.callKernel(kPay)
}

// keepPosition remembers the position, unless nothing can go wrong: one item,
// or only stock.
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

// freeFails is how many failed payments in a turn may be tried again before
// the same try counts as a loop.
const freeFails = 8

// rollback puts the match back to before the payment (8.4.2.2, 8.6.2.3.2).
func (m *Machine) rollback() {
	if m.Running().Part {
		m.GiveBack()
		return
	}
	if m.Book.Prog.Exprs[m.Book.Prog.Lines[m.Running().Line].Cost].N < 2 {
		// A single item: nothing of it was done, so nothing is taken back.
		m.S.Paying--
		m.S.Paid = false
		m.endRun()
		m.Note(NoteRollback, 0, Ref{}, m.S.Active)
		return
	}
	m.GiveBack()
}

// Keep remembers the position, for a play that may have to be taken back.
func (m *Machine) Keep() {
	m.S.Failed = false
	m.S.Saved = grown(m.S.Saved)
	m.S.Saved[len(m.S.Saved)-1].CopyFrom(&m.S.Position)
}

// Kept forgets the position that Keep remembered last.
func (m *Machine) Kept() { m.S.Saved = m.S.Saved[:len(m.S.Saved)-1] }

// GiveBack puts the match back to the position that Keep remembered last;
// State.Failed tells that it did.
func (m *Machine) GiveBack() {
	seq, fails := m.S.Seq, m.S.Fails+1
	last := len(m.S.Saved) - 1
	m.S.Position.CopyFrom(&m.S.Saved[last])
	m.S.Saved = m.S.Saved[:last]
	m.S.Seq, m.S.Fails = seq, fails
	if n := len(m.S.Trail); n > 0 && fails < freeFails {
		m.S.Trail = m.S.Trail[:n-1] // trying again is not a loop
	}
	m.S.Failed = true
	m.anew()
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
	if m.Book.Paid != nil {
		m.Book.Paid(m, &m.ended)
	}
	m.Interrupt()
}

// payStock pays one card of stock after the other, from the top (8.4.3).
func (m *Machine) payStock(r *Run, n int32) {
	m.callKernel(kTop, n, topMove, int32(m.Book.ZoneOf(m, ability.Stock, r.Player)), toWaitingRoom)
}

// enough checks that a cost item was done in full, in whatever way (8.4.2.2.2). arg is 1 for an act that
// only has to happen, or the quantity expression of a choice.
func (m *Machine) enough(c *Ctx, arg int32) bool {
	e := &m.Book.Prog.Exprs[arg]
	if e.Kind != ability.Exactly {
		return true
	}
	return int32(c.Run.Chosen.N) >= m.Value(c, e.First)
}

// Payable reports whether every item of a cost could be done on its own now
// (8.4.2.2.1).
func (m *Machine) Payable(line uint16, source Ref, player int8) bool {
	p := m.Book.Prog
	l := &p.Lines[line]
	if l.Cost == 0 {
		return true
	}
	c := m.look(viewCost, source, player, nil)
	c.Line = line
	cost := &p.Exprs[l.Cost]
	for i := range int32(cost.N) {
		it := &p.Exprs[cost.First+i]
		switch it.Kind {
		case ability.PayEnergy:
			if m.Book.ItemPayable != nil && !m.Book.ItemPayable(m, c, it) {
				return false
			}
		case ability.PayStock:
			if m.Count(m.Book.ZoneOf(m, ability.Stock, player)) < int(it.Num) {
				return false
			}
		case ability.CostAct:
			if !m.actPayable(c, it.First) {
				return false
			}
		case ability.CostOfHand:
			qty := &p.Exprs[it.First]
			if qty.Kind == ability.Exactly && int32(m.countPayable(c, it)) < m.Value(c, qty.First) {
				return false
			}
		}
	}
	return cost.N < 2 || m.apart(c, cost)
}

// claim is one card that a cost needs: which ones would do, and as what. A card
// can be moved once, and turned or shown before it is moved.
type claim struct {
	from, to int // in the scratch stack
	as       uint8
}

const (
	asMoved uint8 = iota
	asTurned
	asShown
)

// apart reports whether the items of a cost can be done with different cards,
// since each of them has to be done on its own (8.4.2.2.1).
func (m *Machine) apart(c *Ctx, cost *ability.Expr) bool {
	start := len(m.tmp)
	fits := m.apartFrom(c, cost, start)
	m.tmp = m.tmp[:start]
	return fits
}

func (m *Machine) apartFrom(c *Ctx, cost *ability.Expr, start int) bool {
	p := m.Book.Prog
	m.claims = m.claims[:0]
	moves := false
	for i := range int32(cost.N) {
		it := &p.Exprs[cost.First+i]
		act, n, from := it, int32(1), len(m.tmp)
		switch it.Kind {
		case ability.CostAct:
			act = &p.Exprs[it.First]
			if act.Kind != ability.Move && act.Kind != ability.SetState {
				continue
			}
			m.Objects(c, act.First)
			m.present(from)
			n = int32(len(m.tmp) - from)
		case ability.CostOfHand:
			act = &p.Exprs[it.First+2]
			if qty := &p.Exprs[it.First]; qty.Kind == ability.Exactly {
				n = m.Value(c, qty.First)
				m.Select(c, it.First+1)
				m.present(from)
				m.keepPayable(c, from, act)
			}
		}
		as := asMoved
		if !moves || m.Book.AnyOrder {
			switch act.Kind {
			case ability.SetState:
				as = asTurned
			case ability.Reveal:
				as = asShown
			}
		}
		moves = moves || act.Kind == ability.Move
		for range n * int32(min(1, len(m.tmp)-from)) {
			m.claims = append(m.claims, claim{from, len(m.tmp), as})
		}
	}
	n := (len(m.tmp) - start) * int(asShown+1)
	m.held = zeroed(m.held, n)
	for i := range m.claims {
		m.seen = zeroed(m.seen, n)
		if !m.satisfy(i, start) {
			return false
		}
	}
	return true
}

// zeroed is a list of n zeroes in the memory of l.
func zeroed[T any](l []T, n int) []T {
	l = slices.Grow(l[:0], n)[:n]
	clear(l)
	return l
}

// satisfy finds a card for claim i; a claim that has it may take another one.
func (m *Machine) satisfy(i, start int) bool {
	cl := m.claims[i]
	for _, r := range m.tmp[cl.from:cl.to] {
		k := slices.Index(m.tmp[start:], r)*int(asShown+1) + int(cl.as)
		if m.seen[k] {
			continue
		}
		m.seen[k] = true
		if m.held[k] == 0 || m.satisfy(int(m.held[k])-1, start) {
			m.held[k] = int16(i + 1)
			return true
		}
	}
	return false
}

// StockCost is how much stock the cost of a line takes.
func (m *Machine) StockCost(line uint16) (n int) {
	cost := &m.Book.Prog.Exprs[m.Book.Prog.Lines[line].Cost]
	for i := range int32(cost.N) {
		if it := &m.Book.Prog.Exprs[cost.First+i]; it.Kind == ability.PayStock {
			n += int(it.Num)
		}
	}
	return n
}

// ofPlay reports whether the cost of such a line is paid while its card is being
// played.
func ofPlay(k ability.Kind) bool {
	switch k {
	case ability.Effect, ability.Evol, ability.Legacy, ability.ExtraCost:
		return true
	}
	return false
}

// PayItem starts paying one item of the cost of a line; what cannot be paid in
// full is given back to where Keep was called.
func (m *Machine) PayItem(line uint16, item int, source Ref, player int8) {
	l := &m.Book.Prog.Lines[line]
	m.S.Runs = append(m.S.Runs, Run{Line: line, Source: source, Player: player, Actor: player, Cause: Event{From: NoZone, To: NoZone},
		PC: m.Book.Prog.Items[l.Items+int32(item)], Base: uint16(len(m.S.Refs)), Cost: true, Part: true, Stamp: m.Stamp()})
	m.callKernel(kPay)
	m.Goto(rowPayExecute)
}

const rowPayExecute = 2

// keepPayable drops from the scratch stack what an act would do nothing to:
// what rests cannot be rested (1.3.2.1); a card that is being played does not
// pay for itself.
func (m *Machine) keepPayable(c *Ctx, from int, act *ability.Expr) {
	played := ofPlay(m.Book.Prog.Lines[c.Line].Kind)
	w := from
	for _, r := range m.tmp[from:] {
		if !(played && r == c.Source) && (act.Kind != ability.SetState || int32(m.S.Cards[r.Card].Lies) != act.Num) {
			m.tmp[w] = r
			w++
		}
	}
	m.tmp = m.tmp[:w]
}

func (m *Machine) countPayable(c *Ctx, it *ability.Expr) int {
	start := len(m.tmp)
	m.Select(c, it.First+1)
	m.present(start)
	m.keepPayable(c, start, &m.Book.Prog.Exprs[it.First+2])
	n := len(m.tmp) - start
	m.tmp = m.tmp[:start]
	return n
}

// canLie reports whether an object could be turned to lie so: it does not yet.
func (m *Machine) canLie(r Ref, lies int32) bool {
	if !m.Alive(r) || int32(m.S.Cards[r.Card].Lies) == lies {
		return false
	}
	spec := m.Spec(m.ZoneAt(r))
	return spec.Slot || spec.Lies
}

func (m *Machine) actPayable(c *Ctx, expr int32) bool {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	if (e.Kind == ability.SetState || e.Kind == ability.Move) && p.Exprs[e.First].Kind == ability.Chosen {
		return true // what the item before it takes
	}
	switch e.Kind {
	case ability.SetState:
		return m.AnyObject(c, e.First, func(r Ref) bool { return m.canLie(r, e.Num) })
	case ability.Move:
		obj := &p.Exprs[e.First]
		if obj.Kind == ability.Top || obj.Kind == ability.Bottom {
			z := m.Book.ZoneOf(m, p.Exprs[obj.First+2].Kind, m.PlayerOfWord(c, p.Exprs[obj.First+1].Kind))
			return z != NoZone && int32(m.Count(z)) >= m.Value(c, p.Exprs[obj.First].First)
		}
		return m.AnyObject(c, e.First, m.Alive)
	}
	return m.Book.Full == nil || m.Book.Full(m, c, e)
}
