package kernel

import "gorin/rules/ability"

// possible reports whether an optional act can be done at all; a choice that
// cannot be carried out is not offered (8.6.4).
func (m *Machine) possible(c *Ctx, expr int32) bool {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	switch e.Kind {
	case ability.PayCost:
		line := c.Line
		if c.Run != nil {
			line = c.Run.Line
		}
		player := c.Player
		if c.Run != nil && m.Book.Owns[e.Kind] {
			player = c.Run.Actor
		}
		return m.Payable(line, c.Source, player)
	case ability.Choose:
		if p.Exprs[e.First].Kind == ability.SumQty {
			return m.addsUpTo(c, e)
		}
		return m.countChoosable(c, e.First+1) > 0
	case ability.ChooseEach: // a card of any set, and of all of them for an exchange (10.8.3)
		any, all := false, true
		for i := int32(1); i < int32(e.N); i++ {
			there := m.countChoosable(c, e.First+i) > 0
			any, all = any || there, all && there
		}
		return all || any && !m.exchanges(c)
	case ability.SetState:
		return m.AnyObject(c, e.First, func(r Ref) bool { return m.Alive(r) && int32(m.S.Cards[r.Card].Lies) != e.Num })
	case ability.Move, ability.MoveSlot, ability.Modify:
		return m.AnyObject(c, e.First, func(r Ref) bool { return m.Alive(r) })
	}
	return m.Book.Possible == nil || m.Book.Possible(m, c, e)
}

// exchanges reports whether the text that is asked about goes on with an exchange.
func (m *Machine) exchanges(c *Ctx) bool {
	if c.Run == nil {
		return false
	}
	in := m.Book.Prog.Code[c.Run.PC+1]
	return in.Op == ability.OpAct && m.Book.Prog.Exprs[in.Arg].Kind == ability.Swap
}

// secret reports whether what cannot be done could be, for all that is known of it
// without hidden cards: that it is not offered would tell of them.
func (m *Machine) secret(possible func() bool) bool {
	was := m.judgedBy(NoPlayer)
	could := possible()
	m.eyes = was
	return could
}

// doable says whether what stands from one instruction to another, and may be done, can
// be: all of it in full, or its first act at all.
func (m *Machine) doable(c *Ctx, how, from, to int32) int32 {
	possible := func() bool {
		c.Choice = 0
		return (how != ability.InFull || m.inFull(c, from, to)) && m.possible(c, m.Book.Prog.Code[from].Arg)
	}
	switch {
	case possible():
		return can
	case m.secret(possible):
		return cannot
	}
	return impossible
}

// inFull reports whether every act from one instruction to another could be done
// completely.
func (m *Machine) inFull(c *Ctx, from, to int32) bool {
	for pc := from; pc < to; pc++ {
		in := m.Book.Prog.Code[pc]
		if in.Op != ability.OpAct && in.Op != ability.OpEachAct {
			continue
		}
		if !m.full(c, in.Arg) {
			return false
		}
		if m.Book.Prog.Exprs[in.Arg].Kind == ability.Choose {
			c.Choice = in.Arg
		}
	}
	return true
}

// Enough reports whether an act could be done on an object that it is about, or on
// as many as are to be chosen for it.
func (m *Machine) Enough(c *Ctx, expr int32, ok func(Ref) bool) bool {
	if c.Choice == 0 || m.Book.Prog.Exprs[expr].Kind != ability.Chosen {
		return m.AnyObject(c, expr, ok)
	}
	choice := &m.Book.Prog.Exprs[c.Choice]
	start, n := len(m.tmp), 0
	m.choosable(c, choice.First+1)
	for i := start; i < len(m.tmp); i++ {
		if ok(m.tmp[i]) {
			n++
		}
	}
	m.tmp = m.tmp[:start]
	least, _ := m.many(c, choice.First, n)
	return n >= max(1, least)
}

// full reports whether an act could be done completely.
func (m *Machine) full(c *Ctx, expr int32) bool {
	e := &m.Book.Prog.Exprs[expr]
	switch e.Kind {
	case ability.Choose:
		if m.Book.Prog.Exprs[e.First].Kind == ability.SumQty {
			return m.addsUpTo(c, e)
		}
		n := m.countChoosable(c, e.First+1)
		least, _ := m.many(c, e.First, n)
		return n >= max(1, least)
	case ability.SetState:
		return m.Enough(c, e.First, func(r Ref) bool { return m.canLie(r, e.Num) })
	case ability.Move:
		if m.Book.Prog.Exprs[e.First].Kind == ability.Chosen {
			return m.Enough(c, e.First, m.Alive)
		}
		return m.actPayable(c, expr)
	}
	return m.Book.Full == nil || m.Book.Full(m, c, e)
}
