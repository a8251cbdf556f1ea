package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// stockItem is how so much stock is paid in a cost, one card after the other from the top
// (8.4.3).
func stockItem() kernel.ItemWay {
	return kernel.ItemWay{Kind: lexicon.PayStock, From: lexicon.Stock, To: ability.ToWaitingRoom,
		Steps: standInSteps, Pay: payItem, Payable: itemPayable, Try: tryItem, StandIns: mayStandIn}
}

func payItem(m *kernel.Machine, r *kernel.Run, n int32) {
	if mayStandIn(m, r.Player) {
		m.PayBy(n, int32(r.Player), packRef(r.Source), int32(r.Line))
		return
	}
	m.PayFromTop(n, m.Z(zStock, r.Player))
}

func itemPayable(m *kernel.Machine, b kernel.Bill, line uint16, n int32) bool {
	return stockFor(m, b.Player, line, b.Source) >= int(n)
}

// payStock pays so much stock for playing a card (2.7.2).
func payStock(m *kernel.Machine, p int8, n int32, played kernel.Ref) {
	if mayStandIn(m, p) {
		m.PayBy(n, int32(p), packRef(played), 0)
		return
	}
	payFromTop(m, p, n)
}

// payFromTop puts away stock for playing a card, as far as there is any.
func payFromTop(m *kernel.Machine, p int8, n int32) {
	c := m.TopCard(m.Z(zStock, p))
	for ; n > 0 && c != 0; n-- {
		m.Move(c, m.Z(zWaiting, m.S.Cards[c].Owner), kernel.MoveRule)
		c = m.S.Cards[c].Below
	}
}

// stockFor is how much stock a player could pay for a play, with all that may stand in.
func stockFor(m *kernel.Machine, p int8, line uint16, what kernel.Ref) int {
	n := m.Count(m.Z(zStock, p))
	if !mayStandIn(m, p) {
		return n
	}
	mem := memoryOf(m)
	start := len(mem.standIns)
	pushStandIns(m, p, line, what, spent{})
	var once spent
	for _, s := range mem.standIns[start:] {
		if once.has(s.once) {
			continue
		}
		once = once.with(s.once)
		n += int(s.most)
	}
	mem.standIns = mem.standIns[:start]
	return n
}

// stockCost is how much stock the cost of a line takes.
func stockCost(m *kernel.Machine, line uint16) (n int) {
	cost := &m.Book.Prog.Exprs[m.Book.Prog.Lines[line].Cost]
	for i := range int32(cost.N) {
		if it := &m.Book.Prog.Exprs[cost.First+i]; it.Kind == lexicon.PayStock {
			n += int(it.Num)
		}
	}
	return n
}

// tryStock tries to pay the cost of a card (2.7.2), which comes after that of its text.
func tryStock(m *kernel.Machine, b kernel.Bill) bool { return tryPaying(m, &b, 0, b.Own, spent{}) }

func tryItem(m *kernel.Machine, b kernel.Bill, line uint16, n int32) bool {
	return tryPaying(m, &b, line, n, spent{})
}

// tryPaying tries to pay stock within a trial, and reports whether what is left of a bill
// can be paid after that.
func tryPaying(m *kernel.Machine, b *kernel.Bill, line uint16, n int32, used spent) bool {
	if m.TryTop(b, m.Z(zStock, b.Player), int(n), ability.ToWaitingRoom) {
		return true
	}
	if n == 0 || !mayStandIn(m, b.Player) {
		return false
	}
	mem := memoryOf(m)
	start := len(mem.standIns)
	pushStandIns(m, b.Player, line, b.Source, used)
	can := false
	for i := start; i < len(mem.standIns) && !can; i++ {
		s := mem.standIns[i]
		for k := min(s.most, n); k > 0 && !can && onTop(m, s.card); k-- {
			can = tryStandIn(m, b, line, s, k, n, used)
		}
	}
	mem.standIns = mem.standIns[:start]
	return can
}

// tryStandIn tries a card instead of k of n cards of stock.
func tryStandIn(m *kernel.Machine, b *kernel.Bill, line uint16, s standIn, k, n int32, used spent) bool {
	return m.TryWith(s.card, m.Z(zWaiting, m.S.Cards[s.card].Owner), func() bool {
		return tryPaying(m, b, line, n-k, used.with(s.once))
	})
}
