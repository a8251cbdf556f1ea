package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// 9.7 Playing cards and abilities. What is played lies in the stack while it may be answered (9.7.3);
// a stand-in is there for it.

// addPlays offers the characters of a hand that can be paid for, each to the entry or to a slot of
// members (7.4.2.1, 9.7.2.1.1).
func addPlays(m *kernel.Machine, q *kernel.Request, p int8) {
	have := standingEnergy(m, p)
	eachPlayable(m, p, func(c kernel.CardID) {
		if !isChara(m, c) || playCost(m, c) > have {
			return
		}
		q.Add(kernel.Option{Kind: optPlay, Card: c, Zone: m.Z(zEntry, p), Zone2: kernel.NoZone, Clause: m.Book.Clause("7.4.2.1")})
		for _, k := range members {
			q.Add(kernel.Option{Kind: optPlay, Card: c, Zone: m.Z(k, p), Zone2: kernel.NoZone, Clause: m.Book.Clause("7.4.2.1")})
		}
	})
}

// playCost is the energy that a card costs (2.3.1): of a cost below 0 none (1.3.2.2).
func playCost(m *kernel.Machine, c kernel.CardID) int {
	return max(0, int(m.CardInfo(c).Num[numCost]))
}

// addActivations offers the abilities 【起】 of a player that are in force (7.4.2.3), met by their
// condition keywords (11.2.3.2), not used up (9.2.2.1), and that can be paid (9.5.2.2).
func addActivations(m *kernel.Machine, q *kernel.Request, p int8) {
	for _, a := range m.Activated() {
		if m.S.Cards[a.Ref.Card].Master != p || m.UsedUp(a.Line, a.Ref) || !met(m, a.Ref, p, a.Line) || !m.Payable(a.Line, a.Ref, p) {
			continue
		}
		q.Add(kernel.Option{Kind: optActivate, Card: a.Ref.Card, N: int32(a.Line), Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: m.Book.Clause("7.4.2.3")})
	}
}

// play begins to play what was picked in the main phase.
func play(m *kernel.Machine, o kernel.Option) {
	switch o.Kind {
	case optPlay:
		m.Call(procPlayCard, int32(o.Card), int32(o.Zone), int32(m.S.Cards[o.Card].Master))
	case optActivate:
		r := m.RefOf(o.Card)
		playAbility(m, kernel.Pending{Line: uint16(o.N), Source: r, Use: r, Player: m.S.Cards[o.Card].Master, // 3.1.2.2
			Cause: kernel.Event{From: kernel.NoZone, To: kernel.NoZone}})
	}
}

// Registers of playing a card.
const (
	regCard  = iota
	regZone  // where it is played to
	regOwner // who plays it
	regStand // the stand-in
)

// playCardSteps is 9.7.2 for a card of the hand.
var playCardSteps = []kernel.Step{
	{Clause: "9.7.2.1", Do: func(m *kernel.Machine) { m.Show(kernel.CardID(m.Top().Regs[regCard]), 1<<m.S.Players-1) }},
	{Clause: "9.7.2", Do: payForCard},
	{Clause: "9.7.2.1.1", Do: layCardDown},
	{Clause: "9.7.3", Do: openAnswers(regStand)},
	{Clause: "9.7.4.1", Do: resolveCard},
}

func payForCard(m *kernel.Machine) {
	f := m.Top()
	payEnergy(m, int8(f.Regs[regOwner]), playCost(m, kernel.CardID(f.Regs[regCard])))
}

func layCardDown(m *kernel.Machine) {
	f := m.Top()
	r := m.RefOf(kernel.CardID(f.Regs[regCard]))
	p := int8(f.Regs[regOwner])
	m.Announce(kernel.Event{Kind: evPlay, Player: p, Card: r, From: kernel.NoZone, To: kernel.Zone(f.Regs[regZone])})
	if !answerable(m, 0) {
		return
	}
	it := kernel.Item{Ref: m.StandIn(m.S.Cards[r.Card].Print, p), Source: r, Use: r, Player: p, Card: true, Copy: true, Played: true,
		From: kernel.NoZone, Stamp: m.Stamp(), Cause: kernel.Event{From: kernel.NoZone, To: kernel.NoZone}}
	f.Regs[regStand] = int32(it.Ref.Card)
	m.Push(it)
}

// resolveCard puts the card where it was played to; one whose play was undone goes to the waiting
// room (5.19.1).
func resolveCard(m *kernel.Machine) {
	f := m.Top()
	c := kernel.CardID(f.Regs[regCard])
	undone := false
	if stand := kernel.CardID(f.Regs[regStand]); stand != 0 {
		it := m.Item(m.RefOf(stand))
		undone = it == nil || it.Way == wayCancelled
		m.Drop(m.RefOf(stand))
	}
	switch {
	case m.KindOf(m.S.Cards[c].Zone) != zHand && m.KindOf(m.S.Cards[c].Zone) != zEnergy: // it has been put away meanwhile
	case undone:
		m.Move(c, m.Z(zWaiting, m.S.Cards[c].Owner), kernel.MoveRule)
	default:
		m.Move(c, kernel.Zone(f.Regs[regZone]), kernel.MoveRule|kernel.MovePlay)
	}
}

// playWaiting plays one of the waiting abilities (10.4, 9.8.3).
func playWaiting(m *kernel.Machine, picks []kernel.Option) {
	i := int(picks[0].N)
	w := m.S.Pending[i]
	m.CancelPending(i)
	if m.UsedUp(w.Line, w.Use) || !usable(m, w.Use, w.Player, w.Line) { // 9.8.3.2, 10.4.3
		m.HideShown()
		return
	}
	playAbility(m, w)
}

