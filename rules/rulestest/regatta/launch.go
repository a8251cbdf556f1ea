package regatta

import "gorin/rules/kernel"

// askMain is R5-2: a boat goes into the lead, or to a wing where none lies. In turns of
// teams any member launches the next one, and who ends the phase ends it for all (R8-4).
func askMain(m *kernel.Machine, q *kernel.Request) {
	m.AskAny(q, askMainKind, m.InTurn(), func(m *kernel.Machine, q *kernel.Request, p int8) {
		for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
			for _, k := range []int{zLead, zPort, zStarboard} {
				if z := m.Z(k, p); k == zLead || m.Count(z) == 0 {
					q.Add(kernel.Option{Kind: optLaunch, Card: c, Zone: z, Zone2: kernel.NoZone})
				}
			}
		}
		q.AddKind(kernel.OptPass)
	})
}

func launch(m *kernel.Machine, picks []kernel.Option) {
	o := picks[0]
	if o.Kind == kernel.OptPass {
		m.Return()
		return
	}
	m.S.Objects[oLaunched], m.S.Vars[vPlace] = m.RefOf(o.Card), int32(o.Zone)+1
	m.Top().Regs[0] = 0
	if replier(m) != kernel.NoPlayer {
		m.Show(o.Card, 1<<m.S.Players-1)
	}
}

// replier is the next player who may answer a launch, and has something for it, NoPlayer if
// nobody has. Register 0 is who has let it go.
func replier(m *kernel.Machine) int8 {
	boat := m.S.Objects[oLaunched]
	if !m.Alive(boat) {
		return kernel.NoPlayer
	}
	by := m.S.Cards[boat.Card].Owner
	may := m.Answerers(by) &^ (1 << by) &^ uint8(m.Top().Regs[0])
	for p := m.FirstOf(may); p != kernel.NoPlayer; p = m.LaterOf(p, may) {
		for c := m.BottomCard(m.Z(zBallast, p)); c != 0; c = m.S.Cards[c].Above {
			if answers(m, c) {
				return p
			}
		}
	}
	return kernel.NoPlayer
}

// answers reports whether a card of the ballast can call back the boat that is launched: it
// has its colour (R5-2a).
func answers(m *kernel.Machine, c kernel.CardID) bool {
	return m.InfoOf(m.RefOf(c)).Colours&m.InfoOf(m.S.Objects[oLaunched]).Colours != 0
}

func askAnswer(m *kernel.Machine, q *kernel.Request) {
	p := replier(m)
	if p == kernel.NoPlayer {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = p, askAnswerKind, 1, 1
	q.Source = m.S.Objects[oLaunched]
	for c := m.BottomCard(m.Z(zBallast, p)); c != 0; c = m.S.Cards[c].Above {
		if answers(m, c) {
			q.AddCard(c)
		}
	}
	q.AddKind(kernel.OptPass)
}

// callBack is R5-2a: for the card of the ballast the boat drifts and is not launched.
func callBack(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptPass {
		m.Top().Regs[0] |= 1 << m.Decider()
		m.Goto(rowReply)
		return
	}
	boat := m.S.Objects[oLaunched].Card
	m.Move(picks[0].Card, m.Z(zDrift, m.Decider()), kernel.MoveRule)
	m.Move(boat, m.Z(zDrift, m.S.Cards[boat].Owner), kernel.MoveRule)
	m.S.Objects[oLaunched] = kernel.Ref{}
}

// putLaunched puts the boat where it was launched to, unless it was called back. Where
// nobody could launch one the phase is over.
func putLaunched(m *kernel.Machine) {
	if m.S.Vars[vPlace] == 0 {
		m.Return()
		return
	}
	boat, z := m.S.Objects[oLaunched], kernel.Zone(m.S.Vars[vPlace]-1)
	m.S.Objects[oLaunched], m.S.Vars[vPlace] = kernel.Ref{}, 0
	if m.Alive(boat) && !m.Out(m.PlayerOf(z)) {
		m.Move(m.TopCard(z), m.Z(zDrift, m.PlayerOf(z)), kernel.MoveRule)
		m.Move(boat.Card, z, kernel.MoveRule|kernel.MovePlay)
	}
	m.Goto(rowCheck)
}
