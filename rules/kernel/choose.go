package kernel

import (
	"slices"

	"gorin/rules/ability"
)

// procChoose: targets are chosen when the text says so, as many as it says or as there are.
var procChoose = []Step{{"@choose", nil, (*Machine).askChoose, (*Machine).answerChoose}, {"@choose", (*Machine).chooseNone, nil, nil}}

func (m *Machine) askChoose(q *Request) {
	p := m.Book.Prog
	r := m.Running()
	e := &p.Exprs[m.Top().Regs[0]]
	set := e.First + 1 + m.Top().Regs[1]
	c := m.CtxOf(r)
	q.Player, q.Kind = r.Actor, AskChoose
	q.Source, q.Line = r.Source, r.Line
	if r.Cost {
		q.Clause = m.Book.cites["pay"] // what is paid with is a payment, not a target
	}
	start := len(m.tmp)
	least, n := 0, 0
	if r.Cost {
		least, n = m.choosePayment(c, e, set, start)
	} else {
		eyes := m.judgedBy(r.Actor) // what is hidden may be anything
		m.choosable(c, set)
		m.eyes = eyes
		if m.Top().Regs[1] > 0 {
			m.dropChosen(r, start) // from the set before
		}
		least, n = m.many(c, e.First, len(m.tmp)-start)
	}
	if n <= 0 {
		m.tmp = m.tmp[:start]
		// Nothing is to be chosen. That there is nothing of which any number could be is not shown.
		q.Always = p.Exprs[e.First].Kind == ability.AnyMany && !r.Cost && m.asksInformation(set) && m.setHidden(c, set)
		return
	}
	open, asks := 0, m.asksOfSecret(set)
	for i, x := range m.tmp[start:] {
		if spec := m.Spec(m.ZoneAt(x)); m.SeesCard(r.Actor, x.Card) && (!spec.Hidden && (!spec.Secret || !asks) || m.SeesCard(NoPlayer, x.Card)) {
			open++
		}
		m.offer(q, i, x)
	}
	m.tmp = m.tmp[:start]
	q.Min, q.Max = least, n
	if !r.Cost && m.asksInformation(set) {
		q.Min = min(least, open)       // it need not be found in a hidden zone
		q.Always = m.setHidden(c, set) // nor may it show that there is none
	}
}

// offer appends the i-th of the cards that may be chosen, which who is asked may not see.
func (m *Machine) offer(q *Request, i int, x Ref) {
	if m.SeesCard(q.Player, x.Card) {
		q.AddCard(x.Card)
		return
	}
	q.Add(Option{Kind: OptHidden, Card: x.Card, N: int32(i), Zone: m.ZoneAt(x), Zone2: NoZone})
}

// dropChosen drops from the scratch stack, from start on, what has been chosen already.
func (m *Machine) dropChosen(r *Run, start int) {
	left := slices.DeleteFunc(m.tmp[start:], func(x Ref) bool { return slices.Contains(m.ListOf(r.Chosen), x) })
	m.tmp = m.tmp[:start+len(left)]
}

// Piled reports whether a card lies in a face-down pile that nobody may look through: what a cost
// takes away there, it takes from the top.
func (m *Machine) Piled(x Ref) bool {
	spec := m.Spec(m.ZoneAt(x))
	return spec.Down && !spec.Owner && !spec.Secret
}

// setHidden reports whether a set, or its zone, is of cards that not everybody sees.
func (m *Machine) setHidden(c *Ctx, set int32) bool {
	switch e := &m.Book.Prog.Exprs[set]; e.Kind {
	case ability.Union, ability.EitherZone:
		for i := range int32(e.N) {
			if m.setHidden(c, e.First+i) {
				return true
			}
		}
	case ability.Cards:
		return m.setHidden(c, e.First+1) || m.asksOfSecret(set) && m.keptSecret(c, e.First+1)
	case ability.Hand, ability.Deck:
		return true
	case ability.AmongThose:
		return slices.ContainsFunc(m.ListOf(c.Run.Looked), func(x Ref) bool { return m.Alive(x) && !m.SeesCard(NoPlayer, x.Card) })
	}
	return false
}

