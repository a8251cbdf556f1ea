package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// Where effects let a player put other cards away instead of stock (StockBy), the payer is
// asked for them one after the other, as long as there is one that leaves the rest of the
// cost payable; stock pays for what is left then.

// Registers of standInSteps.
const (
	regOwed   = iota // stock still to be paid
	regPayer         // who pays
	regFor           // the object that is played, or whose ability is paid for
	regItsOf         // the line of that ability, 0 for playing a card
	regSpent         // whose cards may not stand in once more
	regStands        // the card that was picked, and for how much stock above it
)

var standInSteps = []kernel.Step{
	{Clause: "@pay", Ask: askStandIn, Then: answerStandIn},
	{Clause: "@pay", Ask: askStandFor, Then: answerStandFor},
	{Clause: "@pay", Do: payStandIn},
	{Clause: "@pay", Do: payRest},
	{Clause: "@pay", Do: (*kernel.Machine).Return},
}

func packRef(r kernel.Ref) int32 { return int32(uint32(r.Gen)<<16 | uint32(r.Card)) }

func unpackRef(n int32) kernel.Ref {
	return kernel.Ref{Card: kernel.CardID(uint32(n) & 0xffff), Gen: uint16(uint32(n) >> 16)}
}

// standIn is a card that may be put away instead of stock.
type standIn struct {
	card kernel.CardID
	most int32         // of how much stock
	once kernel.CardID // whose cards stand in only once for one cost, 0: as often as there are any
}

// memory is what is used again and again: the cards that may stand in, a stack.
type memory struct{ standIns []standIn }

func memoryOf(m *kernel.Machine) *memory {
	if mem, ok := m.Memory.(*memory); ok {
		return mem
	}
	mem := &memory{}
	m.Memory = mem
	return mem
}

// spent is up to two cards whose cards have stood in and may not do so again.
type spent [2]kernel.CardID

func (s spent) has(c kernel.CardID) bool { return c != 0 && (s[0] == c || s[1] == c) }

// with adds a card to them; a third one is not told apart.
func (s spent) with(c kernel.CardID) spent {
	if c == 0 || s.has(c) {
		return s
	}
	return spent{c, s[0]}
}

func (s spent) pack() int32 { return int32(uint32(s[0])<<16 | uint32(s[1])) }

func unpackSpent(n int32) spent {
	return spent{kernel.CardID(uint32(n) >> 16), kernel.CardID(uint32(n) & 0xffff)}
}

// mayStandIn reports whether a player may put away anything instead of stock.
func mayStandIn(m *kernel.Machine, p int8) bool { return m.HasRule(p, lexicon.StockBy) }

// pushStandIns pushes what may be put away instead of stock for a play: a line of an
// object, or with line 0 the card itself.
func pushStandIns(m *kernel.Machine, p int8, line uint16, what kernel.Ref, used spent) {
	mem := memoryOf(m)
	start := len(mem.standIns)
	m.EachRule(p, lexicon.StockBy, func(source kernel.Ref, e *ability.Expr) {
		c := &kernel.Ctx{Source: source, Player: p}
		if used.has(source.Card) || !paidThus(m, c, e, line, what) {
			return
		}
		once := source.Card
		if m.Book.Prog.Exprs[e.First+5].Kind == ability.AnyMany {
			once = 0
		}
		most := m.Book.Prog.Exprs[m.Book.Prog.Exprs[e.First+4].First].Num
		m.AnyObject(c, e.First+3, func(x kernel.Ref) bool {
			if m.Alive(x) {
				mem.add(start, standIn{x.Card, most, once})
			}
			return false
		})
	})
}

// add pushes a card once, for the most that it may stand in for.
func (mem *memory) add(start int, s standIn) {
	for i := start; i < len(mem.standIns); i++ {
		if old := &mem.standIns[i]; old.card == s.card {
			old.most = max(old.most, s.most)
			return
		}
	}
	mem.standIns = append(mem.standIns, s)
}

// onTop reports whether a card may be put away now: a pile that nobody looks through is
// taken from the top (3.7.2).
func onTop(m *kernel.Machine, c kernel.CardID) bool {
	x := m.RefOf(c)
	return !m.Piled(x) || m.TopCard(m.ZoneAt(x)) == c
}

// paidThus reports whether an effect is about the cost of a play.
func paidThus(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, line uint16, what kernel.Ref) bool {
	l := &m.Book.Prog.Lines[line]
	switch lexicon.PaidFor(e.Num) {
	case lexicon.PaidPlay:
		if line != 0 && l.Kind != ability.Effect {
			return false
		}
	case lexicon.PaidAct:
		if line == 0 || l.Kind != ability.Act {
			return false
		}
	case lexicon.PaidChange:
		if line == 0 || !l.HasLabel(lexicon.KwChange) {
			return false
		}
	case lexicon.PaidAbility:
		if line == 0 || l.Kind != ability.Act && l.Kind != ability.Auto {
			return false
		}
	}
	return m.Among(c, e.First+2, what)
}

