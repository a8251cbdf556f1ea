package kernel

import "gorin/rules/ability"

// act starts one act of a text. Looking shows cards to one player, revealing to all. What it does
// shows in proposed events, in a nested procedure, or at once in Run.DidN.
func (m *Machine) act(c *Ctx, expr int32) {
	p := m.Book.Prog
	e := &p.Exprs[expr]
	r := c.Run
	if m.Out(r.Actor) {
		return
	}
	m.reachKind(e.Kind)
	if m.Book.Owns[e.Kind] {
		m.Book.Act(m, expr)
		return
	}
	if m.Book.is(e.Kind, WordLasting) {
		m.actRule(c, expr, e)
		return
	}
	switch e.Kind {
	case ability.PayCost:
		m.PayX(r.Line, r.Source, r.Player, r.Cause, r.X)
	case ability.Aim:
		if r.Item.Card != 0 {
			m.takeAim(r, e, expr)
			break
		}
		m.callKernel(kChoose, expr) // it resolves without having been played
	case ability.Choose, ability.ChooseEach:
		if p.Exprs[e.First].Kind == ability.SumQty {
			m.callKernel(kChooseSum, expr)
			break
		}
		if e.Num&ability.RandomFlag != 0 {
			m.chooseAtRandom(c, e)
			break
		}
		m.callKernel(kChoose, expr)
	case ability.Declare:
		m.callKernel(kDeclare, expr)
	case ability.Draw:
		if m.Book.MayDraw != nil && !m.Book.MayDraw(m, r.Actor) {
			break
		}
		m.countFromTop(c, e.First, topDraw, r.Actor, 0)
	case ability.LookTop, ability.RevealTop, ability.FlipTop:
		how := map3(e.Kind, topLook, topReveal, topFlip)
		r.Looked, r.Moved = List{}, List{}
		m.countFromTop(c, e.First, how, m.PlayerOfWord(c, p.Exprs[e.First+1].Kind), 0)
	case ability.RevealUntil:
		how := topUntil
		if e.Num == 1 {
			how = topMillUntil
		}
		r.Looked, r.Moved, r.Earlier, r.Chosen = List{}, List{}, r.Chosen, List{}
		_, most := m.many(c, e.First, 0)
		m.callKernel(kTop, int32(most), how, int32(m.Book.ZoneOf(m, ability.Deck, m.PlayerOfWord(c, p.Exprs[e.First+2].Kind))), 0, expr, 0)
	case ability.LookDeck:
		z := m.Book.ZoneOf(m, ability.Deck, m.PlayerOfWord(c, p.Exprs[e.First].Kind))
		r.Looked = List{}
		m.Emit(Event{Kind: EvShow, Player: r.Actor, To: z, N: 1 << r.Actor, Source: r.Source})
	case ability.Reveal:
		if m.revealSome(c, e) {
			break
		}
		r.Shown = m.joined(r, r.Shown, m.showThese(c, e.First, m.everybody()))
	case ability.PeekAt:
		m.showThese(c, e.First, 1<<r.Actor)
	case ability.Shuffle: // all of a zone
		m.Emit(Event{Kind: EvShuffle, Player: r.Actor, To: m.Book.ZoneOf(m, p.Exprs[e.First+1].Kind, m.PlayerOfWord(c, p.Exprs[e.First].Kind)), Source: r.Source})
	case ability.Move, ability.MoveSlot:
		m.actMove(c, e)
	case ability.Swap:
		m.actSwap(c, e)
	case ability.SetState:
		m.actState(c, e)
	case ability.Modify:
		m.actModify(c, expr, e)
	case ability.PlayFor:
		m.objects(c, e.First, func(x Ref) {
			m.S.Effects = append(m.S.Effects, Effect{Mods: expr, Target: x, Player: NoPlayer, Master: r.Player, Source: r.Source, Line: r.Line, Stamp: m.playedAt(r), Until: uint16(ability.ThisTurn), Turn: m.S.Turn})
			r.DidN++
		})
		m.Touch(LookEffects)
	case ability.Delayed:
		var those Few
		copy(those[:], m.ListOf(r.Chosen))
		until, x := m.until(e.First+1), r.X
		if p.Lines[e.Num].Many {
			x = r.LastN
		}
		m.S.Delayed = append(m.S.Delayed, Delayed{Line: uint16(e.Num), Source: r.Source, Player: r.Player, Until: until, Turn: m.S.Turn, Those: those, X: x, Once: p.Exprs[e.First+1].Kind == ability.None || m.Book.is(p.Exprs[p.Lines[e.Num].Trigger].Kind, WordOnce)})
		r.DidN++
	case ability.Repeat:
		m.callKernel(kTimes, m.Value(c, e.First), p.Exprs[e.First+1].Num)
	case ability.Modes:
		if r.Item.Card != 0 && !m.Book.ModesLate && m.Item(r.Item) != nil {
			m.chosenModes(r, e)
			break
		}
		m.callKernel(kMode, expr)
	case ability.PreventDamage, ability.ReduceDamage:
		if r.Event > 0 {
			ev := &m.S.Held[r.Event-1]
			*ev = r.Cause
			if e.Kind == ability.PreventDamage {
				ev.Kind = EvNone
			} else if ev.N -= e.Num; ev.N <= 0 {
				ev.Kind = EvNone
			}
			r.Cause = *ev
			r.DidN++
		}
	case ability.WinGame, ability.LoseGame:
		lost := uint8(0)
		if e.Kind == ability.LoseGame {
			m.EachPlayer(c, e.First, func(q int8) { lost |= 1 << q })
		} else { // with one the whole team wins
			lost = uint8(m.everybody())
			m.EachPlayer(c, e.First, func(q int8) { lost &^= m.teamOf(q) })
		}
		m.reachDone(expr) // nothing comes after it
		m.Emit(Event{Kind: EvWin, Player: r.Player, N: int32(lost), Source: r.Source, Clause: m.Book.cites["win"]})
	case ability.ExtraTurn:
		m.EachPlayer(c, e.First, func(q int8) { m.S.Extra = append(m.S.Extra, q) })
		r.DidN++
	default:
		if !m.Book.Act(m, expr) {
			panic("kernel: " + m.Book.Game + " has no act " + m.Book.Prog.Vocabulary.Name(e.Kind))
		}
	}
}

