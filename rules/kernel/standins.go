package kernel

import "gorin/rules/ability"

// Where effects let a player put other cards away instead of stock (StockBy), the payer is
// asked for them one after the other, as long as there is one that leaves the rest of the
// cost payable; stock pays for what is left then.

// Registers of procStock.
const (
	regOwed   = iota // stock still to be paid
	regPayer         // who pays
	regFor           // the object that is played, or whose ability is paid for
	regItsOf         // the line of that ability, 0 for playing a card
	regSpent         // whose cards may not stand in once more
	regStands        // the card that was picked, and for how much stock above it
)

var procStock = []Step{
	{"@pay", nil, (*Machine).askStandIn, (*Machine).answerStandIn},
	{"@pay", nil, (*Machine).askStandFor, (*Machine).answerStandFor},
	{"@pay", (*Machine).payStandIn, nil, nil},
	{"@pay", (*Machine).payRest, nil, nil},
	{"@pay", (*Machine).Return, nil, nil},
}

func packRef(r Ref) int32 { return int32(uint32(r.Gen)<<16 | uint32(r.Card)) }

func unpackRef(n int32) Ref {
	return Ref{Card: CardID(uint32(n) & 0xffff), Gen: uint16(uint32(n) >> 16)}
}

// standIn is a card that may be put away instead of stock.
type standIn struct {
	card CardID
	most int32  // of how much stock
	once CardID // whose cards stand in only once for one cost, 0: as often as there are any
}

// spent is up to two cards whose cards have stood in and may not do so again.
type spent [2]CardID

func (s spent) has(c CardID) bool { return c != 0 && (s[0] == c || s[1] == c) }

// with adds a card to them; a third one is not told apart.
func (s spent) with(c CardID) spent {
	if c == 0 || s.has(c) {
		return s
	}
	return spent{c, s[0]}
}

func (s spent) pack() int32 { return int32(uint32(s[0])<<16 | uint32(s[1])) }

func unpackSpent(n int32) spent {
	return spent{CardID(uint32(n) >> 16), CardID(uint32(n) & 0xffff)}
}

// PayStock pays so many cards of stock for playing a card.
func (m *Machine) PayStock(p int8, n int32, played Ref) {
	if m.HasRule(p, ability.StockBy) {
		m.callKernel(kStock, n, int32(p), packRef(played), 0)
		return
	}
	m.payFromTop(p, n)
}

// payFromTop puts away stock for playing a card, as far as there is any.
func (m *Machine) payFromTop(p int8, n int32) {
	c := m.TopCard(m.Book.ZoneOf(m, ability.Stock, p))
	for ; n > 0 && c != 0; n-- {
		m.Move(c, m.Book.ZoneOf(m, ability.WaitingRoom, m.S.Cards[c].Owner), MoveRule)
		c = m.S.Cards[c].Below
	}
}

// StockFor is how much stock a player could pay for a play, with all that may stand in.
func (m *Machine) StockFor(p int8, line uint16, what Ref) int {
	n := m.Count(m.Book.ZoneOf(m, ability.Stock, p))
	if !m.HasRule(p, ability.StockBy) {
		return n
	}
	start := len(m.standIns)
	m.pushStandIns(p, line, what, spent{})
	var once spent
	for _, s := range m.standIns[start:] {
		if once.has(s.once) {
			continue
		}
		once = once.with(s.once)
		n += int(s.most)
	}
	m.standIns = m.standIns[:start]
	return n
}

// pushStandIns pushes what may be put away instead of stock for a play: a line of an
// object, or with line 0 the card itself.
func (m *Machine) pushStandIns(p int8, line uint16, what Ref, used spent) {
	start := len(m.standIns)
	for i := 0; i < len(m.infos.rules); i++ {
		r := m.infos.rules[i]
		e := &m.Book.Prog.Exprs[r.expr]
		if e.Kind != ability.StockBy || r.player != p || !m.Alive(r.source) || used.has(r.source.Card) || !m.paidThus(r, e, line, what) {
			continue
		}
		once := r.source.Card
		if m.Book.Prog.Exprs[e.First+5].Kind == ability.AnyMany {
			once = 0
		}
		most := m.Book.Prog.Exprs[m.Book.Prog.Exprs[e.First+4].First].Num
		from := len(m.tmp)
		m.Objects(&Ctx{Source: r.source, Player: p}, e.First+3)
		for _, x := range m.tmp[from:] {
			if m.Alive(x) {
				m.addStandIn(start, standIn{x.Card, most, once})
			}
		}
		m.tmp = m.tmp[:from]
	}
}