// playAbility begins to play an ability: register 0 of the procedure is what stands for it.
func playAbility(m *kernel.Machine, w kernel.Pending) {
	it := kernel.Item{Ref: m.StandIn(m.Book.StandIn, w.Player), Line: w.Line, Source: w.Source, Use: w.Use, Player: w.Player, X: w.X, Those: w.Those,
		Cause: w.Cause, From: kernel.NoZone, Stamp: m.Stamp()}
	m.Push(it)
	m.Call(procPlayAbility, int32(it.Ref.Card))
}

// playAbilitySteps is 9.7.2 for an ability.
var playAbilitySteps = []kernel.Step{
	{Clause: "9.2.2.2", Ask: askLimited, Then: unlessNo},
	{Clause: "9.8.3.1.1", Ask: askPayWaiting, Then: unlessNo},
	{Clause: "9.5.2", Do: func(m *kernel.Machine) {
		if it := underway(m); it != nil {
			if m.Alive(it.Source) {
				m.Top().Regs[regThere] = 1
			}
			m.Pay(it.Line, it.Source, it.Player, it.Cause)
		}
	}},
	{Clause: "9.5.2.2", Do: unlessPaid},
	{Clause: "9.7.3", Do: openAnswers(0)},
	{Clause: "9.7.4.2", Do: resolveAbility},
	{Clause: "9.7.4.2", Do: endAbility},
}

// regThere is the register of playing an ability that tells whether its card was there when its cost began
// to be paid.
const regThere = 1

// underway is what is noted about what a procedure plays, nil if that is gone.
func underway(m *kernel.Machine) *kernel.Item { return m.Item(m.RefOf(kernel.CardID(m.Top().Regs[0]))) }

// askLimited: the master of a waiting ability with a limit may let it go.
func askLimited(m *kernel.Machine, q *kernel.Request) {
	if it := underway(m); it != nil && m.Book.Prog.Lines[it.Line].Kind == ability.Auto {
		m.AskLimited(q, it.Player, it.Line, it.Source, it.Use)
	}
}

// askPayWaiting: the cost of a waiting ability may be left unpaid, and then it is not played.
func askPayWaiting(m *kernel.Machine, q *kernel.Request) {
	it := underway(m)
	if it == nil || m.Book.Prog.Lines[it.Line].Kind != ability.Auto || m.Book.Prog.Lines[it.Line].Cost == 0 || !m.Payable(it.Line, it.Source, it.Player) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max, q.Source, q.Line = it.Player, kernel.AskPay, 1, 1, it.Source, it.Line
	q.AddKind(kernel.OptYes)
	q.AddKind(kernel.OptNo)
}

func unlessNo(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptNo {
		giveUp(m)
	}
}

// giveUp ends a play that has not come about: that ability does not wait any more (9.8.3.2.1).
func giveUp(m *kernel.Machine) {
	if it := underway(m); it != nil {
		m.Drop(it.Ref)
		m.HideShown()
	}
	m.Return()
}

// unlessPaid: what cannot be paid in full was not played. What has been paid was played, and is
// counted even if it is cancelled later (9.2.2.1.1).
func unlessPaid(m *kernel.Machine) {
	it := underway(m)
	if it == nil {
		m.Return() // its player has left
		return
	}
	if !m.S.Paid {
		giveUp(m)
		return
	}
	it.Played = true
	m.CountUse(it.Line, it.Use)
	followPaid(m, it)
	m.S.Vars[vWorked] = 1
	m.Note(kernel.NotePlayed, it.Line, it.Source, it.Player)
}

// followPaid keeps a card in sight that its own cost has put into a slot: the effect means it there. One
// that has gone to a slot before that is another card (4.1.4).
func followPaid(m *kernel.Machine, it *kernel.Item) {
	now := m.RefOf(it.Source.Card)
	if m.Top().Regs[regThere] != 0 && now.Gen == it.Source.Gen+1 && isField(m, m.S.Cards[now.Card].Zone) {
		it.Source, it.Stamp = now, m.Stamp() // 9.10.2: what was paid for has been played since
	}
}

// resolveAbility carries out the effect, unless it was cancelled (5.13.1, 9.7.3.3) or a condition
// keyword is not met now (11.2.3.2, 11.2.3.3).
func resolveAbility(m *kernel.Machine) {
	it := underway(m)
	if it == nil || it.Way == wayCancelled {
		return
	}
	if !met(m, it.Use, it.Player, it.Line) {
		m.Note(kernel.NoteNegated, it.Line, it.Source, it.Player)
		return
	}
	m.ResolveItem(it, it.Line, 0)
}

func endAbility(m *kernel.Machine) {
	if it := underway(m); it != nil {
		m.Drop(it.Ref)
		m.HideShown() // 9.8.2.2.1
	}
}

// met reports whether all condition keywords of a line are met (11.2.4), for its master.
func met(m *kernel.Machine, r kernel.Ref, p int8, line uint16) bool {
	for _, cond := range rulesOf(m).lines[line].conds {
		if !m.Cond(seen(m, kernel.Ctx{Source: r, Player: p}), cond) {
			return false
		}
	}
	return true
}

// seen is a context in memory that is used again and again, one at a time.
func seen(m *kernel.Machine, c kernel.Ctx) *kernel.Ctx {
	at := &memoryOf(m).seen
	*at = c
	return at
}