// actRule makes an effect on players.
func (m *Machine) actRule(c *Ctx, expr int32, e *ability.Expr) {
	r := c.Run
	m.EachPlayer(c, e.First, func(q int8) {
		m.S.Effects = append(m.S.Effects, Effect{Mods: expr, Player: q, Master: r.Player, Source: r.Source, Line: r.Line, Stamp: m.playedAt(r), Until: m.until(e.First + 1), Turn: m.S.Turn})
		r.DidN++
	})
	m.Touch(LookEffects)
}

func map3(k ability.Kind, look, reveal, flip int32) int32 {
	switch k {
	case ability.LookTop:
		return look
	case ability.RevealTop:
		return reveal
	}
	return flip
}

func (m *Machine) everybody() int32 { return 1<<m.S.Players - 1 }

// objects calls f for each live object that an expression means.
func (m *Machine) objects(c *Ctx, expr int32, f func(Ref)) {
	start := len(m.tmp)
	m.Objects(c, expr)
	m.present(c, start)
	for i := start; i < len(m.tmp); i++ {
		if m.Alive(m.tmp[i]) { // still
			f(m.tmp[i])
		}
	}
	m.tmp = m.tmp[:start]
}

// showThese shows the objects that an expression means to the players of a bit set, and
// gives their list. If it describes them, or takes them from a pile, they are those cards
// from then on.
func (m *Machine) showThese(c *Ctx, expr int32, who int32) List {
	r := c.Run
	start := len(m.tmp)
	m.Objects(c, expr)
	m.present(c, start)
	for _, x := range m.tmp[start:] {
		m.Emit(Event{Kind: EvShow, Player: r.Actor, Card: x, N: who, Source: r.Source})
		r.DidN++
	}
	shown := m.setList(start)
	switch m.Book.Prog.Exprs[expr].Kind {
	case ability.All, ability.Top, ability.Bottom:
		r.Looked, r.Moved = shown, shown
	}
	return shown
}

