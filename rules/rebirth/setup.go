package rebirth

import "gorin/rules/kernel"

// Chapter 6.2: what comes before the match. The decks lie in the deck zones already, the partners
// beside them (6.2.1.1); that they are legal (6.1) was checked by rules/deck.
var setupSteps = []kernel.Step{
	{Clause: "6.2.1.2", Do: lookThrough},
	{Clause: "6.2.1.2", Ask: askOpening, Then: putOpening},
	{Clause: "6.2.1.2", Do: nextOpening},
	{Clause: "6.2.1.3", Do: shuffleDecks},
	{Clause: "6.2.1.4", Do: drawLot},
	{Clause: "6.2.1.5", Do: drawHands},
	{Clause: "6.2.1.6", Do: firstPartners},
	{Clause: "6.2.1.7", Do: turnUpEntries},
}

// Numbers of the set-up.
const (
	openingCost = 2 // 6.2.1.2: at most
	openingHand = 3 // 6.2.1.5
)

// chooser is who chooses an opening entry now: nobody is first yet, and nobody sees what the
// others have chosen, so it does not matter who is asked before whom.
func chooser(m *kernel.Machine) int8 { return int8(m.S.Vars[vChosen]) }

// lookThrough lets a player see the own deck while choosing.
func lookThrough(m *kernel.Machine) {
	p := chooser(m)
	m.Emit(kernel.Event{Kind: kernel.EvShow, Player: p, To: m.Z(zDeck, p), N: 1 << p})
}

// askOpening: a character, for only that has a cost (2.3.1).
func askOpening(m *kernel.Machine, q *kernel.Request) {
	p := chooser(m)
	q.Player, q.Kind, q.Min, q.Max = p, askOpeningKind, 1, 1
	each(m, m.Z(zDeck, p), func(c kernel.CardID) {
		if isChara(m, c) && m.Book.Prints[m.S.Cards[c].Print].Info.Num[numCost] <= openingCost {
			q.AddCard(c)
		}
	})
}

func putOpening(m *kernel.Machine, picks []kernel.Option) {
	m.Move(picks[0].Card, m.Z(zEntry, chooser(m)), kernel.MoveRule|kernel.MoveDown)
}

// nextOpening: whoever has put a card there knows which it is.
func nextOpening(m *kernel.Machine) {
	p := chooser(m)
	if c := entryOf(m, p); c != 0 {
		m.Show(c, 1<<p)
	}
	if m.S.Vars[vChosen]++; chooser(m) < m.S.Players {
		m.Goto(0)
	}
}

func shuffleDecks(m *kernel.Machine) {
	for p := range m.S.Players {
		m.Shuffle(m.Z(zDeck, p))
	}
}

// drawLot: who is first is found by lot alone (6.2.1.4.1); of teams, which of them is (12.5.7.1).
// Where players have agreed on the order of their turns, it is theirs (12.6.2, 12.7.2).
func drawLot(m *kernel.Machine) {
	if lot := int8(m.S.Vars[vLot]) - 1; lot != kernel.NoPlayer {
		m.S.First = lot
	}
	m.DrawOrder()
}

// drawHands: three cards of the deck, and the partners.
func drawHands(m *kernel.Machine) {
	for p := range m.S.Players {
		for c, n := m.TopCard(m.Z(zDeck, p)), 0; c != 0 && n < openingHand; n++ {
			m.Move(c, m.Z(zHand, p), kernel.MoveRule)
			c = m.S.Cards[c].Below
		}
		each(m, m.Z(zPartners, p), func(c kernel.CardID) { m.Move(c, m.Z(zHand, p), kernel.MoveRule) })
	}
}

// firstPartners: everybody who does not begin, or is not in the team that begins, at the same time.
func firstPartners(m *kernel.Machine) {
	m.S.Active = m.S.First
	m.Together(m.Present()&^m.InTurn(), procFirstPartner)
}

// firstPartnerSteps is 6.2.1.6 for one player, who is register 0.
var firstPartnerSteps = []kernel.Step{
	{Clause: "6.2.1.6", Ask: func(m *kernel.Machine, q *kernel.Request) {
		q.Player, q.Kind, q.Min, q.Max = framePlayer(m), askFirstPartnerKind, 1, 1
		addPartners(m, q)
	}, Then: func(m *kernel.Machine, picks []kernel.Option) {
		m.Move(picks[0].Card, m.Z(zEnergy, framePlayer(m)), kernel.MoveRule|kernel.MoveUp)
	}},
}

// framePlayer is the player of the procedure under way, who is in register 0.
func framePlayer(m *kernel.Machine) int8 { return int8(m.Top().Regs[0]) }

// addPartners offers the partners in the hand of who is asked.
func addPartners(m *kernel.Machine, q *kernel.Request) {
	each(m, m.Z(zHand, q.Player), func(c kernel.CardID) {
		if isPartner(m, c) {
			q.AddCard(c)
		}
	})
}

// turnUpEntries: the opening entries are turned up at the same time, just before the first turn.
func turnUpEntries(m *kernel.Machine) {
	for p := range m.S.Players {
		if c := entryOf(m, p); c != 0 {
			turnFace(m, c, false, kernel.Ref{})
		}
	}
}