// choosable pushes what may be chosen from a set: not what the opponent's
// effects cannot choose, and for a payment only what it can be done with.
func (m *Machine) choosable(c *Ctx, set int32) {
	start := len(m.tmp)
	m.Select(c, set)
	m.present(c, start)
	w := start
	next := ability.None
	var state int32
	if c.Run != nil && (c.Run.Cost || m.Book.Prog.Exprs[set-1].Kind == ability.SumQty) {
		in := m.Book.Prog.Code[c.Run.PC]
		if in.Op == ability.OpAct && m.Book.Prog.Exprs[in.Arg].Kind == ability.Choose { // the choice itself is asked about
			in = m.Book.Prog.Code[c.Run.PC+1]
		}
		if in.Op == ability.OpAct {
			e := &m.Book.Prog.Exprs[in.Arg]
			next, state = e.Kind, e.Num
		}
	}
	for i := start; i < len(m.tmp); i++ {
		x := m.tmp[i]
		if m.barred(c, x, ability.BanChosenByOpp) {
			continue
		}
		if m.Book.PerApart && c.Run != nil && c.Run.Per > 0 && slices.Contains(m.ListOf(c.Run.EachOne), x) {
			continue
		}
		if next == ability.SetState && (int32(m.S.Cards[x.Card].Lies) == state || c.Run.Cost && !m.turnsToPay(c, x, state)) || (next == ability.Swap || next == ability.Reveal || next == ability.TurnFace) && c.Run.Cost && !m.payableWith(c, next, state, x) {
			continue
		}
		m.tmp[w] = x
		w++
	}
	if m.Book.Choosable != nil {
		list := m.tmp[start:w]
		w = start + m.Book.Choosable(m, c, set, list)
		copy(m.tmp[start:w], list) // the scratch stack may have grown meanwhile
	}
	m.tmp = m.tmp[:w]
}

// barred reports whether a card in a slot is kept from what an effect of its opponent does.
func (m *Machine) barred(c *Ctx, x Ref, ban ability.BanKind) bool {
	return m.byOpponent(c, x) && m.Spec(m.ZoneAt(x)).Slot && m.CardInfo(x.Card).Banned(ban)
}

func (m *Machine) countChoosable(c *Ctx, set int32) int {
	start := len(m.tmp)
	m.choosable(c, set)
	n := len(m.tmp) - start
	m.tmp = m.tmp[:start]
	return n
}

func (m *Machine) answerChoose(picks []Option) {
	r := m.Running()
	f := m.Top()
	e := &m.Book.Prog.Exprs[f.Regs[0]]
	start := len(m.tmp)
	m.tmp = append(m.tmp, m.ListOf(r.Chosen)[:f.Regs[regChosen]]...)
	set := e.First + 1 + f.Regs[regChooseSet]
	for _, o := range picks {
		x := m.RefOf(o.Card)
		if o.Kind == OptHidden && !r.Cost && !m.isChoosable(r, set, x) {
			m.Emit(Event{Kind: EvShow, Player: r.Actor, Card: x, N: m.everybody(), Source: r.Source})
			continue
		}
		m.tmp = append(m.tmp, x)
		if e.Num&ability.ShowFlag != 0 {
			m.Emit(Event{Kind: EvShow, Player: r.Actor, Card: x, N: m.everybody(), Source: r.Source})
		}
		m.NoteChoice(r, x)
	}
	if n := int32(len(m.tmp) - start); len(picks) > 0 && n < f.Regs[regWanted] {
		r.Chosen, f.Regs[regChosen] = m.setList(start), n
		m.Goto(0)
		return
	}
	if r.Cost {
		m.exposeWrong(r, e.First+1, start)
	}
	m.chose(start)
}

