package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// Chapter 602: what comes before the game. The cards lie in their zones already:
// the decks (602-1b, 602-1d) and the territory, unopened (602-1c). Whether they
// are legal (601) was checked by rules/deck.
var setupSteps = []kernel.Step{
	{Clause: "602-1b", Do: shuffleDecks},
	{Clause: "602-1e", Do: drawLot},
	{Clause: "602-1f", Do: dealHands},
	{Clause: "602-1g", Ask: askRedraw, Then: setHandApart},
	{Clause: "602-1g", Do: drawNewHand},
	{Clause: "602-1g", Do: putOldHandBack},
	{Clause: "602-1g", Do: shuffleOldHand},
	{Clause: "602-1h", Do: dealLife},
	{Clause: "602-1i", Do: dealEnergy},
	{Clause: "602-1j", Do: func(m *kernel.Machine) { m.Call(procGameStart) }},
	{Clause: "602-1k", Do: beginGame},
}

// Numbers of chapter 602.
const (
	openingHand   = 5
	openingLife   = 10
	openingEnergy = 2
)

const (
	rowRedraw  = 3
	rowAfterIt = 7
)

func shuffleDecks(m *kernel.Machine) {
	for p := range m.S.Players {
		m.Shuffle(m.Z(zDeck, p))
	}
}

// drawLot: who is drawn goes first and has no say in it (6.02.1.e.1).
func drawLot(m *kernel.Machine) {
	if m.S.First == kernel.NoPlayer {
		m.S.First = int8(m.Random(int(m.S.Players)))
	}
}

// deal moves cards from the top of the deck at once.
func deal(m *kernel.Machine, p int8, n int, to int) {
	for c := m.TopCard(m.Z(zDeck, p)); c != 0 && n > 0; n-- {
		m.Move(c, m.Z(to, p), kernel.MoveRule)
		c = m.S.Cards[c].Below
	}
}

func dealHands(m *kernel.Machine) {
	for p := range m.S.Players {
		deal(m, p, openingHand, zHand)
	}
}

// redrawPlayer: the first player decides first (6.02.1.g.1), each once
// (6.02.1.g.2).
func redrawPlayer(m *kernel.Machine) int8 {
	return (m.S.First + int8(m.S.Vars[vPassed])) % m.S.Players
}

func askRedraw(m *kernel.Machine, q *kernel.Request) {
	q.Player, q.Kind, q.Min, q.Max = redrawPlayer(m), askRedrawKind, 1, 1
	q.AddKind(kernel.OptYes)
	q.AddKind(kernel.OptNo)
}

func setHandApart(m *kernel.Machine, picks []kernel.Option) {
	p := redrawPlayer(m)
	if picks[0].Kind == kernel.OptNo {
		nextRedraw(m)
		return
	}
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		m.Move(c, m.Z(zApart, p), kernel.MoveRule)
	}
}

func drawNewHand(m *kernel.Machine) { deal(m, redrawPlayer(m), openingHand, zHand) }

func putOldHandBack(m *kernel.Machine) {
	p := redrawPlayer(m)
	for c := m.BottomCard(m.Z(zApart, p)); c != 0; c = m.S.Cards[c].Above {
		m.Move(c, m.Z(zDeck, p), kernel.MoveRule)
	}
}

func shuffleOldHand(m *kernel.Machine) {
	m.Shuffle(m.Z(zDeck, redrawPlayer(m)))
	nextRedraw(m)
}

// nextRedraw lets the other player decide, or goes on.
func nextRedraw(m *kernel.Machine) {
	if m.S.Vars[vPassed]++; m.S.Vars[vPassed] < int32(m.S.Players) {
		m.Goto(rowRedraw)
		return
	}
	m.Goto(rowAfterIt)
}

func dealLife(m *kernel.Machine) {
	for p := range m.S.Players {
		deal(m, p, openingLife, zLife)
	}
}

func dealEnergy(m *kernel.Machine) {
	for p := range m.S.Players {
		deal(m, p, openingEnergy, zEnergy)
	}
}

func beginGame(m *kernel.Machine) {
	m.S.Active = m.S.First
	m.S.Vars[vRegular] = int32(m.S.First)
	for p := range m.S.Players {
		m.S.Seats[p][sRed] = boolReg(inRed(m, p))
	}
}

// 602-1j Abilities "at the start of the game" take effect: first those of the
// first player, in that player's order, then those of the other
// (6.02.1.j.1). Register: whose are carried out.
var gameStartSteps = []kernel.Step{
	{Clause: "602-1j", Do: noteGameStarts},
	{Clause: "6.02.1.j.1", Ask: askGameStart, Then: startAbility},
	{Clause: "6.02.1.j.1", Do: nextGameStart},
}

const rowAskGameStart = 1

// noteGameStarts notes the abilities that are in force now; what comes into force
// by them does not count.
func noteGameStarts(m *kernel.Machine) {
	m.S.Active = m.S.First // whoever several players are asked about, the first player comes first
	for c := kernel.CardID(1); int(c) < len(m.S.Cards); c++ {
		card := &m.S.Cards[c]
		for _, line := range m.Book.Prints[card.Print].Lines {
			l := &m.Book.Prog.Lines[line]
			if m.Book.Prog.Exprs[l.Trigger].Kind == ability.OnGameStart && l.Zones>>m.KindOf(card.Zone)&1 != 0 {
				m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factStart, Player: card.Master, Source: m.RefOf(c), N: int32(line)})
			}
		}
	}
}

func gameStartPlayer(m *kernel.Machine) int8 {
	return (m.S.First + int8(m.Top().Regs[0])) % m.S.Players
}

func askGameStart(m *kernel.Machine, q *kernel.Request) {
	p := gameStartPlayer(m)
	q.Player, q.Kind, q.Min, q.Max = p, kernel.AskPending, 1, 1
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factStart && f.Player == p {
			q.Add(kernel.Option{Kind: kernel.OptAbility, Card: f.Source.Card, Card2: kernel.CardID(f.N), N: int32(i), Zone: kernel.NoZone, Zone2: kernel.NoZone})
		}
	}
}

func startAbility(m *kernel.Machine, picks []kernel.Option) {
	i := picks[0].N
	f := m.S.Facts[i]
	m.S.Facts = append(m.S.Facts[:i], m.S.Facts[i+1:]...)
	m.Goto(rowAskGameStart)
	m.ReachKind(ability.OnGameStart)
	m.Resolve(kernel.Run{Line: uint16(f.N), Source: f.Source, Player: f.Player, Cause: noEvent})
}

func nextGameStart(m *kernel.Machine) {
	f := m.Top()
	if f.Regs[0]++; f.Regs[0] < int32(m.S.Players) {
		m.Goto(rowAskGameStart)
	}
}
