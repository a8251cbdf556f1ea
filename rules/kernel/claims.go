package kernel

import (
	"slices"

	"gorin/rules/ability"
)

// alone reports whether each item of what is to be paid could be done by itself now.
func (m *Machine) alone(b Bill) bool {
	if b.Left&OwnPart != 0 && m.Book.OwnPayable != nil && !m.Book.OwnPayable(m, b) {
		return false
	}
	for left := b.Left &^ OwnPart; left != 0; left &= left - 1 {
		line, item := m.billItem(&b, left)
		it := &m.Book.Prog.Exprs[item]
		switch it.Kind {
		case m.Book.Item.Kind:
			if !m.Book.Item.Payable(m, b, line, it.Num) {
				return false
			}
		case ability.CostAct:
			if !m.actPayable(m.costCtx(viewCost, line, b.Source, b.Player), it.First) {
				return false
			}
		case ability.CostOfHand:
			c := m.costCtx(viewCost, line, b.Source, b.Player)
			qty := &m.Book.Prog.Exprs[it.First]
			if qty.Kind == ability.Exactly && int32(m.countPayable(c, it)) < m.Value(c, qty.First) {
				return false
			}
		}
	}
	return true
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

// apart reports whether the items can be done with different cards, since each of them has to be
// done on its own.
func (m *Machine) apart(b Bill) bool {
	start := len(m.tmp)
	fits := m.apartFrom(b, start)
	m.tmp = m.tmp[:start]
	return fits
}

func (m *Machine) apartFrom(b Bill, start int) bool {
	m.claims = m.claims[:0]
	piles := m.fromPiles(&b)
	moves := false
	for left := b.Left &^ OwnPart; left != 0; left &= left - 1 {
		line, item := m.billItem(&b, left)
		c := m.costCtx(viewCost, line, b.Source, b.Player)
		from := len(m.tmp)
		act, n := m.claimed(c, item, piles)
		if act == nil {
			continue
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
		moves = moves || act.Kind == ability.Move || act.Kind == m.Book.Item.Kind
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

// claimed pushes the cards that would do for an item, and gives how many of them it takes
// and what it does with them; nil if it is about no cards. Of a pile, only so many from
// its end are looked at as all items together take from piles.
func (m *Machine) claimed(c *Ctx, item int32, piles int) (act *ability.Expr, n int32) {
	p := m.Book.Prog
	it := &p.Exprs[item]
	from := len(m.tmp)
	switch it.Kind {
	case m.Book.Item.Kind:
		if m.Book.Item.StandIns(m, c.Player) {
			return nil, 0 // whatever stands in for it is tried
		}
		m.pushEnd(m.Book.ZoneOf(m, m.Book.Item.From, c.Player), true, piles)
		return it, it.Num
	case ability.CostAct:
		act = &p.Exprs[it.First]
		if act.Kind != ability.Move && act.Kind != ability.SetState {
			return nil, 0
		}
		if obj := &p.Exprs[act.First]; obj.Kind == ability.Top || obj.Kind == ability.Bottom {
			least, _ := m.many(c, obj.First, 0)
			m.pushEnd(m.Book.ZoneOf(m, p.Exprs[obj.First+2].Kind, m.PlayerOfWord(c, p.Exprs[obj.First+1].Kind)), obj.Kind == ability.Top, piles)
			return act, int32(least)
		}
		m.Objects(c, act.First)
		m.present(c, from)
		return act, int32(len(m.tmp) - from)
	case ability.CostOfHand:
		act, n = &p.Exprs[it.First+2], 1
		if qty := &p.Exprs[it.First]; qty.Kind == ability.Exactly {
			n = m.Value(c, qty.First)
			m.Select(c, it.First+1)
			m.present(c, from)
			m.keepPayable(c, from, act)
		}
		return act, n
	}
	return nil, 0
}

// fromPiles is how many cards the items take from ends of piles.
func (m *Machine) fromPiles(b *Bill) (n int) {
	p := m.Book.Prog
	for left := b.Left &^ OwnPart; left != 0; left &= left - 1 {
		line, item := m.billItem(b, left)
		switch it := &p.Exprs[item]; it.Kind {
		case m.Book.Item.Kind:
			n += int(it.Num)
		case ability.CostAct:
			if act := &p.Exprs[it.First]; act.Kind == ability.Move {
				if obj := &p.Exprs[act.First]; obj.Kind == ability.Top || obj.Kind == ability.Bottom {
					least, _ := m.many(m.costCtx(viewCost, line, b.Source, b.Player), obj.First, 0)
					n += least
				}
			}
		}
	}
	return n
}

// pushEnd pushes up to n cards from an end of a pile.
func (m *Machine) pushEnd(z Zone, top bool, n int) {
	if z == NoZone {
		return
	}
	card := m.BottomCard(z)
	if top {
		card = m.TopCard(z)
	}
	for ; card != 0 && n > 0; n-- {
		m.tmp = append(m.tmp, m.RefOf(card))
		if top {
			card = m.S.Cards[card].Below
		} else {
			card = m.S.Cards[card].Above
		}
	}
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

// keepPayable drops from the scratch stack what an act would do nothing to.
func (m *Machine) keepPayable(c *Ctx, from int, act *ability.Expr) {
	w := from
	for _, r := range m.tmp[from:] {
		if m.payableWith(c, act.Kind, act.Num, r) {
			m.tmp[w] = r
			w++
		}
	}
	m.tmp = m.tmp[:w]
}

// payableWith reports whether an act of a cost would do anything to an object: what rests
// cannot be rested, what lies face down cannot be turned down, and this card changes places only
// with another.
func (m *Machine) payableWith(c *Ctx, act ability.Kind, num int32, x Ref) bool {
	switch act {
	case ability.SetState:
		return m.turnsToPay(c, x, num)
	case ability.Swap:
		return x != c.Source && m.Alive(c.Source)
	case ability.TurnFace:
		return m.S.Cards[x.Card].FaceDown != (num == 1)
	case ability.Reveal:
		return m.Book.ShowsToPay == nil || m.Book.ShowsToPay(m, x.Card)
	}
	return true
}

func (m *Machine) countPayable(c *Ctx, it *ability.Expr) int {
	start := len(m.tmp)
	m.Select(c, it.First+1)
	m.present(c, start)
	m.keepPayable(c, start, &m.Book.Prog.Exprs[it.First+2])
	n := len(m.tmp) - start
	m.tmp = m.tmp[:start]
	return n
}

// turnsToPay reports whether a card that is turned to lie so pays a cost: it does not lie so yet,
// and stands, where the rulebook asks for that, and nothing keeps it from being turned.
func (m *Machine) turnsToPay(c *Ctx, x Ref, lies int32) bool {
	now := int32(m.S.Cards[x.Card].Lies)
	return now != lies && m.turns(x) && m.mayLie(c, x, lies) && (!m.Book.PaysStanding || lies == int32(Stand) || now == int32(Stand))
}

// canLie reports whether an object could be turned to lie so: it does not yet.
func (m *Machine) canLie(r Ref, lies int32) bool {
	if !m.Alive(r) || int32(m.S.Cards[r.Card].Lies) == lies {
		return false
	}
	return m.turns(r)
}

func (m *Machine) actPayable(c *Ctx, expr int32) bool {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	if (e.Kind == ability.SetState || e.Kind == ability.Move) && p.Exprs[e.First].Kind == ability.Chosen {
		return true // what the item before it takes
	}
	if (e.Kind == ability.SetState || e.Kind == ability.Move) && m.allOfNone(c, e) {
		return true
	}
	switch e.Kind {
	case ability.SetState:
		return m.AnyObject(c, e.First, func(r Ref) bool { return m.canLie(r, e.Num) && m.turnsToPay(c, r, e.Num) && r != m.played(c) })
	case ability.Move:
		obj := &p.Exprs[e.First]
		if obj.Kind == ability.Top || obj.Kind == ability.Bottom {
			z := m.Book.ZoneOf(m, p.Exprs[obj.First+2].Kind, m.PlayerOfWord(c, p.Exprs[obj.First+1].Kind))
			return z != NoZone && int32(m.Count(z)) >= m.Value(c, p.Exprs[obj.First].First)
		}
		word := p.Exprs[e.First+1].Kind
		return m.AnyObject(c, e.First, func(r Ref) bool {
			return m.Alive(r) && r != m.played(c) && (!m.SlotWord(word) || m.slotFor(r, word))
		})
	}
	return m.Book.Full == nil || m.Book.Full(m, c, e)
}
