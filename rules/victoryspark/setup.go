package victoryspark

import "gorin/rules/kernel"

// Chapter 5.2: what comes before the match. The decks lie in the deck zones already; that
// they are legal (5.2.1.1) was checked by rules/deck.
var setupSteps = []kernel.Step{
	{Clause: "5.2.1.2", Do: lookThrough},
	{Clause: "5.2.1.2", Ask: askRing, Then: putIntoRing},
	{Clause: "5.2.1.2", Do: nextRing},
	{Clause: "5.2.1.3", Do: shuffleDecks},
	{Clause: "5.2.1.4", Do: drawLot},
	{Clause: "5.2.1.5", Do: drawHands},
	{Clause: "5.2.1.6", Do: turnUpRings},
	{Clause: "5.2.1.7", Do: func(m *kernel.Machine) { m.S.Active = m.S.First }},
}

const rowLookThrough = 0

const openingHand = 5 // 5.2.1.5

// chooser is who chooses a ring now: nobody is first yet, and nobody sees what the others
// have chosen, so it does not matter who is asked before whom.
func chooser(m *kernel.Machine) int8 { return int8(m.S.Vars[vRings]) }

// lookThrough lets a player see the own deck while choosing.
func lookThrough(m *kernel.Machine) {
	p := chooser(m)
	m.Emit(kernel.Event{Kind: kernel.EvShow, Player: p, To: m.Z(zDeck, p), N: 1 << p})
}

// askRing: any card of the deck (3.3.2.2).
func askRing(m *kernel.Machine, q *kernel.Request) {
	p := chooser(m)
	q.Player, q.Kind, q.Min, q.Max = p, askRingKind, 1, 1
	for c := m.BottomCard(m.Z(zDeck, p)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
}

func putIntoRing(m *kernel.Machine, picks []kernel.Option) {
	m.Move(picks[0].Card, m.Z(zRing, chooser(m)), kernel.MoveRule|kernel.MoveDown)
}

// nextRing: whoever has put a card there knows which it is.
func nextRing(m *kernel.Machine) {
	p := chooser(m)
	if c := ringOf(m, p); c != 0 {
		m.Show(c, 1<<p)
	}
	if m.S.Vars[vRings]++; chooser(m) < m.S.Players {
		m.Goto(rowLookThrough)
	}
}

func shuffleDecks(m *kernel.Machine) {
	for p := range m.S.Players {
		m.Shuffle(m.Z(zDeck, p))
	}
}

// drawLot: the first player is found by lot alone (5.2.1.4.1).
func drawLot(m *kernel.Machine) {
	if m.S.First = int8(m.S.Vars[vLot] - 1); m.S.First == kernel.NoPlayer {
		m.S.First = int8(m.Random(int(m.S.Players)))
	}
	m.S.Vars[vLot] = 0
}

func drawHands(m *kernel.Machine) {
	for p := range m.S.Players {
		for c, n := m.TopCard(m.Z(zDeck, p)), 0; c != 0 && n < openingHand; n++ {
			m.Move(c, m.Z(zHand, p), kernel.MoveRule)
			c = m.S.Cards[c].Below
		}
	}
}

// turnUpRings: both at the same time.
func turnUpRings(m *kernel.Machine) {
	for p := range m.S.Players {
		if c := ringOf(m, p); c != 0 {
			turnFace(m, c, false, kernel.Ref{})
		}
	}
}
