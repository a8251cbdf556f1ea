package regatta

import "gorin/rules/kernel"

// standAndDraw is R5-1, R5-1a and R1-4: who is in turn does it, in turns of teams every
// member at the same time (R8-2). Who has left does nothing.
func standAndDraw(m *kernel.Machine) {
	m.SetStep(phStart, phStart)
	lost := uint8(0)
	m.Walk(m.InTurn()&m.Present(), func(p int8) {
		draws := 1
		if m.Count(m.Z(zBallast, p)) >= heavy {
			draws = 2
		}
		if m.Count(m.Z(zDeck, p)) < draws {
			lost |= 1 << p
			return
		}
		for _, k := range wings {
			m.Lie(m.TopCard(m.Z(k, p)), kernel.Stand)
		}
		for c := m.TopCard(m.Z(zDeck, p)); c != 0 && draws > 0; draws-- {
			m.Move(c, m.Z(zHand, p), kernel.MoveRule|kernel.MoveDraw)
			c = m.S.Cards[c].Below
		}
	})
	if lost != 0 {
		m.End(lost, m.Book.Clause("R1-4"))
	}
}

// heavy is the ballast with which two cards are drawn (R5-1a).
const heavy = 3

// ballast is R5-1b, in turns of teams for every member at the same time: all choose, and
// then all is stowed at once (R8-3).
func ballast(m *kernel.Machine) {
	m.SetStep(phBallast, phBallast)
	m.Together(m.InTurn(), procBallast)
}

// askBallast asks for a card of the hand. Register 0 is the player.
func askBallast(m *kernel.Machine, q *kernel.Request) {
	p := int8(m.Top().Regs[0])
	q.Player, q.Kind, q.Min, q.Max = p, askBallastKind, 1, 1
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
	if len(q.Options) > 0 {
		q.AddKind(kernel.OptPass)
	}
}

func stowBallast(m *kernel.Machine, picks []kernel.Option) {
	m.Move(picks[0].Card, m.Z(zBallast, m.Decider()), kernel.MoveRule|kernel.MoveUp)
}
