package regatta

import (
	"math/bits"

	"gorin/rules/kernel"
)

// askRace is R5-3a: a boat that stands attacks a player whom its own may attack. In turns of
// teams any member attacks next, and who ends the race ends it for all (R8-5).
func askRace(m *kernel.Machine, q *kernel.Request) {
	m.AskAny(q, askRaceKind, m.InTurn(), func(m *kernel.Machine, q *kernel.Request, p int8) {
		for _, k := range wings {
			c := m.TopCard(m.Z(k, p))
			if c == 0 || m.S.Cards[c].Lies != kernel.Stand {
				continue
			}
			m.Walk(m.Attackable(p), func(target int8) {
				q.Add(kernel.Option{Kind: optAttack, Card: c, Zone: m.Z(zLead, target), Zone2: kernel.NoZone})
			})
		}
		q.AddKind(kernel.OptPass)
	})
}

func attack(m *kernel.Machine, picks []kernel.Option) {
	o := picks[0]
	if o.Kind == kernel.OptPass {
		m.Return()
		return
	}
	target := m.PlayerOf(o.Zone)
	m.S.Vars[vTarget] = int32(target) + 1
	m.S.Objects[oRacer], m.S.Objects[oMet] = m.RefOf(o.Card), kernel.Ref{}
	m.Top().Regs[0] = 0
	m.Lie(o.Card, kernel.Rest)
	m.Emit(kernel.Event{Kind: evAttack, Player: m.Decider(), Card: m.RefOf(o.Card), From: kernel.NoZone, To: kernel.NoZone, N: int32(target)})
}

// untilNobodyRaces ends the race where nobody has been asked, or could answer.
func untilNobodyRaces(m *kernel.Machine) {
	if m.S.Vars[vTarget] == 0 {
		m.Return()
	}
}

// target is who is attacked, kernel.NoPlayer where that player has left: then nobody blocks and
// nothing is met, as when the boat that attacks is gone with its player (R1-5e).
func target(m *kernel.Machine) int8 {
	if p := int8(m.S.Vars[vTarget]) - 1; p >= 0 && !m.Out(p) {
		return p
	}
	return kernel.NoPlayer
}

// askBlock is R5-3b: one of those who may block rests a boat of a wing, which is met instead.
// Who is attacked is asked first, then the teammates by seat, until one blocks. Register 0 is
// who has not.
func askBlock(m *kernel.Machine, q *kernel.Request) {
	p := target(m)
	if p == kernel.NoPlayer || !m.Alive(m.S.Objects[oRacer]) {
		return
	}
	who := m.Blockers(p) &^ uint8(m.Top().Regs[0])
	for next := p; who != 0 && len(q.Options) == 0; next = int8(bits.TrailingZeros8(who)) {
		if who>>next&1 == 0 {
			continue
		}
		who &^= 1 << next
		q.Player, q.Kind, q.Min, q.Max = next, askBlockKind, 1, 1
		for _, k := range wings {
			if c := m.TopCard(m.Z(k, next)); c != 0 && m.S.Cards[c].Lies == kernel.Stand {
				q.AddCard(c)
			}
		}
	}
	if len(q.Options) > 0 {
		q.AddKind(kernel.OptPass)
	}
}

func block(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptPass {
		m.Top().Regs[0] |= 1 << m.Decider()
		m.Goto(rowBlock)
		return
	}
	m.S.Objects[oMet] = m.RefOf(picks[0].Card)
	m.Lie(picks[0].Card, kernel.Rest)
}

// meet is R5-3c, and R5-3d where there is nothing to meet.
func meet(m *kernel.Machine) {
	p, racer := target(m), m.S.Objects[oRacer]
	if p == kernel.NoPlayer || !m.Alive(racer) {
		return
	}
	met := m.S.Objects[oMet]
	if met.Card == 0 {
		if met = m.RefOf(m.TopCard(m.Z(zLead, p))); met.Card == 0 {
			c := m.TopCard(m.Z(zDeck, p))
			if c == 0 {
				m.End(1<<p, m.Book.Clause("R1-4"))
			}
			m.Move(c, m.Z(zWreck, p), kernel.MoveRule|kernel.MoveUp)
			return
		}
	}
	if m.Alive(met) && m.InfoOf(racer).Num[numSail] >= m.InfoOf(met).Num[numHull] {
		m.Move(met.Card, m.Z(zWreck, m.S.Cards[met.Card].Owner), kernel.MoveRule)
	}
}

func endRace(m *kernel.Machine) {
	m.S.Vars[vTarget] = 0
	m.S.Objects[oRacer], m.S.Objects[oMet] = kernel.Ref{}, kernel.Ref{}
}