func (m *Machine) until(expr int32) uint16 {
	return uint16(m.Book.Prog.Exprs[expr].Kind)
}

// byOpponent reports whether an effect acts on a card of its master's opponent.
func (m *Machine) byOpponent(c *Ctx, x Ref) bool {
	return m.opposed(c.Player, m.S.Cards[x.Card].Master)
}

// actState stands, rests or reverses objects.
func (m *Machine) actState(c *Ctx, e *ability.Expr) {
	r := c.Run
	m.objects(c, e.First, func(x Ref) {
		if !m.turns(x) {
			return
		}
		if !m.mayLie(c, x, e.Num) {
			return // a ban
		}
		if m.S.Cards[x.Card].Lies == uint8(e.Num) || r.Cost && !m.turnsToPay(c, x, e.Num) {
			return // it lies so already, or that is no payment
		}
		m.Emit(Event{Kind: EvLie, Player: m.S.Cards[x.Card].Master, Card: x, Lies: uint8(e.Num), Source: r.Source})
	})
}

// turns reports whether an object lies where cards stand and rest.
func (m *Machine) turns(x Ref) bool {
	spec := m.Spec(m.ZoneAt(x))
	return spec.Lies || spec.Slot && !spec.Upright
}

// mayLie heeds bans on turning an object.
func (m *Machine) mayLie(c *Ctx, x Ref, lies int32) bool {
	if m.Book.MayLie == nil {
		return true
	}
	line := c.Line
	if c.Run != nil {
		line = c.Run.Line
	}
	return m.Book.MayLie(m, c, x, line, uint8(lies))
}

// actModify makes continuous effects on what is there now.
func (m *Machine) actModify(c *Ctx, expr int32, e *ability.Expr) {
	r := c.Run
	if m.Book.AreasLast && m.described(e.First) {
		m.actArea(c, expr, e)
		return
	}
	x := m.Book.Prog.Lines[r.Line].LetX
	m.objects(c, e.First, func(t Ref) {
		if !m.Reaches(r, e.First, t) {
			return
		}
		c.That = t
		n := r.X
		if times := m.timesStat(e); times >= 0 { // fixed when the effect begins
			n = m.InfoOf(t).Num[m.numOf(ability.Stat(times%ability.PerStat))] * (times/ability.PerStat - 1)
		}
		if x != 0 {
			n = m.Value(c, x)
		}
		m.S.Effects = append(m.S.Effects, Effect{Mods: expr, Target: t, Of: m.namedBy(c, e), Player: NoPlayer, Master: r.Player, Source: r.Source, Line: r.Line, Opp: r.Opp, X: n, Stamp: m.playedAt(r), Until: m.until(e.First + 1), Turn: m.S.Turn})
		r.DidN++
		if m.OnEvent != nil {
			m.OnEvent(&Event{Kind: EvModified, Player: r.Player, Card: t, Source: r.Source, N: expr, Clause: m.clause, From: NoZone, To: NoZone})
		}
	})
	m.Touch(LookEffects)
}

