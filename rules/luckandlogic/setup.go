package luckandlogic

import "gorin/rules/kernel"

// Chapter 6.2: what comes before the match. Decks, gates, My Logicalist and secret tools lie in their
// zones already (6.2.1.1–6.2.1.3, 6.2.1.6), nobody has refresh points (6.2.1.10), and that decks are legal was checked
// by rules/deck.
var setupSteps = []kernel.Step{
	{Clause: "6.2.1.2", Do: layDownMyLogicalists},
	{Clause: "6.2.1.4", Do: shuffleDecks},
	{Clause: "6.2.1.5", Do: layGates},
	{Clause: "6.2.1.5.1", Do: removeGates},
	{Clause: "6.2.1.7", Do: drawLot},
	{Clause: "6.2.1.8", Do: drawHands},
	{Clause: "6.2.1.8", Ask: askRedraw, Then: putUnder},
	{Clause: "6.2.1.8", Do: redraw},
	{Clause: "6.2.1.9", Do: turnUpMyLogicalists},
	{Clause: "6.2.1.11", Do: func(m *kernel.Machine) { m.S.Active = m.S.First }},
}

const (
	rowAskRedraw = 6
	openingHand  = 5 // 6.2.1.8
)

// layDownMyLogicalists: nobody else sees which it is before 6.2.1.9.
func layDownMyLogicalists(m *kernel.Machine) {
	for p := range m.S.Players {
		for c := m.BottomCard(m.Z(zMyLogicalist, p)); c != 0; c = m.S.Cards[c].Above {
			m.CardInfo(c) // what it has been is remembered, and nothing has been worked out yet
			m.TurnOver(c, true)
		}
	}
}

func shuffleDecks(m *kernel.Machine) {
	for p := range m.S.Players {
		m.Shuffle(m.Z(zDeck, p))
		m.Shuffle(m.Z(zGates, p))
	}
}

// layGates: one face down in each gate zone.
func layGates(m *kernel.Machine) {
	for p := range m.S.Players {
		c := m.TopCard(m.Z(zGates, p))
		for _, k := range allGates {
			if c == 0 {
				break
			}
			m.Move(c, m.Z(k, p), kernel.MoveRule|kernel.MoveDown)
			c = m.S.Cards[c].Below
		}
	}
}

// removeGates: nobody sees the others.
func removeGates(m *kernel.Machine) {
	for p := range m.S.Players {
		for c := m.TopCard(m.Z(zGates, p)); c != 0; c = m.S.Cards[c].Below {
			m.Move(c, m.Z(zRemove, p), kernel.MoveRule|kernel.MoveDown)
		}
	}
}

// drawLot: the first player is found by lot alone (6.2.1.7.1).
func drawLot(m *kernel.Machine) {
	if m.S.First = int8(m.S.Vars[vLot] - 1); m.S.First == kernel.NoPlayer {
		m.S.First = int8(m.Random(int(m.S.Players)))
	}
	m.S.Vars[vLot] = 0
}

func drawHands(m *kernel.Machine) {
	for p := range m.S.Players {
		drawMany(m, p, openingHand)
	}
}

// drawMany draws so many cards of what the deck has.
func drawMany(m *kernel.Machine, p int8, n int) {
	for c := m.TopCard(m.Z(zDeck, p)); c != 0 && n > 0; n-- {
		m.Move(c, m.Z(zHand, p), kernel.MoveRule|kernel.MoveDraw)
		c = m.S.Cards[c].Below
	}
}

// redrawer is who may exchange cards now: the first player first, each once.
func redrawer(m *kernel.Machine) int8 {
	return (m.S.First + int8(m.S.Vars[vRedraws])) % m.S.Players
}

// askRedraw: any number of cards, in any order, under the deck.
func askRedraw(m *kernel.Machine, q *kernel.Request) {
	p := redrawer(m)
	q.Player, q.Kind, q.Ordered = p, askRedrawKind, true
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
	q.Min, q.Max = 0, len(q.Options)
}

func putUnder(m *kernel.Machine, picks []kernel.Option) {
	p := redrawer(m)
	m.Top().Regs[0] = int32(len(picks))
	for _, o := range picks {
		m.Move(o.Card, m.Z(zDeck, p), kernel.MoveRule|kernel.MoveBottom)
	}
}

func redraw(m *kernel.Machine) {
	f := m.Top()
	drawMany(m, redrawer(m), int(f.Regs[0]))
	f.Regs[0] = 0
	if m.S.Vars[vRedraws]++; m.S.Vars[vRedraws] < int32(m.S.Players) {
		m.Goto(rowAskRedraw)
	}
}

func turnUpMyLogicalists(m *kernel.Machine) {
	for p := range m.S.Players {
		for c := m.BottomCard(m.Z(zMyLogicalist, p)); c != 0; c = m.S.Cards[c].Above {
			turnFace(m, c, false, kernel.Ref{})
		}
	}
}
