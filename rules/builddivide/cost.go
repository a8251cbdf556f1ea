package builddivide

import (
	"math/bits"

	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// 1204-2i Paying all costs, in the order that the player chooses (12.04.2.i.1).
// Registers: the energy, who pays, the line of the cost, the line of what is asked
// for besides, the card, and what is still to be done: bit 0 the energy, then the
// items of the first line, then those of the second.
var payCostSteps = []kernel.Step{
	{Clause: "1204-2i", Do: costPaid},
	{Clause: "12.04.2.i.1", Ask: askCostOrder, Then: payPart},
	{Clause: "1204-2i", Do: func(m *kernel.Machine) { m.Goto(0) }},
}

const (
	secondLine = 8 // bit where the items of the second line begin
	energyPart = 1

	rowCostAgain = 2
)

// costItems are the parts of a cost besides energy that lines ask for.
func costItems(m *kernel.Machine, line, extra uint16) (parts int32) {
	p := m.Book.Prog
	for i, id := range [...]uint16{line, extra} {
		if id == 0 {
			continue
		}
		l := &p.Lines[id]
		if l.Cost == 0 {
			continue
		}
		for k := range int32(p.Exprs[l.Cost].N) {
			if p.Items[l.Items+k] != 0 {
				parts |= 1 << (1 + k + int32(i)*secondLine)
			}
		}
	}
	return parts
}

func costPaid(m *kernel.Machine) {
	f := m.Top()
	if !m.S.Paid { // an item could not be done
		m.Return()
		return
	}
	left := f.Regs[5]
	if unpack(f.Regs[0]).total() > 0 {
		left |= energyPart
	}
	switch {
	case left == 0:
		m.Return()
	case left&(left-1) == 0:
		m.Goto(rowCostAgain)
		startPart(m, int32(bits.TrailingZeros32(uint32(left))))
	}
}

func askCostOrder(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	left := f.Regs[5]
	if unpack(f.Regs[0]).total() > 0 {
		left |= energyPart
	}
	q.Player, q.Kind, q.Min, q.Max, q.Source = int8(f.Regs[1]), askCostKind, 1, 1, m.RefOf(kernel.CardID(f.Regs[4]))
	b := owed(m, f, left)
	for ; left != 0; left &= left - 1 {
		part := int32(bits.TrailingZeros32(uint32(left)))
		if !m.Leaves(b, 1<<part) {
			continue // the rest could not be paid then (510-1a)
		}
		line, _ := partOf(f, part)
		q.Add(kernel.Option{Kind: optPart, N: part, Card2: kernel.CardID(line), Zone: kernel.NoZone, Zone2: kernel.NoZone})
	}
}

// partOf is the line of a part and which of its items it is.
func partOf(f *kernel.Frame, part int32) (line uint16, item int) {
	switch {
	case part == 0:
		return 0, 0
	case part > secondLine:
		return uint16(f.Regs[3]), int(part) - 1 - secondLine
	}
	return uint16(f.Regs[2]), int(part) - 1
}

func payPart(m *kernel.Machine, picks []kernel.Option) { startPart(m, picks[0].N) }

func startPart(m *kernel.Machine, part int32) {
	f := m.Top()
	if part == 0 {
		w, p := toPay(f.Regs[0], f.Regs[1])
		have := standing(m, p)
		f.Regs[0] = 0
		if !have.pays(w) { // something paid before has taken it away
			m.S.Paid = false
			return
		}
		m.Call(procPayEnergy, w.pack(), f.Regs[1])
		return
	}
	f.Regs[5] &^= 1 << part
	line, item := partOf(f, part)
	m.PayItem(line, item, m.RefOf(kernel.CardID(f.Regs[4])), int8(f.Regs[1]))
}

// 510-1 Paying a cost that an effect names while it resolves (…を払う), all of it or
// nothing (510-1a). Registers: the line of the cost, who pays, the source.
var payInEffectSteps = []kernel.Step{
	{Clause: "510-1", Do: (*kernel.Machine).Keep},
	{Clause: "510-1", Do: payInEffect},
	{Clause: "510-1a", Do: paidInEffect},
}

// payInEffect begins the payment, unless it has failed and was taken back.
func payInEffect(m *kernel.Machine) {
	f := m.Top()
	if m.S.Failed {
		m.S.Failed, m.S.Paid = false, false
		m.Return()
		m.Note(kernel.NoteRollback, 0, kernel.Ref{}, int8(f.Regs[1]))
		return
	}
	line := uint16(f.Regs[0])
	m.S.Paid = true
	m.Call(procPayCost, needsOfLine(m, line).pack(), f.Regs[1], f.Regs[0], 0, f.Regs[2], costItems(m, line, 0))
}

func paidInEffect(m *kernel.Machine) {
	if !m.S.Paid {
		m.GiveBack(uint16(m.Top().Regs[0]), kernel.CardID(m.Top().Regs[2]))
		return
	}
	m.Kept()
	m.Return()
}

// owed is the bill of a payment under way, with some parts left.
func owed(m *kernel.Machine, f *kernel.Frame, left int32) kernel.Bill {
	return kernel.Bill{Lines: [2]uint16{uint16(f.Regs[2]), uint16(f.Regs[3])}, Left: uint32(left), Own: f.Regs[0], Who: f.Regs[1],
		Source: m.RefOf(kernel.CardID(f.Regs[4])), Player: int8(f.Regs[1])}
}

// owedHere is the bill that the item under way belongs to, and the bit of that item.
func owedHere(m *kernel.Machine, b kernel.Bill, part uint32) (kernel.Bill, uint32) {
	f := payment(m)
	if f == nil {
		return b, part
	}
	if b.Lines[0] != uint16(f.Regs[2]) {
		part <<= kernel.SecondLine
	}
	left := f.Regs[5]
	if unpack(f.Regs[0]).total() > 0 {
		left |= energyPart
	}
	return owed(m, f, left), part
}

// payment is the procedure that pays a cost, if one is under way.
func payment(m *kernel.Machine) *kernel.Frame {
	for i := len(m.S.Frames) - 1; i >= 0; i-- {
		if f := &m.S.Frames[i]; f.Proc == procPayCost {
			return f
		}
	}
	return nil
}

// ownCost is the energy that the cost of a line asks for.
func ownCost(m *kernel.Machine, line uint16, player int8) (own, who int32) {
	w := needsOfLine(m, line)
	return w.pack(), w.by(player)
}

// energyPayable is for energy, which is looked at as a whole: that of cards and activated
// abilities where they are played, that of effects here (510-1a).
func energyPayable(m *kernel.Machine, b kernel.Bill) bool {
	switch m.Book.Prog.Lines[b.Lines[0]].Kind {
	case ability.Auto, ability.Effect, ability.Cont:
		w, p := toPay(b.Own, b.Who)
		have := standing(m, p)
		return have.pays(w)
	}
	return true
}

// tryEnergy tries whether energy can be rested so that the rest of a bill can be paid.
func tryEnergy(m *kernel.Machine, b kernel.Bill) bool {
	w, p := toPay(b.Own, b.Who)
	if w.total() == 0 {
		return m.Completes(b)
	}
	if b.Left == 0 {
		have := standing(m, p)
		return have.pays(w)
	}
	colour, _ := nextNeed(w)
	b.Own = w.less(colour, 1).pack()
	var tried [32]kernel.CardID
	n := 0
	payable(m, p, w, func(c kernel.CardID) {
		for _, x := range tried[:n] {
			if m.AlikeToPay(&b, x, c) {
				return
			}
		}
		if n < len(tried) {
			tried[n] = c
			n++
		}
	})
	for _, c := range tried[:n] {
		if m.TryRest(b, c) {
			return true
		}
	}
	return false
}

// goesTo is where the acts of this book put cards that texts pay with.
func goesTo(act ability.Kind) ability.Kind {
	switch act {
	case ability.DiscardThese, ability.Destroy:
		return lexicon.ToGraveyard
	}
	return ability.None
}
