package kernel

import "math/bits"

// The items of a cost, paid in an order of the player's choice. Some come right behind the one before them
// (ability.Line.After).

// procPayAny pays a cost item by item. Registers: the line, the card that has it and its object, who pays, the items that are
// left as bits of Bill.Left, and Ｘ.
var procPayAny = []Step{
	{"@pay", (*Machine).Keep, nil, nil},
	{"@pay", (*Machine).beginPayAny, nil, nil},
	{"@pay", (*Machine).nextItem, nil, nil},
	{"@pay", nil, (*Machine).askItem, (*Machine).pickItem},
	{"@pay", func(m *Machine) { m.Goto(rowNextItem) }, nil, nil},
}

const (
	rowNextItem = 2
	rowItemPaid = 4

	regItemsLeft = 4
	regItemsX    = 5
)

// freeOrder reports whether there is anything to choose in the order of a line's cost.
func (m *Machine) freeOrder(line uint16) bool {
	first := m.ItemsOf(line, false) &^ m.Book.Prog.Lines[line].After
	return m.Book.ItemAsk != 0 && first&(first-1) != 0
}

// payableNext is which parts of a bill may come next: what has to follow an item that has been paid, else any that
// follows none.
func (m *Machine) payableNext(b *Bill) uint32 {
	after := m.Book.Prog.Lines[b.Lines[0]].After
	if b.Lines[1] != 0 {
		after |= m.Book.Prog.Lines[b.Lines[1]].After << SecondLine
	}
	if due := b.Left & after &^ (b.Left << 1); due != 0 {
		return due & -due
	}
	return b.Left &^ after
}

// billHere is the bill of the payment under way.
func billHere(f *Frame) Bill {
	return Bill{Lines: [2]uint16{uint16(f.Regs[0])}, Left: uint32(f.Regs[regItemsLeft]), Source: Ref{CardID(f.Regs[1]), uint16(f.Regs[2])}, Player: int8(f.Regs[3])}
}

func (m *Machine) beginPayAny() {
	if m.S.Failed {
		m.S.Failed, m.S.Paid = false, false
		p := int8(m.Top().Regs[3])
		m.Return()
		m.Note(NoteRollback, 0, Ref{}, p)
		return
	}
	m.S.Paying++
}

// nextItem goes on with the only item that can come next, asks which one, or is done.
func (m *Machine) nextItem() {
	f := m.Top()
	b := billHere(f)
	if m.Book.Prog.Lines[b.Lines[0]].PaidX && b.Left != m.ItemsOf(b.Lines[0], false) {
		f.Regs[regItemsX] = m.ended.X
	}
	switch next := m.payableNext(&b); {
	case next == 0:
		m.endPayAny()
	case next&(next-1) == 0:
		m.Goto(rowItemPaid)
		m.startItem(bits.TrailingZeros32(next))
	}
}

// askItem offers the items after which the rest can still be paid, by what place each has among those that follow none.
func (m *Machine) askItem(q *Request) {
	b := billHere(m.Top())
	q.Player, q.Kind, q.Min, q.Max, q.Source, q.Line = b.Player, m.Book.ItemAsk, 1, 1, b.Source, b.Lines[0]
	first := m.ItemsOf(b.Lines[0], false) &^ m.Book.Prog.Lines[b.Lines[0]].After
	next := m.payableNext(&b)
	for _, anyway := range [...]bool{false, true} { // if it fails whichever comes first, all are offered
		for left := next; left != 0; left &= left - 1 {
			if part := left & -left; anyway || m.Leaves(b, part) {
				q.Add(Option{Kind: m.Book.ItemOption, N: int32(bits.OnesCount32(first&(part-1))) + 1, Card2: CardID(b.Lines[0]), Zone: NoZone, Zone2: NoZone})
			}
		}
		if len(q.Options) > 0 {
			return
		}
	}
}

func (m *Machine) pickItem(picks []Option) {
	line := uint16(m.Top().Regs[0])
	first := m.ItemsOf(line, false) &^ m.Book.Prog.Lines[line].After
	for n := picks[0].N; n > 1; n-- {
		first &= first - 1
	}
	m.startItem(bits.TrailingZeros32(first))
}

// startItem starts paying an item, told by its bit of Bill.Left.
func (m *Machine) startItem(bit int) {
	f := m.Top()
	f.Regs[regItemsLeft] &^= 1 << bit
	b := billHere(f)
	m.payPart(b.Lines[0], bit-1, b.Source, b.Player, f.Regs[regItemsX])
}

func (m *Machine) endPayAny() {
	f := *m.Top()
	b := billHere(&f)
	m.Kept()
	m.S.Paying--
	m.S.Paid = true
	m.Return()
	whole := Run{Line: b.Lines[0], Source: b.Source, Player: b.Player, Actor: b.Player, Cost: true, X: f.Regs[regItemsX]}
	m.costPaid(&whole)
}

// payingAny is the payment of that kind which is under way, nil if none is.
func (m *Machine) payingAny() *Frame {
	for i := len(m.S.Frames) - 1; i >= 0; i-- {
		if f := &m.S.Frames[i]; int(f.Proc) == int(m.Book.base)+kPayAny {
			return f
		}
	}
	return nil
}
