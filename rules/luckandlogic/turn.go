package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// The match: set-up, then turn after turn (7.1.1).
var matchSteps = []kernel.Step{
	{Clause: "6.2.1", Do: func(m *kernel.Machine) { m.Call(procSetup) }},
	{Clause: "7.1.1", Do: func(m *kernel.Machine) { beginTurn(m); m.Call(procTurn) }},
	{Clause: "7.1.1", Do: func(m *kernel.Machine) { m.Goto(1) }},
}

// A turn is this list of phases (7.1.2).
var turnSteps = []kernel.Step{
	{Clause: "7.1.2", Do: phase(ability.PhStand, procStandPhase)},
	{Clause: "7.2.5", Do: phase(ability.PhDraw, procDrawPhase)},
	{Clause: "7.3.6", Do: phase(lexicon.PhLevel, procLevelPhase)},
	{Clause: "7.4.4", Do: phase(ability.PhMain, procMainPhase)},
	{Clause: "7.6.1", Do: phase(ability.PhBattle, procBattlePhase)},
	{Clause: "8.2.4.2", Do: phase(ability.PhEnd, procEndPhase)},
}

// turnRow is the row of turnSteps where a phase begins.
var turnRow = map[ability.Phase]int{
	ability.PhStand: 0, ability.PhDraw: 1, lexicon.PhLevel: 2, ability.PhMain: 3, ability.PhBattle: 4, ability.PhEnd: 5,
}

func phase(ph ability.Phase, proc int) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		m.SetStep(ph, ph)
		m.Call(proc)
	}
}

func beginTurn(m *kernel.Machine) {
	m.S.Turn++
	if m.S.Active == m.S.First {
		m.S.Vars[vFirstTurns]++
	}
	for _, v := range [...]int{vAttacks, vBattle, vBegun, vEnds, vTrances, vTCs, vDrives} {
		m.S.Vars[v] = 0
	}
	for p := range m.S.Players {
		m.S.Seats[p][sDone] = 0
	}
	m.NewTurn()
}

// firstTurn reports whether it is the first turn of the first player.
func firstTurn(m *kernel.Machine) bool { return m.S.Active == m.S.First && m.S.Vars[vFirstTurns] == 1 }

// Who is the turn player, and who is not (7.1.1).
func turnPlayer(m *kernel.Machine) int8  { return m.S.Active }
func otherPlayer(m *kernel.Machine) int8 { return m.Opponent(m.S.Active) }

// starts announces "at the beginning of" a phase or step.
func starts(ph ability.Phase) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		m.Announce(kernel.Event{Kind: evPhaseStart, Player: m.S.Active, N: int32(ph), From: kernel.NoZone, To: kernel.NoZone})
	}
}

// 7.2 Stand phase (スタンドフェイズ).
var standSteps = []kernel.Step{
	{Clause: "7.2.2", Do: startGame},
	{Clause: "7.2.2", Do: starts(ability.PhTurn)},
	{Clause: "7.2.2", Do: starts(ability.PhStand)},
	{Clause: "7.2.3", Do: checkTiming},
	{Clause: "7.2.4", Do: standAll},
	{Clause: "7.2.5", Do: checkTiming},
}

// startGame: "at the start of the game" is in the first turn of the first player.
func startGame(m *kernel.Machine) {
	if firstTurn(m) {
		announce(m, evGameStart, m.S.Active, kernel.Ref{})
	}
}

// standAll: what lies on the own field and in the own level zone; not My Logicalist (7.2.4.1).
func standAll(m *kernel.Machine) {
	p := m.S.Active
	stand := func(z kernel.Zone) {
		for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
			if info := m.CardInfo(c); !info.Banned(lexicon.BanStandUp) && !info.Banned(ability.BanStand) {
				m.Lie(c, kernel.Stand)
			}
		}
	}
	circles(m, p, stand)
	for _, k := range allGates {
		stand(m.Z(k, p))
	}
	stand(m.Z(zLevel, p))
}

