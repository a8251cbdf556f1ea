package lanterns

import (
	"gorin/rules/kernel"
)

// The procedures.
const (
	procMatch = iota
	procRound
	procChoice
	procRiver
	procUse
	procCheck
)

// sSent is the register of a player (State.Seats) that says whether one has sent a card down
// the river in this round.
const sSent = 0

// Registers of the match (State.Vars).
const (
	vPassed  = iota // who has passed since somebody did something, a bit each (L5-2b)
	vToAct          // who may act
	vOffset         // how many have put a card into the palm (L5-1a)
	vStarted        // a round has begun
)

func procedures() []kernel.Proc {
	return []kernel.Proc{
		procMatch: {Name: "match", Steps: []kernel.Step{
			{Clause: "L4-1", Do: shuffleDecks},
			{Clause: "L4-2", Do: drawLot},
			{Clause: "L4-3", Do: drawHands},
			{Clause: "L5", Do: beginRound},
			{Clause: "L5", Do: func(m *kernel.Machine) { m.Goto(rowRound) }},
		}},
		procRound: {Name: "round", Steps: []kernel.Step{
			{Clause: "L5-1", Do: phase(phChoice, procChoice)},
			{Clause: "L5-2", Do: phase(phRiver, procRiver)},
			{Clause: "L5-3", Do: func(m *kernel.Machine) { m.SetStep(phEnd, phEnd); m.ExpireAt(endOfRound); check(m) }},
			{Clause: "L1-3", Do: endMatch},
		}},
		procChoice: {Name: "choice", Steps: []kernel.Step{
			{Clause: "L5-1a", Ask: askPalm, Then: putIntoPalm},
			{Clause: "L5-1a", Do: nextPalm},
			{Clause: "L5-1b", Do: showPalms},
			{Clause: "L6-2", Do: check},
		}},
		procRiver: {Name: "river", Steps: []kernel.Step{
			{Clause: "L5-2a", Do: func(m *kernel.Machine) { m.S.Vars[vPassed], m.S.Vars[vToAct] = 0, int32(m.S.Active) }},
			{Clause: "L6-2", Do: check},
			{Clause: "L5-2a", Ask: askRiver, Then: actOnRiver},
			{Clause: "L5-2b", Do: allPassed},
			{Clause: "L5-2b", Do: carryOut},
			{Clause: "L5-2b", Do: burnOut},
		}},
		procUse: {Name: "use", Steps: []kernel.Step{
			{Clause: "L6-3", Do: use},
		}},
		procCheck: {Name: "check", Steps: []kernel.Step{
			{Clause: "L6-2", Do: (*kernel.Machine).StateTriggers},
			{Clause: "L6-1", Ask: askWaiting, Then: carryOutWaiting},
			{Clause: "L6-2", Do: nextWaiting},
		}},
	}
}

// Rows that are gone to.
const (
	rowRound = 3 // of the match: a round begins

	rowPalm = 0 // of the choice: somebody chooses

	rowBegin = 0 // of the river: nobody has passed
	rowCheck = 1 // what triggers is carried out, and then somebody may act
	rowTop   = 4 // the card on top is carried out
)

func shuffleDecks(m *kernel.Machine) {
	for p := range m.S.Players {
		m.Shuffle(m.Z(zDeck, p))
	}
}

func drawLot(m *kernel.Machine) {
	if m.S.First == kernel.NoPlayer {
		m.S.First = int8(m.Random(int(m.S.Players)))
	}
}

// openingHand is L4-3.
const openingHand = 4

func drawHands(m *kernel.Machine) {
	for p := range m.S.Players {
		for c, n := m.TopCard(m.Z(zDeck, p)), 0; c != 0 && n < openingHand; n++ {
			m.Move(c, m.Z(zHand, p), kernel.MoveRule)
			c = m.S.Cards[c].Below
		}
	}
}

// beginRound: the first is begun by who the lot told, each other by the next player.
func beginRound(m *kernel.Machine) {
	if m.S.Active = m.S.First; m.S.Vars[vStarted] != 0 {
		m.S.Active = m.Next(m.S.Active)
	}
	m.S.First, m.S.Vars[vStarted] = m.S.Active, 1
	m.S.Turn++
	for p := range m.S.Players {
		m.S.Seats[p][sSent] = 0
	}
	m.NewTurn()
	m.Call(procRound)
}

// chooser is who puts a card into the palm now.
func chooser(m *kernel.Machine) int8 {
	return (m.S.Active + int8(m.Top().Regs[0])) % m.S.Players
}

func askPalm(m *kernel.Machine, q *kernel.Request) {
	p := chooser(m)
	if m.Out(p) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = p, askPalmKind, 1, 1
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
}

func putIntoPalm(m *kernel.Machine, picks []kernel.Option) {
	m.Move(picks[0].Card, m.Z(zPalm, chooser(m)), kernel.MoveRule|kernel.MoveDown)
}

func nextPalm(m *kernel.Machine) {
	if m.Top().Regs[0]++; m.Top().Regs[0] < int32(m.S.Players) {
		m.Goto(rowPalm)
	}
}

func showPalms(m *kernel.Machine) {
	for p := range m.S.Players {
		for c := m.BottomCard(m.Z(zPalm, p)); c != 0; c = m.S.Cards[c].Above {
			m.Move(c, m.Z(zSky, p), kernel.MoveRule|kernel.MoveUp)
		}
	}
}

// endMatch: L1-3.
func endMatch(m *kernel.Machine) {
	ends, brightest, winners := false, int32(-1), uint8(0)
	everybody := uint8(0)
	for p := range m.S.Players {
		if m.Out(p) {
			continue
		}
		everybody |= 1 << p
		ends = ends || m.Count(m.Z(zHand, p)) == 0
		switch l := light(m, p); {
		case l > brightest:
			brightest, winners = l, 1<<p
		case l == brightest:
			winners |= 1 << p
		}
	}
	if winners&(winners-1) != 0 {
		winners = 0
	}
	if ends {
		m.EndNow(everybody &^ winners)
	}
}

// light is how bright a player's sky is.
func light(m *kernel.Machine, p int8) (sum int32) {
	for c := m.BottomCard(m.Z(zSky, p)); c != 0; c = m.S.Cards[c].Above {
		sum += m.CardInfo(c).Num[numLight]
	}
	return sum
}