// isChoosable reports whether an object may be chosen from a set, as it turns out to be.
func (m *Machine) isChoosable(r *Run, set int32, x Ref) bool {
	start := len(m.tmp)
	m.choosable(m.CtxOf(r), set)
	found := slices.Contains(m.tmp[start:], x)
	m.tmp = m.tmp[:start]
	return found
}

// keepChosen puts what was chosen before right in front of the list that comes next; a
// choice that goes on keeps what stands there.
func (m *Machine) keepChosen(r *Run, on bool) {
	before := m.chosenBefore(r)
	if !on {
		before = Ref{}
		if r.Chosen.N > 0 {
			before = m.S.Refs[r.Chosen.Off]
		}
	}
	m.S.Refs = append(m.S.Refs, before)
}

// chosenBefore is what was chosen before what was chosen last, zero if nothing was.
func (m *Machine) chosenBefore(r *Run) Ref {
	if r.Chosen.Off <= r.Base {
		return Ref{}
	}
	return m.S.Refs[r.Chosen.Off-1]
}

// chose takes the scratch stack from start on as what was chosen. A choice of
// some of each of several sets goes on with the next set; what it chooses adds
// up.
func (m *Machine) chose(start int) {
	r := m.Running()
	f := m.Top()
	if f.Regs[1] > 0 {
		m.tmp = append(m.tmp, m.ListOf(r.Chosen)...)
	}
	if m.Book.Prog.Lines[r.Line].Before {
		m.keepChosen(r, f.Regs[1] > 0 || m.Book.Prog.Exprs[f.Regs[0]].Num&ability.StillFlag != 0)
	}
	if f.Regs[1] == 0 {
		r.Earlier = r.Chosen
	}
	r.Chosen = m.setList(start)
	r.DidN = int32(r.Chosen.N)
	e := &m.Book.Prog.Exprs[f.Regs[0]]
	if e.Kind == ability.ChooseEach && f.Regs[1]+2 < int32(e.N) {
		f.Regs[1]++
		m.Goto(0)
		return
	}
	m.Return()
}

// NoteChoice tells the log what was chosen.
func (m *Machine) NoteChoice(r *Run, x Ref) {
	if m.OnNote != nil {
		m.OnNote(NoteChoice, m.clause, r.Line, x, r.Actor)
	}
}

// chooseNone: nothing can be chosen, so nothing is.
func (m *Machine) chooseNone() { m.answerChoose(nil) }

// Whether what may be done can be, in register 1 of procMay.
const (
	can        int32 = iota
	cannot           // there is nothing to agree to, which only who sees hidden cards can know
	impossible       // as everybody knows
)

// procMay: "you may".
var procMay = []Step{{"@may", nil, (*Machine).askMay, func(m *Machine, picks []Option) {
	r := m.Running()
	if picks[0].Kind == OptNo {
		r.PC, r.Did, r.Fresh = m.Top().Regs[0], false, false
	}
	m.Return()
}}}

func (m *Machine) askMay(q *Request) {
	r := m.Running()
	q.Player, q.Kind, q.Min, q.Max = r.Actor, AskMay, 1, 1
	if m.Book.Prog.Exprs[m.Book.Prog.Code[r.PC].Arg].Kind == ability.PayCost {
		q.Kind = AskPay
	}
	q.Source, q.Line = r.Source, r.Line
	if q.Always = m.Top().Regs[1] == cannot; !q.Always {
		q.AddKind(OptYes)
	}
	q.AddKind(OptNo)
}

