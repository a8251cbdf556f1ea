package regatta

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// The procedures.
const (
	procMatch = iota
	procTurn
	procBallast
	procMain
	procRace
	procCheck
)

// Registers of the match (State.Vars), and its objects.
const (
	vTarget = iota // who is attacked, plus one; 0: nobody
	vPlace         // the zone that a boat is launched to, plus one; 0: none is
)

const (
	oRacer    = iota // the boat that attacks
	oMet             // the one that it meets
	oLaunched        // the one that is launched
)

func procedures() []kernel.Proc {
	return []kernel.Proc{
		procMatch: {Name: "match", Steps: []kernel.Step{
			{Clause: "R4-1", Do: shuffleDecks},
			{Clause: "R4-2", Do: (*kernel.Machine).DrawOrder},
			{Clause: "R4-3", Do: drawHands},
			{Clause: "R4-4", Do: func(m *kernel.Machine) { m.S.Active = m.S.First }},
			{Clause: "R4-4", Ask: askForLead, Then: putLead},
			{Clause: "R4-4", Do: nextLead},
			{Clause: "R5", Do: beginTurn},
			{Clause: "R5-5", Do: nextTurn},
		}},
		procTurn: {Name: "turn", Steps: []kernel.Step{
			{Clause: "R5-1", Do: standAndDraw},
			{Clause: "R5-1b", Do: ballast},
			{Clause: "R5-2", Do: phase(phMain, procMain)},
			{Clause: "R5-3", Do: phase(phRace, procRace)},
			{Clause: "R5-4", Do: endTurn},
		}},
		procBallast: {Name: "ballast", Steps: []kernel.Step{
			{Clause: "R5-1b", Ask: askBallast, Then: stowBallast},
		}},
		procMain: {Name: "main", Steps: []kernel.Step{
			{Clause: "R6-2", Do: func(m *kernel.Machine) { m.Call(procCheck) }},
			{Clause: "R5-2", Ask: askMain, Then: launch},
			{Clause: "R5-2a", Ask: askAnswer, Then: callBack},
			{Clause: "R5-2", Do: putLaunched},
		}},
		procRace: {Name: "race", Steps: []kernel.Step{
			{Clause: "R6-2", Do: func(m *kernel.Machine) { m.Call(procCheck) }},
			{Clause: "R5-3a", Ask: askRace, Then: attack},
			{Clause: "R5-3a", Do: untilNobodyRaces},
			{Clause: "R6-2", Do: func(m *kernel.Machine) { m.Call(procCheck) }},
			{Clause: "R5-3b", Ask: askBlock, Then: block},
			{Clause: "R5-3c", Do: meet},
			{Clause: "R5-3", Do: func(m *kernel.Machine) { endRace(m); m.Goto(rowCheck) }},
		}},
		procCheck: {Name: "check", Steps: []kernel.Step{
			{Clause: "R1-3", Do: sink},
			{Clause: "R6-2", Do: (*kernel.Machine).StateTriggers},
			{Clause: "R6-1", Ask: (*kernel.Machine).AskWaiting, Then: carryOutWaiting}, // R8-7: of a team, whichever it chooses,
			{Clause: "R6-2", Do: nextWaiting},
		}},
	}
}

// Rows that are gone to.
const (
	rowLead = 4 // of the match: somebody puts a boat in front
	rowTurn = 6 // a turn begins

	rowCheck = 0 // of main and race: what triggers is carried out, and then somebody may act
	rowAsk   = 1
	rowReply = 2 // of main: another player may answer
	rowBlock = 4 // of the race: another player may block
)

func shuffleDecks(m *kernel.Machine) {
	for p := range m.S.Players {
		m.Shuffle(m.Z(zDeck, p))
	}
}

// openingHand is R4-3.
const openingHand = 4

func drawHands(m *kernel.Machine) {
	for p := range m.S.Players {
		for c, n := m.TopCard(m.Z(zDeck, p)), 0; c != 0 && n < openingHand; n++ {
			m.Move(c, m.Z(zHand, p), kernel.MoveRule)
			c = m.S.Cards[c].Below
		}
	}
}

// askForLead asks in the order of turns. Register 0 is how many have been asked.
func askForLead(m *kernel.Machine, q *kernel.Request) {
	p := m.At(int8(m.Top().Regs[0]))
	q.Player, q.Kind, q.Min, q.Max = p, askLead, 1, 1
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
}

func putLead(m *kernel.Machine, picks []kernel.Option) {
	m.Move(picks[0].Card, m.Z(zLead, m.S.Cards[picks[0].Card].Owner), kernel.MoveRule)
}

func nextLead(m *kernel.Machine) {
	if m.Top().Regs[0]++; m.Top().Regs[0] < int32(m.Places()) {
		m.Goto(rowLead)
	}
}

// beginTurn begins the turn of the first who is left of those in turn, or of who comes next.
func beginTurn(m *kernel.Machine) {
	p := m.FirstOf(m.InTurn() & m.Present())
	if p == kernel.NoPlayer {
		p = m.NextTurn()
	}
	m.S.Active = p
	m.S.Turn++
	m.NewTurn()
	m.Call(procTurn)
}

// nextTurn is R5-5, and R8-1 where turns are those of teams.
func nextTurn(m *kernel.Machine) {
	m.S.Active = m.NextTurn()
	m.Goto(rowTurn)
}

// phase is the step that plays a phase.
func phase(ph ability.Phase, proc int) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		m.SetStep(ph, ph)
		m.Call(proc)
	}
}

// endTurn is R5-4, for all who are in turn at the same time (R8-6).
func endTurn(m *kernel.Machine) {
	m.SetStep(phEnd, phEnd)
	m.ExpireAt(endOfTurn)
	m.Call(procCheck)
}