// 7.3 Draw phase (ドローフェイズ).
var drawSteps = []kernel.Step{
	{Clause: "7.3.2", Do: starts(ability.PhDraw)},
	{Clause: "7.3.2", Do: checkTiming},
	{Clause: "7.3.3", Do: drawOne},
	{Clause: "7.3.3", Do: drawOne}, // one after the other (5.6.2)
	{Clause: "7.3.4", Do: checkTiming},
	{Clause: "7.3.5", Do: stockOne},
	{Clause: "7.3.6", Do: checkTiming},
}

// drawOne: 5.6.1.
func drawOne(m *kernel.Machine) { drawMany(m, m.S.Active, 1) }

func stockOne(m *kernel.Machine) {
	p := m.S.Active
	m.Move(m.TopCard(m.Z(zDeck, p)), m.Z(zStock, p), kernel.MoveRule|kernel.MoveDown)
}

// 7.4 Level phase (レベルフェイズ).
var levelSteps = []kernel.Step{
	{Clause: "7.4.2", Do: starts(lexicon.PhLevel)},
	{Clause: "7.4.2", Do: checkTiming},
	{Clause: "7.4.3", Ask: askLevel, Then: pickLevel},
	{Clause: "7.4.3.1.1", Ask: askLevelSwap, Then: pickLevelSwap},
	{Clause: "7.4.3.1", Do: putLevel},
	{Clause: "7.4.4", Do: checkTiming},
}

// levelLimit is the most cards of a level zone (4.7.2).
func levelLimit(m *kernel.Machine, p int8) int { return limitOf(m, p, lexicon.LimitLevel, 4) }

// askLevel: a card of the hand, or nothing (7.4.3.2).
func askLevel(m *kernel.Machine, q *kernel.Request) {
	p := m.S.Active
	q.Player, q.Kind, q.Min, q.Max = p, askLevelKind, 1, 1
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
	q.AddKind(kernel.OptPass)
}

func pickLevel(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind != kernel.OptPass {
		m.Top().Regs[0] = int32(picks[0].Card)
	}
}

// askLevelSwap: with as many cards there as there may be, one of them comes to the hand.
func askLevelSwap(m *kernel.Machine, q *kernel.Request) {
	p := m.S.Active
	if m.Top().Regs[0] == 0 || m.Count(m.Z(zLevel, p)) < levelLimit(m, p) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = p, askLevelSwapKind, 1, 1
	for c := m.BottomCard(m.Z(zLevel, p)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
}

func pickLevelSwap(m *kernel.Machine, picks []kernel.Option) {
	m.Top().Regs[1] = int32(picks[0].Card)
}

// putLevel: face up, in the first turn of the first player face down; both at once where two are
// exchanged (5.11.1).
func putLevel(m *kernel.Machine) {
	f, p := m.Top(), m.S.Active
	card, back := kernel.CardID(f.Regs[0]), kernel.CardID(f.Regs[1])
	if card == 0 || back == 0 && m.Count(m.Z(zLevel, p)) >= levelLimit(m, p) {
		return
	}
	flags := kernel.MoveRule
	if firstTurn(m) {
		flags |= kernel.MoveDown
	}
	if back != 0 {
		m.Move(back, m.Z(zHand, p), kernel.MoveRule)
	}
	m.Move(card, m.Z(zLevel, p), flags)
}

// limitKinds is the effects that change limits.
var limitKinds = [ability.KindCount]bool{lexicon.RaiseLimit: true, lexicon.LowerLimit: true, lexicon.SetLimit: true}

// limitOf is a limit of a player: what the book says, and what effects make of it.
func limitOf(m *kernel.Machine, p int8, limit lexicon.Limit, n int) int {
	sum := int32(n)
	m.EachValue(p, 2, &limitKinds, func(e *ability.Expr, v int32) {
		if lexicon.Limit(e.Num) != limit {
			return
		}
		switch e.Kind {
		case lexicon.SetLimit:
			sum = v
		case lexicon.RaiseLimit:
			sum += v
		case lexicon.LowerLimit:
			sum -= v
		}
	})
	return int(max(0, sum))
}
