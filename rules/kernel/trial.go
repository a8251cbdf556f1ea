package kernel

import "gorin/rules/ability"

// trial is a payment that is tried out: its acts are done to the cards themselves, without events,
// and undone. So it sees what earlier items bring, and how effects look then. Cards that the payer
// has not seen before may be anything.
type trial struct {
	log     []tried
	unknown cardSet // moved in the trial, and not known to the payer before
	work    int     // acts that may still be tried
	short   bool    // that was not enough: what is asked about counts as possible
	chosen  Few     // by the item under way, or the one before
}

// tried is a card before an act of a trial.
type tried struct {
	card    CardID
	was     Card
	above   CardID
	sum     uint64
	unknown bool
}

// trialWork is how many acts one question may try.
const trialWork = 400

// heldFlags is what a trial leaves as it was.
type heldFlags struct {
	news, loose, fresh, recent Looks
	stale                      bool
}

// beginTrial prepares a trial; nothing may be tried while cards are moving.
func (m *Machine) beginTrial() (was heldFlags) {
	m.refresh()
	ic := &m.infos
	was = heldFlags{ic.news, ic.loose, ic.fresh, ic.recent, ic.stale}
	t := &m.trial
	t.log, t.work, t.short, t.chosen = t.log[:0], trialWork, false, Few{}
	n := len(m.S.Cards)/64 + 1
	if cap(t.unknown) < n {
		t.unknown = make(cardSet, n+1)
	}
	t.unknown = t.unknown[:n]
	clear(t.unknown)
	ic.trying = true
	return was
}

func (m *Machine) endTrial(was heldFlags) {
	m.undoTrial(0)
	ic := &m.infos
	ic.trying, ic.stale = false, was.stale
	m.refresh()
	ic.news, ic.loose, ic.fresh, ic.recent = was.news, was.loose, was.fresh, was.recent
}

// completes reports whether a bill can be paid to the end from here.
func (m *Machine) completes(b Bill) bool {
	if m.infos.still {
		return true
	}
	was := m.beginTrial()
	can := m.Completes(b)
	m.endTrial(was)
	return can
}

// Completes reports, within a trial, whether what is left of a bill can be paid: item by item in
// the order of the text, the rulebook's own part last, or in any order.
func (m *Machine) Completes(b Bill) bool {
	if b.Left == 0 {
		return true
	}
	if !m.Book.AnyOrder {
		next := b.Left &^ OwnPart
		if next == 0 {
			next = OwnPart
		}
		return m.tryPart(b, next&-next)
	}
	for left := m.payableNext(&b); left != 0; left &= left - 1 {
		if m.tryPart(b, left&-left) {
			return true
		}
	}
	return false
}

// tryPart reports whether a bill can be paid if a part of it comes first.
func (m *Machine) tryPart(b Bill, part uint32) bool {
	t := &m.trial
	if t.work--; t.work < 0 {
		t.short = true
	}
	if t.short {
		return true
	}
	before, mark := t.chosen, len(t.log)
	can := m.partFirst(b, part)
	m.undoTrial(mark)
	t.chosen = before
	return can
}

func (m *Machine) partFirst(b Bill, part uint32) bool {
	b.Left &^= part
	if part == OwnPart {
		return m.Book.TryOwn == nil || m.Book.TryOwn(m, b)
	}
	line, item := m.billItem(&b, part)
	p := m.Book.Prog
	it := &p.Exprs[item]
	switch it.Kind {
	case m.Book.Item.Kind:
		return m.Book.Item.Try(m, b, line, it.Num)
	case ability.CostAct:
		return m.tryAct(&b, line, it.First, false) && m.Completes(b)
	case ability.CostOfHand:
		start := len(m.tmp)
		m.trial.chosen = Few{}
		least, most := m.candidates(&b, line, it)
		can := m.tryChoice(&b, line, it, start, len(m.tmp), 0, least, most)
		m.tmp = m.tmp[:start]
		return can
	}
	return m.Completes(b)
}

// candidates pushes what an item lets its payer choose from, and gives how many of it.
func (m *Machine) candidates(b *Bill, line uint16, it *ability.Expr) (least, most int) {
	c := m.trialCtx(b, line)
	start := len(m.tmp)
	m.Select(c, it.First+1)
	m.present(c, start)
	m.keepPayable(c, start, &m.Book.Prog.Exprs[it.First+2])
	least, most = m.many(c, it.First, len(m.tmp)-start)
	m.fromTopOfPile(it.First+1, start, most)
	return least, most
}

func (m *Machine) trialCtx(b *Bill, line uint16) *Ctx {
	c := m.costCtx(viewTrial, line, b.Source, b.Player)
	c.Those = &m.trial.chosen
	return c
}

// tryChoice reports whether a bill can be paid if k cards are chosen for an item, and
// others of the scratch stack from one place on to another as well: at least so many in
// all, at most so many.
func (m *Machine) tryChoice(b *Bill, line uint16, it *ability.Expr, from, to, k, least, most int) bool {
	t := &m.trial
	if k >= least && m.tryChosen(b, line, it, k) {
		return true
	}
	if t.short || k == len(t.chosen) {
		return true
	}
	if k == most || to-from < least-k {
		return false
	}
	for i := from; i < to; i++ {
		if m.triedAlike(b, from, i) {
			continue
		}
		t.chosen[k] = m.tmp[i]
		if m.tryChoice(b, line, it, i+1, to, k+1, least, most) {
			return true
		}
		t.chosen[k] = Ref{}
	}
	return false
}

// tryChosen reports whether a bill can be paid with the k cards that are chosen.
func (m *Machine) tryChosen(b *Bill, line uint16, it *ability.Expr, k int) bool {
	t := &m.trial
	if t.work--; t.work < 0 {
		t.short = true
		return true
	}
	before, mark := t.chosen, len(t.log)
	can := (k == 0 || m.tryAct(b, line, it.First+2, true)) && m.Completes(*b)
	m.undoTrial(mark)
	t.chosen = before
	return can
}

// triedAlike reports whether a card of the scratch stack is as good as one before it, from
// a place on.
func (m *Machine) triedAlike(b *Bill, from, i int) bool {
	for _, x := range m.tmp[from:i] {
		if m.alikeToPay(b, x, m.tmp[i]) {
			return true
		}
	}
	return false
}

// alikeToPay reports whether two cards differ in nothing that a payment could ask about.
func (m *Machine) alikeToPay(b *Bill, x, y Ref) bool {
	p, q := &m.S.Cards[x.Card], &m.S.Cards[y.Card]
	if p.Zone != q.Zone || !m.Spec(p.Zone).Unsorted || x == b.Source || y == b.Source || p.Lies != q.Lies || p.FaceDown != q.FaceDown || p.Known != q.Known || p.Seen != q.Seen {
		return false
	}
	if m.eyes != eyesOfAll {
		sees, also := m.SeesCard(m.eyes-eyesOf, x.Card), m.SeesCard(m.eyes-eyesOf, y.Card)
		if sees != also || m.trial.unknown.has(x.Card) != m.trial.unknown.has(y.Card) {
			return false
		}
		if !sees || m.trial.unknown.has(x.Card) {
			return true
		}
	}
	if p.Print != q.Print || p.Shape != q.Shape || p.Owner != q.Owner || p.Marks != q.Marks || p.Load != q.Load {
		return false
	}
	for i := range m.S.Effects {
		if t := m.S.Effects[i].Target; t == x || t == y {
			return false
		}
	}
	return true
}