// procMode: one or more of several effects are chosen and carried out in
// their order.
var procMode = []Step{{"@mode", nil, func(m *Machine, q *Request) {
	e := &m.Book.Prog.Exprs[m.Top().Regs[0]]
	r := m.Running()
	least, most := m.many(m.CtxOf(r), e.First, int(e.N)-1)
	q.Player, q.Kind, q.Min, q.Max = r.Actor, AskMode, least, most
	q.Source, q.Line = r.Source, r.Line
	for i := int32(1); i < int32(e.N); i++ {
		q.Add(Option{Kind: OptMode, N: i, Card: r.Source.Card, Card2: CardID(m.Book.Prog.Exprs[e.First+i].Num), Zone: NoZone, Zone2: NoZone})
	}
}, func(m *Machine, picks []Option) {
	r := *m.Running()
	m.Running().DidN = int32(len(picks))
	m.Return()
	for i := len(picks) - 1; i >= 0; i-- { // the last frame pushed runs first
		m.Resolve(Run{Line: picks[i].Card2, Source: r.Source, Player: r.Player, Opp: r.Opp, Cause: r.Cause, X: r.X, Left: r.Left})
	}
}}}

// chosenModes carries out the effects that were chosen when the text was played, in their order.
func (m *Machine) chosenModes(outer *Run, e *ability.Expr) {
	r := *outer
	p := m.Book.Prog
	at := r.AimAt + p.Lines[r.Line].NAims
	var lines [16]uint16
	var before [16]uint8
	n := 0
	for i := int32(1); i < int32(e.N); i++ {
		line := uint16(p.Exprs[e.First+i].Num)
		if r.Modes>>i&1 != 0 {
			lines[n], before[n] = line, at
			at += p.Lines[line].NAims
			n++
		}
	}
	m.Running().DidN = int32(n)
	for n--; n >= 0; n-- { // the last frame pushed runs first
		m.Resolve(Run{Line: lines[n], Source: r.Source, Player: r.Player, Opp: r.Opp, Cause: r.Cause, X: r.X, Left: r.Left,
			Item: r.Item, Way: r.Way, Aims: r.Aims, NAims: r.NAims, AimAt: before[n]})
	}
}

// procDeclare: a player declares one of several numbers.
var procDeclare = []Step{{"@resolve", nil, func(m *Machine, q *Request) {
	e := &m.Book.Prog.Exprs[m.Top().Regs[0]]
	r := m.Running()
	q.Player, q.Kind, q.Min, q.Max = r.Actor, AskDeclare, 1, 1
	q.Source, q.Line = r.Source, r.Line
	for i := range int32(e.N) {
		n := m.Value(m.CtxOf(r), e.First+i)
		if !slices.ContainsFunc(q.Options, func(o Option) bool { return o.N == n }) {
			q.AddN(OptNumber, n)
		}
	}
}, func(m *Machine, picks []Option) {
	r := m.Running()
	r.Said[r.Actor] = picks[0].N
	r.DidN++
}}}

// chooseAtRandom chooses without anybody's doing.
func (m *Machine) chooseAtRandom(c *Ctx, e *ability.Expr) {
	r := c.Run
	start := len(m.tmp)
	m.choosable(c, e.First+1)
	all := m.tmp[start:]
	_, n := m.many(c, e.First, len(all))
	for i := range min(n, len(all)) {
		k := i + m.Random(len(all)-i)
		all[i], all[k] = all[k], all[i]
		m.NoteChoice(r, all[i])
	}
	m.tmp = m.tmp[:start+min(n, len(all))]
	m.S.Reveals++
	r.Earlier = r.Chosen
	r.Chosen = m.setList(start)
	r.DidN = int32(r.Chosen.N)
}

// procTimes repeats a quoted effect.
var procTimes = []Step{{"@resolve", func(m *Machine) {
	f := m.Top()
	if f.Regs[0] <= 0 {
		m.Return()
		return
	}
	f.Regs[0]--
	m.Goto(0)
	line := uint16(f.Regs[1])
	outer := m.Running()
	outer.DidN++
	r := *outer
	m.Resolve(Run{Line: line, Source: r.Source, Player: r.Player, Opp: r.Opp, Cause: r.Cause, X: r.X, Left: r.Left})
}, nil, nil}}
