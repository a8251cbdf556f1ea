package kernel

import "gorin/rules/ability"

// possible reports whether an optional act can be done at all; a choice that cannot be carried out
// is not offered.
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
	case ability.ChooseEach: // a card of any set, and of all of them for an exchange
		any, all := false, true
		for i := int32(1); i < int32(e.N); i++ {
			there := m.countChoosable(c, e.First+i) > 0
			any, all = any || there, all && there
		}
		return all || any && !m.exchanges(c)
	case ability.SetState:
		return m.someOf(c, e.First, func(r Ref) bool { return m.canLie(r, e.Num) && m.mayLie(c, r, e.Num) })
	case ability.Move, ability.MoveSlot:
		return m.someOf(c, e.First, func(r Ref) bool { return m.movable(c, e, r) })
	case ability.Modify:
		return m.someOf(c, e.First, m.Alive)
	case ability.Swap:
		return m.canSwap(c, e)
	case ability.Draw, ability.LookTop, ability.RevealTop, ability.FlipTop:
		if !m.Book.Owns[e.Kind] {
			return m.someOnTop(c, e)
		}
	}
	return m.Book.Possible == nil || m.Book.Possible(m, c, e)
}

// possibleIn reports whether any of what stands from one instruction to another, and may be done,
// can be done: its first act, and if all that can be done is to choose, something with what is
// chosen.
func (m *Machine) possibleIn(c *Ctx, from, to int32) bool {
	c.Choice, c.InPart = 0, true
	found := m.anyPossible(c, from, to)
	c.InPart = false
	return found
}

func (m *Machine) anyPossible(c *Ctx, from, to int32) bool {
	code, p := m.Book.Prog.Code, m.Book.Prog
	if !m.possible(c, code[from].Arg) {
		return false
	}
	onlyChosen := true
	for pc := from; pc < to; pc++ {
		if code[pc].Op != ability.OpAct && code[pc].Op != ability.OpEachAct {
			continue
		}
		switch p.Exprs[code[pc].Arg].Kind {
		case ability.Choose, ability.ChooseEach:
			c.Choice = code[pc].Arg
		default:
			if m.possible(c, code[pc].Arg) {
				return true
			}
			onlyChosen = false
		}
	}
	return onlyChosen
}

// someOf reports whether an act could be done on any object that it is about; of what is
// to be chosen for it before, on any that can be.
func (m *Machine) someOf(c *Ctx, expr int32, ok func(Ref) bool) bool {
	switch {
	case c.Choice == 0:
		return m.AnyObject(c, expr, ok)
	case m.meansChosen(expr):
		choice := &m.Book.Prog.Exprs[c.Choice]
		last := choice.First + 1
		if choice.Kind == ability.ChooseEach {
			last = choice.First + int32(choice.N) - 1
		}
		for set := choice.First + 1; set <= last; set++ {
			start, found := len(m.tmp), false
			m.choosable(c, set)
			for i := start; i < len(m.tmp) && !found; i++ {
				found = ok(m.tmp[i])
			}
			m.tmp = m.tmp[:start]
			if found {
				return true
			}
		}
		return false
	}
	return m.speaksOfChosen(expr) || m.AnyObject(c, expr, ok)
}

// meansChosen reports whether an object expression means just what was chosen last.
func (m *Machine) meansChosen(expr int32) bool {
	switch e := &m.Book.Prog.Exprs[expr]; e.Kind {
	case ability.Chosen, ability.TheCard, ability.TheCards:
		return true
	case ability.That:
		return e.Num == ability.ThatChosen
	}
	return false
}

// speaksOfChosen reports whether what was chosen has to do with what an expression means.
func (m *Machine) speaksOfChosen(expr int32) bool {
	e := &m.Book.Prog.Exprs[expr]
	if m.meansChosen(expr) || e.Kind == ability.That || e.Kind == ability.ThatAt || e.Kind == ability.Remainder {
		return true
	}
	for i := range int32(e.N) {
		if m.speaksOfChosen(e.First + i) {
			return true
		}
	}
	return false
}

// movable reports whether an act can move an object: it is there, nothing forbids it, and there is
// a place for it where it does not lie already.
func (m *Machine) movable(c *Ctx, e *ability.Expr, x Ref) bool {
	word := m.Book.Prog.Exprs[e.First+1].Kind
	if !m.Alive(x) || !m.mayMove(c, x, word) {
		return false
	}
	switch {
	case m.SlotWord(word):
		return m.slotFor(x, word)
	case word == ability.ToItsSlot || word == ability.ToSlotOf || m.shape(word).Under || m.Book.ofTwo(word):
		return true
	}
	z := m.destZone(c, e.First+1, x)
	spec := m.Spec(m.ZoneAt(x))
	return z != NoZone && (z != m.ZoneAt(x) || !spec.Slot && (!spec.Unsorted || e.Num&(ability.FaceDownFlag|ability.FaceUpFlag) != 0))
}

