package kernel

import (
	"math/bits"

	"gorin/rules/ability"
)

// Bill is what is to be paid for a play: items of up to two lines, and what the rulebook
// pays in its own way.
type Bill struct {
	Lines  [2]uint16 // 0: none
	Left   uint32    // what is still to be done: bit 0 the rulebook's own part, then the items of the lines
	Own    int32     // the rulebook's own part, and who pays it, as the rulebook packs them
	Who    int32
	Source Ref
	Player int8
}

// SecondLine is how many bits of Bill.Left lie between an item of the first line and that
// of the second.
const SecondLine = 8

// OwnPart is the bit of Bill.Left for the rulebook's own part.
const OwnPart = 1

// billItem is the line and the expression of the first item of some.
func (m *Machine) billItem(b *Bill, items uint32) (line uint16, item int32) {
	i := bits.TrailingZeros32(items) - 1
	line = b.Lines[0]
	if b.Lines[1] != 0 && i >= SecondLine {
		line, i = b.Lines[1], i-SecondLine
	}
	return line, m.Book.Prog.Exprs[m.Book.Prog.Lines[line].Cost].First + int32(i)
}

// ItemsOf gives the items of a line as bits of Bill.Left, without those that are within the
// rulebook's own part.
func (m *Machine) ItemsOf(line uint16, second bool) (left uint32) {
	p := m.Book.Prog
	cost := p.Lines[line].Cost
	if cost == 0 {
		return 0
	}
	e := &p.Exprs[cost]
	for i := range min(int32(e.N), 30) {
		switch p.Exprs[e.First+i].Kind {
		case ability.CostAct, ability.CostOfHand, m.Book.Item.Kind:
			left |= 2 << i
		}
	}
	if second {
		left <<= SecondLine
	}
	return left
}

// costCtx is from where the cost of a line is looked at.
func (m *Machine) costCtx(view int, line uint16, source Ref, player int8) *Ctx {
	c := m.look(view, source, player, nil)
	c.Line, c.LetX = line, m.Book.Prog.Lines[line].LetX
	if r := m.Running(); r != nil && r.Cost && r.Line == line {
		c.Opp = r.Opp
	}
	return c
}

// Payable reports whether the cost of a line could be paid now.
func (m *Machine) Payable(line uint16, source Ref, player int8) bool {
	if m.Book.Prog.Lines[line].Cost == 0 {
		return true
	}
	b := Bill{Lines: [2]uint16{line}, Left: m.ItemsOf(line, false), Source: source, Player: player}
	if m.Book.OwnCost != nil {
		if b.Own, b.Who = m.Book.OwnCost(m, line, player); b.Own != 0 {
			b.Left |= OwnPart
		}
	}
	return m.CanPay(b)
}

// CanPay reports whether a bill could be paid now, for all that its payer knows: each item by
// itself, with different cards, and all of them one after the other. What has failed before, and
// nobody knows more since, fails again.
func (m *Machine) CanPay(b Bill) bool {
	for _, line := range b.Lines {
		if line != 0 && m.InVain(line, b.Source.Card) {
			return false
		}
	}
	was := m.judgedBy(b.Player)
	can := false
	if m.costOfOne(b) {
		can = m.ofAnyOpponent(b.Player, func() bool { return m.payableNow(b) })
	} else {
		can = m.payableNow(b)
	}
	m.eyes = was
	return can
}

func (m *Machine) payableNow(b Bill) bool {
	return m.alone(b) && (m.single(b) || m.apart(b) && (m.steady(b) || m.completes(b)))
}

// costOfOne reports whether a bill is about one of several opponents, who has not been chosen.
func (m *Machine) costOfOne(b Bill) bool {
	return m.supposed == 0 && (m.Book.Prog.Lines[b.Lines[0]].CostOfOne || m.Book.Prog.Lines[b.Lines[1]].CostOfOne) && m.OnlyOpponent(b.Player) == NoPlayer
}

// single reports whether there is but one thing to do, and only with what it takes.
func (m *Machine) single(b Bill) bool {
	if b.Left&(b.Left-1) != 0 {
		return false
	}
	if b.Left <= OwnPart {
		return true
	}
	_, item := m.billItem(&b, b.Left)
	it := &m.Book.Prog.Exprs[item]
	return it.Kind != ability.CostOfHand || m.Book.Prog.Exprs[m.Book.Prog.Exprs[it.First+2].First].Kind == ability.Chosen
}