// actArea makes one continuous effect on all that fits a description, for as long as it fits.
func (m *Machine) actArea(c *Ctx, expr int32, e *ability.Expr) {
	r := c.Run
	n := r.X
	if x := m.Book.Prog.Lines[r.Line].LetX; x != 0 {
		n = m.Value(c, x)
	}
	m.S.Effects = append(m.S.Effects, Effect{Mods: expr, Player: NoPlayer, Master: r.Player, Source: r.Source, Line: r.Line, Opp: r.Opp, X: n, Stamp: m.playedAt(r), Until: m.until(e.First + 1), Turn: m.S.Turn})
	r.DidN++
	if m.OnEvent != nil {
		m.objects(c, e.First, func(t Ref) {
			m.OnEvent(&Event{Kind: EvModified, Player: r.Player, Card: t, Source: r.Source, N: expr, Clause: m.clause, From: NoZone, To: NoZone})
		})
	}
	m.Touch(LookEffects)
}

// namedBy is the object that a modifier names, zero if none does: who has the same abilities as
// another card has those of that very card.
func (m *Machine) namedBy(c *Ctx, e *ability.Expr) (of Ref) {
	for i := int32(2); i < int32(e.N); i++ {
		mod := &m.Book.Prog.Exprs[e.First+i]
		switch mod.Kind {
		case ability.SameAbilities, ability.SameNumbers, ability.OriginalAbilities:
			start := len(m.tmp)
			m.Objects(c, mod.First)
			if len(m.tmp) > start {
				of = m.tmp[start]
			}
			m.tmp = m.tmp[:start]
		}
	}
	return of
}

// described reports whether an expression means what fits a description, rather
// than certain objects.
func (m *Machine) described(expr int32) bool {
	return m.Book.Prog.Exprs[expr].Kind == ability.All
}

// timesStat is the number of a modifier that multiplies, twofold or more, -1 if there is none.
func (m *Machine) timesStat(e *ability.Expr) int32 {
	for i := int32(2); i < int32(e.N); i++ {
		if mod := &m.Book.Prog.Exprs[e.First+i]; mod.Kind == ability.TimesStat {
			return mod.Num
		}
	}
	return -1
}

// actSwap exchanges two objects; both have to be there, and to fit where the other lies.
func (m *Machine) actSwap(c *Ctx, e *ability.Expr) {
	if a, b := m.Pair(c, e); m.Alive(a) && m.Alive(b) && a != b && m.FitsInto(a.Card, m.PlaceOf(b)) && m.FitsInto(b.Card, m.PlaceOf(a)) && (m.Book.MaySwap == nil || m.Book.MaySwap(m, c, a, b)) {
		m.SwapCards(a, b, c.Run.Source)
	}
}

// Pair is the two objects that an exchange names, zero for one that is not there; when
// it names both in one word, the first two of those.
func (m *Machine) Pair(c *Ctx, e *ability.Expr) (a, b Ref) {
	var pair [2]Ref
	for i := range pair {
		start := len(m.tmp)
		m.Objects(c, e.First+int32(i))
		for _, x := range m.tmp[start:] {
			if x != pair[0] {
				pair[i] = x
				break
			}
		}
		m.tmp = m.tmp[:start]
	}
	return pair[0], pair[1]
}

// SwapCards proposes that two cards change places.
func (m *Machine) SwapCards(a, b Ref, source Ref) {
	pa, pb := m.PlaceOf(a), m.PlaceOf(b)
	ca, cb := &m.S.Cards[a.Card], &m.S.Cards[b.Card]
	flags := func(card *Card) uint16 {
		// What lies face up stays face up when it is exchanged.
		how := MoveSwap
		if r := m.Running(); r != nil {
			how |= m.runFlags(r)
		}
		if !card.FaceDown {
			how |= MoveUp
		}
		return how
	}
	m.Emit(Event{Kind: EvMove, Player: ca.Master, Card: a, To: pb.Zone, Over: pb.Over, Flags: flags(ca), Source: source})
	m.Emit(Event{Kind: EvMove, Player: cb.Master, Card: b, To: pa.Zone, Over: pa.Over, Flags: flags(cb), Source: source})
}

// EachObject calls f for each live object that an expression means.
func (m *Machine) EachObject(c *Ctx, expr int32, f func(Ref)) { m.objects(c, expr, f) }
