package lanterns

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// toAct is who may act: the next one where that player is out.
func toAct(m *kernel.Machine) int8 {
	p := int8(m.S.Vars[vToAct])
	if m.Out(p) {
		p = m.Next(p)
	}
	return p
}

// askRiver asks who may act.
func askRiver(m *kernel.Machine, q *kernel.Request) {
	p := toAct(m)
	q.Player, q.Kind, q.Min, q.Max = p, askRiverKind, 1, 1
	for c := m.BottomCard(m.Z(zHand, p)); c != 0 && m.S.Seats[p][sSent] == 0; c = m.S.Cards[c].Above {
		q.Add(kernel.Option{Kind: optSend, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone})
	}
	for _, a := range m.Activated() {
		if m.S.Cards[a.Ref.Card].Master == p && !m.UsedUp(a.Line, a.Ref) {
			q.Add(kernel.Option{Kind: optUse, Card: a.Ref.Card, N: int32(a.Line), Zone: kernel.NoZone, Zone2: kernel.NoZone})
		}
	}
	q.AddKind(kernel.OptPass)
}

// actOnRiver: whoever does something makes all others pass anew.
func actOnRiver(m *kernel.Machine, picks []kernel.Option) {
	p := toAct(m)
	m.S.Vars[vToAct] = int32(m.Next(p))
	switch o := picks[0]; o.Kind {
	case kernel.OptPass:
		m.S.Vars[vPassed] |= 1 << p
		m.Announce(kernel.Event{Kind: evPass, Player: p, From: kernel.NoZone, To: kernel.NoZone})
	case optSend:
		m.S.Vars[vPassed], m.S.Seats[p][sSent] = 0, 1
		m.Move(o.Card, m.Z(zRiver, p), kernel.MoveRule|kernel.MovePlay)
		m.Goto(rowCheck)
	case optUse:
		m.S.Vars[vPassed] = 0
		m.Goto(rowCheck)
		m.Call(procUse, int32(o.Card), int32(m.S.Cards[o.Card].Gen), o.N, int32(p))
	}
}

// use carries out an ability of a card in the sky (L6-3). Registers: the card, its object,
// the line, and whose it is.
func use(m *kernel.Machine) {
	f := *m.Top()
	r := kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])}
	m.Return()
	m.CountUse(uint16(f.Regs[2]), r)
	m.Resolve(kernel.Run{Line: uint16(f.Regs[2]), Source: r, Player: int8(f.Regs[3]), Left: r, Cause: kernel.Event{From: kernel.NoZone, To: kernel.NoZone}})
}

// allPassed goes on with the card on top once everybody who is there has passed.
func allPassed(m *kernel.Machine) {
	for p := range m.S.Players {
		if !m.Out(p) && m.S.Vars[vPassed]>>p&1 == 0 {
			m.Goto(rowCheck)
			return
		}
	}
	if m.TopCard(m.Z(zRiver, 0)) == 0 {
		m.Return() // L5-2c
	}
}

// carryOut does what the card on top says. Register 0 is the card.
func carryOut(m *kernel.Machine) {
	c := m.TopCard(m.Z(zRiver, 0))
	m.Top().Regs[0] = int32(c)
	for _, line := range m.Book.Prints[m.S.Cards[c].Print].Lines {
		if m.Book.Prog.Lines[line].Kind == ability.Effect {
			r := m.RefOf(c)
			m.Resolve(kernel.Run{Line: line, Source: r, Player: m.S.Cards[c].Owner, Left: r, Cause: kernel.Event{From: kernel.NoZone, To: kernel.NoZone}})
			return // a wind says one thing
		}
	}
}

// burnOut: its owner draws a card, and it goes to the ashes unless its text has moved it.
func burnOut(m *kernel.Machine) {
	c := kernel.CardID(m.Top().Regs[0])
	p := m.S.Cards[c].Owner
	if !m.Out(p) {
		m.Move(m.TopCard(m.Z(zDeck, p)), m.Z(zHand, p), kernel.MoveRule|kernel.MoveDraw)
	}
	if m.KindOf(m.S.Cards[c].Zone) == zRiver {
		m.Move(c, m.Z(zAshes, p), kernel.MoveRule)
	}
	m.Goto(rowBegin)
}
