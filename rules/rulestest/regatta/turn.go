package regatta

import (
	"math/bits"

	"gorin/rules/kernel"
)

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

// Registers of the ballast phase: the card that each player stows, from 0 on, and who has
// been asked.
const regAsked = kernel.MaxPlayers - 1

// askBallast is R5-1b: whoever is in turn chooses a card of the hand, in turns of teams one
// member after the other; none is stowed before all have chosen (R8-3).
func askBallast(m *kernel.Machine, q *kernel.Request) {
	who := m.InTurn() & m.Present() &^ uint8(m.Top().Regs[regAsked])
	for ; who != 0; who &= who - 1 {
		p := int8(bits.TrailingZeros8(who))
		q.Player, q.Kind, q.Min, q.Max = p, askBallastKind, 1, 1
		for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
			q.AddCard(c)
		}
		if len(q.Options) > 0 {
			q.AddKind(kernel.OptPass)
			return
		}
	}
}

// noteBallast keeps the choice of a member, by where one sits in the team.
func noteBallast(m *kernel.Machine, picks []kernel.Option) {
	f, p := m.Top(), m.Decider()
	f.Regs[regAsked] |= 1 << p
	f.Regs[seatInTeam(m, p)] = int32(picks[0].Card)
	m.Goto(0)
}

// seatInTeam counts the members of the team in turn who sit before a player.
func seatInTeam(m *kernel.Machine, p int8) int {
	return bits.OnesCount8(m.InTurn() & (1<<p - 1))
}

func stowBallast(m *kernel.Machine) {
	regs := m.Top().Regs
	m.Walk(m.InTurn()&m.Present(), func(p int8) {
		m.Move(kernel.CardID(regs[seatInTeam(m, p)]), m.Z(zBallast, p), kernel.MoveRule|kernel.MoveUp)
	})
}