// paidBill is the bill of which standInSteps pay the stock, as it is to be paid after that.
func paidBill(m *kernel.Machine) (b kernel.Bill, line uint16) {
	f := m.Top()
	if f.Regs[regItsOf] == 0 {
		return kernel.Bill{Source: unpackRef(f.Regs[regFor]), Player: int8(f.Regs[regPayer])}, 0
	}
	return m.Owed(), m.Running().Line
}

// leavesIn reports whether a bill can be paid to the end if a card stands in for so much
// stock; none at all with card 0.
func leavesIn(m *kernel.Machine, b *kernel.Bill, line uint16, s standIn, k int32) bool {
	f := m.Top()
	n, used := f.Regs[regOwed], unpackSpent(f.Regs[regSpent])
	return m.Foresee(b.Player, func() bool {
		if s.card == 0 {
			return m.TryTop(b, m.Z(zStock, b.Player), int(n), ability.ToWaitingRoom)
		}
		return tryStandIn(m, b, line, s, k, n, used)
	})
}

func askStandIn(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	if f.Regs[regOwed] <= 0 {
		return
	}
	b, line := paidBill(m)
	q.Player, q.Kind, q.Source, q.Line, q.N = b.Player, kernel.AskInstead, b.Source, line, f.Regs[regOwed]
	mem := memoryOf(m)
	start := len(mem.standIns)
	pushStandIns(m, b.Player, line, b.Source, unpackSpent(f.Regs[regSpent]))
	for i := start; i < len(mem.standIns); i++ {
		s := mem.standIns[i]
		can := false
		for k := min(s.most, q.N); k > 0 && !can && onTop(m, s.card); k-- {
			can = leavesIn(m, &b, line, s, k)
		}
		switch {
		case !can:
		case m.SeesCard(b.Player, s.card):
			q.AddCard(s.card)
		default:
			q.Add(kernel.Option{Kind: kernel.OptHidden, Card: s.card, N: int32(i - start), Zone: m.S.Cards[s.card].Zone, Zone2: kernel.NoZone})
		}
	}
	mem.standIns = mem.standIns[:start]
	if len(q.Options) == 0 {
		return
	}
	q.Max = 1
	if !leavesIn(m, &b, line, standIn{}, 0) {
		q.Min = 1
	}
}

func answerStandIn(m *kernel.Machine, picks []kernel.Option) {
	if len(picks) > 0 {
		m.Top().Regs[regStands] = int32(picks[0].Card)
	}
}

// stands is the card that was picked to stand in, as it may.
func stands(m *kernel.Machine, b *kernel.Bill, line uint16) (s standIn) {
	f := m.Top()
	mem := memoryOf(m)
	start := len(mem.standIns)
	pushStandIns(m, b.Player, line, b.Source, unpackSpent(f.Regs[regSpent]))
	for _, x := range mem.standIns[start:] {
		if x.card == kernel.CardID(f.Regs[regStands]&0xffff) {
			s = x
		}
	}
	mem.standIns = mem.standIns[:start]
	return s
}

// askStandFor asks for how much stock a card stands in, if for one or more.
func askStandFor(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	if f.Regs[regStands] == 0 {
		return
	}
	b, line := paidBill(m)
	s := stands(m, &b, line)
	if min(s.most, f.Regs[regOwed]) < 2 {
		return
	}
	q.Player, q.Kind, q.Min, q.Max, q.Source, q.Line = b.Player, kernel.AskNumber, 1, 1, b.Source, line
	for k := int32(1); k <= min(s.most, f.Regs[regOwed]); k++ {
		if leavesIn(m, &b, line, s, k) {
			q.AddN(kernel.OptNumber, k)
		}
	}
}

func answerStandFor(m *kernel.Machine, picks []kernel.Option) {
	m.Top().Regs[regStands] |= picks[0].N << 16
}

// payStandIn puts away the card that was picked.
func payStandIn(m *kernel.Machine) {
	f := m.Top()
	card, k := kernel.CardID(f.Regs[regStands]&0xffff), max(1, f.Regs[regStands]>>16)
	if card == 0 {
		return
	}
	b, line := paidBill(m)
	f.Regs[regSpent] = unpackSpent(f.Regs[regSpent]).with(stands(m, &b, line).once).pack()
	f.Regs[regOwed] -= k
	f.Regs[regStands] = 0
	m.Goto(rowAskStandIn)
	if line == 0 {
		m.Move(card, m.Z(zWaiting, m.S.Cards[card].Owner), kernel.MoveRule)
		return
	}
	m.PayWith(card, ability.ToWaitingRoom)
}

const rowAskStandIn = 0

// payRest pays with stock.
func payRest(m *kernel.Machine) {
	f := m.Top()
	n, p := f.Regs[regOwed], int8(f.Regs[regPayer])
	if f.Regs[regItsOf] == 0 {
		payFromTop(m, p, n)
		return
	}
	m.PayFromTop(n, m.Z(zStock, p))
}
