package kernel

import "gorin/rules/ability"

// ItemWay is how a book pays items of a cost that are no acts of a text: each takes so many
// cards from the top of a zone, unless something stands in for them.
type ItemWay struct {
	Kind     ability.Kind // of these items, none if the book has none; their number is how many cards
	From, To ability.Kind // the words for the zone that they are taken from, and for where they go
	Steps    []Step       // the procedure that PayBy starts
	// Pay starts paying so many cards for an item of the cost that is being paid.
	Pay func(m *Machine, r *Run, n int32)
	// Payable reports whether so many cards could be paid for an item by itself.
	Payable func(m *Machine, b Bill, line uint16, n int32) bool
	// Try tries within a trial to pay so many cards, and reports whether what is left of
	// the bill can be paid after that.
	Try func(m *Machine, b Bill, line uint16, n int32) bool
	// StandIns reports whether a player may pay with other cards instead.
	StandIns func(m *Machine, player int8) bool
}

// PayBy starts the book's own procedure for paying items.
func (m *Machine) PayBy(regs ...int32) { m.callKernel(kItem, regs...) }

// PayFromTop pays with so many cards from the top of a zone, one after the other.
func (m *Machine) PayFromTop(n int32, from Zone) {
	m.callKernel(kTop, n, topMove, int32(from), toWherePaid)
}

// PayWith pays with a card by moving it to where a word says.
func (m *Machine) PayWith(c CardID, word ability.Kind) {
	m.moveOne(m.CtxOf(m.Running()), m.RefOf(c), m.Book.ZoneOf(m, word, m.home(c)), word, 0)
}

// Owed is the bill of the cost that is being paid, as it is to be paid after the item under
// way.
func (m *Machine) Owed() Bill {
	r := m.Running()
	b, _ := m.owed(r)
	b.Left &= m.ItemsOf(r.Line, false) | OwnPart
	return b
}

// Foresee reports whether f can be done, which tries payments for all that their payer
// knows.
func (m *Machine) Foresee(payer int8, f func() bool) bool {
	if m.infos.still {
		return true
	}
	eyes := m.judgedBy(payer)
	was := m.beginTrial()
	can := f()
	m.endTrial(was)
	m.eyes = eyes
	return can
}

// TryTop tries within a trial to move so many cards from the top of a zone, and reports
// whether what is left of a bill can be paid after that; if it cannot, the cards are back.
func (m *Machine) TryTop(b *Bill, from Zone, n int, word ability.Kind) bool {
	t := &m.trial
	before, mark := t.chosen, len(t.log)
	if m.tryPile(from, true, n, word, 0) && m.Completes(*b) {
		return true
	}
	m.undoTrial(mark)
	t.chosen = before
	return false
}

// TryWith tries within a trial to put a card on top of a zone, and reports whether what then
// tries can be done after that; the card is back when it is over.
func (m *Machine) TryWith(c CardID, z Zone, then func() bool) bool {
	t := &m.trial
	if t.work--; t.work < 0 {
		t.short = true
	}
	if t.short {
		return true
	}
	before, mark := t.chosen, len(t.log)
	m.TryMove(c, z)
	can := then()
	m.undoTrial(mark)
	t.chosen = before
	return can
}

// Among reports whether an object is of a set, where it lies or lay last.
func (m *Machine) Among(c *Ctx, set int32, x Ref) bool {
	p := m.Book.Prog
	e := &p.Exprs[set]
	if e.Kind == ability.Union {
		for i := range int32(e.N) {
			if m.Among(c, e.First+i, x) {
				return true
			}
		}
		return false
	}
	if !m.LooksLike(c, set, x) {
		return false
	}
	zone := e.First + 1
	return e.Kind != ability.Cards || p.Exprs[zone].Kind == ability.None || m.zoneFits(c, zone, m.PlaceOf(x))
}
