package weiss

import "gorin/rules/kernel"

// Chapter 5.2: what comes before the match. The decks lie in the deck zones
// already; that they are legal (5.2.1.1) was checked by rules/deck.
var setupSteps = []kernel.Step{
	{Clause: "5.2.1.2", Do: shuffleDecks},
	{Clause: "5.2.1.3", Do: drawLot},
	{Clause: "5.2.1.4", Do: drawOpeningHands},
	{Clause: "5.2.1.4", Ask: askMulligan, Then: mulligan},
	{Clause: "5.2.1.4", Do: drawAfterMulligan},
	{Clause: "5.2.1.5", Do: beginMatch},
}

const rowMulligan = 3

const openingHand = 5

func shuffleDecks(m *kernel.Machine) {
	for p := range m.S.Players {
		m.Shuffle(m.Z(zDeck, p))
	}
}

// drawLot: the first player is found by lot alone (5.2.1.3.1).
func drawLot(m *kernel.Machine) {
	if m.S.First == kernel.NoPlayer {
		m.S.First = int8(m.Random(int(m.S.Players)))
	}
}

func drawOpeningHands(m *kernel.Machine) {
	for p := range m.S.Players {
		drawCards(m, p, openingHand)
	}
}

// drawCards moves cards from the top of the deck to the hand at once. During
// play cards are drawn one by one; before it nothing can come between.
func drawCards(m *kernel.Machine, p int8, n int) {
	for c := m.TopCard(m.Z(zDeck, p)); c != 0 && n > 0; n-- {
		m.Move(c, m.Z(zHand, p), kernel.MoveRule)
		c = m.S.Cards[c].Below
	}
}

// mulliganPlayer is whose turn it is to exchange: the first player, then the
// other.
func mulliganPlayer(m *kernel.Machine) int8 {
	return (m.S.First + int8(m.S.Vars[vMulligans])) % m.S.Players
}

func askMulligan(m *kernel.Machine, q *kernel.Request) {
	q.Player, q.Kind = mulliganPlayer(m), askMulliganKind
	for c := m.BottomCard(m.Z(zHand, q.Player)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
	q.Min, q.Max = 0, len(q.Options)
}

func mulligan(m *kernel.Machine, picks []kernel.Option) {
	p := mulliganPlayer(m)
	for _, o := range picks {
		m.Move(o.Card, m.Z(zWaiting, p), kernel.MoveRule)
	}
	m.Top().Regs[0] = int32(len(picks))
}

func drawAfterMulligan(m *kernel.Machine) {
	f := m.Top()
	drawCards(m, mulliganPlayer(m), int(f.Regs[0]))
	m.S.Vars[vMulligans]++
	if m.S.Vars[vMulligans] < int32(m.S.Players) {
		m.Goto(rowMulligan)
	}
}

func beginMatch(m *kernel.Machine) {
	m.S.Active = m.S.First
}