// mayStandIn reports whether a card may be put away now: a pile that nobody looks through is taken
// from the top.
func (m *Machine) mayStandIn(c CardID) bool {
	x := m.RefOf(c)
	return !m.piled(x) || m.TopCard(m.ZoneAt(x)) == c
}

// addStandIn pushes a card once, for the most that it may stand in for.
func (m *Machine) addStandIn(start int, s standIn) {
	for i := start; i < len(m.standIns); i++ {
		if old := &m.standIns[i]; old.card == s.card {
			old.most = max(old.most, s.most)
			return
		}
	}
	m.standIns = append(m.standIns, s)
}

// paidThus reports whether an effect is about the cost of a play.
func (m *Machine) paidThus(r rule, e *ability.Expr, line uint16, what Ref) bool {
	l := &m.Book.Prog.Lines[line]
	switch ability.PaidFor(e.Num) {
	case ability.PaidPlay:
		if line != 0 && l.Kind != ability.Effect {
			return false
		}
	case ability.PaidAct:
		if line == 0 || l.Kind != ability.Act {
			return false
		}
	case ability.PaidChange:
		if line == 0 || !l.HasLabel(ability.KwChange) {
			return false
		}
	case ability.PaidAbility:
		if line == 0 || l.Kind != ability.Act && l.Kind != ability.Auto {
			return false
		}
	}
	return m.amongPaid(&Ctx{Source: r.source, Player: r.player}, e.First+2, what)
}

// amongPaid reports whether an object is of a set, where it lies or lay last.
func (m *Machine) amongPaid(c *Ctx, set int32, x Ref) bool {
	p := m.Book.Prog
	e := &p.Exprs[set]
	if e.Kind == ability.Union {
		for i := range int32(e.N) {
			if m.amongPaid(c, e.First+i, x) {
				return true
			}
		}
		return false
	}
	if !m.LooksLike(c, set, x) {
		return false
	}
	zone := e.First + 1
	return e.Kind != ability.Cards || p.Exprs[zone].Kind == ability.None || m.zoneFits(c, zone, m.wentTo(x))
}

// TryStock tries to pay stock within a trial, and reports whether what is left of a bill
// can be paid after that.
func (m *Machine) TryStock(b Bill, n int32) bool { return m.tryStock(&b, 0, n, spent{}) }

func (m *Machine) tryStock(b *Bill, line uint16, n int32, used spent) bool {
	t := &m.trial
	before, mark := t.chosen, len(t.log)
	if m.tryPile(m.Book.ZoneOf(m, ability.Stock, b.Player), true, int(n), ability.ToWaitingRoom, 0) && m.Completes(*b) {
		return true
	}
	m.undoTrial(mark)
	t.chosen = before
	if n == 0 || !m.HasRule(b.Player, ability.StockBy) {
		return false
	}
	start := len(m.standIns)
	m.pushStandIns(b.Player, line, b.Source, used)
	can := false
	for i := start; i < len(m.standIns) && !can; i++ {
		s := m.standIns[i]
		for k := min(s.most, n); k > 0 && !can && m.mayStandIn(s.card); k-- {
			can = m.tryStandIn(b, line, s, k, n, used)
		}
	}
	m.standIns = m.standIns[:start]
	return can
}

// tryStandIn tries a card instead of k of n cards of stock.
func (m *Machine) tryStandIn(b *Bill, line uint16, s standIn, k, n int32, used spent) bool {
	t := &m.trial
	if t.work--; t.work < 0 {
		t.short = true
	}
	if t.short {
		return true
	}
	before, mark := t.chosen, len(t.log)
	m.TryMove(s.card, m.Book.ZoneOf(m, ability.WaitingRoom, m.S.Cards[s.card].Owner))
	can := m.tryStock(b, line, n-k, used.with(s.once))
	m.undoTrial(mark)
	t.chosen = before
	return can
}

// stockBill is the bill of which procStock pays the stock, as it is to be paid after that.
func (m *Machine) stockBill() (b Bill, line uint16) {
	f := m.Top()
	if f.Regs[regItsOf] == 0 {
		return Bill{Source: unpackRef(f.Regs[regFor]), Player: int8(f.Regs[regPayer])}, 0
	}
	r := m.Running()
	b, _ = m.owed(r)
	b.Left &= m.ItemsOf(r.Line, false) | OwnPart
	return b, r.Line
}