// slotFor reports whether there is a slot that a destination word allows for a card.
func (m *Machine) slotFor(x Ref, word ability.Kind) (found bool) {
	player := m.home(x.Card)
	if m.Spec(m.ZoneAt(x)).Slot {
		player = m.S.Cards[x.Card].Master
	}
	start := len(m.zones)
	m.zones = m.Book.SlotsOf(m, word, player, m.zones)
	m.EachPlace(x.Card, m.zones[start:], func(at Place) { found = found || at != m.PlaceOf(x) })
	m.zones = m.zones[:start]
	return found
}

// canSwap reports whether there are two objects to exchange.
func (m *Machine) canSwap(c *Ctx, e *ability.Expr) bool {
	first, second := m.meansChosen(e.First), m.meansChosen(e.First+1)
	switch {
	case c.Choice == 0:
		a, b := m.Pair(c, e)
		return m.Alive(a) && m.Alive(b) && a != b
	case first && second:
		choice := &m.Book.Prog.Exprs[c.Choice]
		return choice.Kind != ability.Choose || m.countChoosable(c, choice.First+1) > 1
	case first || second:
		chosen, other := e.First, e.First+1
		if second {
			chosen, other = other, chosen
		}
		return m.speaksOfChosen(other) || m.AnyObject(c, other, func(y Ref) bool {
			return m.Alive(y) && m.someOf(c, chosen, func(x Ref) bool { return m.Alive(x) && x != y })
		})
	}
	return true
}

// someOnTop reports whether there is a card to draw or look at from the top of a deck.
func (m *Machine) someOnTop(c *Ctx, e *ability.Expr) bool {
	player := c.Player
	switch {
	case e.Kind != ability.Draw:
		player = m.PlayerOfWord(c, m.Book.Prog.Exprs[e.First+1].Kind)
	case c.Run != nil:
		player = c.Run.Actor
	}
	there := m.Count(m.Book.ZoneOf(m, ability.Deck, player))
	_, most := m.many(c, e.First, there)
	return most > 0 && there > 0
}

// exchanges reports whether the text that is asked about goes on with an exchange.
func (m *Machine) exchanges(c *Ctx) bool {
	if c.Run == nil {
		return false
	}
	in := m.Book.Prog.Code[c.Run.PC+1]
	return in.Op == ability.OpAct && m.Book.Prog.Exprs[in.Arg].Kind == ability.Swap
}

// known reports whether something is possible for all that who would do it knows.
func (m *Machine) known(c *Ctx, possible func() bool) bool {
	who := c.Player
	if c.Run != nil {
		who = c.Run.Actor
	}
	was := m.judgedBy(who)
	can := possible()
	m.eyes = was
	return can
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
// be, all of it in full or any of it, for all that who may do it knows.
func (m *Machine) doable(c *Ctx, how, from, to int32) int32 {
	possible := func() bool {
		c.Choice = 0
		return (how != ability.InFull || m.inFull(c, from, to)) && m.possibleIn(c, from, to)
	}
	switch {
	case m.known(c, possible):
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
		if k := m.Book.Prog.Exprs[in.Arg].Kind; k == ability.Choose || k == ability.ChooseEach {
			c.Choice = in.Arg
		}
	}
	return true
}

// Enough reports whether an act could be done on an object that it is about, or on
// as many as are to be chosen for it.
func (m *Machine) Enough(c *Ctx, expr int32, ok func(Ref) bool) bool {
	if c.InPart {
		return m.someOf(c, expr, ok)
	}
	if c.Choice == 0 || m.Book.Prog.Exprs[expr].Kind != ability.Chosen {
		return m.AnyObject(c, expr, func(x Ref) bool { return x != m.played(c) && ok(x) })
	}
	choice := &m.Book.Prog.Exprs[c.Choice]
	sets := int32(1)
	if choice.Kind == ability.ChooseEach {
		sets = int32(choice.N) - 1
	}
	for set := choice.First + 1; set <= choice.First+sets; set++ {
		start, n := len(m.tmp), 0
		m.choosable(c, set)
		for i := start; i < len(m.tmp); i++ {
			if ok(m.tmp[i]) {
				n++
			}
		}
		m.tmp = m.tmp[:start]
		if least, _ := m.many(c, choice.First, n); n < max(1, least) {
			return false
		}
	}
	return true
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
	case ability.ChooseEach: // as many of each
		for i := int32(1); i < int32(e.N); i++ {
			n := m.countChoosable(c, e.First+i)
			if least, _ := m.many(c, e.First, n); n < max(1, least) {
				return false
			}
		}
		return true
	case ability.SetState:
		return m.Enough(c, e.First, func(r Ref) bool { return m.canLie(r, e.Num) })
	case ability.Move:
		if m.Book.Prog.Exprs[e.First].Kind == ability.Chosen {
			return m.Enough(c, e.First, func(x Ref) bool { return m.movable(c, e, x) })
		}
		return m.actPayable(c, expr)
	}
	return m.Book.Full == nil || m.Book.Full(m, c, e)
}