// leavesIn reports whether a bill can be paid to the end if a card stands in for so much
// stock; none at all with card 0.
func (m *Machine) leavesIn(b *Bill, line uint16, s standIn, k int32) bool {
	if m.infos.still {
		return true
	}
	f := m.Top()
	n, used := f.Regs[regOwed], unpackSpent(f.Regs[regSpent])
	eyes := m.judgedBy(b.Player)
	was := m.beginTrial()
	var can bool
	if s.card == 0 {
		can = m.tryPile(m.Book.ZoneOf(m, ability.Stock, b.Player), true, int(n), ability.ToWaitingRoom, 0) && m.Completes(*b)
	} else {
		can = m.tryStandIn(b, line, s, k, n, used)
	}
	m.endTrial(was)
	m.eyes = eyes
	return can
}

func (m *Machine) askStandIn(q *Request) {
	f := m.Top()
	if f.Regs[regOwed] <= 0 {
		return
	}
	b, line := m.stockBill()
	q.Player, q.Kind, q.Source, q.Line, q.N = b.Player, AskInstead, b.Source, line, f.Regs[regOwed]
	start := len(m.standIns)
	m.pushStandIns(b.Player, line, b.Source, unpackSpent(f.Regs[regSpent]))
	for i := start; i < len(m.standIns); i++ {
		s := m.standIns[i]
		can := false
		for k := min(s.most, q.N); k > 0 && !can && m.mayStandIn(s.card); k-- {
			can = m.leavesIn(&b, line, s, k)
		}
		switch {
		case !can:
		case m.SeesCard(b.Player, s.card):
			q.AddCard(s.card)
		default:
			q.Add(Option{Kind: OptHidden, Card: s.card, N: int32(i - start), Zone: m.S.Cards[s.card].Zone, Zone2: NoZone})
		}
	}
	m.standIns = m.standIns[:start]
	if len(q.Options) == 0 {
		return
	}
	q.Max = 1
	if !m.leavesIn(&b, line, standIn{}, 0) {
		q.Min = 1
	}
}

func (m *Machine) answerStandIn(picks []Option) {
	if len(picks) > 0 {
		m.Top().Regs[regStands] = int32(picks[0].Card)
	}
}

// stands is the card that was picked to stand in, as it may.
func (m *Machine) stands(b *Bill, line uint16) (s standIn) {
	f := m.Top()
	start := len(m.standIns)
	m.pushStandIns(b.Player, line, b.Source, unpackSpent(f.Regs[regSpent]))
	for _, x := range m.standIns[start:] {
		if x.card == CardID(f.Regs[regStands]&0xffff) {
			s = x
		}
	}
	m.standIns = m.standIns[:start]
	return s
}

// askStandFor asks for how much stock a card stands in, if for one or more.
func (m *Machine) askStandFor(q *Request) {
	f := m.Top()
	if f.Regs[regStands] == 0 {
		return
	}
	b, line := m.stockBill()
	s := m.stands(&b, line)
	if min(s.most, f.Regs[regOwed]) < 2 {
		return
	}
	q.Player, q.Kind, q.Min, q.Max, q.Source, q.Line = b.Player, AskNumber, 1, 1, b.Source, line
	for k := int32(1); k <= min(s.most, f.Regs[regOwed]); k++ {
		if m.leavesIn(&b, line, s, k) {
			q.AddN(OptNumber, k)
		}
	}
}

func (m *Machine) answerStandFor(picks []Option) { m.Top().Regs[regStands] |= picks[0].N << 16 }

// payStandIn puts away the card that was picked.
func (m *Machine) payStandIn() {
	f := m.Top()
	card, k := CardID(f.Regs[regStands]&0xffff), max(1, f.Regs[regStands]>>16)
	if card == 0 {
		return
	}
	b, line := m.stockBill()
	f.Regs[regSpent] = unpackSpent(f.Regs[regSpent]).with(m.stands(&b, line).once).pack()
	f.Regs[regOwed] -= k
	f.Regs[regStands] = 0
	m.Goto(0)
	z := m.Book.ZoneOf(m, ability.WaitingRoom, m.S.Cards[card].Owner)
	if line == 0 {
		m.Move(card, z, MoveRule)
		return
	}
	m.moveOne(m.CtxOf(m.Running()), m.RefOf(card), z, ability.ToWaitingRoom, 0)
}

// payRest pays with stock.
func (m *Machine) payRest() {
	f := m.Top()
	n, p := f.Regs[regOwed], int8(f.Regs[regPayer])
	if f.Regs[regItsOf] == 0 {
		m.payFromTop(p, n)
		return
	}
	m.callKernel(kTop, n, topMove, int32(m.Book.ZoneOf(m, ability.Stock, p)), toWaitingRoom)
}
